/** Makes weights-data.ts: `node packages/bots/src/magic-7/fit-weights.ts > weights-data.ts`; some minutes. */
import { fastRandom, Magic7 } from '@table-seven/engine';

import { Fitting } from './fitting.ts';
import { makeWeights } from './weights.ts';

const GAMES = 800_000;

const options = Magic7.game.parseOptions({});
if (!options.ok) throw new Error('the default options are right');

const lines = [
  '/** Made by fit-weights.ts: for each number of players the keep, lead and tempo weights. */',
];
lines.push('export const WEIGHTS: Readonly<Record<number, readonly string[]>> = {');
for (let players = Magic7.game.minPlayers; players <= Magic7.game.maxPlayers; players++) {
  const fitting = new Fitting(players, options.value, fastRandom(`weights for ${players}`));
  fitting.run(GAMES);
  lines.push(
    `  ${players}: [`,
    ...makeWeights(fitting.weights).map((line) => `    '${line}',`),
    '  ],',
  );
}
lines.push('};');
console.log(lines.join('\n'));
