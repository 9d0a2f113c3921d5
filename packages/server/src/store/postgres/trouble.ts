/** What PostgreSQL and the network say when the connection is gone, or was never there: tried again, it may well go better. */
const LOST = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const LOST_TEXT =
  /connection terminated|connection timeout|timeout exceeded|read timeout|not queryable|connection error/i;

/** Somebody else was in the way: an entry of that key is there, or both waited for each other. */
const IN_THE_WAY = new Set(['23505', '40001', '40P01']);
/** Of what may be there already, this is what a race is lost for. */
const RACED_FOR = /^(log_pkey|tables_pkey|tables_code_key)$/;

export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST.has(code) || code.startsWith('08')) return true;
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError) return error.errors.some(isLost);
  return error instanceof Error && LOST_TEXT.test(error.message);
}

export function isRaceLost(error: unknown): boolean {
  const code = codeOf(error);
  if (!IN_THE_WAY.has(code)) return false;
  return code !== '23505' || RACED_FOR.test((error as { constraint?: string }).constraint ?? '');
}

export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: string | number };
  return code === undefined ? '' : String(code);
}

const NO_RIGHTS = 'the user lacks the rights: it must be allowed to create tables in the database';
const READ_ONLY = 'it can only be read (a standby, or default_transaction_read_only is on)';

/** Says in one line, without the password, why a database cannot be used. */
export function troubleWith(error: unknown): string {
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return 'the user or the password is wrong';
    case '3D000':
      return 'there is no such database';
    case '42501':
      return NO_RIGHTS;
    case '25006':
      return READ_ONLY;
    case 'ENOTFOUND':
      return 'there is no such host';
    default:
      break;
  }
  // Some come wrapped in the words of others.
  if (textOf(error).includes('permission denied')) return NO_RIGHTS;
  if (textOf(error).includes('read-only transaction')) return READ_ONLY;
  if (isLost(error)) return `it cannot be reached (${codeOf(first(error)) || textOf(error)})`;
  return textOf(error);
}

function first(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error;
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
