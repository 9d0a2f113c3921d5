import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { prepareBots } from '@table-seven/bots';

import { programOptions, wholeNumber } from '../shared/program-options.ts';
import { Estimator } from '../simulate/estimate.ts';
import { figureText, makeLines, percent } from './markdown.ts';
import { makePlot } from './plot.ts';
import type { Line } from './plot.ts';
import { answersTo, questionFrom, worthsOf } from './question.ts';
import { figureOf } from './results.ts';

/**
 * What more time is worth, without playing thousands of games: `npm run -s thinking`. In positions from play among regulars the expert is asked
 * with several times. Where its answers differ, and only there, their worth is found in a long time. Prints Markdown, and draws
 * docs/strength-by-time.svg.
 */
const values = programOptions('thinking', {
  seed: { type: 'string', default: 'thinking' },
  positions: { type: 'string', default: '500' },
  players: { type: 'string', default: '2,4' },
  /** Milliseconds of the long time. */
  long: { type: 'string', default: '1000' },
  /** Where the plot is drawn. */
  plot: {
    type: 'string',
    default: fileURLToPath(new URL('../../../../docs/strength-by-time.svg', import.meta.url)),
  },
});

/** Milliseconds per move. */
const TIMES = [10, 30, 100, 300];
const COLORS = ['#b3261e', '#1e5fb3', '#2f7d32', '#8a5a00'];

/** How much better the answers of one time are than those of the time before, in points per decision. */
class Step {
  readonly gain = new Estimator();
  /** The same against the shortest time. */
  readonly gainInAll = new Estimator();
  /** How often it is another answer. */
  readonly changes = new Estimator();
}

await prepareBots();
const positions = wholeNumber('thinking', 'positions', values.positions);
const longMs = wholeNumber('thinking', 'long', values.long);
const tables = values.players
  .split(',')
  .map((players) => wholeNumber('thinking', 'players', players))
  .map((players) => ({ players, steps: measure(players) }));
print();
draw();

function measure(players: number): Step[] {
  const steps = TIMES.map(() => new Step());
  for (let deal = 0, asked = 0; asked < positions; deal++) {
    const seed = `${values.seed} ${players} ${deal}`;
    const question = questionFrom({ players, mode: 'classic', phases: ['bid', 'play'] }, seed);
    if (question === null) continue;
    const manners = TIMES.map((limitMs) => ({ limitMs }));
    const answers = answersTo(question, manners, `${seed} luck`);
    const worths = worthsOf(question, answers, longMs, `${seed} long`);
    steps.forEach(({ gain, gainInAll, changes }, i) => {
      const before = Math.max(0, i - 1);
      gain.add(worths[i]! - worths[before]!);
      gainInAll.add(worths[i]! - worths[0]!);
      changes.add(answers[i] === answers[before] ? 0 : 1);
    });
    asked++;
    process.stderr.write(`${players} players: position ${asked} of ${positions}\r`);
  }
  return steps;
}

function print(): void {
  const head = [
    'more time',
    ...tables.map(({ players }) => `${players} players: points per decision | other moves`),
  ];
  const rows = TIMES.slice(1).map((ms, i) => [
    `${TIMES[i]!} → ${ms} ms`,
    ...tables.flatMap(({ steps }) => {
      const { gain, changes } = steps[i + 1]!;
      return [figureText(figureOf(gain), 3), percent(changes.estimate.mean)];
    }),
  ]);
  const columns = rows[0]!.map(() => '---');
  console.log(makeLines([head, columns, ...rows]));
}

function draw(): void {
  const lines = tables.map(({ players, steps }, i): Line => ({
    title: `${players} players`,
    color: COLORS[i % COLORS.length]!,
    dots: steps.map(({ gainInAll }, at) => ({ ms: TIMES[at]!, ...figureOf(gainInAll) })),
  }));
  const title = `Points per decision gained over ${TIMES[0]!} ms, by time per move`;
  writeFileSync(values.plot, makePlot(title, lines));
}
