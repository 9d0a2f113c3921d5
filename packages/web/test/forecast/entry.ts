import type { GameEntry } from '../../src/table/game-entry.ts';
import { WORDS } from './words.ts';

/** Without a picture and a table of its own (packages/engine/test/forecast). */
export const forecast: GameEntry = {
  id: 'forecast',
  players: { min: 2, max: 4, usual: 3 },
  teams: { 4: [0, 1, 0, 1] },
  playersNotes: { 4: 'teams' },
  controls: [{ kind: 'choice', option: 'rounds', key: 'rounds', values: [3, 1], isMode: true }],
  club: 6,
  words: WORDS,
};
