import type { Advice } from '@table-seven/bots';
import type { Refusal, Seat } from '@table-seven/engine';

import type { Participant, Step } from '../table/source.ts';
import type { GamePlan } from './plan.ts';

/** What the page tells the worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly id: string; readonly plan: GamePlan; readonly pace: number }
  | { readonly type: 'resume'; readonly id: string; readonly pace: number }
  | { readonly type: 'play'; readonly call: number; readonly move: object }
  | { readonly type: 'record'; readonly call: number }
  | { readonly type: 'shown'; readonly seq: number }
  | { readonly type: 'lift-curtain' | 'take-back' | 'claim' | 'hurry' }
  | { readonly type: 'pace'; readonly pace: number }
  | { readonly type: 'whisper'; readonly isOn: boolean };

/** What the worker tells the page. Nothing in it is more than the seats in front of the device may know. */
export type FromWorker =
  | {
      readonly type: 'ready';
      readonly game: string;
      readonly participants: readonly Participant[];
      /** To the secret that the deals are made from; null in a game of an earlier version. */
      readonly commitment: string | null;
      /** Whether a coach sits behind the person, who whispers if asked to. */
      readonly hasCoach: boolean;
    }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'curtain'; readonly seat: Seat }
  /** What the coach thinks of the position; null if nothing. */
  | { readonly type: 'advice'; readonly advice: Advice | null }
  | { readonly type: 'answer'; readonly call: number; readonly answer: Refusal | object | null }
  /** The storage of this device is full or forbidden. Told once; the game goes on. */
  | { readonly type: 'unsaved' }
  /** Nothing is saved under this name. */
  | { readonly type: 'missing' }
  /** What is saved was read, and is no game of ours. */
  | { readonly type: 'unreadable' }
  | { readonly type: 'broken' };
