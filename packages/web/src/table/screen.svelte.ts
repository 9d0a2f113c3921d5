import { onMount } from 'svelte';
import type { RefusalCode, Seat } from '@table-seven/engine';

import { isStill } from '../art/motion.ts';
import { inputKind } from '../app/input.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import type { Translate } from '../i18n/format.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { attention } from './attention.svelte.ts';
import type { Cast } from './cast.ts';
import { Panels } from './panels.svelte.ts';
import type { TableScene, Wait } from './scene.ts';
import { SceneQueue, waitMs } from './scene-queue.ts';
import type { Participant, Step, TableSource } from './source.ts';
import { SpokenLines } from './spoken-lines.svelte.ts';
import { Anchors } from './travel.ts';

type MoveOf<S extends TableScene> = S['legal'][number];
type StepOf<S extends TableScene> = Step<S['view'], MoveOf<S>>;

/** What a game brings to its table. */
interface GameParts<S extends TableScene> {
  /** The scenes that lead to a step; the last one is the step itself. */
  scenes(before: S['view'] | null, step: StepOf<S>): readonly S[];
  /** What a screen reader says about it, each sentence once. */
  narrate(before: S['view'] | null, step: StepOf<S>, cast: Cast, t: Translate): readonly string[];
  /** Puts the focus where the next choice is. */
  focus(scene: S): void;
}

export interface Refused<Id extends string> {
  /** Said anew whenever the language changes. */
  readonly text: () => string;
  /** The card that was tried; null for something else. */
  readonly card: Id | null;
}

/** Why something cannot be: what the referee would say, or the rule itself. */
export type Why = { readonly code: RefusalCode } | { readonly rule: string };

const TOAST_MS = 3200;
/** What leads to its rule stays until one has found the way there. */
const RULE_MS = 6000;
/** What a choice between several cards would take. */
const ONLY_CARD_MS = 900;

/**
 * One screen at a table: hears the source, shows the scenes of every step in order, and knows whether it is asked, what is lifted
 * and what it sends. Made while its table is.
 */
