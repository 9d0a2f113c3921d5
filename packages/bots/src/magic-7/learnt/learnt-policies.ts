import { networksIn } from '../../learnt/learnt-file.ts';
import { learntAbout } from '../../learnt/library.ts';
import { LearntPolicy, MOVE_SHAPE } from './learnt-policy.ts';
import { Outlook, outlookShape } from './outlook.ts';

/** What was learnt about the game for one number of players. */
export interface Learnt {
  /** How to play at once; null where self-play has taught nothing that helps (docs/decisions/0012). */
  readonly policy: LearntPolicy | null;
  readonly outlook: Outlook;
}

/** What was learnt for a number of players, or null if there is nothing. */
export function learntFor(players: number): Learnt | null {
  const file = learntAbout('magic-7');
  if (file === null) return null;
  const outlook = networksIn(file, players, { outlook: outlookShape(players) })?.outlook;
  const move = networksIn(file, players, { move: MOVE_SHAPE })?.move;
  if (outlook === undefined) return null;
  return {
    policy: move === undefined ? null : new LearntPolicy(move),
    outlook: new Outlook(outlook),
  };
}
