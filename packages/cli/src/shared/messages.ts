import type { Refusal, RefusalCode } from '@table-seven/engine';

type Facts = Refusal['facts'];

/** What went wrong, and where it helps what to do about it, in English. */
const MESSAGES: Readonly<Record<RefusalCode, (facts: Facts) => string>> = {
  'bad-json': () => 'This line is not JSON.',
  'bad-request': ({ key, reason }) =>
    key === undefined
      ? `A request is an object with an "op"${because(reason)}.`
      : `"${String(key)}" is missing or not of the right kind.`,
  'unknown-op': () => 'Known operations are start, turn, play, view, record and load.',
  'no-game': () => 'There is no game yet: start or load one.',
  'game-over': () => 'The game is over.',
  'bad-seat': () => 'There is no such seat at this table.',
  'not-your-turn': ({ turn }) => `It is the turn of seat ${String(turn)}.`,
  'illegal-move': () => 'This is not one of the moves that can be made now.',
  'not-in-hand': () => 'This card is not in the hand of that seat.',
  'must-follow-color': ({ color }) =>
    `A card of colour ${String(color)} or the Joker must be played.`,
  'bid-makes-sum': ({ cards }) => `The last bid may not make the sum of all bids ${String(cards)}.`,
  'option-blocked': ({ option }) => `A pawn already stands on ${String(option)}.`,
  'unknown-game': () => 'Known games are double-lucky-7 and magic-7.',
  'bad-players': ({ min, max }) =>
    min === undefined
      ? 'The players are not a list of names.'
      : `This game is for ${String(min)} to ${String(max)} players.`,
  'unknown-option': () => 'The game has no option of that name.',
  'bad-option-value': ({ option }) => `The option ${String(option)} has no such value.`,
  'bad-setup': ({ key }) =>
    key === undefined
      ? 'The setup is not an object.'
      : 'The setup has a part that this game cannot be set up with.',
  'bad-record': ({ key, move, reason }) => {
    if (move !== undefined)
      return `Move ${String(move)} of the record cannot be played: ${String(reason)}.`;
    return key === undefined
      ? 'The record is not an object.'
      : `The record's "${String(key)}" is not right.`;
  },
};

function because(reason: string | number | undefined): string {
  return reason === undefined ? '' : ` (${String(reason)})`;
}

export function messageOf({ code, facts }: Refusal): string {
  return MESSAGES[code](facts);
}
