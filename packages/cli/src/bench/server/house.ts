import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { PROTOCOL_VERSION } from '@table-seven/protocol';
import type { BodyOf, ReplyTo } from '@table-seven/protocol';
import { WebSocket } from 'ws';

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION });

export interface Reply {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

/** Where people live who play on a server: an address on this machine, as long as they share it. */
export class House {
  readonly #url: string;
  readonly #address: string;

  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
  }

  /** The cookie of somebody new. */
  async introduce(name: string): Promise<string> {
    const { cookie } = await this.#post('/api/me', { name } satisfies BodyOf<'POST /api/me'>);
    return cookie;
  }

  /** The code of a new table. */
  async openTable(wish: BodyOf<'POST /api/tables'>, cookie: string): Promise<string> {
    const { body } = await this.#post('/api/tables', wish, cookie);
    return (JSON.parse(body) as ReplyTo<'POST /api/tables'>).code;
  }

  /** Asks over a connection that nobody else uses. */
  ask(method: 'GET' | 'POST', path: string, body: object | null, cookie = ''): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', cookie };
      const options = { method, headers, localAddress: this.#address, agent: false };
      const receive = async (response: IncomingMessage): Promise<Reply> => ({
        status: response.statusCode!,
        cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        body: await text(response),
      });
      request(this.#url + path, options)
        .once('error', reject)
        .once('response', (response: IncomingMessage) => {
          receive(response).then(resolve, reject);
        })
        .end(body === null ? undefined : JSON.stringify(body));
    });
  }

  /** A socket that says hello as soon as it is open. */
  connect(cookie: string): WebSocket {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      localAddress: this.#address,
      perMessageDeflate: false,
    });
    socket.once('open', () => {
      socket.send(HELLO);
    });
    return socket;
  }

  async #post(path: string, body: object, cookie = ''): Promise<Reply> {
    const reply = await this.ask('POST', path, body, cookie);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.body}`);
    return reply;
  }
}
