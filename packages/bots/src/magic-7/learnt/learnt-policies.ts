import { networksIn } from '../../learnt/learnt-file.ts';
import { learntAbout } from '../../learnt/library.ts';
import { LearntPolicy, MOVE_SHAPE } from './learnt-policy.ts';
import { Outlook, outlookShape } from './outlook.ts';

/** What self-play has taught about the game for one number of players. */
export interface Learnt {
  readonly policy: LearntPolicy;
  readonly outlook: Outlook;
}

/** What was learnt for a number of players, or null if there is nothing. */
export function learntFor(players: number): Learnt | null {
  const file = learntAbout('magic-7');
  const shapes = { move: MOVE_SHAPE, outlook: outlookShape(players) };
  const networks = file === null ? null : networksIn(file, players, shapes);
  if (networks === null) return null;
  return { policy: new LearntPolicy(networks.move), outlook: new Outlook(networks.outlook) };
}
