import { learntAbout } from '../../learnt/library.ts';
import { networksIn } from '../../learnt/learnt-file.ts';
import { LearntPolicy, MOVE_SHAPE } from './learnt-policy.ts';

/** The policy learnt for a number of players, or null if there is none. */
export function learntPolicy(players: number): LearntPolicy | null {
  const file = learntAbout('magic-7');
  const networks = file === null ? null : networksIn(file, players, { move: MOVE_SHAPE });
  return networks === null ? null : new LearntPolicy(networks.move);
}
