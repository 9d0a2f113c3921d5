import { pathToFileURL } from 'node:url';

import { COMMAND_TRICKS } from './search/hostile/commands.ts';
import { CONNECTION_TRICKS } from './search/hostile/connections.ts';
import { FRAME_TRICKS } from './search/hostile/frames.ts';
import { REQUEST_TRICKS } from './search/hostile/requests.ts';
import { Stage } from './search/hostile/stage.ts';
import { Luck } from './search/luck.ts';

const TRICKS = { ...FRAME_TRICKS, ...REQUEST_TRICKS, ...CONNECTION_TRICKS, ...COMMAND_TRICKS };
const NAMES = Object.keys(TRICKS) as (keyof typeof TRICKS)[];

/** So many tricks go on at the same time. */
const HANDS = 6;

export interface HostileOptions {
  readonly url: string;
  readonly seed: string;
  /** The address to come from; any, if it is left out. */
  readonly from?: string | undefined;
  /** Whether to go on after so many tricks. */
  readonly goesOn: (tricks: number) => boolean;
  /** Called after every trick. */
  readonly onTrick?: () => void;
}

/** Somebody who tries to hurt a server, in ways that a seed decides. Bounded in everything, and for servers of one's own only. */
export class HostileClient {
  readonly #options: HostileOptions;
  readonly #stage: Stage;
  #tricks = 0;
  readonly #played = new Map<string, number>();

  constructor(options: HostileOptions) {
    this.#options = options;
    this.#stage = new Stage(options.url, options.from, new Luck(options.seed));
  }

  /** Plays trick after trick; what is left open stays open until `close`. */
  async run(): Promise<void> {
    // Without an identity and a table half of the tricks come to nothing.
    await COMMAND_TRICKS.takeNames(this.#stage);
    await COMMAND_TRICKS.openTables(this.#stage);
    await COMMAND_TRICKS.lookAround(this.#stage);
    await Promise.all(Array.from({ length: HANDS }, () => this.#playOn()));
    if (this.#stage.fault !== null) throw this.#stage.fault;
  }

  /** What was done and what came of it. */
  get report(): object {
    return {
      tricks: this.#tricks,
      played: Object.fromEntries(this.#played),
      answers: Object.fromEntries(this.#stage.answers),
    };
  }

  close(): void {
    this.#stage.close();
  }

  async #playOn(): Promise<void> {
    while (this.#options.goesOn(this.#tricks)) {
      this.#tricks++;
      const name = this.#stage.luck.pick(NAMES);
      this.#played.set(name, (this.#played.get(name) ?? 0) + 1);
      await TRICKS[name](this.#stage);
      this.#options.onTrick?.();
    }
  }
}

/** `node hostile-client.ts URL SEED SECONDS`: for the bench, and for whoever wants to see what their server makes of it. */
async function main(url: string, seed: string, seconds: number): Promise<void> {
  const end = performance.now() + 1000 * seconds;
  const client = new HostileClient({ url, seed, goesOn: () => performance.now() < end });
  await client.run();
  client.close();
  console.log(JSON.stringify(client.report));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [url = '', seed = '1', seconds = '10'] = process.argv.slice(2);
  if (!/^http:\/\/(localhost|127\.\d+\.\d+\.\d+):\d+\/?$/.test(url)) {
    throw new Error(
      'node hostile-client.ts URL SEED SECONDS, where URL is a server on this machine',
    );
  }
  await main(url, seed, Number(seconds));
}
