import type { Messages } from '../../keys.ts';

const messages: Messages<'double-lucky-7'> = {
  'color.R': 'Flamme',
  'color.Y': 'Sonne',
  'color.G': 'Blatt',
  'color.B': 'Welle',
  'card.number': '{color} {rank}',
  'card.trump': '{card}, Trumpf',

  'trump.caption': 'Trumpf',
  'trump.none': 'Keiner',
  'trump.led': 'Ausspiel',
  'trump.unnamed': 'Offen',
  'trump.is': 'Trumpf: {color}',
  'trump.is.none': 'Kein Trumpf',
  'trump.is.led': 'Was der Geber ausspielt, ist Trumpf',
  'trump.is.unnamed': 'Der Geber nennt den Trumpf',

  'bar.round': 'Runde {round}',
  'bar.cards': '{cards, plural, one {# Karte} other {# Karten}}',
  'bar.double': '×2',
  'bar.sum.even': '{sum} angesagt',
  'bar.sum.over': '{sum} angesagt (+{n})',
  'bar.sum.under': '{sum} angesagt (−{n})',
  'bar.toTake': '{sum} angesagt, {cards} zu holen',
  'bar.last': 'Letzter Stich',
  'bar.sheet': 'Punkteblock',

  'seat.taken': '{taken} von {bid} gemacht',
  'seat.taken.none': '{taken} gemacht',
  'seat.bids': '{name} sagt {bid} an',
  'seat.noBid': '{name} hat noch nicht angesagt',
  'seat.wantsNone': 'will keinen',
  'seat.pawn': '{name} hat den Pawn noch',
  'seat.dealer': 'Geber',
  'seat.extra': 'extra',
  'seat.extra.of': 'Extrakarte von {name}: {card}',
  'seat.doubled': '×2',
  'seat.doubled.label': 'Punkte zählen doppelt',

  'trick.winning': 'vorn',
  'trick.takes': 'gewinnt',
  'trick.yours': 'deine Karte',
  'trick.last.none': 'Es ist noch kein Stich gespielt.',
  'trick.last.hidden': 'An diesem Tisch sieht man fertige Stiche nicht noch einmal an.',

  'hand.extra': 'Extrakarte, {card}',
  'hand.may': 'spielbar',
  'hand.mayNot': 'jetzt nicht: {reason}',
  'hand.reason.follow':
    '{also, select, joker {Du hast {color}: Bekenne, oder spiel den Joker.} extra {Du hast {color}: Bekenne, oder spiel deine Extrakarte.} both {Du hast {color}: Bekenne, oder spiel den Joker oder deine Extrakarte.} other {Du hast {color}, also musst du bekennen.}}',
  'hand.reason.bid': 'Erst kommen die Ansagen.',

  'turn.follow':
    '{also, select, joker {Du bist dran: {color} bekennen oder Joker.} extra {Du bist dran: {color} bekennen oder Extrakarte.} both {Du bist dran: {color} bekennen, Joker oder Extrakarte.} other {Du bist dran: {color} bekennen.}}',
  'turn.any': 'Du bist dran: Jede Karte geht.',

  'bid.title': 'Wie viele machst du?',
  'bid.label': 'Deine Ansage',
  'bid.sum': '{sum} von {cards}',
  'bid.sum.after': 'angesagt',
  'bid.sum.label': 'Bisher angesagt: {sum} von {cards, plural, one {# Stich} other {# Stichen}}',
  'bid.option': '{n} ansagen',
  'bid.option.struck': '{n} ansagen, nicht erlaubt',
  'bid.out': '{n} geht nicht.',
  'bid.out.why': 'Du sagst zuletzt an, und die Summe darf nicht {cards} sein.',
  'bid.exact': 'Genau so viele, nicht mehr und nicht weniger.',
  'bid.next': '{name} gibt: sagt zuerst an und spielt immer aus.',
  'bid.next.you': 'Du gibst: Du sagst zuerst an und spielst immer aus.',
  'bid.go': '{n} ansagen',
  'bid.choose': 'Wählen',

  'name-trump.title': 'Nenne den Trumpf',
  'name-trump.why': 'Der Joker liegt auf. Schau in deine Karten und nenne die Trumpffarbe.',
  'name-trump.go': '{color} ist Trumpf',

  'wheel.ask': 'Pawn einsetzen?',
  'wheel.closed': 'Kein Feld ist für dich frei',
  'wheel.closed.why': 'Dein Pawn bleibt diese Runde bei dir.',
  'wheel.ask.dice': 'Lucky Dice würfeln?',
  'wheel.rolled': 'Gewürfelt: {option}',
  'wheel.doubleLucky': 'Double Lucky: Wähl ein freies Feld',
  'wheel.yourBid': 'deine Ansage',
  'wheel.label':
    'Lucky Wheel, {free, plural, =0 {kein Feld frei} one {ein Feld frei} other {# Felder frei}}',
  'wheel.pass': 'Passen',
  'wheel.place': 'Pawn setzen',
  'wheel.roll': 'Würfeln',
  'wheel.rolling': 'Der Würfel rollt …',
  'wheel.choose': 'Wähl ein Feld.',
  'wheel.choose.why': 'Dein Pawn blockiert es für den Rest dieser Hälfte.',
  'wheel.dice.why': 'Ein freies Feld gilt, ein X bewirkt nichts.',
  'wheel.blocked': '{option}: belegt von {name}',
  'wheel.blocked.why': 'Der Pawn von {name} steht dort bis zum Ende von Runde {round}.',
  'wheel.barred': '{option}: jetzt nicht',
  'wheel.barred.why': 'Nicht in Runde 7: Sie zählt ohnehin doppelt.',
  'wheel.barred.rolled': 'Der Würfel hat {option} gewählt.',
  'wheel.free': '{option}: frei',
  'wheel.target': 'Wer?',
  'wheel.target.color': 'Welche Farbe?',

  'option.change-bid': 'Change Bid',
  'option.change-bid.why': 'Eine Ansage steigt oder sinkt um 1, auch deine eigene.',
  'option.player-swap': 'Player Swap',
  'option.player-swap.why': 'Zwei tauschen ihre Karten. Die Ansagen bleiben.',
  'option.change-dealer': 'Change Dealer',
  'option.change-dealer.why': 'Das D wandert. Wer es bekommt, spielt in dieser Runde aus.',
  'option.double-points': 'Double Points',
  'option.double-points.why': 'Stimmt deine Ansage, zählt sie doppelt.',
  'option.change-trump': 'Change Trump',
  'option.change-trump.why':
    '{color, select, none {Nenne eine beliebige Farbe.} other {Nenne eine andere Farbe als {color}.}}',
  'option.extra-card': 'Extra Card',
  'option.extra-card.why': 'Die nächste Karte vom Stapel, offen: Spiel sie, wann du willst.',
  'option.no-trump': 'No Trump',
  'option.no-trump.why': 'Kein Trumpf in dieser Runde. Der Joker gewinnt trotzdem.',
  'option.x': 'X',

  'preview.change-bid':
    '{you, select, yes {Deine Ansage} other {Die Ansage von {name}}} geht von {from} auf {to}.',
  'preview.change-bid.choice': '{from} → {to}',
  'preview.player-swap': '{a} und {b} tauschen ihre Karten.',
  'preview.player-swap.first': 'Wähl zwei aus.',
  'preview.player-swap.second': '{name}, und wer noch?',
  'preview.change-dealer':
    '{you, select, yes {Du bekommst} other {{name} bekommt}} das D und {you, select, yes {spielst} other {spielt}} immer aus.',
  'preview.change-trump': '{color} wird Trumpf.',
  'preview.double-points': 'Stimmt deine Ansage, zählt sie {points} statt {half}.',
  'preview.extra-card': 'Du spielst {cards} von {more} Karten, eine bleibt übrig.',
  'preview.no-trump':
    '{color, select, none {Nichts ist Trumpf.} other {{color} ist nicht mehr Trumpf.}}',

  'draw.title': 'Wer gibt?',
  'draw.again': 'Gleichstand: noch mal ziehen',
  'draw.tie': '{names} liegen gleichauf und ziehen noch einmal.',
  'draw.dealer':
    '{you, select, yes {Du hast} other {{name} hat}} die höchste Karte und {you, select, yes {gibst} other {gibt}}.',

  'result.title': 'Runde {round}',
  'result.hit': 'Genau! {points, plural, one {# Punkt} other {# Punkte}}',
  'result.over': '{n, plural, one {Ein Stich} other {# Stiche}} zu viel',
  'result.under': '{n, plural, one {Ein Stich} other {# Stiche}} zu wenig',
  'result.took': 'Angesagt {bid}, gemacht {taken}. {hits} von {players} richtig.',
  'result.hits': '{hits} von {players} richtig.',
  'result.penalty': '10 Strafpunkte für den ungenutzten Pawn: {names}.',
  'result.next':
    'Jetzt {you, select, yes {gibst du} other {gibt {name}}} {cards, plural, one {# Karte} other {# Karten}}.',
  'result.next.double': 'Runde 7 zählt doppelt.',
  'result.next.pawns': 'Alle Pawns kommen zurück, das Wheel ist frei.',
  'result.go': 'Nächste Runde',
  'result.end': 'Endstand',

  'sheet.key': 'gemacht / angesagt',
  'sheet.round': 'Runde',
  'sheet.penalty': 'Strafpunkte, Lucky Wheel',

  'final.you': '{name} (du)',
  'final.yours':
    '{place, select, 1 {1. Platz} 2 {2. Platz} 3 {3. Platz} other {{place}. Platz}}, {hits} von {rounds} Ansagen richtig',
  'final.hits': '{hits} von {rounds} Ansagen richtig',
  'final.hits.penalty': '{hits} von {rounds} Ansagen richtig, Wheel −{penalty}',
  'final.club.entry': '{name}, {points}',
  'final.club.text': '{date}. Eintrag Nr. {n} auf diesem Gerät: {min} oder mehr nach Abzügen.',
  'final.club.text.bot': 'Ein Bot mit mindestens {min}. Das nächste Mal du.',
  'final.club.list': 'Zur Liste',
  'final.chart': 'Punkte nach jeder Runde',
  'final.chart.round': 'Runde 7',

  'said.round':
    'Runde {round}: {you, select, yes {Du gibst} other {{name} gibt}} allen {cards, plural, one {# Karte} other {# Karten}}.',
  'said.round.double': 'Alle Punkte zählen doppelt.',
  'said.round.pawns': 'Alle Pawns kommen zurück, das Wheel ist frei.',
  'said.turned': 'Aufgedeckt: {card}. {trump}.',
  'said.draw': '{you, select, yes {Du ziehst} other {{name} zieht}} {card}.',
  'said.bid': '{you, select, yes {Du sagst} other {{name} sagt}} {n} an.',
  'said.choose-trump': '{you, select, yes {Du nennst} other {{name} nennt}} {color} als Trumpf.',
  'said.pass': '{you, select, yes {Du behältst deinen} other {{name} behält den}} Pawn.',
  'said.play': '{you, select, yes {Du spielst} other {{name} spielt}} {card}.',
  'said.roll.x':
    '{you, select, yes {Du würfelst} other {{name} würfelt}} X. Nichts passiert, der Pawn bleibt.',
  'said.roll': '{you, select, yes {Du würfelst} other {{name} würfelt}} {option}.',
  'said.roll.lucky':
    '{you, select, yes {Du würfelst} other {{name} würfelt}} {option}, das ist belegt. Double Lucky!',
  'said.roll.none':
    '{you, select, yes {Du würfelst} other {{name} würfelt}} {option}, und kein Feld ist mehr frei. Der Pawn bleibt.',
  'said.use': '{you, select, yes {Du nutzt} other {{name} nutzt}} {option}.',
  'said.extra': 'Die Extrakarte {you, select, yes {für dich} other {für {name}}}: {card}.',
  'said.doubled':
    '{you, select, yes {Deine Punkte} other {Die Punkte von {name}}} zählen in dieser Runde doppelt.',
  'said.points':
    '{you, select, yes {Du bekommst} other {{name} bekommt}} {points, plural, one {# Punkt} other {# Punkte}}.',

  'fun.title': 'Aufgaben',
  'fun.more': '{n, plural, one {Noch eine Aufgabe} other {Noch # Aufgaben}}',
  'fun.wink': 'Niemand muss. Aber wer will schon den Spaß verpassen?',
};

export default messages;
