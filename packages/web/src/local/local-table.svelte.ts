import type { Component } from 'svelte';

import { forgetPlan, pendingPlan } from './pending.ts';
import { takeGame, takeOverGame } from './game-lock.ts';
import type { Release, Take } from './game-lock.ts';
import { LocalSource } from './local-source.ts';
import type { NoGame } from './local-source.ts';
import type { GamePlan } from './plan.ts';
import { parseSavedGame } from './saved-game.ts';
import { loadGame, putAside } from './saves.ts';
import { tableOf } from '../game-table.ts';
import type { TableProps } from '../table/props.ts';

/** Why there is no table to be seen. */
export type Trouble =
  /** Another tab plays this game. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' }
  /** What was saved was read and is no game of ours; it has been put aside. */
  | { readonly kind: 'unreadable'; readonly content: unknown }
  /** Something that is needed did not come. The game, if there is one, is where it was. */
  | { readonly kind: 'unloaded' };

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly source: LocalSource; readonly Table: Component<TableProps> }
  | Trouble;

/** A table of this device, with a new game or one that was saved. */
export class LocalTable {
  state = $state.raw<State>({ kind: 'opening' });
  /** The game goes on, but what is played cannot be stored. */
  isUnsaved = $state(false);
  /** For another game with the same people. */
  plan: GamePlan | undefined;
  readonly #id: string;
  readonly #pace: () => number;
  #release: Release = () => undefined;
  #isGone = false;

  constructor(id: string, pace: () => number) {
    this.#id = id;
    this.#pace = pace;
    void this.#sitDown(takeGame);
  }

  /** Plays on in this tab, and no longer in the other. */
  takeOver(): void {
    void this.#sitDown(takeOverGame);
  }

  close(): void {
    this.#isGone = true;
    this.#standUp({ kind: 'opening' });
  }

  async #sitDown(take: Take): Promise<void> {
    this.state = { kind: 'opening' };
    const release = await take(this.#id, () => this.#standUp({ kind: 'elsewhere' }));
    if (release === null) {
      this.state = { kind: 'elsewhere' };
      return;
    }
    this.#release = release;
    if (this.#isGone) release();
    else await this.#open().catch((error: unknown) => this.#fail(error));
  }

  async #open(): Promise<void> {
    const source = await this.#start();
    if (source === 'missing') this.#standUp({ kind: 'missing' });
    else if (source === 'unreadable') await this.#putAside();
    else await this.#show(source);
  }

  async #show(source: LocalSource): Promise<void> {
    source.onunsaved = () => (this.isUnsaved = true);
    this.plan ??= await this.#planOfSaved();
    const Table = await loadedTable(source);
    forgetPlan(this.#id);
    // Meanwhile the reader may have left, or another tab may have taken the game over.
    if (this.#isGone || this.state.kind !== 'opening') source.close();
    else this.state = { kind: 'open', source, Table };
  }

  #start(): Promise<LocalSource | NoGame> {
    const plan = pendingPlan(this.#id);
    this.plan ??= plan;
    return plan === undefined
      ? LocalSource.resume(this.#id, this.#pace())
      : LocalSource.start(this.#id, plan, this.#pace());
  }

  async #planOfSaved(): Promise<GamePlan | undefined> {
    const saved = parseSavedGame(await loadGame(this.#id).catch(() => null));
    if (saved === null) return undefined;
    const { game, options } = saved.record as { game: string; options: object };
    return { game, options, seats: saved.seats };
  }

  /** What cannot be read is put aside, and the reader may have it. */
  async #putAside(): Promise<void> {
    const content = await loadGame(this.#id);
    await putAside(this.#id).catch(() => undefined);
    this.#standUp({ kind: 'unreadable', content });
  }

  #fail(error: unknown): void {
    console.error(error);
    this.#standUp({ kind: 'unloaded' });
  }

  #standUp(state: State): void {
    if (this.state.kind === 'open') this.state.source.close();
    this.#release();
    this.state = state;
  }
}

/** The table of a game; a game whose table does not come stops. */
async function loadedTable(source: LocalSource): Promise<Component<TableProps>> {
  try {
    return (await tableOf(source.game)).default;
  } catch (error) {
    source.close();
    throw error;
  }
}
