import { prepareBots } from '@table-seven/bots';

import { programOptions, wholeNumber } from '../shared/program-options.ts';
import { TRIALS, tryDeal, tryQuestion, Worth } from './habit-trials.ts';
import type { Trial } from './habit-trials.ts';
import { figureText, makeLines } from './markdown.ts';
import { figureOf } from './results.ts';
import type { Figure } from './results.ts';

/**
 * What each habit of Double Lucky 7's expert is worth, by switching it off: `npm run -s habits`. The expert with all its habits and the expert
 * without one play the same deals with the same luck, once in every seat among regulars; and they are asked about the same decisions, from play
 * among regulars. Prints Markdown.
 */
const values = programOptions('habits', {
  seed: { type: 'string', default: 'habits' },
  /** Deals for each habit. */
  deals: { type: 'string', default: '20' },
  players: { type: 'string', default: '2,4' },
  /** Milliseconds per move. */
  ms: { type: 'string', default: '20' },
  /** Decisions for each habit, and the milliseconds in which their worth is found. */
  decisions: { type: 'string', default: '300' },
  long: { type: 'string', default: '1000' },
});

const COLUMNS = [
  'habit',
  'mode',
  'players',
  'games',
  'points per game',
  'wins',
  'decisions',
  'points per decision',
];

await prepareBots();
const deals = wholeNumber('habits', 'deals', values.deals);
const limitMs = wholeNumber('habits', 'ms', values.ms);
const decisions = wholeNumber('habits', 'decisions', values.decisions);
const longMs = wholeNumber('habits', 'long', values.long);
const rows = values.players
  .split(',')
  .map((players) => wholeNumber('habits', 'players', players))
  .flatMap(measure);
console.log(makeLines([COLUMNS, COLUMNS.map(() => '---'), ...rows]));

/** One row for every habit. */
function measure(players: number): string[][] {
  const trials = TRIALS.map((trial) => [trial, new Worth()] as const);
  for (const mode of new Set(TRIALS.map((trial) => trial.mode))) {
    const ofMode = trials.filter(([trial]) => trial.mode === mode);
    for (let deal = 0; deal < deals; deal++) {
      tryDeal(mode, ofMode, { players, limitMs, seed: `${values.seed} ${players} ${deal}` });
      process.stderr.write(`${mode}, ${players} players: deal ${deal + 1} of ${deals}\n`);
    }
  }
  for (const [trial, worth] of trials) if (trial.phases.length > 0) ask(players, trial, worth);
  return trials.map(([trial, worth]) => rowOf(players, trial, worth));
}

function ask(players: number, trial: Trial, worth: Worth): void {
  for (let deal = 0, asked = 0; asked < decisions; deal++) {
    const seed = `${values.seed} ${players} decision ${deal}`;
    if (tryQuestion(trial, worth, { players, limitMs, seed }, longMs)) asked++;
  }
  process.stderr.write(`${trial.habit}, ${players} players: ${decisions} decisions\n`);
}

function rowOf(players: number, { habit, mode, phases }: Trial, worth: Worth): string[] {
  const isAsked = phases.length > 0;
  return [
    habit,
    mode,
    String(players),
    String(players * deals),
    figureText(figureOf(worth.points), 1),
    `${figureText(inPercent(figureOf(worth.wins)), 1)} %`,
    isAsked ? String(decisions) : '–',
    isAsked ? figureText(figureOf(worth.answers), 2) : '–',
  ];
}

function inPercent({ mean, half }: Figure): Figure {
  return { mean: 100 * mean, half: 100 * half };
}
