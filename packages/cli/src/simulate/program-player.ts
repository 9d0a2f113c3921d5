import { NONE } from '@table-seven/engine';
import type { Game, MoveCode, MoveList, Seat, State } from '@table-seven/engine';

import type { Fault } from './faults.ts';
import type { Player } from './player.ts';
import type { Program } from './program.ts';

/** A program in a seat for one game: positions and moves go out, and come in, as JSON lines. */
export class ProgramPlayer implements Player {
  readonly bidChance = null;
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #program: Program;
  /** The view of the position seen last, as JSON. */
  #view = '';

  constructor(game: Game, seat: Seat, program: Program) {
    this.#game = game;
    this.#seat = seat;
    this.#program = program;
    program.beginGame();
  }

  see(state: State): Promise<void> {
    this.#view = JSON.stringify(this.#game.view(state, this.#seat));
    return this.#program.send(`{"see":${this.#view}}`);
  }

  async choose(_state: State, moves: MoveList): Promise<MoveCode> {
    const listed = moves.toArray();
    const shown = JSON.stringify(listed.map((code) => this.#game.makeMove(code)));
    const question = `{"view":${this.#view},"moves":${shown}}`;
    const line = await this.#program.ask(`{"see":${this.#view}}`, question);
    if (line === null) return listed[0]!;
    const answer = this.#judge(line, listed);
    if (typeof answer === 'number') {
      this.#program.accept();
      return answer;
    }
    this.#program.reject(answer, line);
    return listed[0]!;
  }

  over(): Promise<void> {
    return this.#program.send(`{"over":${this.#view}}`);
  }

  /** The move that an answer means, or what is wrong with it. */
  #judge(line: string, listed: readonly MoveCode[]): MoveCode | Fault {
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      return 'bad-json';
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'bad-answer';
    const { move, index } = json as { move?: unknown; index?: unknown };
    if (move === undefined && index === undefined) return 'bad-answer';
    if (move === undefined) return pick(listed, index);
    const code = this.#game.parseMove(move);
    return code !== NONE && listed.includes(code) ? code : 'illegal-move';
  }
}

function pick(listed: readonly MoveCode[], index: unknown): MoveCode | Fault {
  const code = typeof index === 'number' ? listed[index] : undefined;
  return code ?? 'illegal-move';
}
