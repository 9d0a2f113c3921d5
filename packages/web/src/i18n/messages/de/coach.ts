import type { Messages } from '../../keys.ts';

const messages: Messages<'coach'> = {
  'coach.title': 'Coach',
  'coach.off': 'Coach wegschicken',
  'coach.quiet': 'Ich schaue mit dir zu.',
  'coach.bid': 'Ich würde {bid} ansagen: {why}.',
  'coach.bid.none': 'Ich würde 0 ansagen: Kein Stich ist wahrscheinlich.',
  'coach.bid.only': 'Ich würde {bid} ansagen.',
  'coach.bid.barred': '{n} würde besser passen, darf aber jetzt nicht angesagt werden.',
  'coach.bid.cards': 'Ich zähle auf {cards}.',
  'coach.sure':
    '{n, plural, one {ein sicherer Stich} =2 {zwei sichere Stiche} =3 {drei sichere Stiche} other {# sichere Stiche}}',
  'coach.likely':
    '{alone, select, yes {{n, plural, one {ein wahrscheinlicher Stich} =2 {zwei wahrscheinliche Stiche} other {# wahrscheinliche Stiche}}} other {{n, plural, one {ein wahrscheinlicher} =2 {zwei wahrscheinliche} other {# wahrscheinliche}}}}',
  'coach.lucky':
    '{alone, select, yes {{n, plural, one {ein Stich mit Glück} =2 {zwei Stiche mit Glück} other {# Stiche mit Glück}}} other {{n, plural, one {einer mit Glück} =2 {zwei mit Glück} other {# mit Glück}}}}',
  'coach.card.many':
    'Vorsicht: {card} bringt dir wohl einen Stich zu viel. Mit {better} hältst du deine Ansage.',
  'coach.card.few':
    'Vorsicht: Mit {card} fehlt dir am Ende wohl ein Stich. Mit {better} hältst du deine Ansage.',
  'coach.wanted':
    '{n, plural, =0 {{bid, select, 0 {Bitte keinen einzigen Stich.} other {Bitte keinen Stich mehr.}}} one {Noch ein Stich, und deine {bid} steht.} other {Noch # Stiche, und deine {bid} steht.}}',
  'coach.lost': 'Die {bid} ist nicht mehr zu schaffen. Mach es jetzt den anderen schwer.',
  'coach.magic.lead': 'Ich würde {card} ausspielen.',
  'coach.magic.take': '{card} sticht. Das würde ich tun.',
  'coach.magic.spare': 'Du könntest stechen. Ich würde es lassen und {card} geben.',
  'coach.magic.none': 'Nichts von dir sticht das. Ich würde {card} abgeben.',
  'coach.magic.leaves': 'Dann geht der Stich weg. {better} sticht ihn.',
  'coach.magic.takes': '{card} ist zu schade für diesen Stich. Ich würde mit {better} antworten.',
  'coach.magic.seven':
    'Vorsicht: {partner} ist noch im Spiel und ergibt damit 7. {better} ist sicherer.',
  'coach.magic.dear': '{card} brauchst du vielleicht noch. Ich würde {better} spielen.',
};

export default messages;
