import type { CommonCode } from '@table-seven/engine';
import type { HTTP_REFUSALS, ServerCode } from '@table-seven/protocol';

import { t } from '../../i18n/i18n.svelte.ts';
import type { Key } from '../../i18n/keys.ts';

/**
 * Every code but the games' own. A server that cannot be reached refuses nothing, and a move
 * that a bot was quicker with is only stale to it; but both are said in the same way.
 */
type Asked = ServerCode | keyof typeof HTTP_REFUSALS | CommonCode | 'offline' | 'overtaken';

type Worded =
  Extract<Key, `online.refused.${string}`> extends `online.refused.${infer W}` ? W : never;

/**
 * What is said about every refusal there is: words of its own, or those of another, or, where this app never asks for such a thing
 * or a page of its own says it (OnlineTrouble), just that it did not work.
 */
const WORDS: Readonly<Record<Asked, Worded>> = {
  offline: 'offline',
  overtaken: 'overtaken',
  'no-identity': 'no-identity',
  'no-table': 'no-table',
  'no-seat': 'no-seat',
  'already-seated': 'stale',
  'seat-taken': 'seat-taken',
  'seat-kept': 'seat-kept',
  'bad-seats': 'bad-seats',
  'no-latecomers': 'no-latecomers',
  'table-full': 'table-full',
  'name-taken': 'name-taken',
  'color-taken': 'color-taken',
  'bad-name': 'bad-name',
  removed: 'removed',
  'not-removable': 'stale',
  'not-host': 'not-host',
  'not-open': 'not-open',
  'not-playing': 'not-playing',
  'not-over': 'stale',
  'seats-open': 'seats-open',
  'bad-share': 'other',
  'already-sealed': 'stale',
  starting: 'stale',
  'not-starting': 'stale',
  'not-ready': 'stale',
  stale: 'stale',
  'not-standing-in': 'stale',
  'time-is-up': 'time-is-up',
  'too-early': 'too-early',
  'undo-impossible': 'undo-impossible',
  'no-undo': 'no-undo',
  // Only offered where it is possible: it must have been another position.
  'claim-impossible': 'stale',
  'no-claim': 'no-undo',
  'nobody-away': 'nobody-away',
  'seat-asked': 'seat-asked',
  'seat-refused': 'seat-refused',
  'needs-code': 'needs-code',
  'no-request': 'no-undo',
  'wrong-code': 'wrong-code',
  'chat-off': 'other',
  'bad-text': 'bad-text',
  'no-spectators': 'other',
  'table-closed': 'table-closed',
  'too-many-tables': 'other',
  'too-many-players': 'other',
  'too-many-games': 'too-many-games',
  'log-full': 'log-full',
  'set-aside': 'set-aside',
  'server-error': 'server-error',
  'rate-limited': 'rate-limited',
  'storage-failed': 'storage-failed',
  'not-found': 'other',
  'foreign-page': 'other',
  'bad-endpoint': 'other',
  'too-large': 'other',
  'too-slow': 'other',
  'no-pad': 'other',
  'wrong-key': 'other',
  'too-many-pads': 'other',
  'too-many-followers': 'other',
  'bad-frame': 'other',
  'bad-command': 'other',
  'unknown-command': 'other',
  'unknown-version': 'other',
  'hello-first': 'other',

  // The referee's. Only legal moves are offered: it must have been another position, or another turn.
  'not-your-turn': 'not-your-turn',
  'illegal-move': 'illegal-move',
  'not-in-hand': 'illegal-move',
  'game-over': 'not-playing',
  'bad-seat': 'other',
  'no-game': 'other',
  'bad-json': 'other',
  'bad-request': 'other',
  'unknown-op': 'other',
  'unknown-game': 'other',
  'bad-players': 'bad-seats',
  'unknown-option': 'other',
  'bad-option-value': 'other',
  'bad-setup': 'other',
  'bad-record': 'other',
};

/** What to tell somebody whose wish was refused. A newer server may have codes of which we know nothing. */
export function refusalText(code: string): string {
  return t(`online.refused.${wordOf(code) ?? 'other'}`);
}

/** The same of a move: what is no code of the server is one of the game's, and the move not legal. */
export function moveRefusalText(code: string): string {
  return t(`online.refused.${wordOf(code) ?? 'illegal-move'}`);
}

function wordOf(code: string): Worded | undefined {
  return Object.hasOwn(WORDS, code) ? WORDS[code as Asked] : undefined;
}
