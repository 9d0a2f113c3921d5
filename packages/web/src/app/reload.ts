/**
 * Loads the app anew, in whichever version there is now, and where it was: games, settings and place are all kept. Only if it can be
 * had, for a page that stands is better than none; answers false if it cannot.
 */
export async function reloadApp(): Promise<boolean> {
  const isThere = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
  return isThere;
}
