import type { MoveCode } from '../move-list.ts';
import { refusal } from '../result.ts';
import type { Refusal } from '../result.ts';
import { mayChoose } from './legal-moves.ts';
import { leadAgainst, REPLY } from './moves.ts';
import type { State } from './state.ts';

/** Why a well-formed move that is not among the legal ones is refused. */
export function explain(state: State, code: MoveCode): Refusal {
  const isReply = code >= REPLY;
  if (isReply !== (state.phase === 'reply')) return refusal('illegal-move');
  if (!isReply && !mayChoose(state, leadAgainst(code))) return refusal('illegal-move');
  return refusal('not-in-hand');
}
