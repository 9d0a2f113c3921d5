import type { Seat } from '@table-seven/engine';

import type { Participant, TableListener, TableSource } from '../table/source.ts';
import type { Replay } from './replay.ts';

/** A table at which a finished game is seen again. Nothing can be played at it. */
export class ReplaySource implements TableSource {
  readonly game: string;
  readonly waitsForReader = false;
  readonly isReplay = true;
  /** Called when the pictures that lead to the present moment have been shown. */
  onshown: () => void = () => undefined;
  readonly #replay: Replay;
  #listener: TableListener | null = null;
  #moment: number;
  #seat: Seat;
  #seq = 0;

  constructor(replay: Replay, moment: number, seat: Seat) {
    this.#replay = replay;
    this.game = replay.game;
    this.#moment = moment;
    this.#seat = seat;
  }

  get participants(): readonly Participant[] {
    const { names, record } = this.#replay;
    return names.map((name, seat) => ({
      name,
      isBot: record.bots?.[seat] != null,
      isAway: false,
      isStoodIn: this.#isStoodIn(seat),
    }));
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    this.#tell(false);
    return () => (this.#listener = null);
  }

  /** Shows a moment from a seat; the way there only if it is the next one, seen from the same seat. */
  show(moment: number, seat: Seat): void {
    const isNext = moment === this.#moment + 1 && seat === this.#seat;
    this.#moment = moment;
    this.#seat = seat;
    this.#tell(isNext);
  }

  play(): Promise<null> {
    return Promise.resolve(null);
  }

  shown(seq: number): void {
    if (seq === this.#seq) this.onshown();
  }

  liftCurtain(): void {
    // There is none.
  }

  record(): Promise<object | null> {
    return Promise.resolve(this.#replay.record);
  }

  close(): void {
    this.#listener = null;
  }

  #tell(isNext: boolean): void {
    const step = {
      seq: ++this.#seq,
      made: isNext ? this.#replay.made(this.#moment) : null,
      view: this.#replay.view(this.#moment, this.#seat),
      front: this.#seat,
      legal: [],
    };
    this.#listener?.participants(this.participants);
    this.#listener?.step(step);
  }

  /** Whether the last move of a seat so far was made by a bot in its place. */
  #isStoodIn(seat: Seat): boolean {
    const { record } = this.#replay;
    const last = record.moves.findLastIndex((made, i) => i < this.#moment && made.seat === seat);
    return record.standIns?.includes(last) === true;
  }
}
