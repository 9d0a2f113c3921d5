import type { Seat } from '@table-seven/engine';
import { changedInfo, grownView } from '@table-seven/protocol';
import type { News, TableFact, TableInfo, Watched } from '@table-seven/protocol';

/** A table as this client knows it, from nothing but messages. */
export interface SeenTable {
  /** The number of the last fact that is known. */
  readonly seq: number;
  /** Our seat; null for somebody who looks on. */
  readonly you: Seat | null;
  readonly info: TableInfo;
  /** What our seat may know of the game; null before it begins. */
  readonly view: Readonly<Record<string, unknown>> | null;
  /** What we may play now. */
  readonly moves: readonly object[];
  /** Whether the last move was ours and can still be taken back. */
  readonly canTakeBack: boolean;
  /** Whether it is our turn and the rest of the round is ours, whatever is played. */
  readonly canClaim: boolean;
}

/** What is said about a table in the answer to a watch. */
export type Look = Omit<Watched, 'answer' | 'ok'>;

/** Takes in the answer to a watch: all anew, or only who is there if nothing was missed. */
export function beginTable(known: SeenTable | null, answer: Look): SeenTable {
  const { seq, you, info, view = null, moves = [], takeBack = false, claim = false } = answer;
  const hasAll = answer.missed === undefined;
  if (hasAll && known !== null) return { ...known, info, you };
  return { seq, you, info, view, moves, canTakeBack: takeBack, canClaim: claim };
}

/** The facts in the answer to a watch that are new: news may have overtaken it, and nothing happens twice. Of very many only the last are told. */
export function newFacts(known: SeenTable | null, answer: Look): readonly TableFact[] {
  const { missed = [], seq } = answer;
  return known === null ? missed : missed.slice(Math.max(0, missed.length - (seq - known.seq)));
}

/** Whether these facts are all that happened between what was known and what is known now. */
export function isWhole(known: SeenTable, now: SeenTable, facts: readonly TableFact[]): boolean {
  return now.seq <= known.seq + facts.length;
}

/** Takes in news; null if something in between was left out, so that one has to look anew. */
export function foldTable(known: SeenTable, message: News): SeenTable | null {
  const { seq, facts } = message;
  const info = changedInfo(known.info, message.info);
  if (facts.length === 0) return { ...known, info, seq };
  if (seq !== known.seq + facts.length) return null;
  const you = message.you === undefined ? known.you : message.you;
  const { moves = [], takeBack = false, claim = false } = message;
  const view = foldView(known, message, you);
  return { seq, you, info, moves, canTakeBack: takeBack, canClaim: claim, view };
}

/** What everybody sees is told to everybody at once; only seat and hand are one's own. */
function foldView({ view }: SeenTable, message: News, seat: Seat | null): SeenTable['view'] {
  if (view === null && message.view === undefined) return null;
  const hand = message.hand ?? view?.['hand'] ?? [];
  return { ...grownView(view, message), seat, hand };
}
