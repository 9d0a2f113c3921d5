import { inputKind } from '../app/input.svelte.ts';
import type { Translate } from '../i18n/format.ts';
import type { TableHelp } from '../table/help.ts';
import { playPrompt, whyNot } from './prompt.ts';
import type { Move, View } from './scenes.ts';
import { struckBid } from './view.ts';
import { canRoll } from './wheel-fields.ts';

/** What can be done now, why the rest cannot, and the rule that says so. `waiting` is whom everybody waits for. */
export function helpOf(
  view: View,
  legal: readonly Move[],
  waiting: string | null,
  t: Translate,
): TableHelp {
  const help = (rule: string, ...lines: readonly (string | null)[]): TableHelp => ({
    game: 'double-lucky-7',
    rule,
    lines: [...new Set(lines.filter((line) => line !== null))],
  });
  if (legal.length === 0) return help('DL-TRK-2', waiting ?? t('help.nothing'));
  switch (view.phase) {
    case 'play': {
      const reasons = view.hand.map((card) => whyNot(card, view, legal, t));
      return help('DL-TRK-2', playPrompt(view, legal, null, inputKind(), t), ...reasons);
    }
    case 'bid': {
      const struck = struckBid(view, legal);
      return help(
        struck === null ? 'DL-BID-1' : 'DL-BID-3',
        t('bid.title'),
        t('bid.exact'),
        struck === null
          ? null
          : `${t('bid.out', { n: struck })} ${t('bid.out.why', { cards: view.cards })}`,
      );
    }
    case 'wheel':
      return canRoll(legal)
        ? help('DL-LW-4', t('wheel.ask.dice'), t('wheel.dice.why'))
        : help('DL-LW-3', t('wheel.ask'), t('wheel.choose'), t('wheel.choose.why'));
    case 'choose-trump':
      return help('DL-DEAL-3', t('name-trump.title'), t('name-trump.why'));
    case 'over':
      return help('DL-GAME-5', t('help.nothing'));
  }
}
