import type { Referee } from '@table-seven/engine';

import { t } from '../i18n/i18n.svelte.ts';
import type { Participant, PlayRefusal, TableListener, TableSource } from '../table/source.ts';
import { LEARNER } from './exercise.ts';
import type { Exercise } from './exercise.ts';
import { isGood, isOver, positionOf, scriptedMove } from './position.ts';

/** What the coach hears. */
export interface Pupil {
  /** The exercise is over; whether its point was made. */
  done(isGood: boolean): void;
  /** Something was not allowed, and the table said why. */
  refused(reason: string): void;
}

/** How long somebody at the table seems to think. */
const THINK_MS = 600;

/** A table at which one idea is tried: a real game with given cards, whose other players keep to a script. */
export class LessonSource implements TableSource {
  readonly game: string;
  readonly participants: readonly Participant[];
  readonly waitsForReader = true;
  readonly #exercise: Exercise;
  readonly #referee: Referee;
  readonly #pupil: Pupil;
  readonly #pace: () => number;
  #listener: TableListener | null = null;
  #seq = 0;
  #isOver = false;

  constructor(exercise: Exercise, names: readonly string[], pupil: Pupil, pace: () => number) {
    this.#exercise = exercise;
    this.#pupil = pupil;
    this.#pace = pace;
    this.#referee = positionOf(exercise);
    this.game = exercise.game;
    this.participants = names.map((name, seat) => ({
      name,
      isBot: seat !== LEARNER,
      isAway: false,
    }));
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    this.#tell(null);
    return () => (this.#listener = null);
  }

  play(move: object): Promise<PlayRefusal | null> {
    const refusal = this.#referee.play(LEARNER, move);
    if (refusal === null) this.#moved(LEARNER, move);
    return Promise.resolve(refusal && { text: t('refusal.other'), code: refusal.code });
  }

  hinted(reason: string): void {
    this.#pupil.refused(reason);
  }

  shown(seq: number): void {
    if (seq !== this.#seq || this.#listener === null) return;
    if (this.#isOver) this.#finish();
    else if (this.#referee.turn !== LEARNER) setTimeout(() => this.#playOther(), this.#rest());
  }

  liftCurtain(): void {
    // Nobody shares the device in a lesson.
  }

  record(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): void {
    this.#listener = null;
  }

  #rest(): number {
    return THINK_MS * this.#pace();
  }

  #playOther(): void {
    const seat = this.#referee.turn;
    if (seat === null || seat === LEARNER || this.#listener === null) return;
    const move = scriptedMove(this.#referee, this.#exercise, seat);
    this.#referee.play(seat, move);
    this.#moved(seat, move);
  }

  #moved(seat: number, move: object): void {
    this.#isOver = isOver(this.#referee, this.#exercise);
    this.#tell({ seat, move });
    // A finished round is shown until it has been read: what it was about is said beside it.
    if (this.#isOver && this.#exercise.end === 'round') this.#finish();
  }

  #finish(): void {
    this.#pupil.done(isGood(this.#referee, this.#exercise));
  }

  #tell(made: { seat: number; move: object } | null): void {
    const isAsked = this.#referee.turn === LEARNER && !this.#isOver;
    this.#listener?.step({
      seq: ++this.#seq,
      made,
      view: this.#referee.view(LEARNER),
      front: LEARNER,
      legal: isAsked ? this.#referee.legalMoves() : [],
    });
  }
}
