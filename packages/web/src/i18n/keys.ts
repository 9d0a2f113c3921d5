import type en from './messages/en/index.ts';

/** A part of the catalogue: the texts of some pages, loaded together with them. */
export type Part = keyof typeof en;

/** English is written first: its parts and keys are those of every language. */
type English = { readonly [P in Part]: Awaited<ReturnType<(typeof en)[P]>>['default'] };

/** What a message is called by: in the whole catalogue, or in some parts of it. */
export type Key<P extends Part = Part> = { [Q in P]: keyof English[Q] }[P];

/** Whole parts: a language that lacks a message, or has one too many, is a type error. */
export type Messages<P extends Part = Part> = Readonly<Record<Key<P>, string>>;

/** A language: where each part of its catalogue is loaded from. */
export type Catalogue = { readonly [P in Part]: () => Promise<{ default: Messages<P> }> };
