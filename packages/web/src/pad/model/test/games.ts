import { DoubleLucky7, Referee } from '@table-seven/engine';
import fc from 'fast-check';

import { writeBid, writeEnd, writeTricks, writeWheel } from '../lucky-entries.ts';
import type { WheelEntry } from '../lucky-entries.ts';
import type { Step } from '../pad.ts';

type Move = DoubleLucky7.Move;
type View = DoubleLucky7.View;

/** A whole game as the engine played it, and what somebody with the pad writes down meanwhile. */
export interface KeptGame {
  readonly players: number;
  readonly options: Partial<DoubleLucky7.Options>;
  readonly view: View;
  /** Round by round: who began with the D. */
  readonly dealers: readonly number[];
  /** In the order in which things happen at the table; ids are seats. */
  readonly steps: readonly Step[];
}

/** Everybody plays any legal move. */
export function playGame(
  players: number,
  options: Partial<DoubleLucky7.Options>,
  seed: string,
  pick: (count: number) => number,
): KeptGame {
  const started = Referee.start({ game: 'double-lucky-7', players, options, seed });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  const look = (): View => referee.view(null) as View;
  const steps: Step[] = [];
  const dealers: number[] = [look().dealer];
  for (let turn = referee.turn; turn !== null; turn = referee.turn) {
    const before = look();
    const moves = referee.legalMoves() as Move[];
    const move = moves[pick(moves.length)]!;
    const refusal = referee.play(turn, move);
    if (refusal !== null) throw new Error(refusal.code);
    const after = look();
    if (move.type === 'bid') steps.push(writeBid(before.round, turn, move.tricks));
    if (before.phase === 'wheel' && after.phase === 'play') {
      steps.push(writeWheel(before.round, wheelEntry(after)));
    }
    if (after.sheet.length > before.sheet.length) {
      const { tricks } = after.sheet.at(-1)!;
      steps.push(writeTricks(before.round, new Map(tricks.map((n, seat) => [seat, n]))));
      steps.push(writeEnd(before.round));
      if (after.phase !== 'over') dealers.push(after.dealer);
    }
  }
  return { players, options, view: look(), dealers, steps };
}

function wheelEntry({ wheel }: View): WheelEntry | 'none' {
  const { roll, used } = wheel!;
  if (roll === null && used === null) return 'none';
  const by = roll?.seat ?? used!.seat;
  const side = roll === null ? {} : { roll: roll.side };
  if (used === null) return { by, ...side };
  const { move } = used;
  const target =
    move.option === 'change-bid'
      ? { player: move.seat, change: move.by }
      : move.option === 'change-dealer'
        ? { player: move.seat }
        : {};
  return { by, ...side, option: move.option, ...target };
}

export const MODES = ['classic', 'tactical', 'dice'] as const;

/** Any game: how many play, what was agreed, how it went. */
export function anyGame(mode: (typeof MODES)[number], rounds: 7 | 14 = 14): fc.Arbitrary<KeptGame> {
  return fc
    .record({ players: fc.integer({ min: 2, max: 7 }), seed: fc.string(), luck: fc.integer() })
    .map(({ players, seed, luck }) => {
      let state = luck;
      const pick = (count: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        return (state >>> 8) % count;
      };
      return playGame(players, { mode, rounds }, seed, pick);
    });
}
