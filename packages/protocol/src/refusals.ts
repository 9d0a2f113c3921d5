import type { RefusalCode as EngineCode } from '@table-seven/engine';

/** Why a command was refused, with the sentence for those who read the protocol; clients word it themselves. */
export const SERVER_REFUSALS = {
  'bad-frame': 'A frame is one JSON object in text.',
  'bad-command': 'The command does not have the shape of its type.',
  'unknown-command': 'There is no such command.',
  'unknown-version': 'This server speaks another version of the protocol.',
  'hello-first': 'The first message has to be a hello.',
  'no-identity': 'Say who you are first: POST /api/me.',
  'no-table': 'There is no such table.',
  'no-seat': 'You do not sit at this table.',
  'already-seated': 'You already sit at this table.',
  'seat-taken': 'This seat is taken.',
  'seat-kept': 'This seat is kept for somebody for a moment.',
  'bad-seats': 'Everybody who sits at the table needs one of its seats, and just one.',
  'no-latecomers': 'Nobody can come late to this table: its bots keep their seats.',
  'table-full': 'All seats are taken.',
  'name-taken': 'Somebody at this table, or one of its bots, already has that name.',
  'color-taken': 'Somebody at this table already has that colour.',
  'bad-name': 'A name needs at least one visible character and at most 24.',
  removed: 'You were asked to leave this table.',
  'not-removable': 'Nobody sits there who could be asked to leave.',
  'not-host': 'Only the host of the table can do that.',
  'not-open': 'The game has already started.',
  'not-playing': 'No game is being played at this table.',
  'not-over': 'The game is not over yet.',
  'seats-open': 'There are still empty seats.',
  'bad-share': 'This is not the share that was sealed; or none, or two, were given.',
  'already-sealed': 'Your share is fixed, or opened, already.',
  starting: 'The game is starting: all shares are fixed and are being opened.',
  'not-starting': 'Shares are opened only when the game starts.',
  'not-ready': 'Somebody who is here has no share yet; their page sends one at once. Try again.',
  stale: 'The table has moved on since; look again.',
  'not-standing-in': 'No bot is playing for you.',
  'time-is-up': 'Your clock has run out twice in this turn: the bot makes this move.',
  'too-early': 'They have a little more time; then you may call them, and let a bot play.',
  'undo-impossible': 'This move cannot be taken back any more.',
  'no-undo': 'Nobody has asked to take a move back.',
  'claim-impossible':
    'It is not your turn, the rest of the round is not certain to be yours, or nobody claims at this table.',
  'no-claim': 'Nobody has claimed the rest of the round.',
  'nobody-away': 'Nobody of that name is away from this table.',
  'seat-asked': 'Somebody has just asked for a seat; the people at the table have to answer first.',
  'seat-refused': 'The people at this table have said no.',
  'needs-code':
    'At a table over days, where everybody is away, only a return code gives a seat back.',
  'no-request': 'Nobody asks for this seat any more.',
  'wrong-code': 'This is nobody’s return code.',
  'chat-off': 'There is no chat at this table.',
  'bad-text': 'There is nothing to read in this text, or too much.',
  'no-spectators': 'This table does not allow spectators.',
  'table-closed': 'This table is closed.',
  'too-many-tables': 'That is more tables than one connection may watch.',
  'too-many-players': 'Too many are watching this table.',
  'too-many-games':
    'That is as many tables as one may have open at a time; finish or close one first.',
  'log-full': 'So much has been said and done at this table that only the game itself goes on.',
  'set-aside':
    'Something is wrong with this table: it was set aside. Everything up to here is kept.',
  'no-pad': 'There is no such pad, or nobody has written on it for two days.',
  'wrong-key': 'Only whoever keeps this pad can change it.',
  'too-many-pads': 'As many pads are followed here as this server can keep; try again later.',
  'too-many-followers': 'As many follow this pad already as may.',
  'server-error': 'Something went wrong on our side.',
  'rate-limited': 'Too much at once; wait a moment.',
  'storage-failed': 'The server cannot store anything right now; nothing was changed. Try again.',
} as const;

/** Why a request over HTTP was refused, beside all of those. */
export const HTTP_REFUSALS = {
  'not-found': 'There is nothing here.',
  'foreign-page': 'Only the pages of this server may ask for that.',
  'bad-endpoint': 'This is no address of a push service that this server would call.',
  'bad-request': 'The request does not have the right shape.',
  'too-large': 'The request is too large.',
  'too-slow': 'The request took too long to arrive.',
} as const;

export type ServerCode = keyof typeof SERVER_REFUSALS;
/** With what a command may be refused. */
export type Code = ServerCode | EngineCode;
/** With what anything may be refused. */
export type AnyCode = Code | keyof typeof HTTP_REFUSALS;

/** What is wrong with a command, as a value. */
export interface Refused {
  readonly code: Code;
}

export function isRefused(value: object): value is Refused {
  return 'code' in value && typeof value.code === 'string';
}
