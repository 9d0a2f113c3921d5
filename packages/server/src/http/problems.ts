import { HTTP_REFUSALS, SERVER_REFUSALS } from '@table-seven/protocol';
import type { AnyCode, Problem } from '@table-seven/protocol';

/** The body of every refusal. */
export function makeProblem(code: AnyCode): Problem {
  const messages: Readonly<Record<string, string>> = { ...HTTP_REFUSALS, ...SERVER_REFUSALS };
  return { error: { code, message: messages[code] ?? 'This cannot be done.' } };
}

const CODES: Readonly<Record<number, AnyCode>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  414: 'too-large',
  429: 'rate-limited',
  431: 'too-large',
  503: 'storage-failed',
};

/** The body of a refusal that is known by its status only. */
export function problemOf(status: number): Problem {
  return makeProblem(CODES[status] ?? (status < 500 ? 'bad-request' : 'server-error'));
}
