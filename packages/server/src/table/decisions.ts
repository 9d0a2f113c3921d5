import { commitmentTo } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';
import { cleanText, MAX_CHAT } from '@table-seven/protocol';
import type { CommandOf, Refused, ServerCode } from '@table-seven/protocol';

import { decideArrange } from './arranging.ts';
import { decideAnswerClaim, decideClaim } from './claiming.ts';
import { isUnanimous, judges } from './consent.ts';
import type { Fact } from './facts.ts';
import { decideJoin, decideTakeOver } from './joining.ts';
import { decideAnswerSeat, decideAskSeat } from './seat-return.ts';
import type { AwaySince } from './seat-return.ts';
import { NOBODY } from './seating.ts';
import type { Table } from './table.ts';

/** What a command leads to at a table: the facts it makes, or why it is refused. Nothing changes here. */
export type Decision = readonly Fact[] | Refused;

/** The commands that change a table, as a player sends them. */
export type TableCommand = CommandOf<
  | 'join'
  | 'leave'
  | 'plan-seat'
  | 'arrange'
  | 'seal'
  | 'start'
  | 'reveal'
  | 'play'
  | 'return'
  | 'take-over'
  | 'nudge'
  | 'step-in'
  | 'ask-undo'
  | 'answer-undo'
  | 'claim'
  | 'answer-claim'
  | 'chat'
  | 'react'
  | 'remove'
  | 'ask-seat'
  | 'answer-seat'
  | 'close'
>;

/** What may happen at a table besides moves, so that no log grows for ever; the game itself can always be played to its end. */
export const MAX_EXTRAS = 1000;

/** These only ever end something that was begun, or go on with the game. */
const ALWAYS_POSSIBLE: ReadonlySet<TableCommand['type']> = new Set([
  'play',
  'return',
  'seal',
  'start',
  'reveal',
  'close',
]);

/** While shares are being opened nothing changes that they were fixed for. */
const WAITS_FOR_START: ReadonlySet<TableCommand['type']> = new Set([
  'join',
  'plan-seat',
  'arrange',
  'remove',
  'seal',
  'start',
]);

export function decide(
  table: Table,
  command: TableCommand,
  player: number,
  now: number,
  awaySince: AwaySince = () => null,
): Decision {
  if (table.status === 'closed') return no('table-closed');
  if (table.extras >= MAX_EXTRAS && !ALWAYS_POSSIBLE.has(command.type)) return no('log-full');
  if (table.startingAt !== null && WAITS_FOR_START.has(command.type)) return no('starting');
  const seat = table.seatOf(player);
  // Nearly all that is asked of a table are moves.
  if (command.type === 'play')
    return seat === null ? no('no-seat') : decidePlay(table, command, seat);
  if (command.type === 'join') return decideJoin(table, command, player, now);
  if (command.type === 'take-over') return decideTakeOver(table, command, player);
  if (command.type === 'arrange') return decideArrange(table, command, player);
  if (command.type === 'close') return decideClose(table, player);
  if (command.type === 'plan-seat') return decidePlan(table, command, player);
  if (command.type === 'remove') return decideRemove(table, command.seat, player);
  if (command.type === 'ask-seat') {
    return decideAskSeat(table, cleanText(command.name), player, now, awaySince);
  }
  if (seat === null) return no('no-seat');
  switch (command.type) {
    case 'answer-seat':
      return decideAnswerSeat(table, command, seat, awaySince);
    case 'leave':
      return decideLeave(table, seat, player);
    case 'seal':
      return decideSeal(table, command.share, seat);
    case 'start':
      return decideStart(table, player);
    case 'reveal':
      return decideReveal(table, command.entropy, seat);
    case 'return':
      return decideReturn(table, seat, now);
    case 'nudge':
      return decideNudge(table, command.seq, seat, now);
    case 'step-in':
      return decideStepIn(table, command, seat, now);
    case 'ask-undo':
      return decideAskUndo(table, command.seq, seat);
    case 'answer-undo':
      return decideAnswerUndo(table, command, seat);
    case 'claim':
      return decideClaim(table, command.seq, seat);
    case 'answer-claim':
      return decideAnswerClaim(table, command, seat);
    case 'chat':
      return decideChat(table, command.text, seat);
    case 'react':
      return [{ type: 'reacted', seat, name: table.nameOf(seat), reaction: command.reaction }];
  }
}

