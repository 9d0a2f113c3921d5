import { fastRandom, MoveList, Referee, refused } from '@table-seven/engine';
import type { MoveCode, Random, Result, Seat } from '@table-seven/engine';

import { doubleLucky7 } from './double-lucky-7.ts';
import type { Eye, EyeKit, Weighed } from './eye.ts';
import { magic7 } from './magic-7.ts';
import { ANALYSIS_VERSION, USUAL_WORLDS } from './review.ts';
import type { Account, Alternative, Analysis, Review } from './review.ts';
import { costOf, estimate } from './samples.ts';
import type { Estimate } from './samples.ts';

/** How far it is: what the last step has brought, if it was a decision. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly review: Review | null;
}

export interface AnalysisOptions {
  readonly worlds?: number;
  /** Decisions that were judged before, with as many worlds: they are taken over. */
  readonly known?: readonly Review[];
  /** Only these decisions, by the moves before them; nothing is said of luck then. */
  readonly moments?: ReadonlySet<number>;
}

/** A verdict needs a difference of so many standard errors, and of so many points. */
const CLEARLY = 3;
const WORTH_A_WORD = 1;

const KITS: Readonly<Record<string, EyeKit<never>>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
};

/** Whether there is an expert for this game. */
export function canAnalyse(game: string): boolean {
  return Object.hasOwn(KITS, game);
}

/**
 * Looks at a finished game decision by decision; each step of the generator is one of them. Whoever stops asking has stopped it. Every
 * decision has a luck of its own, so that it is judged alike whether the work was interrupted or not. `prepareBots` comes first.
 */
export function analyse(
  json: unknown,
  options: AnalysisOptions = {},
): Result<Generator<Progress, Analysis>> {
  const loaded = Referee.load(json);
  if (!loaded.ok) return loaded;
  // Never while a game runs: it would tell what the others hold.
  if (loaded.value.turn !== null) return refused('bad-record', { key: 'result' });
  if (!canAnalyse(loaded.value.game.id)) return refused('unknown-game');
  return { ok: true, value: new Analyst(loaded.value, options).run() };
}

class Analyst {
  readonly #end: Referee;
  readonly #worlds: number;
  readonly #known: ReadonlyMap<number, Review>;
  readonly #moments: ReadonlySet<number> | undefined;
  readonly #kit: EyeKit;
  readonly #eyes: readonly Eye[];
  readonly #share: Sums;
  readonly #deal: Sums;
  readonly #play: Sums;

  constructor(end: Referee, { worlds = USUAL_WORLDS, known = [], moments }: AnalysisOptions) {
    this.#end = end;
    this.#moments = moments;
    this.#worlds = worlds;
    this.#known = new Map(known.map((review) => [review.moment, review]));
    this.#kit = KITS[end.game.id] as unknown as EyeKit;
    const seats = Array.from({ length: end.players }, (_, seat) => seat);
    this.#eyes = seats.map((seat) => this.#kit.eye(seat, end.players));
    [this.#share, this.#deal, this.#play] = [seats, seats, seats].map((list) => new Sums(list)) as [
      Sums,
      Sums,
      Sums,
    ];
  }

