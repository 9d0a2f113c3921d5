import { fairChance, gameById, MoveList } from '@table-seven/engine';
import type { Game, MoveCode, Seat, State } from '@table-seven/engine';

import { BuiltInPlayer, stoppedClock } from './built-in-player.ts';
import { OWN_FIGURES, POINTS, WINS } from './deal-summary.ts';
import type { DealSummary } from './deal-summary.ts';
import { addFaults } from './faults.ts';
import type { FaultCounts } from './faults.ts';
import { playGame } from './game-loop.ts';
import { botInSlot, rotationsOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Player } from './player.ts';
import { ProgramPlayer } from './program-player.ts';
import type { ProcessWatch } from './program-process.ts';
import { Program } from './program.ts';
import { recordLine } from './record-line.ts';
import { statisticsOf } from './statistics.ts';
import type { Chances, Statistics } from './statistics.ts';
import { Stopwatch } from './stopwatch.ts';

/** A game that was played to its end. */
interface Played {
  readonly state: State;
  readonly rotation: number;
  readonly codes: readonly MoveCode[];
  readonly chances: readonly Chances[];
}

interface Sums {
  readonly figures: number[];
  readonly tallies: number[];
}

/** A table at which the bots of a plan play one deal after the other. */
export class Table {
  /** Of each bot given. */
  readonly watches: readonly Stopwatch[];
  readonly #plan: Plan;
  readonly #game: Game;
  readonly #setup: object;
  readonly #statistics: Statistics;
  /** By slot; null for built-in bots, who are made anew for every game. */
  readonly #programs: readonly (Program | null)[];
  readonly #moves = new MoveList();

  constructor(plan: Plan, watch: ProcessWatch) {
    this.#plan = plan;
    this.#game = gameById(plan.game)!;
    const setup = this.#game.parseSetup({}, plan.players, plan.options);
    if (!setup.ok) throw new Error(`${plan.game} cannot be set up`);
    this.#setup = setup.value;
    this.#statistics = statisticsOf(plan.game);
    this.watches = plan.bots.map(() => new Stopwatch());
    this.#programs = Array.from({ length: plan.players }, (_, slot) => {
      const spec = plan.bots[botInSlot(plan, slot)]!;
      return spec.kind === 'program' ? new Program(spec, plan.moveLimitMs, watch) : null;
    });
  }

  /** Plays a deal, numbered from 1, in every rotation. All of its chance comes from the seed of the run and that number. */
  async playDeal(deal: number): Promise<DealSummary> {
    const seed = `${this.#plan.seed}/${deal}`;
    const rotations = rotationsOf(this.#plan);
    const sums = this.#plan.bots.map(() => this.#zeros());
    const records: string[] = [];
    let moves = 0;
    for (let rotation = 0; rotation < rotations; rotation++) {
      const played = await this.#play(seed, rotation);
      moves += played.codes.length;
      this.#add(sums, played);
      if (this.#plan.records !== null) records.push(this.#record(seed, played));
    }
    return { games: rotations, moves, bots: sums, records };
  }

  /** Moves that programs lost, for each bot given. */
  get faults(): FaultCounts[] {
    const counts = this.#plan.bots.map((): FaultCounts => ({}));
    this.#programs.forEach((program, slot) => {
      if (program !== null) addFaults(counts[botInSlot(this.#plan, slot)]!, program.faults);
    });
    return counts;
  }

  async close(): Promise<void> {
    await Promise.all(this.#programs.map(async (program) => program?.stop()));
  }

  async #play(seed: string, rotation: number): Promise<Played> {
    const { players, options } = this.#plan;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const chances = seats.map((): (number | null)[] => []);
    const seating = {
      players: seats.map((seat) => this.#player(seed, seat, rotation)),
      watches: seats.map((seat) => this.watches[this.#botAt(seat, rotation)]!),
      chances,
    };
    const state = this.#game.start(players, options, this.#setup, fairChance(seed));
    const codes = await playGame(this.#game, state, seating, this.#statistics, this.#moves);
    return { state, rotation, codes, chances };
  }

  #player(seed: string, seat: Seat, rotation: number): Player {
    const slot = this.#slotAt(seat, rotation);
    const program = this.#programs[slot];
    if (program != null) return new ProgramPlayer(this.#game, seat, program);
    const spec = this.#plan.bots[botInSlot(this.#plan, slot)]!;
    if (spec.kind !== 'level') throw new Error(`${spec.name} has no program`);
    // A random stream of its own for every bot in every game.
    const stream = `${seed} rotation ${rotation} bot ${slot}`;
    return new BuiltInPlayer({
      game: this.#game,
      level: spec.level,
      seat,
      players: this.#plan.players,
      seed: stream,
      thinking: { limitMs: spec.limitMs, now: stoppedClock },
    });
  }

  /** Adds a game to the means and tallies of the bots that played it. */
  #add(sums: readonly Sums[], { state, rotation, chances }: Played): void {
    const { players, bots } = this.#plan;
    const weight = bots.length / (players * rotationsOf(this.#plan));
    const { totals, winners } = this.#game.result(state)!;
    const sides = this.#game.sides(players);
    const over = this.#game.view(state, null);
    for (let seat = 0; seat < players; seat++) {
      const { figures, tallies } = sums[this.#botAt(seat, rotation)]!;
      const side = sides[seat]!;
      figures[POINTS]! += weight * totals[side]!;
      if (winners.includes(side)) figures[WINS]! += weight / winners.length;
      this.#statistics.figures(over, seat).forEach((figure, i) => {
        figures[OWN_FIGURES + i]! += weight * figure;
      });
      this.#statistics.addTallies(tallies, over, seat, chances[seat]!);
    }
  }

  #record(seed: string, { rotation, codes }: Played): string {
    const { players, options, bots } = this.#plan;
    const names = Array.from(
      { length: players },
      (_, seat) => bots[this.#botAt(seat, rotation)]!.name,
    );
    return recordLine({ game: this.#game, options, seed, names, codes });
  }

  #zeros(): Sums {
    return {
      figures: new Array<number>(OWN_FIGURES + this.#statistics.figureNames.length).fill(0),
      tallies: new Array<number>(this.#statistics.tallyCount).fill(0),
    };
  }

  #slotAt(seat: Seat, rotation: number): number {
    const { players } = this.#plan;
    return (seat - rotation + players) % players;
  }

  #botAt(seat: Seat, rotation: number): number {
    return botInSlot(this.#plan, this.#slotAt(seat, rotation));
  }
}
