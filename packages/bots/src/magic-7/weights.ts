import { Magic7 } from '@table-seven/engine';

import { WEIGHTS } from './weights-data.ts';

/** Parts of the game, by the tricks still to come; in the longer games of three and four two tricks make a stage. */
export const STAGES = 12;
/** Partners of a card not seen yet: with two decks up to two. For Joker, Mirror and Cross, opposing Jokers. */
const UNSEEN = 3;
const CELLS = STAGES * Magic7.KINDS * UNSEEN;

/** What the rules of thumb are made of (policy.ts); hundredths of a point. Found by playing against itself (fitting.ts). */
export interface Weights {
  /** What a card is worth that stays in the hand. */
  readonly keep: Float64Array;
  /** What the trick and all after it are worth for who leads a card, twice per cell: against a seat without and with its Joker. */
  readonly lead: Float64Array;
  /** What it is worth to lead the next trick, by opposing Jokers. */
  readonly tempo: Float64Array;
}

export function zeroWeights(): Weights {
  return {
    keep: new Float64Array(CELLS),
    lead: new Float64Array(2 * CELLS),
    tempo: new Float64Array(STAGES * UNSEEN),
  };
}

export function cell(stage: number, card: Magic7.Card, unseen: number): number {
  return (stage * Magic7.KINDS + card) * UNSEEN + unseen;
}

export function tempoCell(stage: number, jokers: number): number {
  return stage * UNSEEN + jokers;
}

export function stageOf(state: Magic7.State): number {
  let cards = state.pile.length - state.drawn - 1;
  for (let seat = 0; seat < state.players; seat++) cards += state.counts[seat]!;
  return state.players === 2 ? cards >> 1 : cards >> 2;
}

const BY_PLAYERS = new Map<number, Weights>();

/** The weights for a number of players. */
export function weightsFor(players: number): Weights {
  let weights = BY_PLAYERS.get(players);
  if (weights === undefined) {
    weights = parseWeights(WEIGHTS[players]!);
    BY_PLAYERS.set(players, weights);
  }
  return weights;
}

/** Keep, lead and tempo, one line of numbers per stage. */
function parseWeights(lines: readonly string[]): Weights {
  const part = (nth: number): Float64Array =>
    Float64Array.from(lines.slice(nth * STAGES, (nth + 1) * STAGES).flatMap(numbersIn));
  return { keep: part(0), lead: part(1), tempo: part(2) };
}

function numbersIn(line: string): number[] {
  return line.split(' ').map(Number);
}

export function makeWeights(weights: Weights): string[] {
  return [weights.keep, weights.lead, weights.tempo].flatMap((part) => {
    const perStage = part.length / STAGES;
    return Array.from({ length: STAGES }, (_, stage) =>
      Array.from(part.subarray(stage * perStage, (stage + 1) * perStage), Math.round).join(' '),
    );
  });
}
