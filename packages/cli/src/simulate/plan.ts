import { randomUUID } from 'node:crypto';

import { gameById, GAMES } from '@table-seven/engine';
import type { Game } from '@table-seven/engine';

import { messageOf } from '../shared/messages.ts';
import { parseBotList } from './bot-list.ts';
import type { BotSpec } from './bot-list.ts';
import type { Flags } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** What is to be played. Plain data, so that workers can be sent it. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  readonly deals: number;
  /** Every deal is played once per rotation of the bots around the seats. */
  readonly isDuplicate: boolean;
  /** The bots as given: one for each seat, or a single one for all. */
  readonly bots: readonly BotSpec[];
  readonly moveLimitMs: number;
  readonly workers: number;
  /** The file for the records, if they are wanted. */
  readonly records: string | null;
}

const DEFAULT_PLAYERS = 4;
const MAX_DEALS = 100_000_000;
const MAX_WORKERS = 256;
const MAX_MOVE_LIMIT_MS = 3_600_000;
/** Leaves room for the number of the deal in the seed of a record. */
const MAX_SEED_LENGTH = 1000;

export function parsePlan({ values, plain }: Flags): Plan {
  const game = parseGame(values.get('game') ?? GAMES[0]!.id);
  const bots = parseBotList(values.get('bots') ?? 'random');
  const players = parsePlayers(game, values.get('players'), bots.length);
  if (bots.length !== 1 && bots.length !== players) {
    throw new UsageError(
      `--bots names ${bots.length} bots for ${players} seats; name one for all, or one each (quote what has a comma)`,
    );
  }
  const whole = (flag: 'games' | 'workers' | 'move-limit', usual: number, max: number): number =>
    parseWhole(`--${flag}`, values.get(flag) ?? String(usual), 1, max);
  return {
    game: game.id,
    players,
    options: parseOptions(game, values.get('options') ?? '{}'),
    seed: parseSeed(values.get('seed')),
    deals: whole('games', 100, MAX_DEALS),
    isDuplicate: plain.has('duplicate'),
    bots,
    moveLimitMs: whole('move-limit', 5000, MAX_MOVE_LIMIT_MS),
    workers: whole('workers', 1, MAX_WORKERS),
    records: values.get('records') ?? null,
  };
}

/** Games per deal. */
export function rotationsOf({ isDuplicate, players }: Plan): number {
  return isDuplicate ? players : 1;
}

/**
 * The bots come in slots. In the first rotation slot and seat are the same, in each further one every bot sits one seat further
 * on. This is the bot, by its place in the list given, that plays in a slot.
 */
export function botInSlot({ bots }: Plan, slot: number): number {
  return bots.length === 1 ? 0 : slot;
}

function parseGame(id: string): Game {
  const game = gameById(id);
  if (game !== undefined) return game;
  const known = GAMES.map((each) => each.id).join(' and ');
  throw new UsageError(`--game: unknown game "${id}"; known are ${known}`);
}

function parsePlayers(game: Game, text: string | undefined, named: number): number {
  const usual = named > 1 ? named : DEFAULT_PLAYERS;
  const what = text === undefined && named > 1 ? '--bots: the number of bots' : '--players';
  return parseWhole(what, text ?? String(usual), game.minPlayers, game.maxPlayers);
}

function parseWhole(what: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${what} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function parseSeed(text: string | undefined): string {
  if (text === undefined) return randomUUID();
  if (text.length <= MAX_SEED_LENGTH) return text;
  throw new UsageError(`--seed may have at most ${MAX_SEED_LENGTH} characters`);
}

function parseOptions(game: Game, text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UsageError(`--options is not JSON: ${text}`);
  }
  const options = game.parseOptions(json);
  if (options.ok) return options.value;
  throw new UsageError(`--options ${text}: ${messageOf(options.error)} (${options.error.code})`);
}
