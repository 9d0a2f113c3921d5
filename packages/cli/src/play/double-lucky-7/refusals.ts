import { say } from '../refusals.ts';
import type { Screen } from '../screen.ts';

const COLOR_NAMES: Readonly<Record<string, string>> = {
  R: 'Red',
  Y: 'Yellow',
  G: 'Green',
  B: 'Blue',
};

/** [DL-TRK-2, DL-BID-3, DL-LW-2] */
export const REFUSALS = {
  'must-follow-color': ({ color }, possible) =>
    `${COLOR_NAMES[String(color)] ?? 'A colour'} was led and you can follow: please ${possible}.`,
  'bid-makes-sum': ({ tricks, cards }, possible) =>
    `You bid last, and with ${say(tricks, 'that')} the bids would add up to ${say(cards, 'the tricks')}: please ${possible}.`,
  'option-blocked': ({ option }, possible) =>
    `A pawn already stands on ${title(option)}: please ${possible}.`,
} satisfies Screen['refusals'];

/** "no-trump" → "No Trump". */
function title(option: string | number | undefined): string {
  return say(option, 'that option')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
