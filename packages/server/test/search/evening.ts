import { joining } from '../house.ts';
import type { House, Person } from '../house.ts';
import type { Clock } from './clock.ts';
import { Device } from './device.ts';
import type { DeviceOptions } from './device.ts';
import { Habits, lookOn } from './habits.ts';
import type { Sent } from './journal.ts';
import { Line } from './line.ts';
import { Luck } from './luck.ts';
import { Truth } from './truth.ts';
import { turns } from './turns.ts';

const DAY_MS = 25 * 3600_000;

const GAMES = [
  { game: 'double-lucky-7', most: 5 },
  { game: 'magic-7', most: 4 },
];

/** Any game with any options, for any number of people and a few bots. */
function wishOf(luck: Luck): {
  readonly seats: readonly string[];
  readonly [key: string]: unknown;
} {
  const { game, most } = luck.pick(GAMES);
  const options =
    game === 'magic-7'
      ? {
          mirrorScore: luck.pick(['zero', 'copies']),
          openScore: luck.isOneIn(2),
          alternateOpponents: luck.isOneIn(2),
        }
      : {
          rounds: luck.pick([7, 7, 14]),
          mode: luck.pick(['classic', 'tactical', 'dice']),
          jokerTrump: luck.pick(['dealer-leads', 'dealer-chooses']),
          lastTrick: luck.isOneIn(2),
        };
  const seats = Array.from({ length: luck.between(2, most) }, (_, seat) =>
    seat > 0 && luck.isOneIn(5) ? 'random' : 'open',
  );
  const clock = luck.pick([0, 0, 30]);
  const grace = luck.pick([0, 30, 60]);
  const latecomers = luck.isOneIn(2);
  return { game, options, seats, clock, grace, spectators: !luck.isOneIn(4), latecomers };
}

/** People who have sat somewhere: whoever never did is forgotten after a week, and every evening is followed by a day. */
export async function invite(house: House): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Cas', 'Dee', 'Eve']) people.push(await house.person(name));
  const table = await house.table(people[0]!, { seats: people.map(() => 'open') });
  for (const person of people) {
    const client = await house.visit(person);
    await client.must({ ...joining(person.name), table });
    await client.close();
  }
  return people;
}

/** One table from its opening to the end of its game, with everybody on bad lines. */
export class Evening {
  readonly #house: House;
  readonly #clock: Clock;
  readonly #luck: Luck;
  readonly #lines: Line[] = [];
  readonly #devices: Device[] = [];
  #port: number | null;

  constructor(seed: string, house: House, clock: Clock) {
    this.#luck = new Luck(seed);
    this.#house = house;
    this.#clock = clock;
    this.#port = portOf(house);
  }

  /** What happened, in a line. */
  summary = '';

  async spend(
    people: readonly Person[],
    restart: () => Promise<void>,
    onBegin: () => void = () => undefined,
  ): Promise<void> {
    const wish = wishOf(this.#luck);
    const code = await this.#house.table(people[0]!, wish);
    const guests = people.slice(0, wish.seats.filter((plan) => plan === 'open').length);
    try {
      for (const person of guests) await this.#arrive(person, code);
      const late = people[guests.length];
      if (late !== undefined && this.#luck.isOneIn(2)) await this.#arrive(late, code, true);
      if (this.#luck.isOneIn(2)) await this.#device('onlooker', null, code, lookOn);
      onBegin();
      const stays = this.#devices.map((device) => device.stay());
      if (this.#luck.isOneIn(3)) stays.push(this.#interrupt(restart));
      await Promise.all(stays);
      const truth = this.#assertTrue(code);
      this.summary = `${JSON.stringify(wish)} ${JSON.stringify(this.#count(truth))}`;
    } catch (cause) {
      const states = this.#devices.map(({ state }) => `  ${state}`).join('\n');
      throw new Error(`${(cause as Error).message}\n${JSON.stringify(wish)}\n${states}`, { cause });
    } finally {
      for (const device of this.#devices) device.leave();
      for (const line of this.#lines) line.close();
      // The next day: what was left open is closed, what is over is cleared away.
      this.#clock.skip(DAY_MS);
      this.#clock.advance(60_000);
    }
  }

  async #arrive(person: Person, code: string, isLate = false): Promise<void> {
    const own: Device[] = [];
    const habits = new Habits(person.name, this.#clock, () => own, isLate);
    const count = this.#luck.isOneIn(3) ? 2 : 1;
    for (let i = 0; i < count; i++) {
      const name = `${person.name}-${String(i)}`;
      own.push(
        await this.#device(name, person, code, (device, table) => {
          habits.act(device, table);
        }),
      );
    }
  }

  async #device(
    name: string,
    person: Person | null,
    code: string,
    habit: DeviceOptions['habit'],
  ): Promise<Device> {
    const line = new Line(() => this.#port, this.#luck.of(`line of ${name}`), this.#clock);
    this.#lines.push(line);
    const url = await line.open();
    const luck = this.#luck.of(name);
    const device = new Device(name, { person, code, url, luck, habit });
    this.#devices.push(device);
    return device;
  }

  /** The server restarts in the middle of everything. */
  async #interrupt(restart: () => Promise<void>): Promise<void> {
    for (let left = this.#luck.between(100, 1500); left > 0; left--) {
      if (this.#devices.every(({ hasLeft }) => hasLeft)) return;
      await turns(1);
    }
    this.#port = null;
    for (const line of this.#lines) line.hangUp();
    await restart();
    this.#port = portOf(this.#house);
  }

  /** What was met, so that whoever reads the output knows what was searched. */
  #count(truth: Truth): Readonly<Record<string, number>> {
    const messages = this.#devices.flatMap(({ journal }) => journal.messages.map((m) => m.message));
    const answers = this.#devices.flatMap(({ sent }) => sent.flatMap((each) => each.answers));
    return {
      connections: this.#devices.reduce((sum, { connections }) => sum + connections, 0),
      commands: this.#devices.reduce((sum, { sent }) => sum + sent.length, 0),
      repeated: messages.filter(({ again }) => again === true).length,
      refused: answers.filter(({ ok }) => !ok).length,
      'sent away': this.#devices.filter(({ journal }) => journal.isSentAway).length,
      replaced: messages.filter(({ type }) => type === 'replaced').length,
      missed: messages.filter(({ missed = [] }) => missed.length > 0).length,
      rematched: truth.count('rematched'),
      undone: truth.count('undone'),
      'stood-in': truth.count('stood-in'),
      arranged: truth.count('arranged'),
      'took-over': truth.count('took-over'),
    };
  }

  #assertTrue(code: string): Truth {
    const truth = new Truth(this.#house.data, code);
    truth.assertWhole();
    const owners = new Map<Sent, string>();
    for (const { sent, person } of this.#devices) {
      for (const each of sent) owners.set(each, person!.name);
    }
    truth.assertCommands([...owners.keys()], (sent) => owners.get(sent)!);
    for (const { journal, person } of this.#devices) {
      truth.assertFacts(journal);
      truth.assertSights(journal, person?.name ?? null);
    }
    return truth;
  }
}

function portOf({ url }: House): number {
  return Number(new URL(url).port);
}
