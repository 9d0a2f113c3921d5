import type { Messages } from '../../keys.ts';

const messages: Messages<'laboratory'> = {
  'lab.title': 'Laboratoire',
  'lab.lead':
    'Ce que de très nombreuses parties entre bots apprennent sur Double Lucky 7 et Die Magische 7. Sous chaque image, la commande qui la refait.',
  'lab.players': 'Joueurs',
  'lab.seats': 'Points par manche selon l’ordre des paris',
  'lab.seats.note':
    'D’abord le donneur, qui parie en premier et entame toujours. Le dernier ne peut pas tout parier, mais connaît tous les autres paris.',
  'lab.met': 'Paris tenus selon le nombre de cartes',
  'lab.bid': 'Pari habituel selon le nombre de cartes',
  'lab.wheel': 'Ce que vaut chaque case de la Lucky Wheel',
  'lab.wheel.note':
    'Là où cette case était le meilleur choix : points de plus qu’en passant, chacun joué dans {worlds} donnes imaginées. Un pion gardé compte ce qu’il peut encore rapporter. × dit combien de fois.',
  'lab.wheel.early': 'Manches 1–4, 8–11',
  'lab.wheel.late': 'Manches 5–7, 12–14',
  'lab.levels': 'Points d’une partie selon le niveau',
  'lab.levels.note': 'Tous aux mêmes tables, chacun aussi souvent à chaque place.',
  'lab.magic': 'Die Magische 7 : parties gagnées selon qui entame en premier',
  'lab.sample': '{games} parties. Pour refaire :',
  'lab.head.place': 'Place',
  'lab.head.points': 'Score',
  'lab.head.cards': 'Cartes',
  'lab.head.met': 'Tenus',
  'lab.head.bid': 'Pari',
  'lab.head.option': 'Case',
  'lab.head.level': 'Niveau',
  'lab.head.won': 'Gagnées',
  'lab.head.count': 'Comptés',
  'lab.place.first': 'premier',
  'lab.place.last': 'dernier',
  'lab.level.random': 'insouciant',
  'lab.level.novice': 'débutant',
  'lab.level.casual': 'tranquille',
  'lab.level.regular': 'aguerri',
  'lab.level.expert': 'costaud',
};

export default messages;
