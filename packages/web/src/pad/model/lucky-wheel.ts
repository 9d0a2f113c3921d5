import { DoubleLucky7, MoveList } from '@table-seven/engine';

import type { DieSide, OptionName, WheelEntry } from './lucky-entries.ts';

type State = DoubleLucky7.State;
type Use = DoubleLucky7.Use;

/** What is still to be told about the wheel before the tricks begin. */
type Missing = 'who' | 'roll' | 'option' | 'target';

/** Why an entry cannot be: it counts as if it were not there. */
type WheelFault = 'no-pawn' | 'option-closed' | 'bad-target';

/** The wheel in one round. Whoever is on it is named by column. */
export interface WheelSheet {
  /** Those who still hold their pawn, in the order in which they are asked. */
  readonly asked: readonly number[];
  readonly blocked: Readonly<Partial<Record<OptionName, number>>>;
  readonly by: number | null;
  readonly roll: DieSide | null;
  readonly used: OptionName | null;
  readonly missing: Missing | null;
  /** The options that may be chosen, and on whom. */
  readonly uses: readonly Use[];
  readonly fault: WheelFault | null;
}

/** An entry whose players are named by their seats in this round. */
export type SeatedEntry = Omit<WheelEntry, 'by' | 'player'> & {
  readonly by: number;
  readonly player?: number;
};

const list = new MoveList();

function legalIn(state: State): DoubleLucky7.Move[] {
  DoubleLucky7.legalMoves(state, list);
  return list.toArray().map((code) => DoubleLucky7.game.makeMove(code));
}

function play(state: State, move: DoubleLucky7.Move): void {
  DoubleLucky7.apply(state, DoubleLucky7.game.parseMove(move));
}

function isAsking({ phase }: State): boolean {
  return phase === 'wheel';
}

/** Those who are asked, in turn, if all of them pass [DL-LW-1]. */
export function askedIn(state: State): number[] {
  const copy = state.clone();
  const asked: number[] = [];
  while (isAsking(copy)) {
    asked.push(copy.turn);
    play(copy, { type: 'pass' });
  }
  return asked;
}

type Told = Pick<WheelSheet, 'used' | 'missing' | 'uses' | 'fault'>;
const NOTHING: Told = { used: null, missing: null, uses: [], fault: null };

/** Carries out what was told, as far as it goes. If nothing is missing, the state is at its tricks afterwards. */
export function tell(state: State, entry: SeatedEntry | 'none' | null): Told {
  if (!isAsking(state)) return NOTHING;
  if (entry === null) return { ...NOTHING, missing: 'who' };
  while (isAsking(state) && (entry === 'none' || state.turn !== entry.by)) {
    play(state, { type: 'pass' });
  }
  if (entry === 'none') return NOTHING;
  if (!isAsking(state)) return { ...NOTHING, fault: 'no-pawn' };
  if (state.options.mode === 'dice') {
    if (entry.roll === undefined) return { ...NOTHING, missing: 'roll' };
    play(state, { type: 'roll' });
    // [DL-LW-4] An X, or a Double Lucky without any option left.
    if (!isAsking(state)) return NOTHING;
  }
  return use(state, entry);
}

function use(state: State, entry: SeatedEntry): Told {
  const uses = legalIn(state).filter((move): move is Use => move.type === 'use');
  const options = new Set(uses.map(({ option }) => option));
  const option = options.size === 1 ? uses[0]!.option : entry.option;
  if (option === undefined) return { ...NOTHING, missing: 'option', uses };
  const targets = uses.filter((one) => one.option === option);
  if (targets.length === 0) return { ...NOTHING, missing: 'option', uses, fault: 'option-closed' };
  const chosen = targets.find((one) => isTold(one, entry));
  if (chosen === undefined) {
    const isTried = entry.player !== undefined;
    return { used: option, missing: 'target', uses: targets, fault: isTried ? 'bad-target' : null };
  }
  play(state, chosen);
  return { ...NOTHING, used: option };
}

/** Who swapped hands and which colour was named changes nothing on a pad: any will do. */
function isTold(one: Use, { player, change }: SeatedEntry): boolean {
  if (one.option === 'change-bid') return one.seat === player && one.by === change;
  return one.option !== 'change-dealer' || one.seat === player;
}
