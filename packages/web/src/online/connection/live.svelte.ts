import { randomText } from '../../app/random-text.ts';
import { Connection } from './connection.ts';
import type { LinkState, Socket } from './connection.ts';

/** Whether we hear the server; honest at every moment. */
export const link = $state<{ state: LinkState }>({ state: 'connecting' });

/** In silence the line is tried this often. */
const PROBE_MS = 25_000;

/** The one connection of this page. */
export const connection = new Connection({
  open: () => new WebSocket(`${location.origin.replace('http', 'ws')}/live${ourTable()}`) as Socket,
  later: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => randomText(12),
  onstate: (state) => (link.state = state),
});

/** Where there are several servers, all who come to one table may be sent to the same (docs/scale.md). */
function ourTable(): string {
  const code = /^#\/t\/([a-z]{6})$/i.exec(location.hash)?.[1];
  return code === undefined ? '' : `?table=${code.toUpperCase()}`;
}

// What the browser knows of the network, and coming back to a page that has slept.
addEventListener('offline', () => connection.lose());
addEventListener('online', () => connection.probe());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.probe();
});
setInterval(() => {
  if (!document.hidden) connection.probe();
}, PROBE_MS);
