import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { stepsOf } from '../../test/support/game.ts';
import { english } from '../../test/support/translate.ts';
import { narrate, previewOf } from './narration.ts';

const CAST = { names: ['Ada', 'Bram', 'Chloé'], you: 0 };

function told(mode: string): string[][] {
  const steps = stepsOf({ mode, rounds: 7 }, 3, `told ${mode}`);
  return steps.map((step, i) => [...narrate(steps[i - 1]?.view ?? null, step, CAST, english)]);
}

for (const mode of ['classic', 'tactical', 'dice']) {
  describe(`what is told of a game in mode ${mode}`, () => {
    const lines = told(mode);

    it('leaves no move out and no gap in a sentence', () => {
      for (const [first] of lines) assert.ok(first !== undefined && first.length > 5);
      for (const line of lines.flat()) assert.doesNotMatch(line, /undefined|null|NaN|[{}]/);
    });

    it('tells of each trick once who takes it', () => {
      const takes = lines.flat().filter((line) => / takes? the trick\.$/.test(line));
      assert.equal(takes.length, 1 + 2 + 3 + 4 + 5 + 6 + 7);
    });

    it('says "you" of the reader and the name of everybody else', () => {
      assert.ok(lines.flat().some((line) => line.startsWith('You bid ')));
      assert.ok(lines.flat().some((line) => line.startsWith('Bram bids ')));
      assert.equal(
        lines.flat().some((line) => line.startsWith('Ada ')),
        false,
      );
    });
  });
}

it('the preview of every use of the wheel says what will happen', () => {
  const steps = stepsOf({ mode: 'tactical', rounds: 7 }, 3, 'preview');
  const asked = steps.find(({ legal }) => legal.some(({ type }) => type === 'use'))!;
  const previews = asked.legal.flatMap((move) =>
    move.type === 'use' ? [previewOf(asked.view, 0, move, CAST, english)] : [],
  );
  assert.equal(new Set(previews).size, previews.length);
  for (const preview of previews) assert.match(preview, /^[A-Z].*\.$/);
});
