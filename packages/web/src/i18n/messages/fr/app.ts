import type { Messages } from '../../keys.ts';

const messages: Messages<'app'> = {
  'app.name': 'Table Seven',
  'app.close': 'Fermer',
  'app.back': 'Retour',
  'app.cancel': 'Annuler',
  'app.loading': 'Un instant…',
  'app.again': 'Réessayer',
  'app.start': 'Vers l’accueil',
  'app.justNow': 'à l’instant',
  'app.language': 'Langue',
  'app.language.now': '{code}, langue : {name}',

  'load.title': 'Le chargement n’a pas marché',
  'load.slow': 'C’est plus long que d’habitude',
  'load.text':
    'La connexion est peut-être mauvaise, ou une nouvelle version vient de sortir. Tes parties et tes réglages sont à l’abri.',
  'load.unreachable': 'Le serveur ne répond toujours pas. Vérifie ton réseau et réessaie.',

  'game.double-lucky-7': 'Double Lucky 7',
  'game.double-lucky-7.pitch': 'Annonce tes plis. Puis gagnes-en exactement autant.',
  'game.magic-7': 'Die Magische 7',
  'game.magic-7.pitch': 'Complète à 7 et le pli est à toi.',
  'game.players': '{min}–{max} joueurs',

  'start.title': 'Sept places, dont la tienne.',
  'start.lead':
    'Deux jeux de cartes autour du nombre sept. Avec des bots, entre amis sur un appareil, dans le train sans réseau.',
  'start.games': 'Quel jeu ?',
  'start.play': 'Jouer',
  'start.play.bots':
    'Toi et {bots, plural, =1 {un bot} =2 {deux bots} =3 {trois bots} =4 {quatre bots} =5 {cinq bots} =6 {six bots} other {# bots}}, tout de suite',
  'start.level': 'Niveau des bots',
  'start.level.novice': 'Débutant',
  'start.level.casual': 'Détendu',
  'start.level.regular': 'Aguerri',
  'start.level.expert': 'Fort',
  'start.change': 'Ta table',
  'start.change.note': 'Joueurs, bots, durée et règles maison',
  'start.together': 'Ensemble sur un appareil',
  'start.together.note': 'Il passe de main en main',
  'start.continue': 'Reprendre',
  'start.continue.round': 'Manche {round} sur {rounds} · {names}',
  'start.more': 'Encore {n, plural, one {# partie commencée} other {# parties commencées}}',
  'start.unfinished': 'Parties commencées',
  'start.forget': 'Supprimer cette partie',
  'start.discarded': '{game} : partie supprimée',
  'start.undo': 'Annuler',
  'start.new': 'Nouveau ? Cinq minutes',
  'start.learn': 'Leçons et règles',
  'start.pad': 'Bloc de score pour vraies cartes',
  'start.history': 'Tes parties',
  'start.fair': 'Tu peux vérifier chaque donne. Sans publicité.',
  'start.you': 'toi',

  'unreadable.title': 'Partie illisible',

  'card.joker': 'Joker',

  'settings.title': 'Réglages',

  'online.start': 'Entre amis',
  'online.start.note': 'Un lien ou un code QR et un nom. Sans compte.',
};

export default messages;