function no(code: ServerCode): Refused {
  return { code };
}

function decidePlan(
  table: Table,
  { seat, plan }: CommandOf<'plan-seat'>,
  player: number,
): Decision {
  if (table.status !== 'open') return no('not-open');
  if (!table.isHost(player)) return no('not-host');
  const chair = table.chairs[seat];
  if (chair === undefined || chair.kind === 'player') return no('seat-taken');
  return [{ type: 'planned', seat, plan }];
}

/** Before the game the host decides who plays. During it, more than half of the people for whom no bot plays, whoever is to go among them. */
function decideRemove(table: Table, target: Seat, player: number): Decision {
  const chair = table.chairs[target];
  const seat = table.seatOf(player);
  if (chair?.kind !== 'player' || chair.player === player || chair.player === NOBODY) {
    return no('not-removable');
  }
  const removed: Fact = {
    type: 'removed',
    seat: target,
    player: chair.player,
    name: table.nameOf(target),
  };
  if (table.status === 'open') return table.isHost(player) ? [removed] : no('not-host');
  if (seat === null) return no('no-seat');
  if (table.status !== 'playing') return no('not-playing');
  const wishes = table.removal?.seat === target ? table.removal.agreed : new Set<Seat>();
  if (wishes.has(seat)) return [];
  const people = table.chairs.filter(
    (other, i) => other.kind === 'player' && (i === target || !other.isStoodIn),
  ).length;
  const asked: Fact = { type: 'removal-asked', seat, target };
  return 2 * (wishes.size + 1) > people ? [asked, removed] : [asked];
}

function decideReturn(table: Table, seat: Seat, now: number): Decision {
  if (!isStoodIn(table, seat)) return no('not-standing-in');
  return table.mayReturn(seat, now) ? [{ type: 'returned', seat }] : no('time-is-up');
}

/** Before the game a seat becomes free again; during it a bot takes over, and the player may come back. */
function decideLeave(table: Table, seat: Seat, player: number): Decision {
  if (table.status === 'open') return leaving(table, seat, player);
  if (table.status !== 'playing') return no('not-playing');
  return isStoodIn(table, seat) ? [] : [{ type: 'stood-in', seat, reason: 'left' }];
}

/** Nobody may get up because they do not like what the shares give: while they are opened, that makes the start void. */
export function leaving(table: Table, seat: Seat, player: number): Fact[] {
  const left: Fact = { type: 'left', seat, player, name: table.nameOf(seat) };
  return table.startingAt === null ? [left] : [left, table.voiding([])];
}

function decideStart(table: Table, player: number): Decision {
  if (table.status !== 'open') return no('not-open');
  if (!table.isHost(player)) return no('not-host');
  if (table.chairs.some((chair) => chair.kind === 'open')) return no('seats-open');
  return [{ type: table.seating.sealedSeats.length === 0 ? 'started' : 'starting' }];
}

/** After a start that was void; a share that is fixed stays. */
function decideSeal(table: Table, share: string, seat: Seat): Decision {
  if (table.status !== 'open') return no('not-open');
  const chair = table.chairs[seat]!;
  const hasNone = chair.kind === 'player' && chair.share === null && chair.entropy === null;
  return hasNone ? [{ type: 'sealed', seat, share }] : no('already-sealed');
}

/** The last share that is opened starts the game. */
function decideReveal(table: Table, entropy: string, seat: Seat): Decision {
  if (table.startingAt === null) return no('not-starting');
  const { sealedSeats } = table.seating;
  const chair = table.chairs[seat]!;
  if (chair.kind !== 'player' || !sealedSeats.includes(seat)) return no('already-sealed');
  if (commitmentTo(entropy) !== chair.share) return no('bad-share');
  const revealed: Fact = { type: 'revealed', seat, entropy };
  return sealedSeats.length === 1 ? [revealed, { type: 'started' }] : [revealed];
}

