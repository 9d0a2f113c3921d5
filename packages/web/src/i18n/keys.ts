import type en from './messages/en.ts';

/** English is written first: its keys are the keys of every language. */
export type Key = keyof typeof en;

/** A whole catalogue: a language that lacks a message, or has one too many, is a type error. */
export type Messages = Readonly<Record<Key, string>>;
