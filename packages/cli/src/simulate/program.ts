import type { ProgramSpec } from './bot-list.ts';
import type { Fault, FaultCounts } from './faults.ts';
import { ProgramProcess } from './program-process.ts';
import type { ProcessWatch, Reply } from './program-process.ts';

/** A program that was started this often in a row without one good answer is not started again. */
const MAX_VAIN_STARTS = 3;
const MAX_STARTS_PER_GAME = 3;

const MAX_ANSWER_SHOWN = 200;

/** How much of what a program writes to its standard error is passed on. */
const MAX_ERROR_TEXT = 1 << 16;

/**
 * A bot that is a program, across all its games: started when needed, ended when it hangs, started again, within limits, for the
 * next question. It never stops a run; what it does wrong is counted.
 */
export class Program {
  readonly faults: FaultCounts = {};
  readonly #spec: ProgramSpec;
  readonly #limitMs: number;
  readonly #watch: ProcessWatch;
  readonly #ends: Promise<void>[] = [];
  #process: ProgramProcess | null = null;
  #lastFault: Fault = 'died';
  #vainStarts = 0;
  #startsInGame = 0;
  #errorText = 0;

  constructor(spec: ProgramSpec, limitMs: number, watch: ProcessWatch) {
    this.#spec = spec;
    this.#limitMs = limitMs;
    this.#watch = watch;
  }

  beginGame(): void {
    this.#startsInGame = 0;
    this.#process ??= this.#start();
  }

  async send(line: string): Promise<void> {
    await this.#process?.send(line);
  }

  /**
   * Asks for a move. `position` is sent first to a program that had to be started again and so has seen nothing yet. Null if the
   * move is lost; an answer is still to be judged, by calling `accept` or `reject`.
   */
  async ask(position: string, question: string): Promise<string | null> {
    const reply: Reply = (await this.#process?.ask(question)) ?? { fault: this.#lastFault };
    if ('line' in reply) return reply.line;
    this.reject(reply.fault);
    if (this.#process?.isAlive !== true) {
      this.#process = this.#start();
      await this.send(position);
    }
    return null;
  }

  accept(): void {
    this.#vainStarts = 0;
  }

  /** Counts a lost move. The first of each kind is told at once, with the answer if there was one. */
  reject(fault: Fault, answer?: string): void {
    this.#lastFault = fault;
    const before = this.faults[fault] ?? 0;
    this.faults[fault] = before + 1;
    if (before > 0) return;
    const shown = answer === undefined ? '' : `: ${answer.slice(0, MAX_ANSWER_SHOWN)}`;
    process.stderr.write(`${this.#spec.name} lost a move: ${fault}${shown}\n`);
  }

  /** Ends the program, and waits until every process that it ever was is gone. */
  async stop(): Promise<void> {
    await this.#process?.stop();
    await Promise.all(this.#ends);
  }

  #start(): ProgramProcess | null {
    const isHopeless = this.#lastFault === 'cannot-start' && this.#vainStarts > 0;
    if (isHopeless || this.#vainStarts >= MAX_VAIN_STARTS) return null;
    if (this.#startsInGame >= MAX_STARTS_PER_GAME) return null;
    this.#vainStarts++;
    this.#startsInGame++;
    const onError = (text: string): void => this.#passOn(text);
    const started = new ProgramProcess(this.#spec.command, this.#limitMs, this.#watch, onError);
    this.#ends.push(started.ended);
    return started;
  }

  #passOn(text: string): void {
    const room = MAX_ERROR_TEXT - this.#errorText;
    if (room <= 0) return;
    this.#errorText += text.length;
    process.stderr.write(text.slice(0, room));
    if (text.length >= room) process.stderr.write(`\n${this.#spec.name}: no more is shown\n`);
  }
}
