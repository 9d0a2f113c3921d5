import { MAX_NAME, PLAYER_COLORS } from '@table-seven/protocol';
import type { Me, PlayerColor, ReplyTo } from '@table-seven/protocol';

import { ONLINE_KEY } from '../../app/newcomer.ts';
import { store, stored } from '../../app/stored.ts';
import { ask } from '../connection/api.ts';
import type { Reply } from '../connection/api.ts';
import { connection } from '../connection/live.svelte.ts';
import { beCalled, beCalledNoMore } from './push.ts';
import { cutTo } from '../../i18n/graphemes.ts';

interface Wishes {
  /** How this person likes to be called; remembered on this device before the server knows them. */
  name: string;
  color: PlayerColor | null;
  /** Wants to be called by a notification when it is their turn. */
  notify: boolean;
}

function parse(json: unknown): Wishes {
  const given = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  return {
    name: typeof given['name'] === 'string' ? cutTo(given['name'], MAX_NAME) : '',
    color: PLAYER_COLORS.find((color) => color === given['color']) ?? null,
    notify: given['notify'] === true,
  };
}

export const wishes: Wishes = $state(stored(ONLINE_KEY, parse));

/** Who the server takes us for: undefined until it was asked, null if it does not know us. */
let known: Me | null | undefined;

export function rememberWishes(): void {
  store(ONLINE_KEY, $state.snapshot(wishes));
}

/** Asks the server who we are. */
export async function whoAmI(): Promise<Reply<Me | null>> {
  const reply = await ask<ReplyTo<'GET /api/me'>>('GET', '/api/me');
  if (!reply.ok) return reply;
  known = reply.value.me;
  if (known !== null && wishes.name === '') wishes.name = known.name;
  return { ok: true, value: known };
}

/** Says our name. Whoever was unknown gets a cookie with it, and so a line on which they are known. */
export async function sayName(name: string): Promise<Reply<Me>> {
  const wasUnknown = known == null;
  const reply = await ask<ReplyTo<'POST /api/me'>>('POST', '/api/me', { name });
  if (!reply.ok) return reply;
  known = reply.value.me;
  wishes.name = known.name;
  rememberWishes();
  if (wasUnknown) connection.renew();
  if (wasUnknown) callMe();
  return { ok: true, value: known };
}

/** Whoever wants to be called and is somebody else from now on is called as that person. */
export function callMe(): void {
  if (wishes.notify) void beCalled();
}

/** Takes over the identity that a link of another device stands for. */
export async function claim(token: string): Promise<Reply<Me>> {
  const reply = await ask<ReplyTo<'POST /api/me/claim'>>('POST', '/api/me/claim', { link: token });
  if (!reply.ok) return reply;
  known = reply.value.me;
  wishes.name = known.name;
  rememberWishes();
  callMe();
  return { ok: true, value: known };
}

/** Becomes, on this device, who a return code was noted down for. */
export async function comeBack(code: string): Promise<Reply<Me>> {
  const reply = await ask<ReplyTo<'POST /api/me/return'>>('POST', '/api/me/return', { code });
  if (!reply.ok) return reply;
  known = reply.value.me;
  wishes.name = known.name;
  rememberWishes();
  connection.renew();
  callMe();
  return { ok: true, value: known };
}

/** Has the server forget everything about us, and forgets it here. */
export async function forgetMe(): Promise<Reply<unknown>> {
  await beCalledNoMore();
  const reply = await ask<ReplyTo<'DELETE /api/me'>>('DELETE', '/api/me');
  if (!reply.ok) return reply;
  known = null;
  wishes.name = '';
  wishes.color = null;
  rememberWishes();
  connection.close();
  return reply;
}
