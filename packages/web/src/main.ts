import './art/art.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followSettings } from './app/settings.svelte.ts';
import { rememberChoices } from './start/choices.svelte.ts';

rememberChoices();
await followSettings();
mount(App, { target: document.getElementById('app')! });

// Without a service worker (a private window, an old browser) the app works, but only with a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
