/**
 * One saved game is played in one tab at a time: two would overwrite each other's moves. Whoever has a game hears when another
 * tab takes it over.
 */

export type Release = () => void;

/** Answers how to give the game back; null when another tab has it. */
export type Take = (id: string, lost: () => void) => Promise<Release | null>;

/** How long a tab that is just closing, or reloading, may take to let go. */
const LETTING_GO = 300;

/** Takes the game if no other tab has it. */
export const takeGame: Take = (id, lost) =>
  hasLocks()
    ? request(id, { signal: AbortSignal.timeout(LETTING_GO) }, lost)
    : Promise.resolve(announce(id, lost));

/** Takes the game, whoever has it. */
export const takeOverGame: Take = (id, lost) =>
  hasLocks() ? request(id, { steal: true }, lost) : Promise.resolve(announce(id, lost));

/** Pages without TLS, as in a home network, have no locks. */
function hasLocks(): boolean {
  return 'locks' in navigator;
}

const nameOf = (id: string): string => `table-seven/game/${id}`;

/** The browser's own lock: it is gone with its tab, however that ends. */
function request(id: string, options: LockOptions, lost: () => void): Promise<Release | null> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        isHeld = true;
        resolve(release);
      });
    navigator.locks.request(nameOf(id), options, hold).catch((error: unknown) => {
      if (isHeld) lost();
      // Where locks are forbidden, storage is as well: then there is nothing to overwrite.
      else resolve(isTimeout(error) ? null : () => undefined);
    });
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Without locks nobody can be asked, but everybody can be told: whoever opens the game last plays on. */
function announce(id: string, lost: () => void): Release {
  const channel = new BroadcastChannel(nameOf(id));
  channel.addEventListener('message', lost, { once: true });
  channel.postMessage('taken');
  return () => channel.close();
}
