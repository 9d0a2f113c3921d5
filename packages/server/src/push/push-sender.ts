import webPush from 'web-push';

import type { Pushes, PushKeys, PushRow } from '../store/pushes.ts';
import type { Outlet } from './outlet.ts';

/** Whoever has not been reached after a day finds out by themselves. */
const KEPT_S = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** More at once are not made: a call that is not made costs nobody a move. */
const MOST_AT_ONCE = 50;
/** The push service says that there is no such browser any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Calls people's browsers by way of the push services that those browsers trust; nobody else is asked for anything. */
export class PushSender {
  readonly publicKey: string;
  readonly #keys: PushKeys;
  readonly #pushes: Pushes;
  readonly #outlet: Outlet;
  /** Whom a push service may turn to. */
  readonly #contact: string;
  readonly #underWay = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  private constructor(keys: PushKeys, pushes: Pushes, outlet: Outlet, contact: string) {
    this.publicKey = keys.publicKey;
    this.#keys = keys;
    this.#pushes = pushes;
    this.#outlet = outlet;
    this.#contact = contact;
  }

  /** The keys are made at the first start, and stay with the data. */
  static async open(pushes: Pushes, outlet: Outlet, contact: string): Promise<PushSender> {
    const keys = await pushes.keys(webPush.generateVAPIDKeys());
    return new PushSender(keys, pushes, outlet, contact);
  }

  /** Whether this is an address that would be called. */
  accepts(endpoint: string): boolean {
    return URL.canParse(endpoint) && this.#outlet.accepts(new URL(endpoint));
  }

  /** Tells somebody's devices that it is their turn at a table: its code is all that is said. */
  call(player: number, table: string): void {
    if (this.#underWay.size >= MOST_AT_ONCE) return;
    const calling = this.#callAll(player, table).catch(() => undefined);
    this.#underWay.add(calling);
    void calling.then(() => this.#underWay.delete(calling));
  }

  /** Whatever is under way is given up. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay);
  }

  async #callAll(player: number, table: string): Promise<void> {
    const rows = await this.#pushes.of(player);
    await Promise.all(
      rows.map(async (row) => {
        const status = await this.#send(row, JSON.stringify({ table }), table).catch(() => 0);
        if (GONE.has(status)) await this.#pushes.remove(row.endpoint);
      }),
    );
  }

  async #send({ endpoint, p256dh, auth }: PushRow, text: string, topic: string): Promise<number> {
    const url = new URL(endpoint);
    if (!this.#outlet.accepts(url)) return 0;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails: { subject: this.#contact, ...this.#keys },
        TTL: KEPT_S,
        // A newer call of the same table takes the place of one that has not arrived yet.
        topic,
      },
    );
    return new Promise((resolve, reject) => {
      const { signal } = this.#stop;
      const options = { method: 'POST', headers, timeout: TIMEOUT_MS, signal };
      const request = this.#outlet.request(url, options);
      request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('timeout', () => request.destroy(new Error('the push service does not answer')));
      request.on('error', reject);
      request.end(body);
    });
  }
}
