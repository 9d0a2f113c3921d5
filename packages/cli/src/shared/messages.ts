import { GAMES } from '@table-seven/engine';
import type { CommonCode, Facts, Game, Refusal } from '@table-seven/engine';

/** What went wrong, and where it helps what to do about it, in English. */
const MESSAGES: Readonly<Record<CommonCode, (facts: Facts) => string>> = {
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
  'unknown-game': () => `Known games are ${GAMES.map(({ id }) => id).join(' and ')}.`,
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

/** Codes of its own are worded by the game that is played. */
export function messageOf({ code, facts }: Refusal, game?: Game): string {
  const words = isCommon(code) ? MESSAGES[code] : game?.refusals[code];
  return words?.(facts) ?? code;
}

function isCommon(code: string): code is CommonCode {
  return Object.hasOwn(MESSAGES, code);
}
