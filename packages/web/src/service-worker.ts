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
