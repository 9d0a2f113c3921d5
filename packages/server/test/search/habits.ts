import { randomBytes } from 'node:crypto';

import { commitmentTo } from '@table-seven/engine';

import type { Command } from '../client.ts';
import type { SeenTable } from '../seen-table.ts';
import type { Clock } from './clock.ts';
import type { Device } from './device.ts';
import type { Sent } from './journal.ts';
import { turns } from './turns.ts';

const REACTIONS = ['well-played', 'oops', 'hurry', 'good-game'];

/** How often somebody does something beside the game, at most; naps and looks included. */
const MOST_ASIDES = 40;

/** What somebody does at a table: sits down, plays when it is their turn, and now and then something else. */
export class Habits {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #others: () => readonly Device[];
  /** What they add to the deals, by its seal. */
  readonly #shares = new Map<string, string>();
  /** Whoever comes late sits down only where a bot has played. */
  readonly #isLate: boolean;
  #arrangements = 4;
  #leaves = 2;
  #asides = MOST_ASIDES;

  constructor(name: string, clock: Clock, others: () => readonly Device[], isLate = false) {
    this.#name = name;
    this.#clock = clock;
    this.#others = others;
    this.#isLate = isLate;
  }

  act(device: Device, table: SeenTable): void {
    if (table.info.status === 'open') this.#gather(device, table);
    else if (table.info.status === 'playing') this.#play(device, table);
    else if (table.you !== null && device.luck.isOneIn(6)) this.#once(device, { type: 'rematch' });
    if (this.#asides > 0 && device.luck.isOneIn(10)) this.#aside(device, table);
  }

  #gather(device: Device, table: SeenTable): void {
    const { seats, host } = table.info;
    const { luck } = device;
    if (table.you === null) {
      if (!this.#isLate && seats.some(({ kind }) => kind === 'open')) this.#join(device);
      return;
    }
    if (this.#mindsShare(device, table)) return;
    if (this.#leaves > 0 && luck.isOneIn(12)) {
      this.#leaves--;
      this.#once(device, { type: 'leave' });
    } else if (host === table.you) {
      if (this.#arrangements > 0 && luck.isOneIn(4)) this.#arrange(device, table);
      if (seats.every(({ kind }) => kind !== 'open')) this.#once(device, { type: 'start' });
      const bot = seats.findIndex(({ kind }) => kind === 'bot');
      const plan = luck.pick(['random', 'novice']);
      if (bot >= 0 && luck.isOneIn(4)) this.#once(device, { type: 'plan-seat', seat: bot, plan });
    }
  }

  /** The host makes the table ready, in one way or another. */
  #arrange(device: Device, { seq, info }: SeenTable): void {
    this.#arrangements--;
    const { luck } = device;
    const turn = luck.below(info.seats.length);
    const places: (number | string)[] = [...info.seats.keys()];
    places.push(...places.splice(0, turn));
    const bot = places.findIndex((seat) => info.seats[Number(seat)]!.kind === 'bot');
    const change = luck.pick<() => object>([
      () => ({ seats: places }),
      () => ({ seats: bot < 0 ? places : places.toSpliced(bot, 1, 'novice') }),
      () => ({ seats: [...places, 'random'] }),
      () => ({ seats: places.slice(1) }),
      () => ({ colors: info.seats.map(({ color }) => (color === 'red' ? 'white' : null)) }),
      () => ({ clock: luck.pick([0, 30]), chat: true }),
      () => ({ options: luck.pick([{}, { rounds: 7 }, { openScore: true }, { rounds: 8 }]) }),
    ])();
    this.#once(device, { type: 'arrange', seq, ...change });
  }

  #join(device: Device): void {
    const name = this.#name;
    const entropy = this.#newShare();
    // Pages of before add in the open.
    const added = device.luck.isOneIn(4) ? { entropy } : { share: commitmentTo(entropy) };
    this.#once(device, { type: 'join', name, ...added });
  }

  #newShare(): string {
    const entropy = randomBytes(8).toString('hex');
    this.#shares.set(commitmentTo(entropy), entropy);
    return entropy;
  }