/** The seq is judged before the move, so that a tap made twice is stale rather than illegal; the engine judges the rest. */
function decidePlay(table: Table, command: CommandOf<'play'>, seat: Seat): Decision {
  const { referee } = table;
  if (referee === null) return no('not-playing');
  if (command.seq < table.gameSeq) return no('stale');
  const refusal = referee.check(seat, command.move);
  if (refusal !== null) return { code: refusal.code };
  const moved: Fact = { type: 'moved', seat, move: command.move as object };
  return isStoodIn(table, seat) ? [{ type: 'returned', seat }, moved] : [moved];
}

/** So long somebody may think at a table without a clock before they are called, and before a bot may play for them. */
export const PATIENCE_MS = { nudge: 30_000, stepIn: 60_000 };

/** Why somebody may not press whoever is to move; null if they may. */
function whyNotPress(table: Table, seq: number, seat: Seat, waited: number): ServerCode | null {
  const { turn, created } = table;
  if (table.status !== 'playing' || turn === null) return 'not-playing';
  if (seq < table.gameSeq) return 'stale';
  const isPerson = table.chairs[turn]!.kind === 'player' && !isStoodIn(table, turn);
  if (!isPerson || turn === seat) return 'stale';
  return created.clock > 0 || waited < 0 ? 'too-early' : null;
}

function decideNudge(table: Table, seq: number, seat: Seat, now: number): Decision {
  const why = whyNotPress(table, seq, seat, now - table.turnAt - PATIENCE_MS.nudge);
  return why === null ? [{ type: 'nudged', seat, to: table.turn! }] : no(why);
}

/** A bot plays if the host wants it, or two others; where there is only one other, that one. For one move, unless all want it for longer. */
function decideStepIn(
  table: Table,
  { seq, until }: CommandOf<'step-in'>,
  seat: Seat,
  now: number,
): Decision {
  const why = whyNotPress(table, seq, seat, now - table.turnAt - PATIENCE_MS.stepIn);
  if (why !== null) return no(why);
  const turn = table.turn!;
  const wishes = new Map([...table.stepIn, [seat, until]]);
  const asked: Fact = { type: 'step-in-asked', seat, until };
  const isEnough =
    seat === table.hostSeat || wishes.size >= Math.min(2, judges(table, turn).length);
  if (!isEnough) return table.stepIn.get(seat) === until ? [] : [asked];
  const isOnce = [...wishes.values()].includes('moved');
  const stoodIn: Fact = { type: 'stood-in', seat: turn, reason: 'idle' };
  return [asked, isOnce ? { ...stoodIn, once: true } : stoodIn];
}

function decideAskUndo(table: Table, seq: number, seat: Seat): Decision {
  if (table.status !== 'playing') return no('not-playing');
  if (seq < table.gameSeq) return no('stale');
  if (table.takeBackSeat !== seat || table.undo !== null) return no('undo-impossible');
  const asked: Fact = { type: 'undo-asked', seat };
  return judges(table, seat).length === 0 ? [asked, { type: 'undone', seat }] : [asked];
}

function decideAnswerUndo(
  table: Table,
  { seq, agrees }: CommandOf<'answer-undo'>,
  seat: Seat,
): Decision {
  const { undo } = table;
  if (undo === null || undo.seat === seat) return no('no-undo');
  if (seq < table.gameSeq) return no('stale');
  const answered: Fact = { type: 'undo-answered', seat, agrees };
  if (!agrees || !isUnanimous(table, undo, seat)) return [answered];
  return [answered, { type: 'undone', seat: undo.seat }];
}

function decideChat(table: Table, text: string, seat: Seat): Decision {
  if (!table.created.chat) return no('chat-off');
  const clean = cleanText(text);
  if (clean === '' || clean.length > MAX_CHAT) return no('bad-text');
  return [{ type: 'chatted', seat, name: table.nameOf(seat), text: clean }];
}

/** The host may close a table; in the middle of a game only if nobody else would lose it. */
function decideClose(table: Table, player: number): Decision {
  if (!table.isHost(player)) return no('not-host');
  const others = table.chairs.some((chair) => chair.kind === 'player' && chair.player !== player);
  if (table.status === 'playing' && others) return no('not-over');
  return [{ type: 'closed', reason: 'host' }];
}

function isStoodIn(table: Table, seat: Seat): boolean {
  const chair = table.chairs[seat]!;
  return chair.kind === 'player' && chair.isStoodIn;
}
