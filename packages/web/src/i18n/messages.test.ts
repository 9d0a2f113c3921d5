import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Key } from './keys.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { argumentsOf, saysNumber, wordsOf } from './test/arguments.ts';
import { CATALOGUES, PLACES, TRANSLATIONS } from './test/catalogues.ts';
import type { Translation } from './test/catalogues.ts';

const KEYS = Object.keys(CATALOGUES.en) as Key[];

/** Names that no language translates: the app, the games, and what is lettered on the Lucky Wheel and its box. */
const NAMES: readonly Key[] = [
  'app.name',
  'game.double-lucky-7',
  'game.magic-7',
  'new.mode.tactical',
  'new.mode.dice',
  'settings.fun',
  'wheel.title',
  'option.change-bid',
  'option.player-swap',
  'option.change-dealer',
  'option.double-points',
  'option.change-trump',
  'option.extra-card',
  'option.no-trump',
  'option.x',
  'final.club',
  'seat.bot',
  'seat.extra',
  'pad.part.wheel',
];

/** Words that happen to be the same in English. */
const SAME: Readonly<Record<Translation, readonly Key[]>> = {
  de: [
    'new.mode.classic',
    'new.name',
    'card.joker',
    'lessons.coach',
    'coach.title',
    'settings.speed.normal',
    'settings.hold.normal',
  ],
  fr: [
    'card.joker',
    'lessons.coach',
    'coach.title',
    'bar.menu',
    'seat.points',
    'menu.title',
    'keys.m',
    'sheet.total',
    'pad.paper.date',
    'settings.hold.long',
    'magic.motif.potion',
    'magic.motif.dragon',
    'magic.motif.rat',
  ],
  es: [],
  nl: [
    'new.mode.classic',
    'new.kind.novice',
    'start.level.novice',
    'lab.level.novice',
    'new.openScore',
    'card.joker',
    'lessons.coach',
    'coach.title',
    'trump.unnamed',
    'bar.menu',
    'seat.dealer',
    'menu.title',
    'keys.m',
    'magic.motif.rat',
  ],
};

function broken(language: Language, isBroken: (key: Key, text: string) => boolean): string[] {
  return KEYS.filter((key) => isBroken(key, CATALOGUES[language][key])).map(
    (key) => `${key}: ${CATALOGUES[language][key]}`,
  );
}

test('a text lies in one part only', () => {
  const twice = PLACES.map(({ key }) => key).filter((key, i, keys) => keys.indexOf(key) < i);
  assert.deepEqual(twice, []);
});

for (const language of TRANSLATIONS) {
  test(`${language} has the keys of English, no fewer and no more`, () => {
    const keys = new Set(Object.keys(CATALOGUES[language]));
    const missing = KEYS.filter((key) => !keys.has(key));
    const surplus = [...keys].filter((key) => !(key in CATALOGUES.en));
    assert.deepEqual({ missing, surplus }, { missing: [], surplus: [] });
  });

  test(`${language} uses the arguments of English`, () => {
    const names = (text: string): string[] =>
      [...new Set(argumentsOf(text).map(({ name }) => name))].sort();
    for (const key of KEYS) {
      assert.deepEqual(names(CATALOGUES[language][key]), names(CATALOGUES.en[key]), key);
    }
  });

  test(`${language} chooses among the same cases as English`, () => {
    const selects = (text: string): string[] =>
      argumentsOf(text)
        .filter(({ kind }) => kind === 'select')
        .map(({ name, cases }) => `${name}: ${[...cases.keys()].sort().join()}`);
    const distinct = (text: string): string[] => [...new Set(selects(text))].sort();
    for (const key of KEYS) {
      assert.deepEqual(distinct(CATALOGUES[language][key]), distinct(CATALOGUES.en[key]), key);
    }
  });

  test(`${language} leaves nothing in English by accident`, () => {
    const allowed = new Set([...NAMES, ...SAME[language]]);
    const left = broken(
      language,
      (key, text) =>
        text === CATALOGUES.en[key] && !allowed.has(key) && /\p{Letter}/u.test(wordsOf(text)),
    );
    assert.deepEqual(left, []);
  });

  test(`${language} is listed as the same as English only where it is`, () => {
    const stale = SAME[language].filter((key) => CATALOGUES[language][key] !== CATALOGUES.en[key]);
    assert.deepEqual(stale, []);
  });
}

test('the names on the box are the same in every language', () => {
  for (const key of NAMES) {
    for (const language of TRANSLATIONS) {
      assert.equal(CATALOGUES[language][key], CATALOGUES.en[key], `${language} ${key}`);
    }
  }
});

for (const language of LANGUAGES) {
  const pluralsOf = (text: string): ReturnType<typeof argumentsOf> =>
    argumentsOf(text).filter(({ kind }) => kind === 'plural');

  test(`${language} has a singular, a plural and no other case in every plural`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const isCase = (name: string): boolean =>
      name.startsWith('=') || pluralCategories.some((category) => category === name);
    const bad = broken(language, (_, text) =>
      pluralsOf(text).some(
        ({ cases }) =>
          !cases.has('other') ||
          !(cases.has('one') || cases.has('=1')) ||
          ![...cases.keys()].every(isCase),
      ),
    );
    assert.deepEqual(bad, []);
  });

  test(`${language} never says "one" of nothing`, () => {
    // In French 0 takes the singular too, so a singular that spells the number out would be wrong for it.
    if (new Intl.PluralRules(language).select(0) !== 'one') return;
    const bad = broken(language, (_, text) =>
      pluralsOf(text).some(
        ({ cases }) =>
          !cases.has('=0') && saysNumber(cases.get('other')) && !saysNumber(cases.get('one') ?? 0),
      ),
    );
    assert.deepEqual(bad, []);
  });
}
