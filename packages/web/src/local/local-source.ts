import type { Advice } from '@table-seven/bots';
import type { Refusal } from '@table-seven/engine';

import { t } from '../i18n/i18n.svelte.ts';
import type { Participant, PlayRefusal, TableListener, TableSource } from '../table/source.ts';
import type { GamePlan } from './plan.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** How long bots rest before a move, as a share of the usual. */
export const PACES = { calm: 1.5, normal: 1, quick: 0.35, off: 0 } as const;

/** Why there is no game to be taken up: nothing is stored, or what is stored was read and is no game of ours. */
export type NoGame = 'missing' | 'unreadable';

/** A table whose game runs in a worker of this device. */
export class LocalSource implements TableSource {
  readonly game: string;
  readonly participants: readonly Participant[];
  /** To the secret that the deals are made from; null in a game of an earlier version. */
  readonly commitment: string | null;
  readonly waitsForReader = true;
  readonly hasCoach: boolean;
  /** What the coach thinks of the position on the table; null while there is nothing to be said. */
  onadvice: (advice: Advice | null) => void = () => undefined;
  /** The card that is lifted, by the name it has in moves; null for none. */
  onlifted: (card: string | null) => void = () => undefined;
  /** Nobody is to move any more. */
  onover: () => void = () => undefined;
  /** Called once, when the game cannot be stored. */
  onunsaved: () => void = () => undefined;
  readonly #worker: Worker;
  readonly #calls = new Map<number, (answer: unknown) => void>();
  #listener: TableListener | null = null;
  /** What the worker told before anybody listened. */
  #early: FromWorker[] = [];
  #lastCall = 0;
  #advice: Advice | null = null;

  private constructor(worker: Worker, ready: FromWorker & { type: 'ready' }) {
    this.#worker = worker;
    this.game = ready.game;
    this.participants = ready.participants;
    this.commitment = ready.commitment;
    this.hasCoach = ready.hasCoach;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (this.#listener === null) this.#early.push(data);
      else this.#hear(data, this.#listener);
    });
    worker.addEventListener('error', () => this.#listener?.broken());
  }

  static start(id: string, plan: GamePlan, pace: number): Promise<LocalSource | NoGame> {
    return LocalSource.#open({ type: 'start', id, plan, pace });
  }

  static resume(id: string, pace: number): Promise<LocalSource | NoGame> {
    return LocalSource.#open({ type: 'resume', id, pace });
  }

  /** Rejects if the worker cannot be loaded or breaks: of the game itself that says nothing. */
  static async #open(first: ToWorker): Promise<LocalSource | NoGame> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    try {
      worker.postMessage(first);
      const answer = await firstMessage(worker);
      if (answer.type === 'ready') return new LocalSource(worker, answer);
      worker.terminate();
      if (answer.type === 'missing' || answer.type === 'unreadable') return answer.type;
      throw new Error('the worker broke');
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  set pace(pace: number) {
    this.#tell({ type: 'pace', pace });
  }

  set isWhispering(isOn: boolean) {
    this.#tell({ type: 'whisper', isOn });
    if (!isOn) this.#advise(null);
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    const early = this.#early;
    this.#early = [];
    early.forEach((message) => this.#hear(message, listener));
    return () => (this.#listener = null);
  }

  /** Only what is legal is offered: a refusal means that the tap came too late or too early. */
  async play(move: object): Promise<PlayRefusal | null> {
    const refusal = (await this.#ask((call) => ({ type: 'play', call, move }))) as Refusal | null;
    return refusal && { text: t('refusal.other'), code: refusal.code };
  }

  record(): Promise<object | null> {
    return this.#ask((call) => ({ type: 'record', call })) as Promise<object | null>;
  }

  shown(seq: number): void {
    this.#tell({ type: 'shown', seq });
  }

  takeBack(): void {
    this.#tell({ type: 'take-back' });
  }

  claim(): void {
    this.#tell({ type: 'claim' });
  }

  hurry(): void {
    this.#tell({ type: 'hurry' });
  }

  lifted(card: string | null): void {
    this.onlifted(card);
  }

  warns(card: string): boolean {
    return this.#advice !== null && 'faults' in this.#advice && card in this.#advice.faults;
  }

  liftCurtain(): void {
    this.#tell({ type: 'lift-curtain' });
  }

  close(): void {
    this.#worker.terminate();
  }

  #advise(advice: Advice | null): void {
    this.#advice = advice;
    this.onadvice(advice);
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #ask(message: (call: number) => ToWorker): Promise<unknown> {
    const call = ++this.#lastCall;
    return new Promise((resolve) => {
      this.#calls.set(call, resolve);
      this.#tell(message(call));
    });
  }

  #hear(message: FromWorker, listener: TableListener): void {
    switch (message.type) {
      case 'step':
        // What was thought of the position before is no longer true.
        this.#advise(null);
        if ((message.step.view as { turn: unknown }).turn === null) this.onover();
        listener.step(message.step);
        break;
      case 'advice':
        this.#advise(message.advice);
        break;
      case 'curtain':
        listener.curtain(message.seat);
        break;
      case 'answer':
        this.#calls.get(message.call)?.(message.answer);
        this.#calls.delete(message.call);
        break;
      case 'unsaved':
        this.onunsaved();
        break;
      case 'broken':
        listener.broken();
        break;
      case 'ready':
      case 'missing':
      case 'unreadable':
    }
  }
}

function firstMessage(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('the worker cannot be loaded'));
    worker.addEventListener('error', fail, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => resolve(data), {
      once: true,
    });
  });
}
