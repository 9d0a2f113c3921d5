// On pages that the server sends as plain HTML. With the app each is a place behind the hash: /rules/magic-7#MG-WIN-8 is #/rules/magic-7/MG-WIN-8.
const place = [globalThis.location.pathname.replace(/\/$/, ''), globalThis.location.hash.slice(1)];
globalThis.history.replaceState(null, '', `/#${place.filter((part) => part !== '').join('/')}`);
