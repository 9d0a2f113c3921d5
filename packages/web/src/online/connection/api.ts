/** What an HTTP request led to: its answer, or why there is none. */
export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** By how much the server's clock is ahead of ours, in milliseconds, to the second. */
let ahead = 0;

/** What the server's clock says now. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Asks the server; a server that cannot be reached is the code `offline`. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date) && Math.abs(date - serverNow()) > 1500) ahead = date - Date.now();
    const json = (await response.json()) as T & { error?: { code?: string } };
    if (response.ok) return { ok: true, value: json };
    return { ok: false, code: json.error?.code ?? 'offline' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}
