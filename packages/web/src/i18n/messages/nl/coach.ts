import type { Messages } from '../../keys.ts';

const messages: Messages<'coach'> = {
  'coach.title': 'Coach',
  'coach.off': 'Coach wegsturen',
  'coach.quiet': 'Ik kijk met je mee.',
  'coach.bid': 'Ik zou {bid} voorspellen: {why}.',
  'coach.bid.none': 'Ik zou 0 voorspellen: geen slag is waarschijnlijk.',
  'coach.bid.only': 'Ik zou {bid} voorspellen.',
  'coach.bid.barred': '{n} zou beter passen, maar mag nu niet.',
  'coach.bid.cards': 'Ik reken op {cards}.',
  'coach.sure':
    '{n, plural, one {één zekere slag} =2 {twee zekere slagen} =3 {drie zekere slagen} other {# zekere slagen}}',
  'coach.likely':
    '{alone, select, yes {{n, plural, one {één waarschijnlijke slag} =2 {twee waarschijnlijke slagen} other {# waarschijnlijke slagen}}} other {{n, plural, one {één waarschijnlijke} =2 {twee waarschijnlijke} other {# waarschijnlijke}}}}',
  'coach.lucky':
    '{alone, select, yes {{n, plural, one {één slag met geluk} =2 {twee slagen met geluk} other {# slagen met geluk}}} other {{n, plural, one {één met geluk} =2 {twee met geluk} other {# met geluk}}}}',
  'coach.card.many':
    'Pas op: {card} levert je waarschijnlijk een slag te veel op. Met {better} blijft je voorspelling heel.',
  'coach.card.few':
    'Pas op: met {card} kom je waarschijnlijk een slag tekort. Met {better} blijft je voorspelling heel.',
  'coach.wanted':
    '{n, plural, =0 {{bid, select, 0 {Geen enkele slag, graag.} other {Geen slag meer, graag.}}} one {Nog één slag en je {bid} is binnen.} other {Nog # slagen en je {bid} is binnen.}}',
  'coach.lost': 'De {bid} haal je niet meer. Maak het nu de anderen lastig.',
  'coach.magic.lead': 'Ik zou uitkomen met {card}.',
  'coach.magic.take': '{card} haalt deze slag. Dat zou ik doen.',
  'coach.magic.spare': 'Je kunt hem halen. Ik zou hem laten gaan, met {card}.',
  'coach.magic.none': 'Niets van jou haalt deze slag. Ik zou {card} weggeven.',
  'coach.magic.leaves': 'Dan is de slag voor de ander. {better} haalt hem.',
  'coach.magic.takes': '{card} is te goed voor deze slag. Ik zou antwoorden met {better}.',
  'coach.magic.seven':
    'Pas op: {partner} is nog in het spel en maakt er 7 mee. {better} is veiliger.',
  'coach.magic.dear': '{card} heb je misschien nog nodig. Ik zou {better} spelen.',
};

export default messages;
