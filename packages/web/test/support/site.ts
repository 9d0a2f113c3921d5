import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** As strict as the app allows: nothing inline, nothing from elsewhere. Components set styles through the DOM. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
].join('; ');

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * In front of the worker that runs a game: it deals what the visitor is to be dealt (`visit`), and its clock stands still, so
 * that a bot thinks every thought to its end, however busy the machine is. Then a game is the same every time.
 */
function prelude(cookies: string): string {
  const deal = Number(/\bdeal=(\d+)/.exec(cookies)?.[1] ?? 0);
  return `crypto.getRandomValues = (bytes) => bytes.fill(${deal}); performance.now = () => 0;`;
}

/** The production build, or another one, served as it will be but for chance. */
export async function serveSite(folder = DIST): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(join(folder, pathname === '/' ? 'index.html' : pathname));
    if (!path.startsWith(folder)) return void response.writeHead(404).end();
    readFile(path).then(
      (content) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
        if (/\/worker-.*\.js$/.test(pathname))
          response.write(prelude(request.headers.cookie ?? ''));
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
