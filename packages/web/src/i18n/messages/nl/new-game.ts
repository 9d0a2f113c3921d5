import type { Messages } from '../../keys.ts';

const messages: Messages<'new-game'> = {
  'new.title': 'Jouw tafel',
  'new.game': 'Spel',
  'new.length': 'Lengte',
  'new.length.14': '14 rondes',
  'new.length.7': '7 rondes',
  'new.mode': 'Spelmodus',
  'new.mode.classic': 'Classic',
  'new.mode.classic.note': 'Voorspellen en slagen halen. Zonder Lucky Wheel.',
  'new.mode.tactical': 'Tactical Escape',
  'new.mode.tactical.note':
    'Eén keer per helft gooit je pawn de ronde om, waar en wanneer jij wilt.',
  'new.mode.dice': 'Lucky Dice',
  'new.mode.dice.note': 'Eén keer per helft dobbel je om wat je pawn doet.',
  'new.players': 'Spelers',
  'new.house': 'Huisregels',
  'new.joker': 'De dealer kiest troef',
  'new.joker.note':
    'Komt de Joker boven, dan kiest de dealer de troefkleur. Anders is in elke slag de kleur troef waarmee de dealer uitkomt.',
  'new.lastTrick': 'Laatste slag bekijken',
  'new.lastTrick.note': 'Uit: een slag blijft zichtbaar tot de volgende kaart.',
  'new.mirror': 'De Draak spiegelt',
  'new.mirror.note': 'Een Draak telt evenveel als de andere kaart in de slag. Uit: hij telt 0.',
  'new.openScore': 'Open score',
  'new.openScore.note': 'Iedereen ziet de punten tijdens het spel.',
  'new.alternate': 'Van tegenstander wisselen',
  'new.alternate.note': 'Wie twee keer achter elkaar uitkomt, neemt dan de andere tegenstander.',
  'new.seats': 'Wie zit waar',
  'new.seat': 'Plaats {n}',
  'new.name': 'Naam',
  'new.three': 'Voor drie heeft de handleiding geen regels: deze zijn van ons.',
  'new.kind': 'Wie speelt',
  'new.kind.human': 'Mens',
  'new.kind.novice': 'Bot, beginner',
  'new.kind.casual': 'Bot, gemiddeld',
  'new.kind.regular': 'Bot, geoefend',
  'new.kind.expert': 'Bot, sterk',
  'new.people': 'Meer mensen op één apparaat: tussen de beurten dekt een gordijn de kaarten af.',
};

export default messages;
