import assert from 'node:assert/strict';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Outlet } from '../src/push/outlet.ts';

/** A call as it arrived. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service in here, which keeps what it is sent. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers. */
  status = 201;
  readonly #server: Server;
  #heard: () => void = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (incoming, reply) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        const { url = '', headers } = incoming;
        service.received.push({ path: url, headers, body: Buffer.concat(parts) });
        reply.writeHead(service.status).end();
        service.#heard();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** The only way out that leads in here. */
  readonly outlet: Outlet = {
    accepts: ({ hostname }) => hostname === '127.0.0.1',
    request: (url, options) => request(url, options),
  };

  /** Waits until it has been sent so many. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) {
      await new Promise<void>((resolve) => (this.#heard = resolve));
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

const PART = (from: string): Buffer => Buffer.from(`${from}\0`);

/** A browser that can be called (RFC 8291): only it can read what it is told. */
export class CalledBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#ecdh.generateKeys();
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
  }

  get subscription(): object {
    const keys = {
      p256dh: this.#public.toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, keys };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const info = Buffer.concat([PART('WebPush: info'), this.#public, theirs]);
    const secret = this.#ecdh.computeSecret(theirs);
    const key = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const derive = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, PART(`Content-Encoding: ${what}`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

/** Whether a call is signed by whoever has this key, for this service (RFC 8292). */
export function checkSigned({ headers }: Received, key: string, audience: string): void {
  const [, token = '', k] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  assert.equal(k, key);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  assert.equal(aud, audience);
  assert.ok(exp > Date.now() / 1000 && sub.startsWith('mailto:'));
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(isSigned, 'the call is signed');
}
