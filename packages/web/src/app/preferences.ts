import { isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const SPEEDS = ['calm', 'normal', 'quick', 'off'] as const;
export const HOLDS = ['none', 'short', 'normal', 'long', 'tap'] as const;
export const SORTS = ['color', 'rank'] as const;

type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Hold = (typeof HOLDS)[number];
export type Sort = (typeof SORTS)[number];

/** Everything a person can set, apart from the game itself. */
export interface Preferences {
  /** null: as the browser says. */
  language: Language | null;
  theme: Theme;
  speed: Speed;
  /** How long a finished trick lies before it is taken. */
  hold: Hold;
  sound: boolean;
  vibration: boolean;
  sort: Sort;
  /** A first tap lifts a card or chip, a second one plays it. */
  confirm: boolean;
  /** The only card that may be played plays itself. */
  autoPlay: boolean;
  largeMarks: boolean;
  shortcuts: boolean;
  /** Whoever misses a bid draws a forfeit. */
  fun: boolean;
  /** Die Magische 7 shows what takes a trick: the sum under it, and seals on one's cards. */
  magicAid: boolean;
  /** In games against bots the coach whispers. */
  whisper: boolean;
}

export const DEFAULTS: Readonly<Preferences> = {
  language: null,
  theme: 'system',
  speed: 'normal',
  hold: 'normal',
  sound: true,
  vibration: true,
  sort: 'color',
  confirm: true,
  autoPlay: false,
  largeMarks: false,
  shortcuts: true,
  fun: false,
  magicAid: true,
  whisper: false,
};

/** Takes what was stored, value by value; a value that is none of ours gets its default. */
export function parsePreferences(json: unknown): Preferences {
  const given = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  const oneOf = <K extends keyof Preferences>(
    key: K,
    values: readonly Preferences[K][],
  ): Preferences[K] => values.find((value) => value === given[key]) ?? DEFAULTS[key];
  const flag = (key: Flag): boolean =>
    typeof given[key] === 'boolean' ? given[key] : DEFAULTS[key];
  return {
    language: isLanguage(given['language']) ? given['language'] : null,
    theme: oneOf('theme', THEMES),
    speed: oneOf('speed', SPEEDS),
    hold: oneOf('hold', HOLDS),
    sort: oneOf('sort', SORTS),
    sound: flag('sound'),
    vibration: flag('vibration'),
    confirm: flag('confirm'),
    autoPlay: flag('autoPlay'),
    largeMarks: flag('largeMarks'),
    shortcuts: flag('shortcuts'),
    fun: flag('fun'),
    magicAid: flag('magicAid'),
    whisper: flag('whisper'),
  };
}

/** What is either on or off. */
type Flag = {
  [K in keyof Preferences]: Preferences[K] extends boolean ? K : never;
}[keyof Preferences];
