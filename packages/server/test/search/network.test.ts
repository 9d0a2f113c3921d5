import { after, before, describe, test } from 'node:test';

import { House } from '../house.ts';
import type { Person } from '../house.ts';
import { Clock } from './clock.ts';
import { Evening, invite } from './evening.ts';
import { trySeeds } from './seeds.ts';

const clock = new Clock();
let house: House;
let people: Person[];
before(async () => {
  clock.start();
  house = await House.open({}, () => ({ now: clock.now }));
  people = await invite(house);
});
after(async () => {
  await house.close();
  clock.stop();
});

async function restart(): Promise<void> {
  await house.stop();
  await house.start({ now: clock.now });
}

describe('on lines that delay, tear, repeat and break', () => {
  test('every command counts once, every device hears everything in order, and nobody learns too much', async (t) => {
    await trySeeds(t, 'network', 8, async (seed) => {
      const evening = new Evening(seed, house, clock);
      await evening.spend(people, restart);
      t.diagnostic(`${seed} ${evening.summary}`);
    });
  });
});