  *run(): Generator<Progress, Analysis> {
    const { game, players, options, seed, setup } = this.#end.record();
    const begun = Referee.start({ game, options, setup, seed, players: players.length });
    if (!begun.ok) throw new Error('a record that was read cannot be begun');
    const referee = begun.value;
    const reviews: Review[] = [];
    const moves = this.#end.movesFrom(0);
    const all = moves.length;
    for (const [moment, { seat, move }] of moves.entries()) {
      this.#eyes.forEach((eye, own) => eye.see(referee.known(own)));
      if (this.#moments === undefined) this.#judgeDeal(referee, moment);
      const review = this.#review(referee, moment, seat, referee.game.parseMove(move));
      if (review !== null) {
        reviews.push(review);
        this.#play.add(seat, review.cost.points, -1);
      }
      referee.play(seat, move);
      yield { done: moment + 1, all, review };
    }
    return {
      version: ANALYSIS_VERSION,
      worlds: this.#worlds,
      reviews,
      accounts: this.#moments === undefined ? this.#accounts() : [],
    };
  }

  #judgeDeal(referee: Referee, moment: number): void {
    const own = this.#eyes.map((eye, seat) =>
      eye.dealt(referee.known(seat), this.#worlds, this.#random(moment, `deal ${String(seat)}`)),
    );
    if (own.some((points) => points === null)) return;
    const share = this.#kit.fairShare(referee.players)(
      referee.known(0),
      4 * this.#worlds,
      this.#random(moment, 'share'),
    );
    share.forEach((points, seat) => {
      const [average, dealt] = [estimate(points), estimate(own[seat]!)];
      this.#share.add(seat, average, 1);
      this.#deal.add(seat, dealt, 1);
      this.#deal.add(seat, average, -1);
    });
  }

  #review(referee: Referee, moment: number, seat: Seat, made: MoveCode): Review | null {
    if (this.#moments?.has(moment) === false) return null;
    const known = referee.known(seat);
    const moves = new MoveList();
    referee.game.legalMoves(known, moves);
    if (moves.length < 2) return null;
    const before = this.#known.get(moment);
    if (before !== undefined) return before;
    const weighed = this.#eyes[seat]!.weigh(
      known,
      moves,
      this.#worlds,
      this.#random(moment, 'moves'),
    );
    return weighed.samples.size < 2 ? null : reviewOf(referee, moment, seat, moves, made, weighed);
  }

  #random(moment: number, what: string): Random {
    return fastRandom(`${this.#end.seed} ${String(moment)} ${what}`);
  }

  #accounts(): Account[] {
    const { totals } = this.#end.result!;
    const { sides } = this.#end;
    return Array.from({ length: this.#end.players }, (_, seat) => {
      const made = this.#kit.made(totals, sides, seat);
      const [share, deal, play] = [this.#share, this.#deal, this.#play].map((s) => s.of(seat));
      const mean = made - share!.mean - deal!.mean - play!.mean;
      const error = Math.hypot(share!.error, deal!.error, play!.error);
      return { seat, made, share: share!, deal: deal!, play: play!, rest: { mean, error } };
    });
  }
}

function reviewOf(
  referee: Referee,
  moment: number,
  seat: Seat,
  moves: MoveList,
  made: MoveCode,
  { kind, stands, samples, left, wanted }: Weighed,
): Review {
  const codes = moves.toArray();
  const own = stands[codes.indexOf(made)]!;
  const tried = [...samples.keys()];
  const cost = costOf([...samples.values()], tried.indexOf(own));
  const ranked = tried
    .map((code) => ({ code, sample: samples.get(code)! }))
    .sort((a, b) => estimate(b.sample.worth).mean - estimate(a.sample.worth).mean);
  const alternatives = ranked.map(({ code, sample }): Alternative => ({
    // Of moves that come to the same, the one that was made is named.
    move: referee.game.makeMove(code === own ? made : code),
    points: estimate(sample.points),
    win: estimate(sample.wins),
    met: sample.met.length === 0 ? null : estimate(sample.met),
  }));
  const { mean, error } = cost.worth;
  return {
    moment,
    seat,
    kind,
    alternatives,
    made: ranked.findIndex(({ code }) => code === own),
    cost,
    isClear: mean > CLEARLY * error && mean > WORTH_A_WORD,
    left,
    wanted,
    tricks: kind === 'bid' ? sharesOf(samples.get(own)!.tricks, left) : null,
  };
}

/** How often each number of tricks came. */
function sharesOf(tricks: readonly number[], most: number): number[] {
  return Array.from(
    { length: most + 1 },
    (_, n) => tricks.filter((count) => count === n).length / tricks.length,
  );
}

/** Estimates of every seat, added up. */
class Sums {
  readonly #means: number[];
  readonly #squares: number[];

  constructor(seats: readonly Seat[]) {
    this.#means = seats.map(() => 0);
    this.#squares = seats.map(() => 0);
  }

  add(seat: Seat, { mean, error }: Estimate, sign: 1 | -1): void {
    this.#means[seat]! += sign * mean;
    this.#squares[seat]! += error * error;
  }

  of(seat: Seat): Estimate {
    return { mean: this.#means[seat]!, error: Math.sqrt(this.#squares[seat]!) };
  }
}