  /** Seals and opens what it adds to the deals, as pages do by themselves. */
  #mindsShare(device: Device, { info, you }: SeenTable): boolean {
    const { share = null, entropy = null } = info.seats[you!]!;
    if (entropy !== null) return false;
    if (share === null) {
      this.#once(device, { type: 'seal', share: commitmentTo(this.#newShare()) });
    } else if (info.starting !== null) {
      this.#once(device, { type: 'reveal', entropy: this.#shares.get(share) });
    } else return false;
    return true;
  }

  #play(device: Device, table: SeenTable): void {
    const { seq, you, info } = table;
    if (you === null) {
      const hasBot = info.seats.some(({ kind }) => kind === 'bot');
      const name = this.#name;
      if (info.latecomers && hasBot) this.#once(device, { type: 'take-over', name });
      return;
    }
    if (you === info.host && this.#arrangements > 0 && device.luck.isOneIn(20)) {
      this.#arrangements--;
      this.#once(device, { type: 'arrange', seq, latecomers: !info.latecomers });
    }
    this.#goOn(device, table);
  }

  #goOn(device: Device, { seq, you, moves, canTakeBack, info }: SeenTable): void {
    const { undo } = info;
    const { luck } = device;
    if (undo !== null && undo.seat !== you && !undo.agreed.includes(you!) && !luck.isOneIn(4)) {
      this.#once(device, { type: 'answer-undo', seq, agrees: !luck.isOneIn(6) });
      return;
    }
    if (canTakeBack && undo === null && luck.isOneIn(8)) {
      this.#once(device, { type: 'ask-undo', seq });
    }
    if (moves.length === 0) return;
    const play = (): Command => ({ type: 'play', seq, move: luck.pick(moves) });
    const sent = this.#once(device, play());
    // A tap made twice.
    if (sent && luck.isOneIn(8)) device.do(play());
    const [other] = this.#others().filter((each) => each !== device);
    if (sent && other && luck.isOneIn(3)) other.echo(sent);
  }

  /** One of a kind at a time. */
  #once(device: Device, command: Command): Sent | null {
    return device.isPending(command.type) ? null : device.do(command);
  }

  #aside(device: Device, table: SeenTable): void {
    this.#asides--;
    const { luck } = device;
    const { seq, you, info } = table;
    const asides: (() => unknown)[] = [
      () => device.lookAgain(),
      () => device.lookAway(),
      () => device.nap(luck.below(device.hasPending ? 30 : 400)),
      () => this.#wait(device, luck.pick([1, 5, 26, 90])),
    ];
    if (you !== null) {
      const text = `${this.#name} says ${String(this.#asides)} 界 "${'é'.repeat(luck.below(90))}"`;
      asides.push(() => device.do({ type: 'chat', text }));
      asides.push(() => device.do({ type: 'react', reaction: luck.pick(REACTIONS) }));
    }
    if (you !== null && info.status === 'playing') {
      asides.push(() => device.do({ type: 'ask-undo', seq }));
      asides.push(() =>
        device.do({ type: 'play', seq: luck.below(seq + 2), move: { type: 'no' } }),
      );
      asides.push(() => device.do({ type: 'answer-undo', seq, agrees: luck.isOneIn(2) }));
      const isAway = info.seats[you]!.bot === true;
      asides.push(() => device.do({ type: isAway || luck.isOneIn(8) ? 'return' : 'leave' }));
    }
    luck.pick(asides)();
  }

  /** Nobody does anything for so many seconds. */
  #wait(device: Device, seconds: number): void {
    void (async () => {
      for (let i = 0; i < seconds && !device.hasLeft; i++) {
        this.#clock.advance(1000);
        await turns(1);
      }
    })();
  }
}

/** What somebody does who only looks on. */
export function lookOn(device: Device): void {
  const { luck } = device;
  if (luck.isOneIn(30)) device.lookAgain();
  else if (luck.isOneIn(60)) device.lookAway();
  else if (luck.isOneIn(80)) device.nap(luck.below(300));
}
