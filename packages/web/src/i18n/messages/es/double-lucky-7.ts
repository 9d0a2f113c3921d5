import type { Messages } from '../../keys.ts';

const messages: Messages<'double-lucky-7'> = {
  'color.R': 'Llama',
  'color.Y': 'Sol',
  'color.G': 'Hoja',
  'color.B': 'Ola',
  'card.number': '{color} {rank}',
  'card.trump': '{card}, triunfo',

  'trump.caption': 'Triunfo',
  'trump.none': 'Ninguno',
  'trump.led': 'Salida',
  'trump.unnamed': 'Abierto',
  'trump.is': 'Triunfo: {color}',
  'trump.is.none': 'Sin triunfo',
  'trump.is.led': 'La salida de quien reparte es triunfo',
  'trump.is.unnamed': 'Quien reparte elige el triunfo',

  'bar.round': 'Ronda {round}',
  'bar.cards': '{cards, plural, one {# carta} other {# cartas}}',
  'bar.double': '×2',
  'bar.sum.even': 'Apuestas: {sum}',
  'bar.sum.over': 'Apuestas: {sum} (+{n})',
  'bar.sum.under': 'Apuestas: {sum} (−{n})',
  'bar.toTake': 'Apuestas: {sum} para {cards, plural, one {# baza} other {# bazas}}',
  'bar.last': 'Última baza',
  'bar.sheet': 'Bloc de puntos',

  'seat.taken': 'Bazas: {taken} de {bid}',
  'seat.taken.none': 'Bazas: {taken}',
  'seat.bids': '{name} apuesta {bid}',
  'seat.noBid': '{name} aún no ha apostado',
  'seat.wantsNone': 'no quiere',
  'seat.pawn': '{name} aún tiene su peón',
  'seat.dealer': 'Reparte',
  'seat.extra': 'extra',
  'seat.extra.of': 'Carta extra de {name}: {card}',
  'seat.doubled': '×2',
  'seat.doubled.label': 'los puntos valen doble',

  'trick.winning': 'va ganando',
  'trick.takes': 'gana',
  'trick.yours': 'tu carta',
  'trick.last.none': 'Aún no hay ninguna baza hecha.',
  'trick.last.hidden': 'En esta mesa no se vuelve a mirar una baza hecha.',

  'hand.extra': 'Carta extra, {card}',
  'hand.may': 'se puede jugar',
  'hand.mayNot': 'ahora no: {reason}',
  'hand.reason.follow':
    '{also, select, joker {Tienes {color}: sigue ese color o juega el Comodín.} extra {Tienes {color}: sigue ese color o juega tu carta extra.} both {Tienes {color}: sigue ese color o juega el Comodín o tu carta extra.} other {Tienes {color}: sigue ese color.}}',
  'hand.reason.bid': 'Primero, las apuestas.',

  'turn.follow':
    '{also, select, joker {Te toca: sigue con {color} o el Comodín.} extra {Te toca: sigue con {color} o tu carta extra.} both {Te toca: sigue con {color}, Comodín o carta extra.} other {Te toca: sigue con {color}.}}',
  'turn.any': 'Te toca: vale cualquier carta.',

  'bid.title': '¿Cuántas ganarás?',
  'bid.label': 'Tu apuesta',
  'bid.sum': '{sum} de {cards}',
  'bid.sum.after': 'en apuestas',
  'bid.sum.label': 'Apuestas hasta ahora: {sum} de {cards, plural, one {# baza} other {# bazas}}',
  'bid.option': 'Apostar {n}',
  'bid.option.struck': 'Apostar {n}, no permitido',
  'bid.out': 'El {n} no vale.',
  'bid.out.why': 'Apuestas al final y la suma no puede ser {cards}.',
  'bid.exact': 'Justo esas, ni una más ni una menos.',
  'bid.next': '{name} reparte: apuesta primero y sale en cada baza.',
  'bid.next.you': 'Repartes: apuestas primero y sales en cada baza.',
  'bid.go': 'Apostar {n}',
  'bid.choose': 'Elige',

  'name-trump.title': 'Elige el triunfo',
  'name-trump.why': 'Ha salido el Comodín. Mira tu mano y elige el color.',
  'name-trump.go': '{color} es triunfo',

  'wheel.ask': '¿Usas tu peón?',
  'wheel.closed': 'No te queda ninguna casilla libre',
  'wheel.closed.why': 'Guardas tu peón esta ronda.',
  'wheel.ask.dice': '¿Tiras el Lucky Dice?',
  'wheel.rolled': 'Ha salido {option}',
  'wheel.doubleLucky': 'Double Lucky: elige una casilla libre',
  'wheel.yourBid': 'tu apuesta',
  'wheel.label':
    'Lucky Wheel, {free, plural, =0 {ninguna casilla libre} one {una casilla libre} other {# casillas libres}}',
  'wheel.pass': 'Pasar',
  'wheel.place': 'Poner mi peón',
  'wheel.roll': 'Tirar',
  'wheel.rolling': 'El dado rueda…',
  'wheel.choose': 'Elige una casilla.',
  'wheel.choose.why': 'Tu peón la bloquea el resto de esta mitad.',
  'wheel.dice.why': 'Una casilla libre se cumple; la X no hace nada.',
  'wheel.blocked': '{option}: la ocupa {name}',
  'wheel.blocked.why': 'El peón de {name} sigue ahí hasta que acabe la ronda {round}.',
  'wheel.barred': '{option}: ahora no',
  'wheel.barred.why': 'En la ronda 7 no: ya vale doble.',
  'wheel.barred.rolled': 'El dado eligió {option}.',
  'wheel.free': '{option}: libre',
  'wheel.target': '¿Quién?',
  'wheel.target.color': '¿Qué color?',

  'option.change-bid': 'Change Bid',
  'option.change-bid.why': 'Una apuesta sube o baja 1, la tuya o la de otra persona.',
  'option.player-swap': 'Player Swap',
  'option.player-swap.why': 'Dos jugadores se cambian la mano. Las apuestas se quedan.',
  'option.change-dealer': 'Change Dealer',
  'option.change-dealer.why': 'La D pasa a otra persona, que sale en esta ronda.',
  'option.double-points': 'Double Points',
  'option.double-points.why': 'Si aciertas tu apuesta, vale doble.',
  'option.change-trump': 'Change Trump',
  'option.change-trump.why':
    '{color, select, none {Elige un color.} other {Elige un color que no sea {color}.}}',
  'option.extra-card': 'Extra Card',
  'option.extra-card.why': 'La siguiente carta del mazo, a la vista: juégala cuando quieras.',
  'option.no-trump': 'No Trump',
  'option.no-trump.why': 'Esta ronda no hay triunfo. El Comodín sigue ganando.',
  'option.x': 'X',

  'preview.change-bid':
    '{you, select, yes {Tu apuesta} other {La apuesta de {name}}} pasa de {from} a {to}.',
  'preview.change-bid.choice': '{from} → {to}',
  'preview.player-swap': '{a} cambia sus cartas con {b}.',
  'preview.player-swap.first': 'Elige dos jugadores.',
  'preview.player-swap.second': '{name}, ¿y quién más?',
  'preview.change-dealer':
    '{you, select, yes {Recibes} other {{name} recibe}} la D y siempre {you, select, yes {sales} other {sale}}.',
  'preview.change-trump': '{color} pasa a ser triunfo.',
  'preview.double-points': 'Si aciertas, tu apuesta vale {points} en vez de {half}.',
  'preview.extra-card': 'Juegas {cards} de {more} cartas; una sobra.',
  'preview.no-trump': '{color, select, none {No hay triunfo.} other {{color} ya no es triunfo.}}',

  'draw.title': '¿Quién reparte?',
  'draw.again': 'Empate: otra carta',
  'draw.tie': '{names} empatan y sacan otra carta.',
  'draw.dealer':
    '{you, select, yes {Tienes} other {{name} tiene}} la carta más alta y {you, select, yes {repartes} other {reparte}}.',

  'result.title': 'Ronda {round}',
  'result.hit': '¡Justo! {points, plural, one {# punto} other {# puntos}}',
  'result.over': '{n, plural, one {Una baza} other {# bazas}} de más',
  'result.under': '{n, plural, one {Una baza} other {# bazas}} de menos',
  'result.took':
    'Apuesta {bid}, bazas {taken}. {hits, plural, one {Acierta} other {Aciertan}} {hits} de {players}.',
  'result.hits': '{hits, plural, one {Acierta} other {Aciertan}} {hits} de {players}.',
  'result.penalty': '10 puntos menos por un peón sin usar: {names}.',
  'result.next':
    'Ahora {you, select, yes {repartes} other {{name} reparte}} {cards, plural, one {# carta} other {# cartas}}.',
  'result.next.double': 'La ronda 7 vale doble.',
  'result.next.pawns': 'Vuelven todos los peones, la Wheel está libre.',
  'result.go': 'Siguiente ronda',
  'result.end': 'Clasificación',

  'sheet.key': 'bazas / apuesta',
  'sheet.round': 'Ronda',
  'sheet.penalty': 'Penalización, Lucky Wheel',

  'final.you': '{name} (tú)',
  'final.yours':
    '{place, select, 1 {1.er puesto} 2 {2.º puesto} 3 {3.er puesto} other {{place}.º puesto}}, {hits} de {rounds} apuestas acertadas',
  'final.hits': '{hits} de {rounds} apuestas acertadas',
  'final.hits.penalty': '{hits} de {rounds} acertadas, Wheel −{penalty}',
  'final.club.entry': '{name}, {points}',
  'final.club.text':
    '{date}. Entrada n.º {n} en este dispositivo: {min} o más tras las penalizaciones.',
  'final.club.text.bot': 'Un bot con {min} o más. La próxima vez, tú.',
  'final.club.list': 'Ver la lista',
  'final.chart': 'Puntos tras cada ronda',
  'final.chart.round': 'ronda 7',

  'said.round':
    'Ronda {round}: {you, select, yes {repartes} other {{name} reparte}} {cards, plural, one {# carta} other {# cartas}} por persona.',
  'said.round.double': 'Todos los puntos valen doble.',
  'said.round.pawns': 'Vuelven todos los peones, la Wheel está libre.',
  'said.turned': 'Carta descubierta: {card}. {trump}.',
  'said.draw': '{you, select, yes {Sacas} other {{name} saca}} {card}.',
  'said.bid': '{you, select, yes {Apuestas} other {{name} apuesta}} {n}.',
  'said.choose-trump': '{you, select, yes {Eliges} other {{name} elige}} {color} como triunfo.',
  'said.pass': '{you, select, yes {Guardas tu} other {{name} guarda su}} peón.',
  'said.play': '{you, select, yes {Juegas} other {{name} juega}} {card}.',
  'said.roll.x':
    '{you, select, yes {Tiras el dado} other {{name} tira el dado}}: X. No pasa nada, el peón se queda.',
  'said.roll': '{you, select, yes {Tiras el dado} other {{name} tira el dado}}: {option}.',
  'said.roll.lucky':
    '{you, select, yes {Tiras el dado} other {{name} tira el dado}}: {option}, ya ocupada. ¡Double Lucky!',
  'said.roll.none':
    '{you, select, yes {Tiras el dado} other {{name} tira el dado}}: {option}, y no queda casilla libre. El peón se queda.',
  'said.use': '{you, select, yes {Usas} other {{name} usa}} {option}.',
  'said.extra': '{you, select, yes {Tu carta extra} other {Carta extra de {name}}}: {card}.',
  'said.doubled':
    '{you, select, yes {Tus puntos} other {Los puntos de {name}}} valen doble esta ronda.',
  'said.points':
    '{you, select, yes {Recibes} other {{name} recibe}} {points, plural, one {# punto} other {# puntos}}.',

  'fun.title': 'Prendas',
  'fun.more': '{n, plural, one {Una prenda más} other {# prendas más}}',
  'fun.wink': 'Nadie está obligado. Pero ¿quién quiere perderse las risas?',
};

export default messages;
