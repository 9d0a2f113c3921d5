import type { Messages } from '../../keys.ts';

const messages: Messages<'me'> = {
  'online.me.save': 'Enregistrer',
  'online.me.saved': 'Enregistré',
  'online.me.unknown': 'Tu n’as pas encore joué en ligne depuis cet appareil. Un nom suffit.',
  'online.me.empty': 'Pas encore de partie terminée. Elles apparaîtront ici.',
  'online.me.sum':
    '{games, plural, one {# partie} other {# parties}}, {wins, plural, one {# gagnée} other {# gagnées}}',
  'online.me.withBot':
    '{n, plural, =0 {Aucune victoire avec un bot.} one {Dans une victoire, un bot a joué quelques coups.} other {Dans # victoires, un bot a joué quelques coups.}}',
  'online.me.points': 'Points par manche, partie après partie',
  'online.me.points.label':
    'Points par manche sur {games, plural, one {# partie} other {# parties}}, {mean} en moyenne',
  'online.me.bids': 'Paris tenus, par nombre de cartes',
  'online.me.bids.key':
    'Le trait noir montre ce que tient un bot détendu dans une partie à quatre.',
  'online.me.game': 'Partie',
  'online.me.perRound': 'Points par manche',
  'online.me.rounds': 'Manches',
  'online.me.cards': 'Cartes',
  'online.me.met': 'Tenus',
  'online.me.expected': 'Bot détendu',
  'online.me.modes': 'Victoires par mode',
  'online.me.modes.line': '{wins} sur {games}',
  'online.me.history': 'Tes parties',
  'online.me.players': '{n, plural, one {# joueur} other {# joueurs}}',
  'online.me.won': 'gagnée',
  'online.me.more': 'En voir plus',
  'online.me.data': 'Tes données',
  'online.me.move': 'Passer sur un autre appareil',
  'online.me.move.note': 'Nom, parties et statistiques suivent.',
  'online.me.others': 'Déconnecter mes autres appareils',
  'online.me.others.note':
    'Téléphone perdu, ou celui d’un autre utilisé ? Seul cet appareil restera le tien.',
  'online.me.others.done': 'C’est fait : seul cet appareil est encore le tien.',
  'online.me.move.text':
    'Ouvre ce lien sur l’autre appareil dans les dix minutes. Il marche une fois ; ne le donne à personne d’autre.',
  'online.me.move.qr': 'Code QR avec le lien pour ton autre appareil',
  'online.me.delete': 'Effacer tout ce qui me concerne',
  'online.me.delete.note': 'Nom, historique et statistiques, pour toujours.',
  'online.me.delete.title': 'Tout effacer ?',
  'online.me.delete.text':
    'Ton nom, ton historique et tes statistiques sont effacés. Les parties jouées avec d’autres restent, sans ton nom. On ne peut pas revenir en arrière.',
  'online.me.delete.go': 'Effacer',
  'online.claim.title': 'C’est ton appareil ?',
  'online.claim.text':
    'Ce lien fait de cet appareil le tien : ton nom, tes parties, tes statistiques. La personne qui l’utilisait avant est déconnectée.',
  'online.claim.go': 'Oui, c’est moi',
  'online.claim.refused':
    'Ce lien a déjà servi ou a plus de dix minutes. Fais-en un nouveau sur ton autre appareil, sur ta page.',
};

export default messages;
