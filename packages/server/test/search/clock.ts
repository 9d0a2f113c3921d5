import { mock } from 'node:test';

/**
 * The server's time, which passes only when something travels: its clocks, ticks and heartbeats are in the hands of the seed, and
 * nobody waits for them.
 */
export class Clock {
  #now = Date.now();

  /** Before the server starts; its intervals are this clock's from then on. */
  start(): void {
    mock.timers.enable({ apis: ['setInterval'] });
  }

  stop(): void {
    mock.timers.reset();
  }

  readonly now = (): number => this.#now;

  advance(ms: number): void {
    this.#now += ms;
    mock.timers.tick(ms);
  }

  /** Time passes for allowances and deadlines, but nothing is looked at: no tick, no heartbeat. */
  skip(ms: number): void {
    this.#now += ms;
  }
}
