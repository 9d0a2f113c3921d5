import type { Seat } from '@table-seven/engine';

import type { LayoutKind } from './geometry.ts';

/** Who sits in a seat, as far as everybody may know. */
export interface Participant {
  readonly name: string;
  readonly isBot: boolean;
  /** Away: connected before and not now. At one's own device nobody is ever away. */
  readonly isAway: boolean;
  /** What is said while everybody waits for them, if it is not that they think. */
  readonly absence?: string;
  /** A bot plays for them until they are back. */
  readonly isStoodIn?: boolean;
}

/** A small plate only says what is unusual: that a bot plays for a person. */
export function hasBotBadge({ isBot, isStoodIn }: Participant, kind: LayoutKind): boolean {
  return isStoodIn === true || (isBot && kind === 'desk');
}

/** A position as it is shown, and the move that led to it; no move when the table is shown for the first time or anew. */
export interface Step<V extends object = object, M extends object = object> {
  readonly seq: number;
  readonly made: { readonly seat: Seat; readonly move: M } | null;
  /** What the seat in front of this screen may know; a spectator's view while nobody's cards are to be seen. */
  readonly view: V;
  /** Whose side of the table the screen shows, also while their cards are covered. */
  readonly front: Seat;
  /** What this screen may play now; empty when it is not its turn. */
  readonly legal: readonly M[];
  /** The last move was taken back: this is the position before it, as it was. */
  readonly isTakenBack?: boolean;
  /** The last move is this screen's own and may still be taken back. */
  readonly mayTakeBack?: boolean;
  /** All that is left of the round is this screen's, whatever is played: it may say so. */
  readonly mayClaim?: boolean;
  /** Played because the rest was claimed: only how the round ends is to be seen. */
  readonly isClaimed?: boolean;
}

/** Why a move was not accepted. */
export interface PlayRefusal {
  readonly text: string;
  readonly code: string;
}

/** Hears what happens at a table. */
export interface TableListener {
  step(step: Step): void;
  /** The device goes to another person: cover the table until they say that they have it. */
  curtain(seat: Seat): void;
  participants(participants: readonly Participant[]): void;
  /** The table cannot go on. */
  broken(): void;
}

/**
 * Where a table hears from what happens: the worker of this device, or a server. The table knows no rules: positions and legal
 * moves come in, intents go out.
 */
export interface TableSource {
  readonly game: string;
  readonly participants: readonly Participant[];
  /** Whether somebody must tap before the next round is dealt; at an online table the server goes on by itself. */
  readonly waitsForReader: boolean;
  /** A finished game is looked at: every step takes the place of whatever is still being shown. */
  readonly isReplay?: boolean;
  /** A coach sits behind the player and whispers, if that is wished for. */
  readonly hasCoach?: boolean;
  /** Starts telling; answers how to stop. */
  listen(listener: TableListener): () => void;
  /** Null when the move was accepted, else what to tell the player. */
  play(move: object): Promise<PlayRefusal | null>;
  /** The player was told that something is not possible, and why. */
  hinted?(reason: string): void;
  /** The player is about to play this card, by the name it has in moves; null: no longer. */
  lifted?(card: string | null): void;
  /** Whether something is to be said about a card before it is played. */
  warns?(card: string): boolean;
  /** Everything up to this step has been shown. A source that paces itself waits for it. */
  shown(seq: number): void;
  /** Takes one's own last move back, where that can be done without asking anybody. */
  takeBack?(): void;
  /** Claims the rest of the round, which is this screen's whatever is played. */
  claim?(): void;
  /** A tap: bots need not make pauses now. */
  hurry?(): void;
  /** The person of the curtain has the device now. */
  liftCurtain(): void;
  /** The record of the game so far, for whoever wants to keep it; null where only the server has it. */
  record(): Promise<object | null>;
  close(): void;
}
