import { onMount } from 'svelte';

import { settings } from '../app/settings.svelte.ts';
import type { Translate } from '../i18n/format.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { attention } from './attention.svelte.ts';
import type { Cast } from './cast.ts';
import { Panels } from './panels.svelte.ts';
import type { TableScene } from './scene.ts';
import type { Step, TableSource } from './source.ts';
import { Stage } from './stage.svelte.ts';
import { Anchors } from './travel.ts';

type MoveOf<P extends TableScene> = P['legal'][number];
type StepOf<P extends TableScene> = Step<P['view'], MoveOf<P>>;

/** What a game brings to its table. */
interface GameParts<P extends TableScene> {
  /** The pictures that lead to a step; the last one is the step itself. */
  scenes(before: P['view'] | null, step: StepOf<P>): readonly P[];
  /** What a screen reader says about it, each sentence once. */
  narrate(before: P['view'] | null, step: StepOf<P>, cast: Cast, t: Translate): readonly string[];
  /** Puts the focus where the next choice is. */
  focus(scene: P): void;
}

const TOAST_MS = 3200;
/** What a choice between several cards would take. */
const ONLY_CARD_MS = 900;

/** One screen's part in a game: what it shows, whether it is asked, what it lifts, sends and is told. Made while its table is. */
export class Play<P extends TableScene, Id extends string = string> {
  readonly anchors = new Anchors();
  readonly panels = new Panels();
  readonly stage: Stage<StepOf<P>, P>;
  readonly page = $state({ w: 360, h: 640 });
  readonly felt = $state({ w: 0, h: 0 });
  root = $state<HTMLElement>();
  /** The card that is lifted. */
  selected = $state<Id | null>(null);
  toast = $state<string | null>(null);
  readonly names = $derived.by(() => this.stage.participants.map(({ name }) => name));
  readonly scene = $derived.by(() => this.stage.scene);
  readonly isWide = $derived(this.page.w >= 700 && this.page.h >= 560);
  readonly isCovered = $derived.by(() => this.stage.curtain !== null);
  readonly isTurn = $derived.by(() => this.#isAsked());
  readonly legal: readonly MoveOf<P>[] = $derived.by(() => (this.isTurn ? this.scene!.legal : []));
  /** Whom everybody waits for, if it is somebody else. */
  readonly waiting = $derived.by(() => this.#waiting());
  readonly #source: TableSource;
  /** What has been answered is not asked again while the answer is on its way. */
  #answered = $state.raw<P | null>(null);

  constructor(source: TableSource, game: GameParts<P>) {
    this.#source = source;
    this.stage = new Stage(source, {
      scenes: (before, step) => game.scenes(before, step),
      narrate: (before, step) =>
        game.narrate(before, step, { names: this.names, you: step.view.seat }, t),
    });
    onMount(() => this.stage.open());
    $effect(() => this.#forgetToast());
    // A new picture: what was lifted lies down again.
    $effect(() => {
      if (this.scene !== null) this.selected = null;
    });
    $effect(() => this.#lead((scene) => game.focus(scene)));
    $effect(() => this.#playOnlyCard());
    attention(() => this.isTurn && !this.isCovered);
  }

  /** A hint that goes by itself; a screen reader hears it as well. */
  hint(text: string): void {
    this.toast = text;
    this.stage.say(text);
  }

  lift(card: Id, said: string): void {
    this.selected = card;
    this.stage.say(said);
  }

  /** A card sets out from where it is. */
  playCard(card: string, move: MoveOf<P>): void {
    this.anchors.depart(`card-${card}`);
    void this.send(move);
  }

  async send(move: MoveOf<P>): Promise<void> {
    this.#answered = this.scene;
    this.toast = null;
    const refusal = await this.#source.play(move);
    if (refusal === null) return;
    this.#answered = null;
    this.hint(t('refusal.other'));
  }

  hasFocus(): boolean {
    return this.root?.contains(document.activeElement) === true;
  }

  #isAsked(): boolean {
    const { scene } = this;
    return scene !== null && scene.legal.length > 0 && scene !== this.#answered;
  }

  #waiting(): string | null {
    const { turn = null, seat = null } = this.scene?.view ?? {};
    return turn === null || turn === seat ? null : t('seat.thinks', { name: this.names[turn]! });
  }

  #forgetToast(): (() => void) | undefined {
    if (this.toast === null) return undefined;
    const timer = setTimeout(() => (this.toast = null), TOAST_MS);
    return () => clearTimeout(timer);
  }

  /** The focus goes along with the game, unless it is somewhere else on the page. */
  #lead(focus: (scene: P) => void): void {
    if (this.scene === null || !this.isTurn || this.panels.current !== null) return;
    if (document.activeElement === document.body || this.hasFocus()) focus(this.scene);
  }

  /** The only card that may be played goes by itself, if that was wished for. */
  #playOnlyCard(): (() => void) | undefined {
    const [only, ...others] = this.legal;
    if (!settings.autoPlay || only === undefined || others.length > 0) return undefined;
    if (!('card' in only) || typeof only.card !== 'string') return undefined;
    const { card } = only;
    const timer = setTimeout(() => this.playCard(card, only), ONLY_CARD_MS);
    return () => clearTimeout(timer);
  }
}
