import type { Level } from '@table-seven/bots';
import type { Seat } from '@table-seven/engine';
import { readsLike } from '@table-seven/protocol';
import type { PlayerColor } from '@table-seven/protocol';

import type { Joined } from './facts.ts';

/** Somebody's chair. */
export interface PlayerChair {
  readonly kind: 'player';
  readonly player: number;
  readonly name: string;
  readonly color: PlayerColor;
  /** What they add to the deals; null until it is opened, and if they add nothing. */
  readonly entropy: string | null;
  /** The commitment to it; null if they add in the open, or have none. */
  readonly share: string | null;
  /** A bot plays in this player's place for now. */
  readonly isStoodIn: boolean;
  /** And only for the present move. */
  readonly isForOneMove?: boolean;
}

export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
  | PlayerChair;

/** What a seat is to be before the game: free, or a bot's. */
export type Plan = 'open' | Level;

/** Where the chair of a new order comes from: from a seat, or it is a new one. */
export type Place = Seat | Plan;

/** Whose seat it is when its player was forgotten or had to go: no identity has this number. */
export const NOBODY = 0;

const OPEN: Chair = { kind: 'open' };

/** One for each seat, so that there is always one left that nobody at the table has. */
const BOT_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Emmi', 'Finn', 'Greta'];

/** Who sits where at a table. */
export class Seating {
  chairs: Chair[] = [];

  seatOf(player: number): Seat | null {
    const seat = this.chairs.findIndex(
      (chair) => chair.kind === 'player' && chair.player === player,
    );
    return seat < 0 ? null : seat;
  }

  /** The seats whose share is still to be opened. */
  get sealedSeats(): Seat[] {
    return this.chairs.flatMap((chair, seat) =>
      chair.kind === 'player' && chair.share !== null && chair.entropy === null ? [seat] : [],
    );
  }

  /** Those who add nothing to the deals, as far as is known. */
  get playersWithoutShare(): number[] {
    return this.chairs.flatMap((chair) =>
      chair.kind === 'player' && chair.share === null && chair.entropy === null
        ? [chair.player]
        : [],
    );
  }

  /** Whether somebody at the table, or one of its bots, has a name that reads like this one. */
  hasName(name: string, kind: 'player' | 'bot', except: Seat | null = null): boolean {
    return this.chairs.some(
      (chair, seat) => chair.kind === kind && seat !== except && readsLike(chair.name, name),
    );
  }

  plan(seat: Seat, plan: Plan): void {
    this.chairs[seat] = OPEN;
    if (plan !== 'open')
      this.chairs[seat] = { kind: 'bot', level: plan, name: this.#botName(seat) };
  }

  /** Whoever sits keeps what they have, wherever they sit from now on. */
  reorder(order: readonly Place[]): void {
    const { chairs } = this;
    this.chairs = order.map((from) => (typeof from === 'number' ? chairs[from]! : OPEN));
    for (const [seat, plan] of order.entries()) {
      if (typeof plan !== 'number') this.plan(seat, plan);
    }
  }

  sit({ seat, player, name, color, entropy, share }: Joined): void {
    this.chairs[seat] = {
      kind: 'player',
      player,
      name,
      color,
      entropy: entropy ?? null,
      share: share ?? null,
      isStoodIn: false,
    };
    // A bot makes way for whoever may take its name (`decideJoin`).
    for (const [other, chair] of this.chairs.entries()) {
      if (chair.kind === 'bot' && readsLike(chair.name, name)) this.plan(other, chair.level);
    }
  }

  /** Changes something about whoever sits there; nothing where nobody does. */
  change(seat: Seat, change: Partial<Omit<PlayerChair, 'kind'>>): void {
    const chair = this.chairs[seat]!;
    if (chair.kind === 'player') this.chairs[seat] = { ...chair, ...change };
  }

  /** All shares that were fixed go, opened or not. */
  unseal(): void {
    this.chairs = this.chairs.map((chair) =>
      chair.kind === 'player' && chair.share !== null
        ? { ...chair, share: null, entropy: null }
        : chair,
    );
  }

  /** The name of the bot in this seat: its own, or, if somebody at the table is called like that, the first that is free. */
  #botName(seat: Seat): string {
    const isFree = (name: string): boolean =>
      !this.hasName(name, 'player') && !this.hasName(name, 'bot');
    return [BOT_NAMES[seat]!, ...BOT_NAMES].find(isFree)!;
  }
}
