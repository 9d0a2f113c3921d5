import type { Messages } from '../../keys.ts';

const messages: Messages<'table'> = {
  'final.club': 'High Rollers Club',
  'final.record': 'Garder la partie',
  'final.lookBack': 'Revoir la partie',
  'unreadable.text':
    'Les données sont abîmées ou viennent d’une autre version. Elles sont mises de côté et tu peux les télécharger. Le reste est intact.',
  'unreadable.download': 'Télécharger',
  'missing.text': 'Cette partie est finie ou n’est pas sur cet appareil.',
  'elsewhere.title': 'Cette partie est ouverte dans un autre onglet',
  'elsewhere.text': 'On joue dans un seul onglet pour ne rien perdre. Continue là-bas, ou ici.',
  'elsewhere.here': 'Continuer ici',
  'unsaved.text':
    'Cet appareil ne peut pas garder la partie : sa mémoire est pleine ou bloquée. Laisse cette page ouverte jusqu’à la fin.',
  'broken.title': 'Un problème est survenu',
  'broken.text': 'La partie s’est arrêtée. Elle est gardée jusqu’à la dernière carte.',
  'broken.again': 'Reprendre',

  'bar.trick': 'Pli {trick} sur {cards}',
  'bar.finished': 'finie',
  'bar.menu': 'Menu',
  'bar.sound': 'Son',

  'seat.opponents': 'Adversaires',
  'seat.you': 'Toi ({name})',
  'seat.points': '{points, plural, one {# point} other {# points}}',
  'seat.thinks': '{name} réfléchit…',
  'seat.bot': 'Bot',
  'seat.away': 'Absent',

  'trick.label': 'Pli',
  'trick.led': 'entame',
  'trick.card': '{name} : {card}',
  'trick.last': 'Dernier pli',
  'trick.last.winner': '{name} l’a gagné.',

  'hand.label':
    '{cards, plural, =0 {Tu n’as plus de cartes} =1 {Ta main, une carte} other {Ta main, # cartes}}',
  'hand.hidden': 'Les cartes sont cachées.',
  'hand.reason.wait': 'Ce n’est pas ton tour.',
  'hand.again': 'Choisis-la encore une fois pour la jouer.',

  'turn.lead': 'À toi : entame le pli.',
  'turn.selected':
    '{by, select, mouse {{card} : clique encore pour jouer} keys {{card} : Entrée pour jouer} other {{card} : touche encore pour jouer}}',
  'turn.goOn':
    '{by, select, mouse {Clique pour continuer} keys {Échap pour continuer} other {Touche pour continuer}}',
  'turn.claim': 'Le reste est à moi',
  'turn.takeBack': 'Revenir en arrière',
  'turn.takenBack': 'Retour en arrière. À toi de nouveau.',
  'turn.title': 'À toi',

  'wheel.title': 'Lucky Wheel',

  'sheet.title': 'Bloc de score',
  'sheet.total': 'Total',

  'final.won.you': 'Gagné, {name} !',
  'final.won': '{name} gagne',
  'final.shared': '{names} gagnent ensemble',
  'final.again': 'On remet ça ensemble',
  'final.start': 'Accueil',
  'final.share': 'Partager',
  'final.shared.saved': 'Image enregistrée',

  'menu.title': 'Menu',
  'menu.continue': 'Continuer',
  'menu.settings': 'Réglages',
  'menu.sheet': 'Bloc de score',
  'menu.help': 'Touches et aide',
  'menu.rules': 'Les règles',
  'help.title': 'Que puis-je faire ?',
  'help.nothing': 'Tu n’as rien à faire maintenant.',
  'help.rule': 'Lire la règle',
  'menu.leave': 'Quitter la table',
  'menu.leave.note': 'La partie est gardée. Reprends-la depuis l’accueil.',

  'curtain.title': 'À toi, {name}',
  'curtain.text': 'Passe l’appareil. Les autres ne regardent pas.',
  'curtain.lift': 'Je suis {name} : voir mes cartes',

  'keys.title': 'Touches',
  'keys.arrows': 'Parcourir ta main',
  'keys.enter': 'Lever une carte, la jouer ; confirmer',
  'keys.digits': 'Choisir un pari',
  'keys.p': 'Passer à la Wheel',
  'keys.l': 'Dernier pli',
  'keys.s': 'Bloc de score',
  'keys.m': 'Menu',
  'keys.h': 'Vers ta main',
  'keys.esc': 'Reposer, fermer ; sauter un mouvement',
  'keys.help': 'Cette liste',
  'keys.off': 'Les raccourcis à une touche sont coupés dans les réglages.',

  'said.lead': '{you, select, yes {Tu entames} other {{name} entame}} avec {card}.',
  'said.takes': '{you, select, yes {Tu gagnes} other {{name} gagne}} le pli.',
  'list.and': '{a} et {b}',

  'refusal.other': 'Impossible maintenant.',
  'fair.sealed': 'Toutes les donnes sont scellées : {seal}',
  'fair.checking': 'Vérification des donnes…',
  'fair.good': 'Vérifié : chaque carte a été donnée comme scellé avant la première donne.',
  'fair.bad': 'Les donnes ne correspondent pas à leur sceau.',
  'fair.explained':
    'Avant la première donne, cet appareil a tiré un secret et montré son sceau. Toutes les donnes en découlent. Le secret est maintenant ouvert ; ton navigateur a tout redonné et comparé.',
  'fair.seal': 'Sceau, montré avant la première donne',
  'fair.secret': 'Secret, ouvert maintenant',

  'online.talk.title': 'Autour de la table',
};

export default messages;
