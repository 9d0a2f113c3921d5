import { randomBytes } from 'node:crypto';

import pg from 'pg';
import type { Notification } from 'pg';

import type { Exchange, News } from '../exchange.ts';
import { settingsFor } from './database.ts';

const CHANNEL = 'table_seven';
/** What one notification can carry is 8000 bytes, and a little goes to the name of who tells. */
const MOST_BYTES = 7500;
const COME_BACK_MS = { first: 50, most: 1000 };

type Hear = (news: News, node: string) => void;

/**
 * LISTEN and NOTIFY on a connection of its own. At a commit NOTIFY takes a lock over the whole database, so it is never part of what is
 * written: it comes after, together with whatever else there is to tell by then.
 */
export class PostgresExchange implements Exchange {
  readonly node = randomBytes(6).toString('base64url');
  readonly #url: string;
  readonly #listeners: { readonly hear: Hear; readonly missed: () => void }[] = [];
  /** What is still to be told, the latest of each kind only. */
  readonly #untold = new Map<string, News>();
  #client: pg.Client | null = null;
  #isTelling = false;
  #isClosed = false;
  #comeBackMs = COME_BACK_MS.first;

  constructor(url: string) {
    this.#url = url;
  }

  async open(): Promise<void> {
    const client = new pg.Client(settingsFor(this.#url));
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (this.#client === client) this.#client = null;
      client.end().catch(() => undefined);
      this.#comeBack();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', (notification) => {
      this.#receive(notification);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      isLost = true;
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#comeBackMs = COME_BACK_MS.first;
    this.#tellSoon();
  }

  tell(news: News): void {
    const about = 'table' in news ? news.table : 'code' in news ? news.code : '';
    const key = `${news.type} ${String(about)} ${'player' in news ? String(news.player) : ''}`;
    this.#untold.delete(key);
    this.#untold.set(key, news);
    this.#tellSoon();
  }

  listen(hear: Hear, missed: () => void): void {
    this.#listeners.push({ hear, missed });
  }

  /** Tells what is left, and goes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    if (client === null) return;
    await this.#tellAll(client).catch(() => undefined);
    this.#client = null;
    await client.end().catch(() => undefined);
  }

  /** Whatever is told within one turn of the event loop goes together, and whatever comes until that has gone, with the next. */
  #tellSoon(): void {
    if (this.#isTelling || this.#untold.size === 0 || this.#client === null) return;
    this.#isTelling = true;
    setImmediate(() => {
      const client = this.#client;
      const told = client === null ? Promise.resolve() : this.#tellAll(client);
      // If it did not get through the connection is lost: whoever comes back tells again what still matters.
      told
        .catch(() => undefined)
        .finally(() => {
          this.#isTelling = false;
          this.#tellSoon();
        });
    });
  }

  async #tellAll(client: pg.Client): Promise<void> {
    while (this.#untold.size > 0) {
      const text = this.#nextText();
      await client.query({
        name: 'notify',
        text: `SELECT pg_notify('${CHANNEL}', $1)`,
        values: [text],
      });
    }
  }

  /** As much of what is untold as one notification can carry. */
  #nextText(): string {
    const parts: string[] = [];
    let bytes = 0;
    for (const [key, news] of this.#untold) {
      const part = JSON.stringify(news);
      bytes += part.length + 1;
      if (parts.length > 0 && bytes > MOST_BYTES) break;
      parts.push(part);
      this.#untold.delete(key);
    }
    return `{"node":"${this.node}","news":[${parts.join(',')}]}`;
  }

  #receive({ payload }: Notification): void {
    const { node, news } = JSON.parse(payload ?? '{}') as { node: string; news: News[] };
    if (node === this.node) return;
    for (const one of news) for (const { hear } of this.#listeners) hear(one, node);
  }

  /** Until the database is back. Then everything that happens from now on is heard, and what happened meanwhile has to be looked up. */
  #comeBack(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      if (this.#isClosed) return;
      this.open().then(
        () => {
          for (const { missed } of this.#listeners) missed();
        },
        () => {
          this.#comeBack();
        },
      );
    }, this.#comeBackMs).unref();
    this.#comeBackMs = Math.min(2 * this.#comeBackMs, COME_BACK_MS.most);
  }
}
