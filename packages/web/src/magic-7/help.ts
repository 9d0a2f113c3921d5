import type { Translate } from '../i18n/format.ts';
import type { TableHelp } from '../table/help.ts';
import { whatTakes } from './names.ts';
import type { View } from './scenes.ts';

/** What can be done now, and the rule that says so. `waiting` is whom everybody waits for. */
export function helpOf(
  view: View,
  isTurn: boolean,
  waiting: string | null,
  t: Translate,
): TableHelp {
  const help = (rule: string, ...lines: readonly string[]): TableHelp => ({
    game: 'magic-7',
    rule,
    lines,
  });
  if (!isTurn) return help('MG-TWO-3', waiting ?? t('help.nothing'));
  if (view.trick !== null) {
    return help('MG-WIN-8', t('magic.ask.reply'), whatTakes(view.trick.lead.card, t));
  }
  return help(view.players === 2 ? 'MG-TWO-3' : 'MG-FOUR-2', t('turn.lead'));
}
