import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import type { Fault } from './faults.ts';

/** Where a running program is reported to, so that it can be ended from outside too. */
export type ProcessWatch = (pid: number, isRunning: boolean) => void;

/** More than any honest program writes between two questions. */
const MAX_OUTPUT = 1 << 20;
/** How long a program may go on after its input has ended. */
const GRACE_MS = 2000;

const isWindows = process.platform === 'win32';

/** An answer, or why there is none. */
export type Reply = { readonly line: string } | { readonly fault: Fault };

interface Question {
  readonly answer: (reply: Reply) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * One run of a program that is asked by line and answers by line. Whatever it does wrong outside a question is kept as a fault
 * until the next question, which it loses.
 */
export class ProgramProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable> | null;
  readonly #limitMs: number;
  readonly #hasEnded: Promise<void>;
  #question: Question | null = null;
  #fault: Fault | null = null;
  #isRunning = true;
  #isKilled = false;
  /** What the program wrote since it was last asked: how much, and the line that is not complete yet. */
  #written = 0;
  #rest = '';

  constructor(
    command: readonly string[],
    limitMs: number,
    watch: ProcessWatch,
    onError: (text: string) => void,
  ) {
    this.#limitMs = limitMs;
    this.#child = start(command);
    this.#hasEnded = this.#child === null ? this.#neverStarted() : this.#follow(this.#child, watch);
    this.#child?.stderr.setEncoding('utf8').on('data', onError);
  }

  /** Whether it can still be asked. */
  get isAlive(): boolean {
    return this.#isRunning && !this.#isKilled;
  }

  /** Sends a line; waits while the program does not read. */
  async send(line: string): Promise<void> {
    const stdin = this.#child?.stdin;
    if (!this.isAlive || stdin?.writable !== true) return;
    if (stdin.write(`${line}\n`)) return;
    const timer = setTimeout(() => this.#fail('timeout'), this.#limitMs);
    await Promise.race([once(stdin, 'drain').catch(() => undefined), this.#hasEnded]);
    clearTimeout(timer);
  }

  /** Sends a question and waits for the answer. */
  async ask(line: string): Promise<Reply> {
    if (this.#fault !== null) {
      const fault = this.#fault;
      this.#fault = null;
      return { fault };
    }
    this.#written = 0;
    const reply = new Promise<Reply>((answer) => {
      const timer = setTimeout(() => this.#fail('timeout'), this.#limitMs);
      this.#question = { answer, timer };
    });
    if (!this.isAlive) this.#fail('died');
    // Not `send`: the limit for the answer covers the reading as well.
    else this.#child?.stdin.write(`${line}\n`);
    return reply;
  }

  /** Ends the input and sees to it that the program ends too. */
  async stop(): Promise<void> {
    this.#child?.stdin.end();
    const timer = setTimeout(() => this.kill(), GRACE_MS);
    await this.#hasEnded;
    clearTimeout(timer);
  }

  kill(): void {
    this.#isKilled = true;
    const child = this.#child;
    if (child?.pid !== undefined) killGroup(child.pid);
    child?.stdout.destroy();
    child?.stderr.destroy();
  }

  /** Resolves when the process is gone. */
  get ended(): Promise<void> {
    return this.#hasEnded;
  }

  #neverStarted(): Promise<void> {
    this.#isRunning = false;
    this.#fault = 'cannot-start';
    return Promise.resolve();
  }

  #follow(
    child: ChildProcessByStdio<Writable, Readable, Readable>,
    watch: ProcessWatch,
  ): Promise<void> {
    const { pid } = child;
    if (pid !== undefined) watch(pid, true);
    // A program that is gone or does not read shows in other ways.
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#read(text);
    });
    return new Promise((resolve) => {
      const end = (fault: Fault): void => {
        this.#isRunning = false;
        if (!this.#isKilled) this.#fail(fault);
        if (pid !== undefined) watch(pid, false);
        resolve();
      };
      child.on('error', () => {
        if (pid === undefined) end('cannot-start');
      });
      child.on('exit', () => {
        // Whatever it started itself goes with it.
        if (pid !== undefined) killGroup(pid);
        // Its last words may still be on their way: give an answer among them the chance to count.
        if (child.stdout.destroyed) end('died');
        else child.stdout.once('close', () => end('died'));
      });
    });
  }

  #read(text: string): void {
    if (this.#isKilled) return;
    this.#written += text.length;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') this.#take(line);
    if (this.#written > MAX_OUTPUT) this.#fail('flood');
  }

  #take(line: string): void {
    const question = this.#question;
    if (question === null) {
      this.#fault ??= 'flood';
      return;
    }
    this.#question = null;
    clearTimeout(question.timer);
    question.answer({ line });
  }

  /** Something from which the process does not recover: it is ended, and loses this question or else the next. */
  #fail(fault: Fault): void {
    if (this.#isRunning) this.kill();
    const question = this.#question;
    this.#question = null;
    if (question === null) {
      this.#fault = fault;
      return;
    }
    clearTimeout(question.timer);
    question.answer({ fault });
  }
}

/** Null if the program cannot even be tried. */
function start(
  command: readonly string[],
): ChildProcessByStdio<Writable, Readable, Readable> | null {
  const [program, ...args] = command;
  try {
    // A process group of its own, so that it can be ended together with whatever it starts.
    return spawn(program!, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: !isWindows });
  } catch {
    return null;
  }
}

/** Ends a program and what it started. */
export function killGroup(pid: number): void {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
