import type { Page } from 'playwright-core';

import { LEARNER } from '../../src/lessons/exercise.ts';
import type { Exercise } from '../../src/lessons/exercise.ts';
import { isGood, isOver, positionOf, scriptedMove } from '../../src/lessons/position.ts';
import { useWheel, waitForAsk } from './player.ts';
import { tap } from './tap.ts';

interface Move {
  readonly type: string;
  readonly tricks?: number;
  readonly card?: string;
  readonly option?: string;
}

/** How the learner touches things: with a finger, or with the keyboard alone. */
export type Touch = (page: Page, selector: string) => Promise<void>;

export const byFinger: Touch = (page, selector) => tap(page.locator(selector).first());
export const byKeyboard: Touch = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

/** What the learner does to end an exercise well, or otherwise; null if there is no such way. */
export function wayThrough(exercise: Exercise, isWanted: boolean): Move[] | null {
  const paths: Move[][] = [[]];
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const referee = positionOf(exercise);
    const choices = [...path];
    while (!isOver(referee, exercise)) {
      const seat = referee.turn!;
      if (seat !== LEARNER) referee.play(seat, scriptedMove(referee, exercise, seat));
      else if (choices.length > 0) referee.play(LEARNER, choices.shift()!);
      else break;
    }
    if (isOver(referee, exercise)) {
      if (isGood(referee, exercise) === isWanted) return path;
    } else {
      for (const move of referee.legalMoves() as Move[]) paths.push([...path, move]);
    }
  }
  return null;
}

const COLORS: Readonly<Record<string, string>> = { R: 'Flame', Y: 'Sun', G: 'Leaf', B: 'Wave' };
const SPECIALS: Readonly<Record<string, string>> = { JK: 'Joker', MI: 'Mirror', CR: 'Cross' };

/** The beginning of what a card is called, in English. */
function labelOf(card: string): string {
  if (SPECIALS[card] !== undefined) return SPECIALS[card];
  const color = COLORS[card[0]!];
  return color === undefined ? card.replace('-', '−') + ',' : `${color} ${card.slice(1)}`;
}

async function cardOf(page: Page, card: string): Promise<string> {
  const label = labelOf(card);
  const exact = `[role=option]:is([aria-label="${label}"], [aria-label^="${label},"], [aria-label^="${label}"])`;
  await page.locator(exact).first().waitFor();
  return `[role=option]:is([aria-label="${label}"], [aria-label^="${label.replace(/,$/, '')},"])`;
}

/** Makes one move at the table of a lesson, once it is the learner's turn. */
export async function makeMove(page: Page, move: Move, touch: Touch): Promise<void> {
  await waitForAsk(page);
  switch (move.type) {
    case 'bid':
      await touch(page, `.sheet .chips button[aria-label="Bid ${String(move.tricks)}"]`);
      await touch(page, '.sheet .foot button');
      break;
    case 'pass':
      await touch(page, '.sheet .buttons button');
      break;
    case 'roll':
      await touch(page, '.sheet .buttons button:last-child');
      break;
    case 'use':
      // What the die chose is already chosen; at the wheel the field is.
      await useWheel(page, nameOf(move.option!));
      break;
    default: {
      const card = await cardOf(page, move.card!);
      await touch(page, card);
      await touch(page, card);
    }
  }
}

function nameOf(option: string): string {
  return option
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}
