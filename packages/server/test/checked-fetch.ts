import assert from 'node:assert/strict';

import { checkReply } from '@table-seven/protocol/schemas';

/** Asks a server over HTTP, and takes no answer that the protocol does not describe. */
export async function checkedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname } = new URL(url);
  const isDescribed = /^\/(api|health)/.test(pathname) && pathname !== '/api/docs';
  if (isDescribed || !response.ok) {
    const json: unknown = await response.clone().json();
    assert.equal(checkReply(init.method ?? 'GET', pathname, response.ok, json), null);
  }
  return response;
}
