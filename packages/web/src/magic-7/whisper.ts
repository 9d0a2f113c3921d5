import type { MagicAdvice } from '@table-seven/bots';

import type { Translate } from '../i18n/format.ts';
import type { Whisper } from '../table/whisper.ts';
import { partnerOf } from './cards.ts';
import type { CardName } from './cards.ts';
import { shortName, whatTakes } from './names.ts';

function aboutPosition({ kind, best, isTaking, canTake }: MagicAdvice, t: Translate): string {
  const card = shortName(best as CardName, t);
  if (kind === 'lead') {
    return `${t('coach.magic.lead', { card })} ${whatTakes(best as CardName, t)}`;
  }
  if (isTaking) return t('coach.magic.take', { card });
  return t(canTake ? 'coach.magic.spare' : 'coach.magic.none', { card });
}

function aboutCard({ faults, best }: MagicAdvice, lifted: string, t: Translate): string | null {
  const fault = faults[lifted];
  if (fault === undefined) return null;
  const partner = partnerOf(lifted as CardName);
  return t(`coach.magic.${fault}`, {
    card: shortName(lifted as CardName, t),
    better: shortName(best as CardName, t),
    partner: partner === null ? '' : shortName(partner, t),
  });
}

const whisper: Whisper = (given, lifted, t) => {
  const advice = given as MagicAdvice;
  const warning = lifted === null ? null : aboutCard(advice, lifted, t);
  return { text: warning ?? aboutPosition(advice, t), isWarning: warning !== null };
};

export default whisper;
