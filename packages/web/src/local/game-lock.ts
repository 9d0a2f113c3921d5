/**
 * One saved game is played in one tab at a time: two would overwrite each other's moves. Whoever has a game hears when another
 * tab takes it over.
 */

export type Release = () => void;

/** Answers how to give the game back; null when another tab has it. */
export type Take = (id: string, lost: () => void) => Promise<Release | null>;

/** How often it is asked again, and after how many ms: a tab that is just closing, or reloading, may take a while to let go. */
const TRIES = 6;
const PAUSE = 60;

/**
 * Takes the game if no other tab has it. It is asked again and again rather than once with a time limit: on a slow phone the browser's
 * answer may take longer than any limit, and then nobody would seem to be somebody.
 */
export const takeGame: Take = async (id, lost) => {
  if (!hasLocks()) return announce(id, lost);
  for (let tries = 1; ; tries++) {
    const release = await request(id, { ifAvailable: true }, lost);
    if (release !== null || tries === TRIES) return release;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};

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
    const hold = async (lock: Lock | null): Promise<void> => {
      isHeld = lock !== null;
      if (isHeld) await new Promise<void>((release) => resolve(release));
      else resolve(null);
    };
    navigator.locks.request(nameOf(id), options, hold).catch(() => {
      if (isHeld) lost();
      // Where locks are forbidden, storage is as well: then there is nothing to overwrite.
      else resolve(() => undefined);
    });
  });
}

/** Without locks nobody can be asked, but everybody can be told: whoever opens the game last plays on. */
function announce(id: string, lost: () => void): Release {
  const channel = new BroadcastChannel(nameOf(id));
  channel.addEventListener('message', lost, { once: true });
  channel.postMessage('taken');
  return () => channel.close();
}
