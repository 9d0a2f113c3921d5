import type { ReplyTo } from '@table-seven/protocol';

import { t } from '../../i18n/i18n.svelte.ts';
import { ask } from '../connection/api.ts';

/** Where the service worker finds what to say: it has no catalogue of its own. */
const WORDS = { cache: 'table-seven-words', path: '/push-words' };

/** Whether this browser can be called while no page of ours is open. Without TLS no browser can. */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'caches' in window;
}

/** Whether the app would have to be on the home screen for that, as on an iPhone. */
export function needsHomeScreen(): boolean {
  return 'standalone' in navigator && !navigator.standalone && !canBeCalled();
}

/** From now on the server calls this browser when it is our turn and we are not there; answers whether that could be arranged. */
export async function beCalled(): Promise<boolean> {
  try {
    const pushes = await pushManager();
    const reply = await ask<ReplyTo<'GET /api/push'>>('GET', '/api/push');
    if (pushes === null || !reply.ok) return false;
    const { endpoint, keys } = (await subscribed(pushes, reply.value.key)).toJSON();
    const words = await caches.open(WORDS.cache);
    await words.put(WORDS.path, Response.json({ title: t('online.running.yourTurn') }));
    return (await ask('POST', '/api/me/push', { endpoint, keys })).ok;
  } catch {
    // The browser has no push service, or cannot reach it.
    return false;
  }
}

export async function beCalledNoMore(): Promise<void> {
  try {
    const subscription = await (await pushManager())?.getSubscription();
    if (subscription == null) return;
    const { endpoint } = subscription;
    await ask('POST', '/api/me/push/off', { endpoint });
    await subscription.unsubscribe();
  } catch {
    // Then the push service says so when it is next called.
  }
}

async function pushManager(): Promise<PushManager | null> {
  if (!canBeCalled()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** A browser is called by one server; what was agreed with another, or with earlier data, is of no use. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushes.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushes.getSubscription())?.unsubscribe();
    return pushes.subscribe(options);
  }
}
