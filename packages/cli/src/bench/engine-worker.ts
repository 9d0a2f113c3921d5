import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

import { below, fastChance, fastRandom, gameById, MoveList } from '@table-seven/engine';
import type { Game, State } from '@table-seven/engine';

import { referenceLoop } from './reference.ts';
import { median } from './statistics.ts';

export interface EngineCase {
  readonly game: string;
  readonly players: number;
  readonly mode: string;
  readonly options: object;
  readonly clone: boolean;
}

export interface EngineFigures {
  readonly movesPerSecond: number;
  /** Moves per thousand turns of the reference loop: what remains when machines differ. */
  readonly ratio: number;
  /** Heap bytes allocated per move. */
  readonly bytesPerMove: number;
  /** Heap bytes of one state in the middle of a game. */
  readonly stateBytes: number;
}

const SAMPLES = 7;
const SAMPLE_MS = 250;

const row = workerData as EngineCase;
const game: Game = gameById(row.game)!;
const random = fastRandom('bench');
const chance = fastChance(random);
const parsed = game.parseOptions(row.options);
if (!parsed.ok) throw new Error(parsed.error.code);
const options = parsed.value;
const list = new MoveList();

parentPort!.postMessage(figures());

function figures(): EngineFigures {
  const speeds: number[] = [];
  const ratios: number[] = [];
  playFor(2 * SAMPLE_MS);
  for (let i = 0; i < SAMPLES; i++) {
    const reference = referenceLoop();
    const speed = playFor(SAMPLE_MS);
    speeds.push(speed);
    ratios.push((1000 * speed) / reference);
  }
  return {
    movesPerSecond: Math.round(median(speeds)),
    ratio: Number(median(ratios).toFixed(2)),
    bytesPerMove: Math.round(bytesPerMove()),
    stateBytes: Math.round(stateBytes()),
  };
}

/** Plays whole games until the time is up; moves per second. */
function playFor(ms: number): number {
  const begin = performance.now();
  let moves = 0;
  let now = begin;
  while (now - begin < ms) {
    moves += row.clone ? playCloning() : playPlainly();
    now = performance.now();
  }
  return (1000 * moves) / (now - begin);
}

function playPlainly(): number {
  const state = game.start(row.players, options, {}, chance);
  let moves = 0;
  while (state.turn >= 0) {
    playOne(state);
    moves++;
  }
  return moves;
}

function playCloning(): number {
  let state = game.start(row.players, options, {}, chance);
  let moves = 0;
  while (state.turn >= 0) {
    state = game.clone(state);
    playOne(state);
    moves++;
  }
  return moves;
}

function playOne(state: State): void {
  game.legalMoves(state, list);
  game.apply(state, list.codes[below(random, list.length)]!);
}

/** Over many short stretches the median growth of the heap: a stretch in which the collector ran does not count. */
function bytesPerMove(): number {
  const growths: number[] = [];
  for (let i = 0; i < 200; i++) {
    const before = process.memoryUsage().heapUsed;
    let moves = 0;
    while (moves < 2000) moves += row.clone ? playCloning() : playPlainly();
    growths.push((process.memoryUsage().heapUsed - before) / moves);
  }
  return Math.max(0, median(growths));
}

function stateBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const state = middleState();
  const copies: State[] = new Array<State>(10_000).fill(state);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < copies.length; i++) copies[i] = game.clone(state);
  collect();
  return (process.memoryUsage().heapUsed - before) / copies.length;
}

function middleState(): State {
  const state = game.start(row.players, options, {}, chance);
  for (let i = 0; i < 20; i++) playOne(state);
  return state;
}
