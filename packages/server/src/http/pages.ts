import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { addRuleRoutes } from './rule-routes.ts';

const BUILD = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Serves the web app's build, if there is one. The app's pages stand behind the hash; /t/CODE, /g/GAME and /pad are the short forms of some of them; the rules can be read without it. */
export async function addPages(app: FastifyInstance, origin: string | null): Promise<void> {
  if (!existsSync(BUILD)) return;
  addRuleRoutes(app, `${BUILD}index.html`, origin);
  app.get<{ Params: { code: string } }>('/t/:code', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`/#/t/${encodeURIComponent(request.params.code)}`),
  );
  app.get<{ Params: { game: string } }>('/g/:game', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`/#/g/${encodeURIComponent(request.params.game)}`),
  );
  app.get('/pad', { schema: { hide: true } }, (_request, reply) => reply.redirect('/#/pad'));
  await app.register(files, {
    root: BUILD,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      const age = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      void response.header('cache-control', age);
    },
  });
}
