import type { Messages } from '../../keys.ts';

const messages: Messages<'double-lucky-7'> = {
  'color.R': 'Flamme',
  'color.Y': 'Soleil',
  'color.G': 'Feuille',
  'color.B': 'Vague',
  'card.number': '{color} {rank}',
  'card.trump': '{card}, atout',

  'trump.caption': 'Atout',
  'trump.none': 'Aucun',
  'trump.led': 'Entame',
  'trump.unnamed': 'À venir',
  'trump.is': 'Atout {color}',
  'trump.is.none': 'Sans atout',
  'trump.is.led': 'L’entame du donneur est atout',
  'trump.is.unnamed': 'Le donneur choisit l’atout',

  'bar.round': 'Manche {round}',
  'bar.cards': '{cards, plural, one {# carte} other {# cartes}}',
  'bar.double': '×2',
  'bar.sum.even': 'Paris : {sum}',
  'bar.sum.over': 'Paris : {sum} (+{n})',
  'bar.sum.under': 'Paris : {sum} (−{n})',
  'bar.toTake': 'Paris : {sum} pour {cards, plural, one {# pli} other {# plis}}',
  'bar.last': 'Dernier pli',
  'bar.sheet': 'Bloc de score',

  'seat.taken': 'Plis : {taken} sur {bid}',
  'seat.taken.none': 'Plis : {taken}',
  'seat.bids': '{name} parie {bid}',
  'seat.noBid': '{name} n’a pas encore parié',
  'seat.wantsNone': 'n’en veut pas',
  'seat.pawn': '{name} a encore son pion',
  'seat.dealer': 'Donneur',
  'seat.extra': 'extra',
  'seat.extra.of': 'Carte en plus pour {name} : {card}',
  'seat.doubled': '×2',
  'seat.doubled.label': 'points comptés double',

  'trick.winning': 'en tête',
  'trick.takes': 'gagne',
  'trick.yours': 'ta carte',
  'trick.last.none': 'Aucun pli n’est encore fini.',
  'trick.last.hidden': 'À cette table, on ne revoit pas un pli terminé.',

  'hand.extra': 'Carte en plus, {card}',
  'hand.may': 'jouable',
  'hand.mayNot': 'pas maintenant : {reason}',
  'hand.reason.follow':
    '{also, select, joker {Tu as {color} : joue cette couleur, ou le Joker.} extra {Tu as {color} : joue cette couleur, ou ta carte en plus.} both {Tu as {color} : joue cette couleur, le Joker ou ta carte en plus.} other {Tu as {color} : joue cette couleur.}}',
  'hand.reason.bid': 'D’abord les paris.',

  'turn.follow':
    '{also, select, joker {À toi : joue {color}, ou le Joker.} extra {À toi : joue {color}, ou ta carte en plus.} both {À toi : joue {color}, le Joker ou ta carte en plus.} other {À toi : joue {color}.}}',
  'turn.any': 'À toi : joue ce que tu veux.',

  'bid.title': 'Combien de plis vas-tu gagner ?',
  'bid.label': 'Ton pari',
  'bid.sum': '{sum} sur {cards}',
  'bid.sum.after': 'au total',
  'bid.sum.label': 'Paris jusqu’ici : {sum} sur {cards, plural, one {# pli} other {# plis}}',
  'bid.option': 'Parier {n}',
  'bid.option.struck': 'Parier {n}, interdit',
  'bid.out': '{n} est interdit.',
  'bid.out.why': 'Tu paries en dernier et la somme ne doit pas faire {cards}.',
  'bid.exact': 'Exactement ce nombre, ni plus ni moins.',
  'bid.next': '{name} donne : parie en premier, entame chaque pli.',
  'bid.next.you': 'Tu donnes : tu paries en premier et entames chaque pli.',
  'bid.go': 'Parier {n}',
  'bid.choose': 'Choisis',

  'name-trump.title': 'Choisis l’atout',
  'name-trump.why': 'Le Joker est retourné. Regarde ta main et choisis la couleur.',
  'name-trump.go': '{color} est atout',

  'wheel.ask': 'Jouer ton pion ?',
  'wheel.closed': 'Aucune case n’est libre pour toi',
  'wheel.closed.why': 'Tu gardes ton pion pour cette manche.',
  'wheel.ask.dice': 'Lancer le Lucky Dice ?',
  'wheel.rolled': 'Le dé donne {option}',
  'wheel.doubleLucky': 'Double Lucky : choisis une case libre',
  'wheel.yourBid': 'ton pari',
  'wheel.label':
    'Lucky Wheel, {free, plural, =0 {aucune case libre} =1 {une case libre} other {# cases libres}}',
  'wheel.pass': 'Passer',
  'wheel.place': 'Poser mon pion',
  'wheel.roll': 'Lancer le dé',
  'wheel.rolling': 'Le dé roule…',
  'wheel.choose': 'Choisis une case.',
  'wheel.choose.why': 'Ton pion la bloque jusqu’à la fin de cette moitié.',
  'wheel.dice.why': 'Une case libre s’applique, un X ne fait rien.',
  'wheel.blocked': '{option} : prise par {name}',
  'wheel.blocked.why': '{name} y laisse son pion jusqu’à la fin de la manche {round}.',
  'wheel.barred': '{option} : pas maintenant',
  'wheel.barred.why': 'Pas à la manche 7 : elle compte déjà double.',
  'wheel.barred.rolled': 'Le dé a choisi {option}.',
  'wheel.free': '{option} : libre',
  'wheel.target': 'Qui ?',
  'wheel.target.color': 'Quelle couleur ?',

  'option.change-bid': 'Change Bid',
  'option.change-bid.why': 'Un pari monte ou descend de 1, le tien ou celui d’un autre.',
  'option.player-swap': 'Player Swap',
  'option.player-swap.why': 'Deux joueurs échangent leurs mains. Les paris restent.',
  'option.change-dealer': 'Change Dealer',
  'option.change-dealer.why': 'Le D change de place : qui le reçoit entame cette manche.',
  'option.double-points': 'Double Points',
  'option.double-points.why': 'Si ton pari est juste, il compte double.',
  'option.change-trump': 'Change Trump',
  'option.change-trump.why':
    '{color, select, none {Choisis une couleur.} other {Choisis une autre couleur que {color}.}}',
  'option.extra-card': 'Extra Card',
  'option.extra-card.why': 'La carte suivante du tas, visible : joue-la quand tu veux.',
  'option.no-trump': 'No Trump',
  'option.no-trump.why': 'Pas d’atout cette manche. Le Joker gagne quand même.',
  'option.x': 'X',

  'preview.change-bid':
    '{you, select, yes {Ton} other {Pour {name}, le}} pari passe de {from} à {to}.',
  'preview.change-bid.choice': '{from} → {to}',
  'preview.player-swap': '{a} et {b} échangent leurs cartes.',
  'preview.player-swap.first': 'Choisis deux joueurs.',
  'preview.player-swap.second': '{name}, et qui d’autre ?',
  'preview.change-dealer':
    '{you, select, yes {Tu reçois} other {{name} reçoit}} le D et {you, select, yes {entames} other {entame}} chaque pli.',
  'preview.change-trump': '{color} devient atout.',
  'preview.double-points': 'Juste, ton pari vaut {points} au lieu de {half}.',
  'preview.extra-card': 'Tu joues {cards} cartes sur {more} ; une reste.',
  'preview.no-trump': '{color, select, none {Rien n’est atout.} other {{color} n’est plus atout.}}',

  'draw.title': 'Qui donne ?',
  'draw.again': 'Égalité : nouveau tirage',
  'draw.tie': '{names} sont à égalité et tirent à nouveau.',
  'draw.dealer':
    '{you, select, yes {Tu as} other {{name} a}} la carte la plus haute et {you, select, yes {donnes} other {donne}}.',

  'result.title': 'Manche {round}',
  'result.hit': 'Tout juste ! {points, plural, one {# point} other {# points}}',
  'result.over': '{n, plural, =1 {Un pli} other {# plis}} de trop',
  'result.under': '{n, plural, =1 {Il manque un pli} other {Il manque # plis}}',
  'result.took':
    'Pari {bid}, plis {taken}. {hits, plural, one {# pari juste} other {# paris justes}} sur {players}.',
  'result.hits': '{hits, plural, one {# pari juste} other {# paris justes}} sur {players}.',
  'result.penalty': '10 points de pénalité pour un pion inutilisé : {names}.',
  'result.next':
    'Puis {you, select, yes {tu donnes} other {{name} donne}} {cards, plural, one {# carte} other {# cartes}}.',
  'result.next.double': 'La manche 7 compte double.',
  'result.next.pawns': 'Tous les pions reviennent, la Wheel est libre.',
  'result.go': 'Manche suivante',
  'result.end': 'Classement',

  'sheet.key': 'gagnés / pari',
  'sheet.round': 'Manche',
  'sheet.penalty': 'Pénalité Lucky Wheel',

  'final.you': '{name} (toi)',
  'final.yours':
    '{place, select, 1 {1re place} 2 {2e place} 3 {3e place} other {{place}e place}}, paris justes : {hits} sur {rounds}',
  'final.hits': 'Paris justes : {hits} sur {rounds}',
  'final.hits.penalty': 'Paris justes : {hits} sur {rounds}, Wheel −{penalty}',
  'final.club.entry': '{name}, {points}',
  'final.club.text': '{date}. Entrée n° {n} sur cet appareil : {min} ou plus après pénalités.',
  'final.club.text.bot': 'Un bot à {min} ou plus. La prochaine fois, toi.',
  'final.club.list': 'Voir la liste',
  'final.chart': 'Points après chaque manche',
  'final.chart.round': 'manche 7',

  'said.round':
    'Manche {round} : {you, select, yes {tu donnes} other {{name} donne}} {cards, plural, one {# carte} other {# cartes}} à chacun.',
  'said.round.double': 'Tous les points comptent double.',
  'said.round.pawns': 'Tous les pions reviennent, la Wheel est libre.',
  'said.turned': 'Carte retournée : {card}. {trump}.',
  'said.draw': '{you, select, yes {Tu tires} other {{name} tire}} {card}.',
  'said.bid': '{you, select, yes {Tu paries} other {{name} parie}} {n}.',
  'said.choose-trump':
    '{you, select, yes {Tu choisis} other {{name} choisit}} {color} comme atout.',
  'said.pass': '{you, select, yes {Tu gardes ton} other {{name} garde son}} pion.',
  'said.play': '{you, select, yes {Tu joues} other {{name} joue}} {card}.',
  'said.roll.x':
    '{you, select, yes {Tu lances le dé} other {{name} lance le dé}} : X. Rien ne se passe, le pion reste.',
  'said.roll': '{you, select, yes {Tu lances le dé} other {{name} lance le dé}} : {option}.',
  'said.roll.lucky':
    '{you, select, yes {Tu lances le dé} other {{name} lance le dé}} : {option}, déjà prise. Double Lucky !',
  'said.roll.none':
    '{you, select, yes {Tu lances le dé} other {{name} lance le dé}} : {option}, et plus une case libre. Le pion reste.',
  'said.use': '{you, select, yes {Tu utilises} other {{name} utilise}} {option}.',
  'said.extra': 'Carte en plus pour {you, select, yes {toi} other {{name}}} : {card}.',
  'said.doubled':
    'Pour {you, select, yes {toi} other {{name}}}, les points comptent double cette manche.',
  'said.points':
    '{you, select, yes {Tu marques} other {{name} marque}} {points, plural, one {# point} other {# points}}.',

  'fun.title': 'Gages',
  'fun.more': 'Encore {n, plural, one {# gage} other {# gages}}',
  'fun.wink': 'Personne n’est obligé. Mais qui voudrait rater ça ?',
};

export default messages;
