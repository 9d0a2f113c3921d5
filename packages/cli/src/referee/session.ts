import { Referee, refusal } from '@table-seven/engine';
import type { Refusal } from '@table-seven/engine';

import { TOO_LONG } from '../shared/json-lines.ts';
import type { Line } from '../shared/json-lines.ts';
import { messageOf } from '../shared/messages.ts';

type Request = Readonly<Record<string, unknown>>;

/** What an operation gives back: the keys of its answer, or a refusal. */
type Outcome = { readonly answer: object } | { readonly refused: Refusal };

const DONE: Outcome = { answer: {} };

/** One conversation with the referee: keeps one game, answers each request with one line. Documented in docs/referee.md. */
export class Session {
  #referee: Referee | null = null;
  readonly #newSeed: () => string;

  constructor(newSeed: () => string) {
    this.#newSeed = newSeed;
  }

  /** The answer to a line; null for a blank one. */
  answer(line: Line): string | null {
    if (line === TOO_LONG) {
      return makeAnswer({ refused: refusal('bad-request', { reason: 'line too long' }) }, {});
    }
    if (line.trim() === '') return null;
    const request = parse(line);
    if (request === undefined) return makeAnswer({ refused: refusal('bad-json') }, {});
    if (!isRequest(request)) return makeAnswer({ refused: refusal('bad-request') }, {});
    const id = Object.hasOwn(request, 'id') ? { id: request['id'] } : {};
    return makeAnswer(this.#carryOut(request), id);
  }

  #carryOut(request: Request): Outcome {
    const op = Object.hasOwn(request, 'op') ? request['op'] : undefined;
    if (typeof op !== 'string') return { refused: refusal('bad-request') };
    switch (op) {
      case 'start':
        return this.#begin(Referee.start({ ...startOf(request), seed: this.#seedOf(request) }));
      case 'load':
        return this.#begin(Referee.load(request['record']));
      case 'turn':
      case 'play':
      case 'view':
      case 'record':
        if (this.#referee === null) return { refused: refusal('no-game') };
        return inGame(this.#referee, op, request);
      default:
        return { refused: refusal('unknown-op') };
    }
  }

  #begin(result: ReturnType<typeof Referee.start>): Outcome {
    if (!result.ok) return { refused: result.error };
    this.#referee = result.value;
    return DONE;
  }

  #seedOf(request: Request): unknown {
    return request['seed'] ?? this.#newSeed();
  }
}

function startOf(request: Request): {
  game: unknown;
  players: unknown;
  options: unknown;
  setup: unknown;
} {
  const { game, players, options, setup } = request;
  return { game, players, options, setup };
}

function inGame(
  referee: Referee,
  op: 'turn' | 'play' | 'view' | 'record',
  request: Request,
): Outcome {
  switch (op) {
    case 'turn':
      return { answer: { seat: referee.turn, moves: referee.legalMoves() } };
    case 'play': {
      const refused = referee.play(request['seat'], request['move']);
      return refused === null ? DONE : { refused };
    }
    case 'view': {
      const seat = request['seat'];
      if (seat !== null && !referee.isSeat(seat)) return { refused: refusal('bad-seat') };
      return { answer: { view: referee.view(seat) } };
    }
    case 'record':
      return { answer: { record: referee.record() } };
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isRequest(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function makeAnswer(outcome: Outcome, id: { readonly id?: unknown }): string {
  if ('answer' in outcome) return stringify({ ok: true, ...outcome.answer, ...id });
  const { code } = outcome.refused;
  return stringify({ ok: false, error: { code, message: messageOf(outcome.refused) }, ...id });
}

/** An id nested a hundred thousand levels deep can be read but not written again: the answer then goes out with null. */
function stringify(answer: Readonly<Record<string, unknown>>): string {
  try {
    return JSON.stringify(answer);
  } catch {
    return JSON.stringify({ ...answer, id: null });
  }
}
