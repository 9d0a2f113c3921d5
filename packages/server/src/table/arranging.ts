import { gameById } from '@table-seven/engine';
import type { Result, Seat } from '@table-seven/engine';
import type { Code, CommandOf, PlayerColor, Refused, TableInfo } from '@table-seven/protocol';

import type { Decision } from './decisions.ts';
import type { Arranged } from './facts.ts';
import type { Chair } from './seating.ts';
import type { Table } from './table.ts';

type Wish = Omit<CommandOf<'arrange'>, 'type' | 'id' | 'table' | 'seq'>;
type Order = NonNullable<Wish['seats']>;

/**
 * The host makes the table ready. Nothing that was sealed is of use to anybody yet, so everybody's share goes with them to wherever
 * they sit; once shares are being opened it is too late (decision 22). In the middle of a game only late friends are let in, or not.
 */
export function decideArrange(
  table: Table,
  command: CommandOf<'arrange'>,
  player: number,
): Decision {
  const { type: _type, id: _id, table: _table, seq, ...wish } = command;
  if (!table.isHost(player)) return no('not-host');
  if (table.status === 'playing') return decideLatecomers(table, wish);
  if (table.status !== 'open') return no('not-open');
  if (seq < table.seatedSeq) return no('stale');
  const refusal = refusalOfSeats(table, wish);
  if (refusal !== null) return no(refusal);
  const options = optionsOf(table, wish);
  if (!options.ok) return no(options.error.code);
  const changes = changesIn(table, { ...wish, ...options.value });
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'arranged', ...changes, ...hostSeat(table, wish.seats, player) }];
}

function no(code: Code): Refused {
  return { code };
}

function decideLatecomers(table: Table, { latecomers, ...others }: Wish): Decision {
  if (latecomers === undefined || Object.keys(others).length > 0) return no('not-open');
  return latecomers === (table.created.latecomers ?? false)
    ? []
    : [{ type: 'arranged', latecomers, ...(table.hostSeat !== null && { seat: table.hostSeat }) }];
}

/** The game with all its options: those that were wished for, or, for another game, the usual ones. */
function optionsOf(
  { created }: Table,
  { game: id = created.game, options }: Wish,
): Result<Pick<Arranged, 'game' | 'options'>> {
  const game = gameById(id)!;
  if (options === undefined && id === created.game) return { ok: true, value: {} };
  const parsed = game.parseOptions(options ?? {});
  if (!parsed.ok) return parsed;
  return { ok: true, value: { game: id, options: parsed.value as TableInfo['options'] } };
}

/** Why the table cannot have these seats; null if it can. */
function refusalOfSeats(table: Table, { game: id, seats, colors }: Wish): Code | null {
  const { chairs, created } = table;
  const game = gameById(id ?? created.game);
  if (game === undefined) return 'unknown-game';
  const order = seats ?? chairs.map((_, seat) => seat);
  if (order.length < game.minPlayers || order.length > game.maxPlayers) return 'bad-players';
  if (!hasPlaceForAll(chairs, order)) return 'bad-seats';
  const seated = order.map((from) => (typeof from === 'number' ? chairs[from]! : null));
  return colors === undefined ? null : refusalOfColors(seated, colors);
}

/** No seat of before is given twice, and none is left out where somebody sits. */
function hasPlaceForAll(chairs: readonly Chair[], order: Order): boolean {
  const from = order.filter((entry) => typeof entry === 'number');
  const isOnce = new Set(from).size === from.length && from.every((seat) => seat < chairs.length);
  return isOnce && chairs.every(({ kind }, seat) => kind !== 'player' || from.includes(seat));
}

function refusalOfColors(
  seated: readonly (Chair | null)[],
  colors: readonly (PlayerColor | null)[],
): Code | null {
  if (colors.length !== seated.length) return 'bad-seats';
  const chosen: PlayerColor[] = [];
  for (const [seat, chair] of seated.entries()) {
    const isPerson = chair?.kind === 'player';
    if (!isPerson && colors[seat] !== null) return 'bad-seats';
    if (isPerson) chosen.push(colors[seat] ?? chair.color);
  }
  return new Set(chosen).size === chosen.length ? null : 'color-taken';
}

/** Only what would be different. */
function changesIn(
  { chairs, created }: Table,
  { seats, colors, ...terms }: Wish & Pick<Arranged, 'options'>,
): Omit<Arranged, 'type' | 'seat'> {
  const isAsIs = seats?.length === chairs.length && seats.every((from, seat) => from === seat);
  const before = { latecomers: false, claims: false, ...created } as Readonly<
    Record<string, unknown>
  >;
  const changed = Object.entries(terms).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(seats !== undefined && !isAsIs && { seats }),
    ...(colors?.some((color) => color !== null) === true && { colors }),
  };
}

/** Where the host sits then. */
function hostSeat(
  table: Table,
  order: Order | undefined,
  player: number,
): { readonly seat?: Seat } {
  const before = table.seatOf(player);
  if (before === null) return {};
  return { seat: order === undefined ? before : order.indexOf(before) };
}
