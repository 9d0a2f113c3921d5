import type { Refusal, RefusalCode } from '@table-seven/engine';

type Facts = Refusal['facts'];

const COLOR_NAMES: Readonly<Record<string, string>> = {
  R: 'Red',
  Y: 'Yellow',
  G: 'Green',
  B: 'Blue',
};

/** A sentence for every refusal. `possible` says what can be done instead: "bid 0, 1 or 3". */
const SENTENCES: Readonly<Record<RefusalCode, (facts: Facts, possible: string) => string>> = {
  'bad-json': () => 'That text is no JSON: please check the file.',
  'bad-request': ({ key }) => `The ${say(key, 'request')} cannot be read: please check it.`,
  'unknown-op': () => 'The referee does not know that request.',
  'no-game': () => 'No game has been started yet: please start one.',
  'game-over': () => 'The game is over: nothing more can be played.',
  'bad-seat': () => 'Nobody sits there: please name a seat of this table.',
  'not-your-turn': (_, possible) => `It is not your turn: please wait, then ${possible}.`,
  'illegal-move': (_, possible) => `That is not possible now: please ${possible}.`,
  'not-in-hand': (_, possible) => `You do not hold that card: please ${possible}.`,
  'must-follow-color': ({ color }, possible) =>
    `${COLOR_NAMES[String(color)] ?? 'A colour'} was led and you can follow: please ${possible}.`,
  'bid-makes-sum': ({ tricks, cards }, possible) =>
    `You bid last, and with ${say(tricks, 'that')} the bids would add up to ${say(cards, 'the tricks')}: please ${possible}.`,
  'option-blocked': ({ option }, possible) =>
    `A pawn already stands on ${title(option)}: please ${possible}.`,
  'unknown-game': () => 'There is no such game: choose double-lucky-7 or magic-7.',
  'bad-players': ({ min, max }) => `This game is for ${say(min, '2')} to ${say(max, '7')} players.`,
  'unknown-option': ({ option }) => `This game has no option "${say(option, '')}".`,
  'bad-option-value': ({ option }) => `The option "${say(option, '')}" has no such value.`,
  'bad-setup': ({ key }) => `The setup cannot be used: please check its ${say(key, 'form')}.`,
  'bad-record': ({ key }) => `The record cannot be used: please check its ${say(key, 'moves')}.`,
};

export function refusalSentence({ code, facts }: Refusal, possible: string): string {
  return SENTENCES[code](facts, possible);
}

function say(fact: string | number | undefined, otherwise: string): string {
  return fact === undefined ? otherwise : String(fact);
}

/** "no-trump" → "No Trump". */
function title(option: string | number | undefined): string {
  return say(option, 'that option')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
