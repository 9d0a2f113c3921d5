import { cleanText, MAX_NAME } from '@table-seven/protocol';
import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';

import {
  COOKIE,
  COOKIE_MAX_AGE_S,
  hashOf,
  LINK_MS,
  newPlayerId,
  newReturnCode,
  newToken,
  returnHashOf,
} from '../identity.ts';
import { playerOf, stored } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';

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

  app.get<Call<'GET /api/me'>>(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Who I am' } },
    async (request) => {
      const player = await playerOf(request, store);
      return { me: player === null ? null : { name: player.name, since: player.createdAt } };
    },
  );

  app.post<Call<'POST /api/me'>>(
    '/api/me',
    {
      schema: { tags: ['me'], summary: 'Say or change my name', body: ROUTES['POST /api/me'].body },
    },
    async (request, reply) => {
      const name = cleanText(request.body.name);
      if (name === '' || name.length > MAX_NAME) return refuse(reply, 400, 'bad-name');
      const player = await playerOf(request, store);
      if (player !== null) {
        await stored(store.identities.rename(player.id, name));
        return { me: { name, since: player.createdAt } };
      }
      const since = now();
      if (!allowed.identities.take(request.ip, since)) {
        return refuse(reply, 429, 'rate-limited');
      }
      const token = newToken();
      const newcomer = { id: newPlayerId(), name, createdAt: since };
      await stored(store.identities.create(newcomer, hashOf(token)));
      setCookie(reply, token);
      return { me: { name, since } };
    },
  );

  app.post<Call<'POST /api/me/link'>>(
    '/api/me/link',
    { schema: { tags: ['me'], summary: 'A one-time link to take my identity to another device' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const link = newToken();
      const expires = now() + LINK_MS;
      await stored(store.identities.addLink(player.id, hashOf(link), expires));
      return { link, expires };
    },
  );

  app.post<Call<'POST /api/me/sign-out-others'>>(
    '/api/me/sign-out-others',
    { schema: { tags: ['me'], summary: 'Be nobody any more on all my other devices' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      await stored(store.identities.signOutOthers(player.id, hashOf(request.cookies[COOKIE]!)));
      // All lines of theirs are cut; whoever still has the right cookie is back at once.
      visitors.dismiss(player.id);
      store.exchange?.tell({ type: 'forgotten', player: player.id });
      return { me: { name: player.name, since: player.createdAt } };
    },
  );

  app.post<Call<'POST /api/me/claim'>>(
    '/api/me/claim',
    {
      schema: {
        tags: ['me'],
        summary: 'Become who a one-time link was made for',
        body: ROUTES['POST /api/me/claim'].body,
      },
    },
    async (request, reply) => {
      const link = hashOf(request.body.link);
      const token = newToken();
      await stored(store.identities.claimLink(link, hashOf(token), now()));
      const player = await stored(store.identities.byToken(hashOf(token)));
      if (player === null) return refuse(reply, 404, 'not-found');
      setCookie(reply, token);
      return { me: { name: player.name, since: player.createdAt } };
    },
  );

  app.post<Call<'POST /api/me/return-code'>>(
    '/api/me/return-code',
    { schema: { tags: ['me'], summary: 'A code to note down, with which I am me on any device' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const code = newReturnCode();
      await stored(store.identities.setReturnCode(player.id, returnHashOf(code)));
      return { code };
    },
  );

  app.post<Call<'POST /api/me/return'>>(
    '/api/me/return',
    {
      schema: {
        tags: ['me'],
        summary: 'Become who a return code was made for',
        body: ROUTES['POST /api/me/return'].body,
      },
    },
    async (request, reply) => {
      const time = now();
      if (!allowed.returns.take(request.ip, time)) return refuse(reply, 429, 'rate-limited');
      const token = newToken();
      const code = returnHashOf(request.body.code);
      await stored(store.identities.claimReturn(code, hashOf(token), time));
      const player = await stored(store.identities.byToken(hashOf(token)));
      if (player === null) return refuse(reply, 404, 'wrong-code');
      setCookie(reply, token);
      return { me: { name: player.name, since: player.createdAt } };
    },
  );

  app.delete<Call<'DELETE /api/me'>>(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Forget everything about me' } },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      await stored(hub.forget(player.id));
      await stored(store.identities.forget(player.id));
      visitors.dismiss(player.id);
      store.exchange?.tell({ type: 'forgotten', player: player.id });
      void reply.clearCookie(COOKIE, { path: '/' });
      return { me: null };
    },
  );
}
