import type { Seat } from '@table-seven/engine';
import { cleanText, MAX_NAME, PLAYER_COLORS } from '@table-seven/protocol';
import type { CommandOf, PlayerColor, Refused, ServerCode } from '@table-seven/protocol';

import type { Decision } from './decisions.ts';
import type { Table } from './table.ts';

/** In a rematch a seat is kept this long for whoever had it. */
const KEPT_MS = 120_000;

export function decideJoin(
  table: Table,
  command: CommandOf<'join'>,
  player: number,
  now: number,
): Decision {
  if (table.status !== 'open') return no('not-open');
  if (table.removed.has(player)) return no('removed');
  if (table.seatOf(player) !== null) return no('already-seated');
  const name = cleanText(command.name);
  if (name === '' || name.length > MAX_NAME) return no('bad-name');
  if (isNameTaken(table, name, player)) return no('name-taken');
  const isAnothers = (seat: Seat): boolean =>
    table.created.keptFor?.[seat] !== player && isKept(table, seat, now);
  const seat = command.seat ?? ownOrFreeSeat(table, player, isAnothers);
  if (seat < 0) return no('table-full');
  if (table.chairs[seat]?.kind !== 'open') return no('seat-taken');
  if (isAnothers(seat)) return no('seat-kept');
  const color = colorFor(table, command.color);
  if (color === null) return no('color-taken');
  const { entropy, share } = command;
  if ((entropy === undefined) === (share === undefined)) return no('bad-share');
  const added = share === undefined ? { entropy: entropy! } : { share };
  return [{ type: 'joined', seat, player, name, color, ...added }];
}

/** A late friend, where the host lets them in, sits down where a bot plays: on the first such seat unless they say another. */
export function decideTakeOver(
  table: Table,
  command: CommandOf<'take-over'>,
  player: number,
): Decision {
  if (table.status !== 'playing') return no('not-playing');
  if (table.removed.has(player)) return no('removed');
  if (table.seatOf(player) !== null) return no('already-seated');
  if (table.created.latecomers !== true) return no('no-latecomers');
  const seat = command.seat ?? table.chairs.findIndex(({ kind }) => kind === 'bot');
  if (seat < 0) return no('table-full');
  if (table.chairs[seat]?.kind !== 'bot') return no('seat-taken');
  const name = cleanText(command.name);
  if (name === '' || name.length > MAX_NAME) return no('bad-name');
  const isTaken = table.seating.hasName(name, 'player') || table.seating.hasName(name, 'bot', seat);
  if (isTaken) return no('name-taken');
  const color = colorFor(table, command.color);
  return color === null ? no('color-taken') : [{ type: 'took-over', seat, player, name, color }];
}

function no(code: ServerCode): Refused {
  return { code };
}

/** The colour somebody wishes for, or the first that is free; null if another has it. */
function colorFor({ chairs }: Table, wish: PlayerColor | undefined): PlayerColor | null {
  const isFree = (color: PlayerColor): boolean =>
    chairs.every((chair) => chair.kind !== 'player' || chair.color !== color);
  const color = wish ?? PLAYER_COLORS.find(isFree)!;
  return isFree(color) ? color : null;
}

/** Nobody is taken for somebody else, or for a bot. Whoever opened the table, or comes to play again, keeps their name: the bot takes another. */
function isNameTaken(table: Table, name: string, player: number): boolean {
  if (table.seating.hasName(name, 'player')) return true;
  const { host, keptFor = [] } = table.created;
  return table.seating.hasName(name, 'bot') && host !== player && !keptFor.includes(player);
}

/** Whether a seat of a rematch is still kept for whoever had it. */
export function isKept({ created, turnAt }: Table, seat: Seat, now: number): boolean {
  return (created.keptFor?.[seat] ?? null) !== null && now < turnAt + KEPT_MS;
}

function ownOrFreeSeat(table: Table, player: number, isKept: (seat: Seat) => boolean): number {
  const isOpen = (seat: Seat): boolean => table.chairs[seat]?.kind === 'open';
  const own = table.created.keptFor?.indexOf(player) ?? -1;
  if (own >= 0 && isOpen(own)) return own;
  return table.chairs.findIndex((_, seat) => isOpen(seat) && !isKept(seat));
}
