import { cleanText, MAX_NAME } from '@table-seven/protocol';
import type { ParamsOf, ReplyTo } from '@table-seven/protocol';
import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance } from 'fastify';

import { hashOf, newCode, newToken } from '../identity.ts';
import { Allowances } from '../live/rate.ts';
import { Followers } from '../pads/followers.ts';
import type { PadRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { stored } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';

/** A pad is gone so long after the last entry. */
export const PAD_KEPT_MS = 48 * 3600_000;
/** All pads together take some twenty megabytes at most. */
const MOST_PADS = 2000;
const HEARTBEAT_MS = 25_000;
const WRITES = { perSecond: 3, atOnce: 60 };
const WINNERS = { perSecond: 20 / 3600, atOnce: 20 };
const WINNERS_KEPT = 200;

/** Score pads that others follow on their own phones. The server keeps a pad's text and hands it on; it does not look into it. */
export function addPadRoutes(app: FastifyInstance, context: AppContext): void {
  const { allowed, store, now } = context;
  const followers = new Followers();
  const writes = new Allowances<string>(WRITES.perSecond, WRITES.atOnce);
  const winners = new Allowances<string>(WINNERS.perSecond, WINNERS.atOnce);
  const beat = setInterval(() => {
    followers.beat();
    for (const some of [writes, winners]) some.prune(now());
  }, HEARTBEAT_MS);
  app.addHook('preClose', () => {
    clearInterval(beat);
    followers.close();
  });

  /** Another server has a pad's writer. */
  store.exchange?.listen(
    (news) => {
      if (news.type !== 'pad' || !followers.has(news.code)) return;
      padOf(context, news.code).then(
        (pad) => {
          if (pad === null) followers.dismiss(news.code);
          else followers.tell(pad.code, newsOf(pad));
        },
        // Whoever follows comes back now and then, and finds the pad as it is.
        () => undefined,
      );
    },
    () => undefined,
  );

  app.post<Call<'POST /api/pads'>>(
    '/api/pads',
    {
      schema: { tags: ['pads'], summary: 'Let others follow a pad', ...schemaOf('POST /api/pads') },
    },
    async (request, reply) => {
      if (!allowed.pads.take(request.ip, now())) {
        return refuse(reply, 429, 'rate-limited');
      }
      if ((await stored(store.pads.count())) >= MOST_PADS) {
        return refuse(reply, 429, 'too-many-pads');
      }
      const key = newToken();
      const code = await stored(freeCode(store));
      const { pad: content } = request.body;
      const pad = { code, keyHash: hashOf(key), content, seq: 1, changedAt: now() };
      await stored(store.pads.save(pad));
      void reply.code(201);
      return { code, key, until: pad.changedAt + PAD_KEPT_MS };
    },
  );

  app.post<Call<'POST /api/pads/:code'>>(
    '/api/pads/:code',
    {
      schema: { tags: ['pads'], summary: 'Write on a pad', ...schemaOf('POST /api/pads/:code') },
    },
    async (request, reply) => {
      const before = await padOf(context, request.params.code);
      if (before === null) return refuse(reply, 404, 'no-pad');
      const { key, pad: content } = request.body;
      if (hashOf(key) !== before.keyHash) return refuse(reply, 403, 'wrong-key');
      if (!writes.take(before.code, now())) {
        return refuse(reply, 429, 'rate-limited');
      }
      const pad = { ...before, content, seq: before.seq + 1, changedAt: now() };
      await stored(store.pads.save(pad));
      followers.tell(pad.code, newsOf(pad));
      store.exchange?.tell({ type: 'pad', code: pad.code });
      return { seq: pad.seq, until: pad.changedAt + PAD_KEPT_MS };
    },
  );

  app.delete<Call<'DELETE /api/pads/:code'>>(
    '/api/pads/:code',
    {
      schema: {
        tags: ['pads'],
        summary: 'Nobody is to follow any more',
        ...schemaOf('DELETE /api/pads/:code'),
      },
    },
    async (request, reply) => {
      const pad = await padOf(context, request.params.code);
      if (pad === null) return refuse(reply, 404, 'no-pad');
      if (hashOf(request.body.key) !== pad.keyHash) {
        return refuse(reply, 403, 'wrong-key');
      }
      await stored(store.pads.forget(pad.code));
      followers.dismiss(pad.code);
      store.exchange?.tell({ type: 'pad', code: pad.code });
      return {};
    },
  );

  app.get<Call<'GET /api/pads/:code'>>(
    '/api/pads/:code',
    {
      schema: { tags: ['pads'], summary: 'A pad as it is now', ...schemaOf('GET /api/pads/:code') },
    },
    async (request, reply) => {
      const pad = await padOf(context, request.params.code);
      if (pad === null) return refuse(reply, 404, 'no-pad');
      return newsOf(pad);
    },
  );

  app.get<{ Params: ParamsOf<'GET /api/pads/:code'> }>(
    '/api/pads/:code/live',
    {
      schema: {
        // A stream of events is no answer that OpenAPI could describe; docs/protocol.md does.
        hide: true,
        ...schemaOf('GET /api/pads/:code'),
      },
    },
    async (request, reply) => {
      const pad = await padOf(context, request.params.code);
      if (pad === null) return refuse(reply, 404, 'no-pad');
      if (!followers.hasRoom(pad.code)) {
        return refuse(reply, 429, 'too-many-followers');
      }
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Some proxies wait for more before they pass anything on.
        'x-accel-buffering': 'no',
      });
      followers.add(pad.code, reply.raw, newsOf(pad));
      return reply;
    },
  );

  app.post<Call<'POST /api/club'>>(
    '/api/club',
    {
      schema: {
        tags: ['pads'],
        summary: 'Enter a winner with real cards',
        ...schemaOf('POST /api/club'),
      },
    },
    async (request, reply) => {
      const name = cleanText(request.body.name);
      if (name === '' || name.length > MAX_NAME) {
        return refuse(reply, 400, 'bad-name');
      }
      if (!winners.take(request.ip, now())) {
        return refuse(reply, 429, 'rate-limited');
      }
      const { game, total } = request.body;
      const winner = { game: hashOf(game), name, total, finishedAt: now() };
      await stored(store.pads.saveWinner(winner, WINNERS_KEPT));
      void reply.code(201);
      return {};
    },
  );
}

/** What Fastify checks of a request. */
function schemaOf(route: keyof typeof ROUTES): object {
  const { reply: _reply, ...parts } = ROUTES[route] as { reply: object };
  return parts;
}

/** Also one that has not been cleared away yet is gone when its time is over. */
async function padOf({ store, now }: AppContext, code: string): Promise<PadRow | null> {
  const pad = await stored(store.pads.byCode(code.toUpperCase()));
  return pad !== null && pad.changedAt >= now() - PAD_KEPT_MS ? pad : null;
}

function newsOf({ content, seq, changedAt }: PadRow): ReplyTo<'GET /api/pads/:code'> {
  return { pad: content, seq, changedAt, until: changedAt + PAD_KEPT_MS };
}

async function freeCode({ pads }: Store): Promise<string> {
  for (;;) {
    const code = newCode();
    if ((await pads.byCode(code)) === null) return code;
  }
}
