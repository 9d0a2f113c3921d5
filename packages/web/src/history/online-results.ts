import { createStore, entries, setMany } from 'idb-keyval';
import type { GameResult, ReplyTo } from '@table-seven/protocol';

import { ask } from '../online/connection/api.ts';
import { isResult } from './result.ts';

/** Online games that a file brought from another device, where the server knows one by another name. */
const brought = createStore('table-seven-brought', 'results');

/** One's own online games: what the server tells, if it is there, and what was brought along. The latest first. */
export async function onlineResults(): Promise<GameResult[]> {
  const [told, kept] = await Promise.all([resultsOnServer(), broughtResults()]);
  const all = new Map([...kept, ...told].map((result) => [result.record, result]));
  return [...all.values()].sort((a, b) => b.date - a.date);
}

async function resultsOnServer(): Promise<readonly GameResult[]> {
  const reply = await ask<ReplyTo<'GET /api/me/results'>>('GET', '/api/me/results');
  return reply.ok ? reply.value.results : [];
}

async function broughtResults(): Promise<GameResult[]> {
  const all = await entries<string, unknown>(brought).catch(() => []);
  return all.map(([, result]) => result).filter(isResult);
}

export async function bringResults(results: readonly GameResult[]): Promise<void> {
  await setMany(
    results.map((result) => [result.record, result]),
    brought,
  );
}
