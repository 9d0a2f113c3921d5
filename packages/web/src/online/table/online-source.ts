import type { Seat } from '@table-seven/engine';
import type { SeatInfo, TableFact } from '@table-seven/protocol';

import type {
  Participant,
  PlayRefusal,
  Step,
  TableListener,
  TableSource,
} from '../../table/source.ts';
import { moveRefusalText } from '../connection/refusals.ts';
import type { SeenTable } from './seen-table.ts';

/** What the source needs from whoever speaks with the server. */
export interface Errands {
  /** Sends a move made against the position of that number; the code of the refusal, or null. */
  play(move: object, seq: number): Promise<string | null>;
  /** Says that the rest of the round is ours. */
  claim(): void;
  record(): Promise<object | null>;
}

/** What comes together with the moves to the end of a round. */
const CLAIMS: ReadonlySet<TableFact['type']> = new Set(['claim-asked', 'claim-answered']);

/** What is said of somebody who is gone. */
export interface Absence {
  readonly seat: Seat;
  readonly text: string;
}

/** A table whose game is played at the server. No rule is run here: positions and legal moves come in, intents go out. */
export class OnlineSource implements TableSource {
  readonly game: string;
  readonly waitsForReader = false;
  readonly #errands: Errands;
  #participants: readonly Participant[];
  /** The same without what is said of whoever is gone. */
  #seated: readonly Participant[];
  #absence: Absence | null = null;
  #listener: TableListener | null = null;
  #step: Viewed;
  /** The position that is on the screen. */
  #shown = 0;

  constructor(table: SeenTable, errands: Errands) {
    this.#errands = errands;
    this.game = table.info.game;
    this.#participants = table.info.seats.map(participantOf);
    this.#seated = this.#participants;
    this.#step = stepOf(table, null);
  }

  get participants(): readonly Participant[] {
    return this.#participants;
  }

  /** Takes in what has become of the table, and the facts that led there. */
  take(table: SeenTable, facts: readonly TableFact[]): void {
    this.#seated = table.info.seats.map(participantOf);
    this.#introduce();
    const moves = facts.filter((fact) => fact.type === 'moved');
    const isNew = facts.some(({ type }) => type === 'started' || type === 'undone');
    const isSame =
      table.you === this.#step.view.seat && table.canClaim === this.#step.mayClaim && !isNew;
    if (moves.length === 0 && isSame) return;
    // Several moves at once end a round that was claimed; otherwise they were missed, and the position is shown without them.
    const isClaimed = moves.length > 1 && CLAIMS.has(facts[0]!.type);
    const last = moves.at(-1);
    const isShown = last !== undefined && !isNew && (isClaimed || moves.length === 1);
    const made = isShown ? { seat: last.seat, move: last.move } : null;
    this.#step = { ...stepOf(table, made), isClaimed };
    this.#listener?.step(this.#step);
  }

  /** Says of somebody who is to move that they are gone, and for how much longer everybody waits. */
  noteAbsence(absence: Absence | null): void {
    this.#absence = absence;
    this.#introduce();
  }

  #introduce(): void {
    const { seat, text } = this.#absence ?? {};
    const participants = this.#seated.map((person, i) =>
      i === seat && text !== undefined ? { ...person, absence: text } : person,
    );
    if (JSON.stringify(participants) === JSON.stringify(this.#participants)) return;
    this.#participants = participants;
    this.#listener?.participants(participants);
  }

  /** Shows the table anew, because something was missed. */
  show(table: SeenTable): void {
    this.#step = stepOf(table, null);
    this.#listener?.step(this.#step);
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    listener.step({ ...this.#step, made: null });
    return () => (this.#listener = null);
  }

  async play(move: object): Promise<PlayRefusal | null> {
    const code = await this.#errands.play(move, this.#shown);
    return code === null ? null : { text: moveRefusalText(code), code };
  }

  claim(): void {
    this.#errands.claim();
  }

  shown(seq: number): void {
    this.#shown = seq;
  }

  liftCurtain(): void {
    // Everybody has a device of their own.
  }

  record(): Promise<object | null> {
    return this.#errands.record();
  }

  close(): void {
    this.#listener = null;
  }
}

interface Viewed extends Step {
  readonly view: Step['view'] & { readonly seat: Seat | null };
}

function stepOf(table: SeenTable, made: Step['made']): Viewed {
  const { seq, you, view, moves: legal, canClaim: mayClaim } = table;
  return { seq, made, view: { seat: you, ...view }, front: you ?? 0, legal, mayClaim };
}

/** Who sits there; an open seat has nobody yet. */
function participantOf(seat: SeatInfo): Participant {
  if (seat.kind === 'open') return { name: '', isBot: false, isAway: false };
  if (seat.kind === 'bot') return { name: seat.name, isBot: true, isAway: false };
  return {
    name: seat.name,
    isBot: false,
    isAway: seat.presence !== 'here',
    isStoodIn: seat.bot,
  };
}
