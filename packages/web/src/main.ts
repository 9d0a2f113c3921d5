import './art/art.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followSettings } from './app/settings.svelte.ts';
import { rememberChoices } from './start/choices.svelte.ts';

async function start(): Promise<void> {
  rememberChoices();
  await followSettings();
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
  // The service worker fetches all the rest of the app: not before this page has what it needs.
  await document.fonts.ready;
  keepOnDevice();
}

/** Without a service worker (a private window, an old browser) the app works, but only with a network. */
function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

// Not awaited: the first texts may lie in the same chunk as this module, and would wait for it while it waits for them.
void start();
