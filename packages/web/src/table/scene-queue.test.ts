import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';

import type { Wait } from './scene.ts';
import { SceneQueue, waitMs } from './scene-queue.ts';

function setUp() {
  const log: string[] = [];
  const clock = { ms: 0 };
  const queue = new SceneQueue<{ name: string; wait: Wait }>({
    show: ({ name }) => log.push(name),
    ms: (wait) => waitMs(wait, 'normal', 'normal'),
    done: (seq) => log.push(`done ${seq}`),
    now: () => clock.ms,
  });
  return { log, queue, clock };
}

/** Lets everything run that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a queue of scenes', () => {
  it('shows scenes in order and says when a step has been shown', async () => {
    const { log, queue } = setUp();
    queue.push(
      [
        { name: 'a', wait: 'none' },
        { name: 'b', wait: 'none' },
      ],
      1,
    );
    queue.push([{ name: 'c', wait: 'none' }], 2);
    await settle();
    assert.deepEqual(log, ['a', 'b', 'done 1', 'c', 'done 2']);
  });

  it('waits its time, and a tap ends the wait', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { log, queue, clock } = setUp();
    queue.push(
      [
        { name: 'a', wait: 'hold' },
        { name: 'b', wait: 'hold' },
        { name: 'c', wait: 'none' },
      ],
      1,
    );
    mock.timers.tick(1099);
    await settle();
    assert.deepEqual(log, ['a']);
    mock.timers.tick(1);
    await settle();
    assert.deepEqual(log, ['a', 'b']);
    queue.skip();
    await settle();
    assert.deepEqual(log, ['a', 'b'], 'a trick is seen before a tap takes it away');
    clock.ms = 400;
    assert.ok(queue.skip());
    await settle();
    assert.deepEqual(log, ['a', 'b', 'c', 'done 1']);
    assert.ok(!queue.skip(), 'nothing is left to be seen');
    mock.timers.reset();
  });

  it('keeps what wants to be read until the reader goes on', async () => {
    const { log, queue } = setUp();
    queue.push(
      [
        { name: 'result', wait: 'reader' },
        { name: 'deal', wait: 'none' },
      ],
      1,
    );
    queue.skip();
    await settle();
    assert.deepEqual(log, ['result']);
    queue.go();
    await settle();
    assert.deepEqual(log, ['result', 'deal', 'done 1']);
  });

  it('can always jump to the end', async () => {
    const { log, queue } = setUp();
    queue.push([{ name: 'a', wait: 'reader' }], 1);
    queue.push(
      [
        { name: 'b', wait: 'reader' },
        { name: 'c', wait: 'none' },
      ],
      2,
    );
    queue.push(
      [
        { name: 'd', wait: 'reader' },
        { name: 'e', wait: 'none' },
      ],
      3,
    );
    queue.jump();
    await settle();
    assert.deepEqual(log, ['a', 'done 1', 'e', 'done 3']);
  });

  it('leaves everything out for something else, of which nothing is missing', async () => {
    const { log, queue } = setUp();
    queue.push(
      [
        { name: 'a', wait: 'reader' },
        { name: 'b', wait: 'none' },
      ],
      1,
    );
    queue.push([{ name: 'c', wait: 'none' }], 2);
    queue.cut();
    queue.push(
      [
        { name: 'd', wait: 'none' },
        { name: 'e', wait: 'none' },
      ],
      3,
    );
    await settle();
    assert.deepEqual(log, ['a', 'd', 'e', 'done 3']);
    // Where nothing is shown there is nothing to leave out.
    queue.cut();
    queue.push([{ name: 'f', wait: 'none' }], 4);
    await settle();
    assert.deepEqual(log.slice(-2), ['f', 'done 4']);
  });

  it('with speed off moves nothing, but lets a trick rest as long as was set', () => {
    assert.equal(waitMs('play', 'off', 'long'), 0);
    assert.equal(waitMs('hold', 'off', 'long'), 2000);
    assert.equal(waitMs('hold', 'normal', 'tap'), Infinity);
  });
});
