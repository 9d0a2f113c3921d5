import { BotPlayer } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import { Referee } from '@table-seven/engine';

/** A table of bots whose game is to be looked at. */
interface Table {
  readonly game: string;
  readonly levels: readonly Level[];
  readonly options?: object;
  readonly seed: string;
  /** For those who think, in milliseconds; the clock stands still, so that the work and not the machine decides. */
  readonly limitMs?: number;
}

/** Plays a game among bots to its end. */
export function playGame({ game, levels, options = {}, seed, limitMs = 10 }: Table): Referee {
  const players = levels.length;
  const begun = Referee.start({ game, players, options, seed });
  if (!begun.ok) throw new Error(`the game cannot be started: ${begun.error.code}`);
  const referee = begun.value;
  const bots = levels.map((level, seat) => {
    const thinking = { limitMs, now: () => 0 };
    const luck = `${seed} bot ${String(seat)}`;
    return new BotPlayer({ game: referee.game, level, seat, players, seed: luck, thinking });
  });
  const show = (): void => {
    bots.forEach((bot, seat) => bot.see(referee.known(seat)));
  };
  show();
  for (let { turn } = referee; turn !== null; { turn } = referee) {
    const refusal = referee.play(turn, bots[turn]!.chooseMove());
    if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.code}`);
    show();
  }
  return referee;
}
