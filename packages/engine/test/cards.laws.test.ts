import test from 'node:test';

import { holdsEverywhere } from './laws.ts';

test('every card is in its place exactly once', () => {
  holdsEverywhere(60, ({ state, trail }) => trail.checkCards(state));
});
