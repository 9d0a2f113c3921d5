import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';

import { COOKIE, COOKIE_MAX_AGE_S, hashOf, LINK_MS, newPlayerId, newToken } from '../identity.ts';
import { cleanText, MAX_NAME } from '../protocol/names.ts';
import type { Store, Writer } from '../store/store.ts';
import { makeProblem, playerOf } from './app.ts';
import type { AppContext } from './app.ts';

const Name = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 4 * MAX_NAME }) },
  { additionalProperties: false },
);
const Claim = Type.Object(
  { link: Type.String({ minLength: 20, maxLength: 100 }) },
  { additionalProperties: false },
);

/** Who somebody is: a name and a cookie, nothing else. */
export function addIdentityRoutes(app: FastifyInstance, context: AppContext): void {
  const { allowed, config, store, hub, visitors, now } = context;
  const setCookie = (reply: FastifyReply, token: string): void => {
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secureCookies,
      maxAge: COOKIE_MAX_AGE_S,
    });
  };

  app.get('/api/me', { schema: { tags: ['me'], summary: 'Who I am' } }, (request) => {
    const player = playerOf(request, store);
    return { me: player === null ? null : { name: player.name, since: player.createdAt } };
  });

  app.post<{ Body: Static<typeof Name> }>(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Say or change my name', body: Name } },
    async (request, reply) => {
      const name = cleanText(request.body.name);
      if (name === '' || name.length > MAX_NAME)
        return reply.code(400).send(makeProblem('bad-name'));
      const player = playerOf(request, store);
      if (player !== null) {
        await written(store, (writer) => {
          writer.renamePlayer(player.id, name);
        });
        return { me: { name, since: player.createdAt } };
      }
      const since = now();
      if (!allowed.identities.take(request.ip, since)) {
        return reply.code(429).send(makeProblem('rate-limited'));
      }
      const token = newToken();
      await written(store, (writer) => {
        writer.createPlayer({ id: newPlayerId(), name, createdAt: since }, hashOf(token));
      });
      setCookie(reply, token);
      return { me: { name, since } };
    },
  );

  app.post(
    '/api/me/link',
    { schema: { tags: ['me'], summary: 'A one-time link to take my identity to another device' } },
    async (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
      const link = newToken();
      const expires = now() + LINK_MS;
      await written(store, (writer) => {
        writer.addLink(player.id, hashOf(link), expires);
      });
      return { link, expires };
    },
  );

  app.post<{ Body: Static<typeof Claim> }>(
    '/api/me/claim',
    { schema: { tags: ['me'], summary: 'Become who a one-time link was made for', body: Claim } },
    async (request, reply) => {
      const link = hashOf(request.body.link);
      const token = newToken();
      const time = now();
      await written(store, (writer) => {
        writer.claimLink(link, hashOf(token), time);
      });
      const player = store.playerByToken(hashOf(token));
      if (player === null) return reply.code(404).send(makeProblem('not-found'));
      setCookie(reply, token);
      return { me: { name: player.name, since: player.createdAt } };
    },
  );

  app.delete(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Forget everything about me' } },
    async (request, reply) => {
      const player = playerOf(request, store);
      if (player === null) return reply.code(401).send(makeProblem('no-identity'));
      hub.forget(player.id);
      await written(store, (writer) => {
        writer.forgetPlayer(player.id);
      });
      visitors.dismiss(player.id);
      void reply.clearCookie(COOKIE, { path: '/' });
      return { me: null };
    },
  );
}

/** Waits until a write is durable. */
function written(store: Store, write: (writer: Writer) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    store.stage(write, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  }).catch(unavailable);
}

/** What could not be stored is answered as such. */
export function unavailable(error: unknown): never {
  throw Object.assign(error as Error, { statusCode: 503 });
}
