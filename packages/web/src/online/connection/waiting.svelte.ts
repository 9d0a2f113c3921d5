/** How many requests wait because the server has asked us to come back later. */
export const waiting = $state({ count: 0 });

/** Not all phones of a house come back in the same moment. */
const SPREAD_S = 2;

/** Waits as long as the server wants us to; false if somebody has gone to another page by then, where the request is of no use any more. */
export function waitFor(seconds: number): Promise<boolean> {
  waiting.count++;
  return new Promise<boolean>((resolve) => {
    const end = (isWanted: boolean) => (): void => {
      clearTimeout(timer);
      removeEventListener('hashchange', leave);
      waiting.count--;
      resolve(isWanted);
    };
    const leave = end(false);
    const timer = setTimeout(end(true), 1000 * (seconds + SPREAD_S * Math.random()));
    addEventListener('hashchange', leave);
  });
}
