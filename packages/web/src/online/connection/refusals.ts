import { t } from '../../i18n/i18n.svelte.ts';

/** The refusals that say what to do in words of their own. */
const WORDED = [
  'offline',
  'no-identity',
  'no-table',
  'seat-taken',
  'seat-kept',
  'table-full',
  'name-taken',
  'color-taken',
  'bad-name',
  'not-host',
  'not-open',
  'seats-open',
  'stale',
  'time-is-up',
  'undo-impossible',
  'bad-text',
  'too-many-games',
  'log-full',
  'rate-limited',
  'storage-failed',
] as const;

/** What to tell somebody whose wish was refused. */
export function refusalText(code: string): string {
  const worded = WORDED.find((known) => known === code);
  return t(worded === undefined ? 'online.refused.other' : `online.refused.${worded}`);
}
