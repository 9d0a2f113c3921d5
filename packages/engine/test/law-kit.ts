import type { Game, Outcomes, Random, Referee, State } from '../src/index.ts';
import { lawKit as doubleLucky7 } from './double-lucky-7/law-kit.ts';
import { lawKit as forecast } from './forecast/law-kit.ts';
import { lawKit as magic7 } from './magic-7/law-kit.ts';
import type { Reference } from './reference.ts';
import type { Trail } from './trail.ts';

/** What the laws must be told of a game, because they cannot ask the engine that is being judged. */
export interface LawKit {
  /** The names of its cards. */
  readonly cards: readonly string[];
  /** Every move that can be written down, in the order of the contract. */
  readonly universe: readonly object[];
  trail(state: State, outcomes: Outcomes): Trail;
  /** The rules a second time, told what chance gave and gives. */
  reference(referee: Referee): Reference;
  /** What is too rare to wait for, as a setup. */
  rareSetup?(players: number, random: Random): object;
  /** What chance has laid open in a view, besides hands: a card, a roll. */
  laidOpen?(view: object): readonly unknown[];
}

/** A new game is a folder of its own and a line here. */
const KITS: Readonly<Record<string, LawKit>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
  forecast,
};

export function lawKitOf({ id }: Game): LawKit {
  const kit = KITS[id];
  if (kit === undefined) throw new Error(`the laws know nothing of ${id}`);
  return kit;
}
