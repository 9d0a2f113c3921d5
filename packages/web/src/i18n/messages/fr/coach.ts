import type { Messages } from '../../keys.ts';

const messages: Messages<'coach'> = {
  'coach.title': 'Coach',
  'coach.off': 'Renvoyer le coach',
  'coach.quiet': 'Je regarde avec toi.',
  'coach.bid': 'Je parierais {bid} : {why}.',
  'coach.bid.none': 'Je parierais 0 : aucun pli n’est probable.',
  'coach.bid.only': 'Je parierais {bid}.',
  'coach.bid.barred': '{n} irait mieux, mais ce pari n’est pas permis maintenant.',
  'coach.bid.cards': 'Je compte sur {cards}.',
  'coach.sure':
    '{n, plural, =1 {un pli sûr} =2 {deux plis sûrs} =3 {trois plis sûrs} other {# plis sûrs}}',
  'coach.likely':
    '{alone, select, yes {{n, plural, =1 {un pli probable} =2 {deux plis probables} other {# plis probables}}} other {{n, plural, =1 {un probable} =2 {deux probables} other {# probables}}}}',
  'coach.lucky':
    '{alone, select, yes {{n, plural, =1 {un pli avec de la chance} =2 {deux plis avec de la chance} other {# plis avec de la chance}}} other {{n, plural, =1 {un avec de la chance} =2 {deux avec de la chance} other {# avec de la chance}}}}',
  'coach.card.many':
    'Attention : {card} te donnera sans doute un pli de trop. Avec {better}, ton pari tient.',
  'coach.card.few':
    'Attention : avec {card}, il te manquera sans doute un pli. Avec {better}, ton pari tient.',
  'coach.wanted':
    '{n, plural, =0 {{bid, select, 0 {Pas un seul pli, s’il te plaît.} other {Plus un seul pli, s’il te plaît.}}} one {Encore un pli, et ton {bid} est là.} other {Encore # plis, et ton {bid} est là.}}',
  'coach.lost': 'Le {bid} est hors de portée. Complique la vie aux autres.',
  'coach.magic.lead': 'J’entamerais {card}.',
  'coach.magic.take': '{card} prend ce pli. Je le ferais.',
  'coach.magic.spare': 'Tu pourrais le prendre. Je le laisserais, avec {card}.',
  'coach.magic.none': 'Rien chez toi ne le prend. Je donnerais {card}.',
  'coach.magic.leaves': 'Alors le pli t’échappe. {better} le prend.',
  'coach.magic.takes': '{card}, c’est trop pour ce pli. Je répondrais {better}.',
  'coach.magic.seven':
    'Attention : {partner} est encore en jeu et fait 7 avec. {better} est plus sûr.',
  'coach.magic.dear': '{card} peut encore te servir. Je jouerais {better}.',
};

export default messages;
