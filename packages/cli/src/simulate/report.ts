import type { Conduct } from './crew.ts';
import { OWN_FIGURES, POINTS, WINS } from './deal-summary.ts';
import type { DealSummary } from './deal-summary.ts';
import { Estimator } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import type { FaultCounts } from './faults.ts';
import type { Plan } from './plan.ts';
import { statisticsOf } from './statistics.ts';
import type { GameReport } from './statistics.ts';
import type { Stopwatch } from './stopwatch.ts';

type EstimateAgainst = { readonly bot: string } & Estimate;

/** What is said of one bot given. The keys of a game's own statistics stand beside these. */
export interface BotReport extends GameReport {
  readonly bot: string;
  readonly seats: number;
  readonly meanPoints: number;
  readonly ci95: number | null;
  readonly winShare: number;
  readonly msPerMove: number;
  readonly winShareCi95: number | null;
  readonly moves: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msMax: number;
  readonly faults: FaultCounts;
  readonly pointsAgainst?: readonly EstimateAgainst[];
}

export interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  readonly deals: number;
  readonly duplicate: boolean;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly bots: readonly BotReport[];
}

/** Gathers deals, in their order, and reports on them. Every interval is over deals: the games of one deal are not independent. */
export class Reporter {
  readonly #plan: Plan;
  readonly #figures: readonly (readonly Estimator[])[];
  /** For each bot and each other bot the differences of their figures; only with duplicate deals. */
  readonly #differences: readonly (readonly (readonly Estimator[])[])[];
  readonly #tallies: readonly number[][];
  #games = 0;
  #moves = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    const { figureNames, tallyCount } = statisticsOf(plan.game);
    const estimators = (): Estimator[] =>
      Array.from({ length: OWN_FIGURES + figureNames.length }, () => new Estimator());
    this.#figures = plan.bots.map(estimators);
    this.#differences = plan.isDuplicate ? plan.bots.map(() => plan.bots.map(estimators)) : [];
    this.#tallies = plan.bots.map(() => new Array<number>(tallyCount).fill(0));
  }

  add({ games, moves, bots }: DealSummary): void {
    this.#games += games;
    this.#moves += moves;
    bots.forEach(({ figures, tallies }, bot) => {
      figures.forEach((figure, i) => this.#figures[bot]![i]!.add(figure));
      tallies.forEach((tally, i) => (this.#tallies[bot]![i]! += tally));
    });
    // Every bot sat in every seat of the deal once, so means over seats are compared seat by seat.
    this.#differences.forEach((others, bot) => {
      others.forEach((estimators, other) => {
        estimators.forEach((estimator, i) =>
          estimator.add(bots[bot]!.figures[i]! - bots[other]!.figures[i]!),
        );
      });
    });
  }

  report({ watches, faults, seconds }: Conduct): Report {
    const { game, players, options, seed, deals, isDuplicate, bots } = this.#plan;
    return {
      game,
      players,
      options,
      seed,
      deals,
      duplicate: isDuplicate,
      games: this.#games,
      moves: this.#moves,
      seconds,
      movesPerSecond: this.#moves / seconds,
      bots: bots.map((_, bot) => this.#reportBot(bot, watches[bot]!, faults[bot]!)),
    };
  }

  #reportBot(bot: number, watch: Stopwatch, faults: FaultCounts): BotReport {
    const { game, players, bots } = this.#plan;
    const figures = estimatesOf(this.#figures[bot]!);
    const against = this.#against(bot);
    const { bidsMet, ...own } = statisticsOf(game).report({
      figures: figures.slice(OWN_FIGURES),
      tallies: this.#tallies[bot]!,
      against: against.map((other) => ({ ...other, figures: other.figures.slice(OWN_FIGURES) })),
    });
    return {
      bot: bots[bot]!.name,
      seats: players / bots.length,
      meanPoints: figures[POINTS]!.mean,
      ci95: figures[POINTS]!.ci95,
      winShare: figures[WINS]!.mean,
      bidsMet,
      msPerMove: watch.mean,
      winShareCi95: figures[WINS]!.ci95,
      moves: watch.count,
      msP50: watch.quantile(0.5),
      msP95: watch.quantile(0.95),
      msMax: watch.max,
      faults,
      ...own,
      ...(against.length > 0 && {
        pointsAgainst: against.map((other) => ({ bot: other.bot, ...other.figures[POINTS]! })),
      }),
    };
  }

  #against(bot: number): { bot: string; figures: Estimate[] }[] {
    return (this.#differences[bot] ?? [])
      .map((differences, i) => ({
        bot: this.#plan.bots[i]!.name,
        figures: estimatesOf(differences),
      }))
      .filter((_, other) => other !== bot);
  }
}

function estimatesOf(estimators: readonly Estimator[]): Estimate[] {
  return estimators.map(({ estimate }) => estimate);
}
