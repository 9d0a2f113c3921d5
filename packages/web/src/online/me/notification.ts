import { tableLink } from '../table/links.ts';
import { wishes } from './me.svelte.ts';

/** Whether this browser can notify at all. */
export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks for leave to notify; answers whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Calls somebody who wants to be called and does not look. */
export function callWhenHidden(text: string, table: string): void {
  if (!document.hidden || !wishes.notify || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  const options = {
    tag: `table-seven-${table}`,
    icon: '/icon-192.png',
    data: { url: tableLink(table) },
  };
  if (!('serviceWorker' in navigator)) {
    new Notification(text, options);
    return;
  }
  // On phones only a service worker may notify; on a page without one the page may.
  void navigator.serviceWorker.getRegistration().then((worker) => {
    if (worker !== undefined) void worker.showNotification(text, options);
    else new Notification(text, options);
  });
}
