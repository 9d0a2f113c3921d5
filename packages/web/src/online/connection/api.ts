import { waitFor } from './waiting.svelte.ts';

/** What an HTTP request led to: its answer, or why there is none. */
export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** By how much the server's clock is ahead of ours, in milliseconds, to the second. */
let ahead = 0;

/** What the server's clock says now. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** An answer, or the seconds to wait before there is one. */
type Answer<T> = Reply<T> | { readonly wait: number };

type Method = 'GET' | 'POST' | 'DELETE';

/** Asks the server, and again after a while if that is what it says: nothing was done then. A server that cannot be reached is the code `offline`. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<Reply<T>> {
  for (;;) {
    const answer = await askOnce<T>(method, path, body);
    if (!('wait' in answer)) return answer;
    if (!(await waitFor(answer.wait))) return { ok: false, code: 'rate-limited' };
  }
}

async function askOnce<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date) && Math.abs(date - serverNow()) > 1500) ahead = date - Date.now();
    const wait = Number(response.headers.get('retry-after'));
    if (response.status === 429 && wait > 0) return { wait };
    const json = (await response.json()) as T & { error?: { code?: string } };
    if (response.ok) return { ok: true, value: json };
    return { ok: false, code: json.error?.code ?? 'offline' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}
