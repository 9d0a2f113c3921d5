import type { BotPlayer } from '@table-seven/bots';
import type { Referee } from '@table-seven/engine';

import type { Screen, Stage } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** One table at one terminal: the referee, a bot for every seat, and the screen for the human's. */
export interface Table {
  readonly referee: Referee;
  readonly screen: Screen;
  readonly stage: Stage;
  readonly terminal: Terminal;
  /** By seat. The one in the human's seat gives hints, and plays where nobody does. */
  readonly bots: readonly BotPlayer[];
  /** Whether a bot plays the human's seat too. */
  readonly isAuto: boolean;
  /** Milliseconds to wait after a bot's move; with none there are no pauses at all. */
  readonly pace: number;
}

/** All that is shown on the screen comes from this view. */
export function ownView({ referee, stage }: Table): object {
  return referee.view(stage.cast.human);
}
