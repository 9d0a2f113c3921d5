import { LEVELS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import { gameById, GAMES } from '@table-seven/engine';
import type { Game } from '@table-seven/engine';

import { list } from './text.ts';

export type OptionValue = string | number | boolean;

/** What the command line says; the rest is asked for. */
export interface Flags {
  readonly game: Game;
  readonly name?: string;
  readonly players?: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly level?: Level;
  readonly seed?: string;
  readonly record?: string;
  readonly isAuto: boolean;
  readonly isFast: boolean;
  readonly takesDefaults: boolean;
}

export type Arguments =
  | { readonly type: 'play'; readonly flags: Flags }
  | { readonly type: 'help' }
  | { readonly type: 'bad'; readonly message: string };

const SWITCHES = ['--help', '--auto', '--fast', '--defaults'];
const VALUES = ['--game', '--name', '--players', '--bots', '--seed', '--record'];
const MAX_SEED = 1024;

class BadArgument extends Error {}

export function parseArguments(argv: readonly string[]): Arguments {
  try {
    const given = readPairs(argv);
    return given.has('--help') ? { type: 'help' } : { type: 'play', flags: readFlags(given) };
  } catch (error) {
    if (error instanceof BadArgument) return { type: 'bad', message: error.message };
    throw error;
  }
}

function bad(message: string): never {
  throw new BadArgument(message);
}

/** The flags with their values, as `--flag value` or `--flag=value`; none twice. */
function readPairs(argv: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  const known = [...SWITCHES, ...VALUES, ...GAMES.flatMap(optionFlags)];
  const rest = [...argv];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const [flag = '', ...after] = (argument === '-h' ? '--help' : argument).split('=');
    if (!known.includes(flag)) bad(`I do not know "${argument}"; --help lists what there is.`);
    if (given.has(flag)) bad(`${flag} is given twice.`);
    const isSwitch = SWITCHES.includes(flag);
    if (isSwitch && after.length > 0) bad(`${flag} takes no value.`);
    const value = isSwitch ? '' : after.length > 0 ? after.join('=') : rest.shift();
    given.set(flag, value ?? bad(`${flag} needs a value.`));
  }
  return given;
}

/** `jokerTrump` is `--joker-trump` on the command line. */
export function flagOf(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function optionFlags(game: Game): string[] {
  return Object.keys(game.options).map(flagOf);
}

function readFlags(given: ReadonlyMap<string, string>): Flags {
  const ids = GAMES.map(({ id }) => id);
  const game = gameById(given.get('--game') ?? ids[0]) ?? bad(`--game is ${list(ids, 'or')}.`);
  return {
    game,
    options: readOptions(game, given),
    ...optional('name', given.get('--name')),
    ...optional('players', readPlayers(game, given.get('--players'))),
    ...optional('level', readLevel(given.get('--bots'))),
    ...optional('seed', readSeed(given.get('--seed'))),
    ...optional('record', given.get('--record')),
    isAuto: given.has('--auto'),
    isFast: given.has('--fast'),
    takesDefaults: given.has('--defaults'),
  };
}

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

function readPlayers({ minPlayers, maxPlayers }: Game, text?: string): number | undefined {
  if (text === undefined) return undefined;
  const players = /^\d$/.test(text) ? Number(text) : 0;
  if (players < minPlayers || players > maxPlayers) {
    bad(`--players is a number from ${minPlayers} to ${maxPlayers}.`);
  }
  return players;
}

function readLevel(text?: string): Level | undefined {
  if (text === undefined) return undefined;
  return LEVELS.find((level) => level === text) ?? bad(`--bots is ${list(LEVELS, 'or')}.`);
}

function readSeed(text?: string): string | undefined {
  return (text?.length ?? 0) > MAX_SEED ? bad(`--seed has at most ${MAX_SEED} characters.`) : text;
}

function readOptions(game: Game, given: ReadonlyMap<string, string>): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const flag of given.keys()) {
    const isOption = !SWITCHES.includes(flag) && !VALUES.includes(flag);
    if (isOption && !optionFlags(game).includes(flag)) bad(`${flag} is no option of ${game.id}.`);
  }
  for (const [option, values] of Object.entries(game.options)) {
    const flag = flagOf(option);
    const text = given.get(flag);
    if (text === undefined) continue;
    const value = values.find((candidate) => wordOf(candidate) === text);
    options[option] = value ?? bad(`${flag} is ${list(values.map(wordOf), 'or')}.`);
  }
  return options;
}

/** A value as it is typed; yes and no are on and off. */
function wordOf(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}
