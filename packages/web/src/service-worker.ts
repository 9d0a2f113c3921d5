/** Keeps the whole app on the device: after the first visit everything works without a network. */

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** Filled in by the build (scripts/precache.ts). */
declare const __PRECACHE__: { url: string; revision: string | null }[];

// The page that installs this worker is served by it at once. A new version waits until every page of the old one is closed:
// pages load parts of the version they came with.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);

/** Pages with an address of their own, which without the app is a redirect or a page in plain HTML (packages/server/src/http). */
const SERVED = /^\/(pad|rules|learn)(\/|$)/;

// They work without a network too.
addEventListener('fetch', (event) => {
  const { request } = event as Event & { readonly request: Request };
  const { origin, pathname } = new URL(request.url);
  if (origin === location.origin && request.mode === 'navigate' && SERVED.test(pathname)) {
    (event as Event & { respondWith(answer: Response): void }).respondWith(
      Response.redirect(`/#${pathname}`),
    );
  }
});

/** What a worker knows and a page does not. */
interface NotificationClick extends Event {
  readonly notification: Notification;
  waitUntil(promise: Promise<unknown>): void;
}
declare const clients: {
  matchAll(of: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
};

/** What a push service brings. */
interface Push extends Event {
  readonly data: { json(): unknown } | null;
  waitUntil(promise: Promise<unknown>): void;
}
declare const registration: ServiceWorkerRegistration;

// It is somebody's turn at a table, and no page of ours is open. The words were left here by a page, in its language.
addEventListener('push', (event) => {
  const push = event as Push;
  push.waitUntil(showTurn(push.data?.json() as { table?: unknown } | undefined));
});

async function showTurn(call: { table?: unknown } | undefined): Promise<void> {
  const words = (await (await caches.match('/push-words'))?.json()) as
    { title: string } | undefined;
  const table = typeof call?.table === 'string' ? call.table : '';
  await registration.showNotification(words?.title ?? 'Table Seven', {
    tag: `table-seven-${table}`,
    icon: '/icon-192.png',
    data: { url: `${location.origin}/t/${table}` },
  });
}

// A tap on "your turn" leads to the table. A worker knows a page only by the address it was opened with: so to the one opened with the
// table's link, else to the app, which is at the table unless somebody has it open twice; else to a new page.
addEventListener('notificationclick', (event) => {
  const click = event as NotificationClick;
  const { url } = click.notification.data as { url: string };
  const code = url.split('/').at(-1)!;
  click.notification.close();
  click.waitUntil(
    clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((one) => one.url.endsWith(`/${code}`)) ?? pages[0];
      return page === undefined ? clients.openWindow(url) : page.focus();
    }),
  );
});
