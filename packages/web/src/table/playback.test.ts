import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';

import { Playback, waitMs } from './playback.ts';
import type { Wait } from './playback.ts';

function setUp() {
  const log: string[] = [];
  const playback = new Playback<{ name: string; wait: Wait }>({
    show: ({ name }) => log.push(name),
    ms: (wait) => waitMs(wait, 'normal', 'normal'),
    done: (seq) => log.push(`done ${seq}`),
  });
  return { log, playback };
}

/** Lets everything run that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a playback', () => {
  it('shows pictures in order and says when a step has been shown', async () => {
    const { log, playback } = setUp();
    playback.push(
      [
        { name: 'a', wait: 'none' },
        { name: 'b', wait: 'none' },
      ],
      1,
    );
    playback.push([{ name: 'c', wait: 'none' }], 2);
    await settle();
    assert.deepEqual(log, ['a', 'b', 'done 1', 'c', 'done 2']);
  });

  it('waits its time, and a tap ends the wait', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { log, playback } = setUp();
    playback.push(
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
    playback.skip();
    await settle();
    assert.deepEqual(log, ['a', 'b', 'c', 'done 1']);
    mock.timers.reset();
  });

  it('keeps what wants to be read until the reader goes on', async () => {
    const { log, playback } = setUp();
    playback.push(
      [
        { name: 'result', wait: 'reader' },
        { name: 'deal', wait: 'none' },
      ],
      1,
    );
    playback.skip();
    await settle();
    assert.deepEqual(log, ['result']);
    playback.go();
    await settle();
    assert.deepEqual(log, ['result', 'deal', 'done 1']);
  });

  it('can always jump to the end', async () => {
    const { log, playback } = setUp();
    playback.push([{ name: 'a', wait: 'reader' }], 1);
    playback.push(
      [
        { name: 'b', wait: 'reader' },
        { name: 'c', wait: 'none' },
      ],
      2,
    );
    playback.push(
      [
        { name: 'd', wait: 'reader' },
        { name: 'e', wait: 'none' },
      ],
      3,
    );
    playback.jump();
    await settle();
    assert.deepEqual(log, ['a', 'done 1', 'e', 'done 3']);
  });

  it('with speed off moves nothing, but lets a trick rest as long as was set', () => {
    assert.equal(waitMs('play', 'off', 'long'), 0);
    assert.equal(waitMs('hold', 'off', 'long'), 2000);
    assert.equal(waitMs('hold', 'normal', 'tap'), Infinity);
  });
});
