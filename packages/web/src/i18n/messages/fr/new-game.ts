import type { Messages } from '../../keys.ts';

const messages: Messages<'new-game'> = {
  'new.title': 'Ta table',
  'new.game': 'Jeu',
  'new.length': 'Durée',
  'new.length.14': '14 manches',
  'new.length.7': '7 manches',
  'new.mode': 'Mode de jeu',
  'new.mode.classic': 'Classique',
  'new.mode.classic.note': 'Parier et gagner des plis. Sans Lucky Wheel.',
  'new.mode.tactical': 'Tactical Escape',
  'new.mode.tactical.note':
    'Une fois par moitié, ton pion chamboule la manche, où et quand tu veux.',
  'new.mode.dice': 'Lucky Dice',
  'new.mode.dice.note': 'Une fois par moitié, le dé décide ce que fait ton pion.',
  'new.players': 'Joueurs',
  'new.house': 'Règles maison',
  'new.joker': 'Le donneur choisit l’atout',
  'new.joker.note':
    'Si le Joker est retourné, le donneur choisit la couleur atout. Sinon, à chaque pli, la couleur jouée par le donneur est atout.',
  'new.lastTrick': 'Revoir le dernier pli',
  'new.lastTrick.note': 'Sans : un pli terminé se voit jusqu’à la carte suivante.',
  'new.mirror': 'Le Dragon copie',
  'new.mirror.note': 'Un Dragon compte autant que l’autre carte du pli. Sinon, il compte 0.',
  'new.openScore': 'Score ouvert',
  'new.openScore.note': 'Tout le monde voit les points pendant la partie.',
  'new.alternate': 'Changer d’adversaire',
  'new.alternate.note': 'Qui entame deux fois de suite vise l’autre adversaire la deuxième fois.',
  'new.seats': 'Qui s’assied où',
  'new.seat': 'Place {n}',
  'new.name': 'Nom',
  'new.three': 'À trois, la règle ne dit rien : voici la nôtre.',
  'new.kind': 'Qui joue',
  'new.kind.human': 'Humain',
  'new.kind.novice': 'Bot débutant',
  'new.kind.casual': 'Bot détendu',
  'new.kind.regular': 'Bot aguerri',
  'new.kind.expert': 'Bot fort',
  'new.people': 'À plusieurs sur un appareil : un rideau cache les cartes entre les tours.',
};

export default messages;
