import type { ServerResponse } from 'node:http';

/** One who does not read falls behind by so much and no more. */
const MOST_WAITING_BYTES = 64 * 1024;
const MOST_PER_PAD = 60;
/** How long a browser waits before it comes back, in milliseconds. */
const RETRY_MS = 1500;

/** Those who look on while somebody else keeps a pad, over server-sent events: browsers come back to them by themselves. */
export class Followers {
  readonly #byPad = new Map<string, Set<ServerResponse>>();

  has(code: string): boolean {
    return this.#byPad.has(code);
  }

  /** Whether there is room for one more. */
  hasRoom(code: string): boolean {
    return (this.#byPad.get(code)?.size ?? 0) < MOST_PER_PAD;
  }

  add(code: string, response: ServerResponse, first: object): void {
    const known = this.#byPad.get(code) ?? new Set();
    this.#byPad.set(code, known.add(response));
    response.once('close', () => {
      known.delete(response);
      if (known.size === 0) this.#byPad.delete(code);
    });
    response.write(`retry: ${String(RETRY_MS)}\n\n`);
    send(response, first);
  }

  tell(code: string, news: object): void {
    for (const response of this.#byPad.get(code) ?? []) send(response, news);
  }

  /** The pad is gone: nobody needs to come back. */
  dismiss(code: string): void {
    for (const response of this.#byPad.get(code) ?? []) response.end('event: gone\ndata: {}\n\n');
  }

  /** Shows those in between that the line is alive. */
  beat(): void {
    for (const responses of this.#byPad.values()) {
      for (const response of responses) response.write(':\n\n');
    }
  }

  close(): void {
    for (const responses of this.#byPad.values()) {
      for (const response of responses) response.end();
    }
  }
}

function send(response: ServerResponse, news: object): void {
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
  else response.write(`data: ${JSON.stringify(news)}\n\n`);
}
