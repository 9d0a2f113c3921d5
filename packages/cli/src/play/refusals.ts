import { GAMES } from '@table-seven/engine';
import type { CommonCode, Facts, Refusal } from '@table-seven/engine';

import type { Screen } from './screen.ts';
import { list } from './text.ts';

/** What is said to a refusal. `possible` says what can be done instead: "bid 0, 1 or 3". */
export type Sentence = (facts: Facts, possible: string) => string;

const SENTENCES: Readonly<Record<CommonCode, Sentence>> = {
  'bad-json': () => 'That text is no JSON: please check the file.',
  'bad-request': ({ key }) => `The ${say(key, 'request')} cannot be read: please check it.`,
  'unknown-op': () => 'The referee does not know that request.',
  'no-game': () => 'No game has been started yet: please start one.',
  'game-over': () => 'The game is over: nothing more can be played.',
  'bad-seat': () => 'Nobody sits there: please name a seat of this table.',
  'not-your-turn': (_, possible) => `It is not your turn: please wait, then ${possible}.`,
  'illegal-move': (_, possible) => `That is not possible now: please ${possible}.`,
  'not-in-hand': (_, possible) => `You do not hold that card: please ${possible}.`,
  'unknown-game': () =>
    `There is no such game: choose ${list(
      GAMES.map(({ id }) => id),
      'or',
    )}.`,
  'bad-players': ({ min, max }) => `This game is for ${say(min, '2')} to ${say(max, '7')} players.`,
  'unknown-option': ({ option }) => `This game has no option "${say(option, '')}".`,
  'bad-option-value': ({ option }) => `The option "${say(option, '')}" has no such value.`,
  'bad-setup': ({ key }) => `The setup cannot be used: please check its ${say(key, 'form')}.`,
  'bad-record': ({ key }) => `The record cannot be used: please check its ${say(key, 'moves')}.`,
};

/** A game's screen has sentences for the codes that only the game knows. */
export function refusalSentence(
  { code, facts }: Refusal,
  possible: string,
  own: Screen['refusals'] = {},
): string {
  const sentence = isCommon(code) ? SENTENCES[code] : (own[code] ?? SENTENCES['illegal-move']);
  return sentence(facts, possible);
}

function isCommon(code: string): code is CommonCode {
  return Object.hasOwn(SENTENCES, code);
}

/** A fact as it is said, or what is said where it is missing. */
export function say(fact: string | number | undefined, otherwise: string): string {
  return fact === undefined ? otherwise : String(fact);
}
