export default {
  'coach.title': 'Coach',
  'coach.off': 'Send the coach away',
  'coach.quiet': 'I watch with you.',
  'coach.bid': 'I would bid {bid}: {why}.',
  'coach.bid.none': 'I would bid 0: no trick is likely.',
  'coach.bid.only': 'I would bid {bid}.',
  'coach.bid.barred': '{n} would suit you better, but it may not be bid now.',
  'coach.bid.cards': 'I count on {cards}.',
  'coach.sure':
    '{n, plural, one {one sure trick} =2 {two sure tricks} =3 {three sure tricks} other {# sure tricks}}',
  'coach.likely':
    '{alone, select, yes {{n, plural, one {one likely trick} =2 {two likely tricks} other {# likely tricks}}} other {{n, plural, one {one likely} =2 {two likely} other {# likely}}}}',
  'coach.lucky':
    '{alone, select, yes {{n, plural, one {one trick with luck} =2 {two tricks with luck} other {# tricks with luck}}} other {{n, plural, one {one with luck} =2 {two with luck} other {# with luck}}}}',
  'coach.card.many':
    'Careful: {card} will probably bring a trick too many. {better} keeps your bid.',
  'coach.card.few':
    'Careful: with {card} you will probably be a trick short. {better} keeps your bid.',
  'coach.wanted':
    '{n, plural, =0 {{bid, select, 0 {Not one trick, please.} other {Not one trick more, please.}}} one {One more trick, and your {bid} is there.} other {# more tricks, and your {bid} is there.}}',
  'coach.lost': 'The {bid} is out of reach. Now make it hard for the others.',
  'coach.magic.lead': 'I would lead {card}.',
  'coach.magic.take': '{card} takes this trick. I would do it.',
  'coach.magic.spare': 'You could take this one. I would let it go, with {card}.',
  'coach.magic.none': 'Nothing of yours takes this. I would part with {card}.',
  'coach.magic.leaves': 'Then the trick is theirs. {better} takes it.',
  'coach.magic.takes': '{card} is too good for this trick. I would reply with {better}.',
  'coach.magic.seven': 'Careful: {partner} is still about and makes 7 with it. {better} is safer.',
  'coach.magic.dear': 'You may want {card} later. I would play {better}.',
} as const;
