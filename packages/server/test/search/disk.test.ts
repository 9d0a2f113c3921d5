import { after, before, test } from 'node:test';

import { House } from '../house.ts';
import type { Person } from '../house.ts';
import type { Parts } from '../../src/server.ts';
import { Clock } from './clock.ts';
import { Evening, invite } from './evening.ts';
import { Luck } from './luck.ts';
import { trySeeds } from './seeds.ts';
import { unsteadyStore } from './unsteady-store.ts';

const clock = new Clock();
let house: House;
let isFailing = (): boolean => false;
let people: Person[];

function partsFor(data: string): Parts {
  return { now: clock.now, store: unsteadyStore(data, () => isFailing()) };
}

before(async () => {
  clock.start();
  house = await House.open({}, partsFor);
  people = await invite(house);
});
after(async () => {
  await house.close();
  clock.stop();
});

async function restart(): Promise<void> {
  await house.stop();
  await house.start(partsFor(house.data));
}

test('on a disk that refuses one write in thirty, too, every command counts once and everybody hears everything', async (t) => {
  await trySeeds(t, 'disk', 4, async (seed) => {
    const luck = new Luck(seed).of('disk');
    const evening = new Evening(seed, house, clock);
    try {
      await evening.spend(people, restart, () => {
        isFailing = () => luck.isOneIn(30);
      });
    } finally {
      isFailing = () => false;
    }
    t.diagnostic(`${seed} ${evening.summary}`);
  });
});
