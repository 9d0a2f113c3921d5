import type { ReplyTo } from '@table-seven/protocol';

import { finishedGame } from '../finished/finished-games.ts';
import { ask } from '../online/connection/api.ts';
import { handedText } from './handed-files.ts';
import { replayOf, replayOfText } from './replay.ts';
import type { Loaded } from './replay.ts';

/** Where a game was found: a file that is not kept, this device, or a server. */
export type Whereabouts = 'handed' | 'device' | 'server';

export interface Found {
  readonly loaded: Loaded;
  readonly from: Whereabouts;
}

/** Looks for a game: among the files handed to this page, on this device, on the server. All of them have finished games only. */
export async function findRecord(id: string): Promise<Found> {
  const handed = handedText(id);
  if (handed !== undefined) return { loaded: replayOfText(handed), from: 'handed' };
  const kept = await finishedGame(id);
  if (kept !== null) return { loaded: replayOf(kept.record), from: 'device' };
  return { loaded: await fromServer(id), from: 'server' };
}

async function fromServer(id: string): Promise<Loaded> {
  const path = `/api/records/${encodeURIComponent(id)}`;
  const reply = await ask<ReplyTo<'GET /api/records/:id'>>('GET', path);
  if (reply.ok) return replayOf(reply.value);
  const kind = reply.code === 'offline' ? 'offline' : 'missing';
  return { ok: false, trouble: { kind } };
}