export class TableScreen<S extends TableScene, Id extends string = string> {
  readonly anchors = new Anchors();
  readonly panels = new Panels();
  readonly spoken = new SpokenLines();
  readonly page = $state({ w: 360, h: 640 });
  readonly felt = $state({ w: 0, h: 0 });
  root = $state<HTMLElement>();
  scene = $state.raw<S | null>(null);
  participants = $state.raw<readonly Participant[]>([]);
  /** Who is to take the device; null when nobody has to. */
  curtain = $state.raw<Seat | null>(null);
  isBroken = $state(false);
  /** The card that is lifted. */
  selected = $state<Id | null>(null);
  mayTakeBack = $state(false);
  mayClaim = $state(false);
  toast = $state<string | null>(null);
  /** What was tried and cannot be, said where it was tried; a new one each time, so that it shakes each time. */
  refusal = $state.raw<Refused<Id> | null>(null);
  /** The rule behind what was refused last; null if there is none, or before it is known. */
  refusalRule = $state<string | null>(null);
  /** The rule at which the book opens; empty for its beginning. */
  rule = $state('');
  /** Whether there is a coach who may whisper. */
  readonly hasCoach: boolean;
  readonly names = $derived(this.participants.map(({ name }) => name));
  readonly isWide = $derived(this.page.w >= 700 && this.page.h >= 560);
  readonly isCovered = $derived(this.curtain !== null);
  readonly isTurn = $derived.by(() => this.#isAsked());
  readonly legal: readonly MoveOf<S>[] = $derived.by(() => (this.isTurn ? this.scene!.legal : []));
  /** Whom everybody waits for, if it is somebody else. */
  readonly waiting = $derived.by(() => this.#waiting());
  readonly #source: TableSource;
  readonly #game: GameParts<S>;
  readonly #queue: SceneQueue<S>;
  /** The position of the last step. */
  #before: S['view'] | null = null;
  /** What has been answered is not asked again while the answer is on its way. */
  #answered = $state.raw<S | null>(null);

  constructor(source: TableSource, game: GameParts<S>) {
    this.#source = source;
    this.#game = game;
    this.participants = source.participants;
    this.hasCoach = source.hasCoach === true;
    this.#queue = new SceneQueue<S>({
      show: (scene) => (this.scene = scene),
      ms: (wait) => this.#ms(wait),
      done: (seq) => source.shown(seq),
      now: () => performance.now(),
    });
    onMount(() => this.#listen());
    $effect(() => this.#forgetToast());
    $effect(() => this.#forgetRefusal());
    // A new scene: what was lifted lies down again, and what was refused may be allowed now.
    $effect(() => {
      if (this.scene === null) return;
      this.selected = null;
      this.refusal = null;
    });
    $effect(() => {
      if (this.selected === null) source.lifted?.(null);
    });
    $effect(() => this.#lead());
    $effect(() => this.#playOnlyCard());
    attention(() => this.isTurn && !this.isCovered);
  }

  /** Says why something cannot be done, where the finger is; a screen reader hears it as well. */
  refuse(text: () => string, why: Why | null, card: Id | null = null): void {
    this.refusal = { text, card };
    void this.#findRule(why);
    this.spoken.say(text());
    this.#source.hinted?.(text());
  }

  /** Opens the book at the rule behind what was refused; undefined if there is none. */
  readonly onrule = $derived(
    this.refusalRule === null ? undefined : () => this.explain(this.refusalRule ?? ''),
  );

  /** Opens the book at a rule. */
  explain(rule: string): void {
    this.rule = rule;
    this.panels.current = 'rules';
  }

  /** Whether a tap only lifts a card: as set, and wherever there is a word to be said about it first. `name`: as in moves. */
  isLiftedFirst(card: Id, name: string): boolean {
    return this.selected !== card && (settings.confirm || this.#source.warns?.(name) === true);
  }

  lift(card: Id, name: string, said: string): void {
    this.selected = card;
    this.refusal = null;
    this.spoken.say(said);
    this.#source.lifted?.(name);
  }

  /** A card sets out from where it is. */
  playCard(card: string, move: MoveOf<S>): void {
    this.anchors.depart(`card-${card}`);
    void this.send(move);
  }

  async send(move: MoveOf<S>): Promise<void> {
    this.#answered = this.scene;
    this.toast = null;
    this.refusal = null;
    const refusal = await this.#source.play(move);
    if (refusal === null) return;
    // What was sent lies where it was.
    this.#answered = null;
    this.toast = refusal.text;
    this.spoken.say(refusal.text);
    void this.#findRule(refusal);
  }

  /** The book is only fetched when somebody may want to look into it. */
  async #findRule(why: Why | { readonly code: string } | null): Promise<void> {
    const refused = [this.refusal, this.toast];
    this.refusalRule = null;
    if (why === null) return;
    const rule = 'rule' in why ? why.rule : await ruleOf(this.#source.game, why.code);
    if (refused[0] === this.refusal && refused[1] === this.toast) this.refusalRule = rule;
  }

  /** A tap anywhere: what moves or rests has been seen, and nobody need wait for a bot. */
  skip(): void {
    if (!this.#queue.skip()) this.#source.hurry?.();
  }

  /** The last move, if it was made here and has shown nobody anything. */
  takeBack(): void {
    if (!this.mayTakeBack) return;
    this.mayTakeBack = false;
    this.#source.takeBack?.();
  }

  /** The rest of the round is ours, whatever is played. */
  claim(): void {
    if (!this.mayClaim) return;
    this.mayClaim = false;
    this.#source.claim?.();
  }

  /** The reader has read. */
  go(): void {
    this.#queue.go();
  }

  liftCurtain(): void {
    this.curtain = null;
    this.#source.liftCurtain();
  }

  hasFocus(): boolean {
    return this.root?.contains(document.activeElement) === true;
  }

  #listen(): () => void {
    return this.#source.listen({
      step: (step) => this.#step(step as StepOf<S>),
      curtain: (seat) => (this.curtain = seat),
      participants: (participants) => (this.participants = participants),
      broken: () => (this.isBroken = true),
    });
  }

  #step(step: StepOf<S>): void {
    const before = step.made === null ? null : this.#before;
    const cast = { names: this.names, you: step.view.seat };
    const scenes = this.#game.scenes(before, step);
    this.mayTakeBack = step.mayTakeBack === true;
    this.mayClaim = step.mayClaim === true;
    if (step.isTakenBack === true) {
      this.#queue.push(scenes.slice(-1), step.seq);
      this.#queue.jump();
      this.spoken.say(t('turn.takenBack'));
    } else if (step.isClaimed === true) {
      const end = scenes.filter(({ wait }, i) => wait === 'reader' || i === scenes.length - 1);
      this.#queue.push(end, step.seq);
      if (end.length > 1) {
        this.#game.narrate(before, step, cast, t).forEach((line) => this.spoken.say(line));
      }
    } else {
      const isJump = this.#source.isReplay === true && step.made === null;
      if (this.#source.isReplay === true) this.#queue.cut();
      this.#queue.push(isJump ? scenes.slice(-1) : scenes, step.seq);
      this.#game.narrate(before, step, cast, t).forEach((line) => this.spoken.say(line));
    }
    this.#before = step.view;
    // Nobody watches a page in the background: whoever comes back finds the present.
    if (document.hidden && !this.#source.waitsForReader) this.#queue.jump();
  }

  #ms(wait: Wait): number {
    if (wait === 'reader' && !this.#source.waitsForReader) return waitMs('read', 'calm', 'none');
    // A deal where nothing may travel has nothing to be seen.
    if (typeof wait === 'number' && isStill()) return 0;
    return waitMs(wait, settings.speed, settings.hold);
  }

  #isAsked(): boolean {
    const { scene } = this;
    return scene !== null && scene.legal.length > 0 && scene !== this.#answered;
  }

  #waiting(): string | null {
    if (this.scene?.wait === 'hold' && settings.hold === 'tap') {
      return t('turn.goOn', { by: inputKind() });
    }
    const { turn = null, seat = null } = this.scene?.view ?? {};
    if (turn === null || turn === seat) return null;
    return this.participants[turn]?.absence ?? t('seat.thinks', { name: this.names[turn]! });
  }

  #forgetToast(): (() => void) | undefined {
    if (this.toast === null) return undefined;
    const ms = this.refusalRule === null ? TOAST_MS : RULE_MS;
    const timer = setTimeout(() => (this.toast = null), ms);
    return () => clearTimeout(timer);
  }

  #forgetRefusal(): (() => void) | undefined {
    if (this.refusal === null) return undefined;
    const ms = this.refusalRule === null ? TOAST_MS : RULE_MS;
    const timer = setTimeout(() => (this.refusal = null), ms);
    return () => clearTimeout(timer);
  }

  /** The focus goes along with the game, unless it is somewhere else on the page. */
  #lead(): void {
    if (this.scene === null || !this.isTurn || this.panels.current !== null) return;
    if (document.activeElement === document.body || this.hasFocus()) this.#game.focus(this.scene);
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

/** Without the book, which may not come, there is no way to the rule, and that is all. */
async function ruleOf(game: string, code: string): Promise<string | null> {
  try {
    const { refusalRule } = await import('../rules/refusal-rule.ts');
    return refusalRule(game, code);
  } catch {
    return null;
  }
}
