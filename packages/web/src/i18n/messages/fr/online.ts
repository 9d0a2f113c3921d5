import type { Messages } from '../../keys.ts';

const messages: Messages<'online'> = {
  'online.open.you': 'Toi',

  'online.link.lost': 'Pas de connexion. Nouvel essai…',
  'online.link.pausing': 'La table fait une petite pause. La partie reprend toute seule.',
  'online.busy': 'Beaucoup de visites depuis ton réseau. Ça reprend tout seul dans un instant.',
  'online.link.outdated': 'Il y a une nouvelle version.',
  'online.link.reload': 'La charger',
  'online.share.link': 'Lien à partager',
  'online.share.copy': 'Copier le lien',
  'online.share.copied': 'Copié',
  'online.share.share': 'Partager…',
  'online.name': 'Ton nom',
  'online.clock': 'Temps par tour',
  'online.clock.none': 'Sans horloge',
  'online.clock.each': '{time} par tour',
  'online.clock.slow':
    'Une partie sur plusieurs jours : chacun joue quand il a le temps. Quand le temps est écoulé, un bot continue.',
  'online.grace': 'Un bot prend le relais après',
  'online.grace.note':
    'Quand quelqu’un est absent depuis ce temps et que c’est son tour. On peut revenir à n’importe quelle carte.',
  'online.grace.never': 'jamais, on attend',
  'online.spectators': 'Spectateurs bienvenus',
  'online.spectators.note': 'Ils voient la table, jamais les mains.',
  'online.chat': 'Discussion à la table',
  'online.latecomers': 'Les retardataires sont les bienvenus',
  'online.latecomers.note':
    'Qui a le lien peut prendre la place d’un bot pendant la partie, et regarde jusque-là.',
  'online.claims': 'On peut annoncer le reste',
  'online.claims.note':
    'Qui est sûr de faire tous les plis restants peut le dire. Si tout le monde est d’accord, la manche s’arrête là.',
  'online.refused.bad-seats':
    'Chaque personne présente a besoin d’une place. Regarde qui est arrivé.',
  'online.refused.no-latecomers':
    'Dans cette partie, les bots gardent leur place. Joue la prochaine.',
  'online.listed': 'Ouverte à tous',
  'online.listed.note':
    'La table est dans la liste. Sinon, seuls ceux qui ont le lien la trouvent.',
  'online.seat.open': 'Place libre',
  'online.seat.forFriend': 'Pour un ami',
  'online.open.title': 'Ouvrir une table',
  'online.open.note': 'Tu choisis le jeu, les autres reçoivent un lien.',
  'online.open.go': 'Ouvrir la table',
  'online.open.house': 'À la table',
  'online.code.label': 'Rejoindre avec un code',
  'online.code.wrong': 'Un code a {n} lettres, par exemple ABCDEF. Un lien entier marche aussi.',
  'online.code.go': 'C’est parti',
  'online.code.is': 'Code de la table : {code}',
  'online.byBot': '{n, plural, one {# coup du bot} other {# coups du bot}}',
  'online.running': 'Tes parties entre amis',
  'online.running.more':
    '{n, plural, =1 {Encore une partie entre amis} other {Encore # parties entre amis}}',
  'online.running.yourTurn': 'À toi de jouer',
  'online.running.turn': 'C’est à {name} de jouer',
  'online.running.open': 'Pas encore commencée',
  'online.tables.title': 'Les tables',
  'online.tables.mine': 'Tes parties',
  'online.tables.listed': 'Ouvertes à tous',
  'online.tables.none':
    'Personne n’attend en ce moment. Ouvre une table et envoie le lien à tes amis.',
  'online.tables.free':
    '{n, plural, =0 {toutes les places sont prises} one {une place libre} other {# places libres}}',
  'online.tables.running': 'en cours',
  'online.tables.bots': '{n, plural, =0 {et aucun bot} one {et un bot} other {et # bots}}',
  'online.tables.yourTurn': 'À toi de jouer, dernier coup {since}',
  'online.tables.turn': 'C’est à {name} de jouer, dernier coup {since}',
  'online.tables.left': 'encore {time}',
  'online.tables.go': 'Y aller',
  'online.tables.join': 'Jouer',
  'online.tables.watch': 'Regarder',
  'online.refused.other': 'Ça n’a pas marché. Réessaie.',
  'online.refused.offline': 'Le serveur ne répond pas. Vérifie ton réseau et réessaie.',
  'online.refused.no-identity': 'Donne d’abord ton nom.',
  'online.refused.no-table': 'Aucune table n’a ce code. Redemande le lien.',
  'online.refused.seat-taken': 'Quelqu’un a été plus rapide. Prends une autre place.',
  'online.refused.seat-kept':
    'Cette place est gardée deux minutes pour quelqu’un. Prends-en une autre ou attends un peu.',
  'online.refused.table-full': 'Toutes les places sont prises. Cherche une autre table ou regarde.',
  'online.refused.name-taken':
    'Quelqu’un ou un bot porte déjà ce nom ici. Ajoute une lettre ou prends-en un autre.',
  'online.refused.color-taken': 'Quelqu’un a déjà cette couleur. Prends-en une autre.',
  'online.refused.bad-name': 'Écris un nom de 1 à 24 caractères.',
  'online.refused.not-host': 'Seule la personne qui a ouvert la table le peut. Demande-lui.',
  'online.refused.removed': 'On t’a demandé de quitter cette table.',
  'online.refused.not-open': 'La partie a déjà commencé. Regarde ou cherche une autre table.',
  'online.refused.too-early': 'Laisse-lui encore un peu de temps.',
  'online.refused.seats-open': 'Il reste des places. Attends les autres ou donne-les à des bots.',
  'online.refused.stale': 'La partie a avancé entre-temps. Regarde de nouveau.',
  'online.refused.overtaken': 'Ton coup est arrivé trop tard : un bot avait déjà joué pour toi.',
  'online.refused.time-is-up': 'Ton temps s’est écoulé deux fois : le bot joue ce coup.',
  'online.refused.undo-impossible': 'Ce coup ne peut plus être repris.',
  'online.refused.bad-text': 'Il n’y a rien à lire, ou trop.',
  'online.refused.too-many-games':
    'Tu as déjà beaucoup de tables ouvertes. Termine ou ferme d’abord l’une d’elles.',
  'online.refused.log-full': 'On a tant parlé ici que seule la partie continue.',
  'online.refused.rate-limited': 'Un peu moins vite, s’il te plaît. Réessaie dans un instant.',
  'online.refused.storage-failed':
    'Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessaie.',
  'online.refused.no-seat': 'Tu n’as plus de place à cette table.',
  'online.refused.not-playing': 'La partie à cette table est finie.',
  'online.refused.not-your-turn': 'Ce n’est pas ton tour.',
  'online.refused.illegal-move': 'Ça ne se joue pas maintenant. Regarde de nouveau.',
  'online.refused.no-undo': 'C’est déjà réglé.',
  'online.refused.table-closed': 'Cette table est fermée.',
  'online.refused.server-error':
    'Un problème est survenu sur le serveur. Rien n’est perdu ; réessaie.',
  'online.refused.set-aside':
    'Cette table a un problème, elle a été mise de côté. Tout est gardé jusqu’ici.',
  'online.back.title': 'Une de ces places était la tienne ?',
  'online.back.text':
    'Ton téléphone s’est éteint et te revoilà sur un autre appareil ? Dis le nom que tu portes à cette table. Si tous ici confirment que c’est toi, tu continues à jouer.',
  'online.back.name': 'Ton nom à cette table',
  'online.back.go': 'C’est moi',
  'online.back.waiting': 'Demandé. Maintenant, ceux de la table doivent être d’accord…',
  'online.back.early': 'Attends une minute : l’autre appareil reviendra peut-être tout seul.',
  'online.return.make': 'Noter un code de retour',
  'online.return.make.note': 'Si ton téléphone s’éteint, il te rend nom, place et parties.',
  'online.return.label': 'Ton code de retour',
  'online.return.text':
    'Note-le. Qui l’a est toi, alors garde-le pour toi. Un code précédent ne vaut plus.',
  'online.return.enter': 'J’ai un code de retour',
  'online.return.go': 'Me ramener',
  'online.refused.nobody-away': 'Personne de ce nom n’est absent de cette table.',
  'online.refused.seat-asked': 'Quelqu’un d’autre vient de demander. Réessaie dans un instant.',
  'online.refused.seat-refused': 'Ceux de cette table ont dit non.',
  'online.refused.needs-code':
    'Dans une partie sur plusieurs jours, seul ton code de retour te rend la place.',
  'online.refused.wrong-code': 'Ce code n’est pas le bon. Compare chaque lettre.',
  'online.notify': 'Me prévenir quand c’est à moi',
  'online.notify.note': 'Seulement quand cette page est en arrière-plan.',
  'online.notify.denied':
    'Ton navigateur ne le permet pas. Change cela dans ses réglages pour cette page.',
  'online.notify.push':
    'Même quand cette page est fermée : le service de notifications de ton navigateur apporte l’appel. Il sait qu’il y en a un, pas ce qu’il dit. Si le navigateur est éteint ou l’appareil sans réseau, rien n’arrive.',
  'online.notify.failed':
    'Ton navigateur ne peut pas être appelé en ce moment. Cela ne marche que tant que cette page est en arrière-plan.',
  'online.notify.home':
    'Seulement tant que cette page est en arrière-plan. Avec l’appli sur l’écran d’accueil, on peut t’appeler à tout moment.',
  'online.trouble.tables': 'Voir les tables',
  'online.me.title': 'Ma page',
  'online.club.text': 'Quiconque gagne une partie avec {min} points ou plus est inscrit ici.',
  'online.club.pad': 'avec de vraies cartes, sur un bloc de score',
  'online.club.empty': 'Encore personne. Seras-tu le premier nom ?',
  'online.club.server': 'Aux tables de ce serveur',
  'online.club.device': 'Sur cet appareil',
};

export default messages;
