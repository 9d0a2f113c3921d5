import { Referee, refusal } from '@table-seven/engine';
import type { Game, Refusal } from '@table-seven/engine';

import { TOO_LONG } from '../shared/json-lines.ts';
import type { Line } from '../shared/json-lines.ts';
import { messageOf } from '../shared/messages.ts';

type Request = Readonly<Record<string, unknown>>;

/** What an operation gives back: the keys of its answer, or a refusal. */
type Outcome = { readonly answer: object } | { readonly refused: Refusal; readonly game?: Game };

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
    if (line === TOO_LONG)
      return makeAnswer(refuse('bad-request', { reason: 'line too long' }), '');
    if (/^[ \t\r]*$/.test(line)) return null;
    const request = parse(line);
    if (request === undefined) return makeAnswer(refuse('bad-json'), '');
    if (!isRequest(request)) return makeAnswer(refuse('bad-request'), '');
    const id = Object.hasOwn(request, 'id') ? echo(request['id']) : '';
    // Nothing is carried out that could not be answered.
    if (id === null) return makeAnswer(refuse('bad-request', { reason: 'id nested too deep' }), '');
    return makeAnswer(this.#carryOut(request), id);
  }

  #carryOut(request: Request): Outcome {
    const op = Object.hasOwn(request, 'op') ? request['op'] : undefined;
    if (typeof op !== 'string') return refuse('bad-request');
    switch (op) {
      case 'start':
        return this.#begin(Referee.start({ ...startOf(request), seed: this.#seedOf(request) }));
      case 'load':
        return this.#begin(Referee.load(request['record']));
      case 'turn':
      case 'play':
      case 'view':
      case 'record':
        if (this.#referee === null) return refuse('no-game');
        return inGame(this.#referee, op, request);
      default:
        return refuse('unknown-op');
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
      return refused === null ? DONE : { refused, game: referee.game };
    }
    case 'view': {
      const seat = request['seat'];
      if (seat !== null && !referee.isSeat(seat)) return refuse('bad-seat');
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

function refuse(...args: Parameters<typeof refusal>): Outcome {
  return { refused: refusal(...args) };
}

/** The id as it goes into the answer; null for one nested a thousand levels deep, which can be read but not always written again. */
function echo(id: unknown): string | null {
  try {
    return `,"id":${JSON.stringify(id)}`;
  } catch {
    return null;
  }
}

function makeAnswer(outcome: Outcome, id: string): string {
  const answer =
    'answer' in outcome ? { ok: true, ...outcome.answer } : { ok: false, error: errorOf(outcome) };
  return `${JSON.stringify(answer).slice(0, -1)}${id}}`;
}

function errorOf({ refused, game }: Exclude<Outcome, { readonly answer: object }>): object {
  return { code: refused.code, message: messageOf(refused, game) };
}
