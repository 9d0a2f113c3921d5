import { ROUTES } from '@table-seven/protocol/schemas';
import type { FastifyInstance } from 'fastify';

import { playerOf, stored } from './app.ts';
import type { AppContext } from './app.ts';
import { refuse } from './call.ts';
import type { Call } from './call.ts';

/** Being called when it is one's turn, by way of the browser's own push service. */
export function addPushRoutes(app: FastifyInstance, { store, push, now }: AppContext): void {
  app.get<Call<'GET /api/push'>>(
    '/api/push',
    { schema: { tags: ['push'], summary: 'The key that this server calls browsers with' } },
    () => ({ key: push.publicKey }),
  );

  app.post<Call<'POST /api/me/push'>>(
    '/api/me/push',
    {
      schema: {
        tags: ['push'],
        summary: 'Call this browser when it is my turn and I am not there',
        body: ROUTES['POST /api/me/push'].body,
      },
    },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const { endpoint, keys } = request.body;
      if (!push.accepts(endpoint)) return refuse(reply, 400, 'bad-endpoint');
      await stored(store.pushes.add(player.id, { endpoint, ...keys }, now()));
      return { devices: (await stored(store.pushes.of(player.id))).length };
    },
  );

  app.post<Call<'POST /api/me/push/off'>>(
    '/api/me/push/off',
    {
      schema: {
        tags: ['push'],
        summary: 'Call this browser no more',
        body: ROUTES['POST /api/me/push/off'].body,
      },
    },
    async (request, reply) => {
      const player = await playerOf(request, store);
      if (player === null) return refuse(reply, 401, 'no-identity');
      const { endpoint } = request.body;
      const mine = await stored(store.pushes.of(player.id));
      if (mine.some((row) => row.endpoint === endpoint)) {
        await stored(store.pushes.remove(endpoint));
      }
      return { devices: mine.filter((row) => row.endpoint !== endpoint).length };
    },
  );
}
