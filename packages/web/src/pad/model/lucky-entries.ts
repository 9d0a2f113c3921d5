import { DoubleLucky7 } from '@table-seven/engine';

import type { Entries, Step } from './pad.ts';
import { PLAYERS, playersIn } from './players.ts';
import type { Player } from './players.ts';
import { entry, isMarked, isObject, isWhole, wholeAt } from './values.ts';

/** What is written on a pad of Double Lucky 7, and in which slots. */

type Options = DoubleLucky7.Options;
export type OptionName = DoubleLucky7.OptionName;
export type DieSide = DoubleLucky7.DieSide;

/** Who used the wheel, or rolled; what for and on whom. Two players who swapped and a colour that was named change no points. */
export interface WheelEntry {
  readonly by: number;
  readonly roll?: DieSide;
  readonly option?: OptionName;
  /** Whose bid changes, or who gets the D. */
  readonly player?: number;
  readonly change?: 1 | -1;
}

const OPTIONS = 'options';
const DEALER = 'dealer';
const rosterSlot = (round: number): string => `roster/${round}`;
const bidSlot = (round: number, id: number): string => `bid/${round}/${id}`;
const tricksSlot = (round: number, id: number): string => `tricks/${round}/${id}`;
const wheelSlot = (round: number): string => `wheel/${round}`;
const endSlot = (round: number): string => `end/${round}`;

/** The pad as it was agreed beforehand. */
export interface LuckyPlan {
  readonly players: readonly Player[];
  readonly dealer: number;
  readonly options: Partial<Options>;
}

export function planEntries({ players, dealer, options }: LuckyPlan): Entries {
  const ids = players.map(({ id }) => id);
  return { [PLAYERS]: players, [DEALER]: dealer, [OPTIONS]: options, ...writeRoster(1, ids) };
}

export const writePlayers = (players: readonly Player[]): Step => ({ [PLAYERS]: players });
export const writeBid = (round: number, id: number, bid: number): Step => ({
  [bidSlot(round, id)]: bid,
});
/** "none": everybody was asked, nobody wanted. Null: not asked yet. */
export const writeWheel = (round: number, use: WheelEntry | 'none' | null): Step => ({
  [wheelSlot(round)]: use,
});
export const writeTricks = (round: number, tricks: ReadonlyMap<number, number>): Step =>
  Object.fromEntries([...tricks].map(([id, n]) => [tricksSlot(round, id), n]));
export const writeEnd = (round: number): Step => ({ [endSlot(round)]: true });
/** Who plays from this round on. */
export const writeRoster = (round: number, ids: readonly number[]): Step => ({
  [rosterSlot(round)]: ids,
});

/** The first round that two pads tell differently; 0 if they differ in what holds for all rounds. */
export function firstDifference(one: Entries, other: Entries): number {
  const slots = Object.keys({ ...one, ...other }).filter((slot) => one[slot] !== other[slot]);
  return Math.min(...slots.map((slot) => Number(slot.split('/')[1] ?? 0)));
}

/** Reads a pad of Double Lucky 7; null if it lacks what everything else follows from. */
export class LuckyEntries {
  readonly players: readonly Player[];
  readonly options: Options;
  readonly #entries: Entries;

  private constructor(entries: Entries, players: readonly Player[], options: Options) {
    this.#entries = entries;
    this.players = players;
    this.options = options;
  }

  static read(entries: Entries): LuckyEntries | null {
    const players = playersIn(entries);
    const options = DoubleLucky7.game.parseOptions(entry(entries, OPTIONS) ?? {});
    return players === null || !options.ok
      ? null
      : new LuckyEntries(entries, players, options.value);
  }

  /** The index of whoever deals first. */
  get dealer(): number {
    const id = entry(this.#entries, DEALER);
    return Math.max(
      0,
      this.players.findIndex((player) => player.id === id),
    );
  }

  /** The ids of those who play from this round on, if that changes with it. */
  roster(round: number): readonly number[] | null {
    const value = entry(this.#entries, rosterSlot(round));
    if (!Array.isArray(value)) return null;
    const { minPlayers, maxPlayers } = DoubleLucky7.game;
    const ids = this.players.map(({ id }) => id).filter((id) => value.includes(id));
    return ids.length >= minPlayers && ids.length <= maxPlayers ? ids : null;
  }

  bid(round: number, id: number): number | null {
    const cards = DoubleLucky7.cardsInRound(round);
    return wholeAt(this.#entries, bidSlot(round, id), 0, cards);
  }

  tricks(round: number, id: number): number | null {
    const cards = DoubleLucky7.cardsInRound(round);
    return wholeAt(this.#entries, tricksSlot(round, id), 0, cards);
  }

  wheel(round: number): WheelEntry | 'none' | null {
    const value = entry(this.#entries, wheelSlot(round));
    return value === 'none' || isWheelEntry(value) ? value : null;
  }

  isEnded(round: number): boolean {
    return isMarked(this.#entries, endSlot(round));
  }
}

function isWheelEntry(value: unknown): value is WheelEntry {
  if (!isObject(value) || !isWhole(value['by'], 0, 99)) return false;
  const { roll, option, player, change } = value;
  const isOneOf = (list: readonly unknown[], one: unknown): boolean =>
    one === undefined || list.includes(one);
  return (
    isOneOf(DoubleLucky7.DIE_SIDES, roll) &&
    isOneOf(DoubleLucky7.OPTION_NAMES, option) &&
    isOneOf([1, -1], change) &&
    (player === undefined || isWhole(player, 0, 99))
  );
}
