import type { Messages } from '../../keys.ts';

const messages: Messages<'lessons'> = {
  'lessons.title': 'Aprender jugando',
  'lessons.lead': 'Una idea cada vez, en una mesa de verdad. Cada jugada la haces tú.',
  'lessons.unknown': 'Esa lección no existe. Tenemos estas:',
  'lessons.unsaved': 'Este aparato no recuerda lo que has hecho. Las lecciones funcionan igual.',
  'lessons.start': 'Empezar',
  'lessons.resume': 'Seguir donde lo dejaste',
  'lessons.done': 'hecho',
  'lessons.of': 'Lección {n} de {all}',
  'lessons.next': 'Siguiente',
  'lessons.retry': 'Probar otra vez',
  'lessons.skip': 'Saltar',
  'lessons.rule': 'La regla',
  'lessons.finished': 'Eso era todo. Ya conoces el juego.',
  'lessons.real': 'Una partida de verdad',
  'lessons.real.note': 'contra principiantes, con el entrenador al oído',
  'lessons.coach': 'Entrenador',
  'lessons.minutes': '{n, plural, one {# minuto más o menos} other {# minutos más o menos}}',
  'lessons.rules': 'Las reglas',
  'lesson.predict.title': 'Apostar y acertar',
  'lesson.follow.title': 'Seguir el color',
  'lesson.trump.title': 'El triunfo',
  'lesson.joker.title': 'El Comodín',
  'lesson.last-bid.title': 'La última apuesta',
  'lesson.double.title': 'Los puntos',
  'lesson.wheel.title': 'La Lucky Wheel',
  'lesson.die.title': 'El Lucky Dice',
  'lesson.seven.title': 'Sumar 7',
  'lesson.specials.title': 'Tres cartas especiales',
  'lesson.lead.title': 'Salir y robar',
  'lesson.count.title': 'El recuento',
  'lesson.predict.ask':
    'Dos cartas, dos bazas. Tienes el triunfo más alto y una carta pequeña. Di cuántas bazas ganarás y juega.',
  'lesson.predict.good': 'Lo que dijiste: 10 puntos, y 2 por la baza.',
  'lesson.predict.poor':
    'Apuesta fallada, así que no hay puntos. El triunfo alto gana una baza, la carta pequeña ninguna. Prueba 1.',
  'lesson.follow.ask':
    'Cleo sale con Llama y tú tienes Llama: debes seguir. Quieres esta baza, así que juega alto.',
  'lesson.follow.good': '¡Tuya! Quien tiene el color de salida lo juega.',
  'lesson.follow.poor': 'Has seguido, pero Cleo se queda la baza. Tu 12 gana a su 9.',
  'lesson.free.ask':
    'Cleo sale con Ola y no tienes: juega lo que quieras. No quieres bazas, así que suelta lo que pueda ganar una.',
  'lesson.free.good': 'Bien soltada. La carta alta ya no ganará una baza que no quieres.',
  'lesson.free.poor':
    'Está permitido. Pero el Sol 13 aún puede ganar una baza: era buen momento para soltarlo.',
  'lesson.trump.ask':
    'Hoja es triunfo. No tienes Llama, así que hasta un triunfo pequeño gana al 14 de Cleo. Quieres la baza.',
  'lesson.trump.good': 'El triunfo más pequeño gana a la carta más alta de otro color.',
  'lesson.trump.poor': 'Permitido, pero la baza es de Cleo. Gánala con la Hoja 2.',
  'lesson.joker.ask':
    'Cleo sale con su Llama más alta. Podrías seguir con el 3, pero el Comodín siempre vale. Quieres la baza.',
  'lesson.joker.good': 'El Comodín gana todas las bazas, en cualquier momento.',
  'lesson.joker.poor': 'Has seguido, y la baza es de Cleo. El Comodín la habría ganado.',
  'lesson.last-bid.ask':
    'Apuestas en último lugar. Con 1 las apuestas sumarían 3, las bazas que hay: no se puede. Tienes el Comodín y el triunfo más alto.',
  'lesson.last-bid.good': 'Dos bazas seguras y una apuesta permitida. Ahora alguien se equivoca.',
  'lesson.last-bid.poor':
    'Permitido, pero tienes dos bazas seguras: el Comodín y el triunfo más alto.',
  'lesson.double.ask':
    'Ronda 7, última baza. Apostaste 1 y aún no tienes ninguna. Juega tu última carta.',
  'lesson.double.good': 'Acertaste: 12 puntos, y la ronda 7 vale el doble. Son 24.',
  'lesson.wheel.poor': 'También se puede. Esta vez prueba {option}.',
  'lesson.wheel-change-bid.ask':
    'Apostaste 1, pero tienes dos bazas seguras. Pon tu peón en Change Bid y sube tu apuesta.',
  'lesson.wheel-change-bid.good':
    'Ahora tu apuesta es 2. La suma puede ser incluso el número de bazas.',
  'lesson.wheel-player-swap.ask':
    'Apostaste 1 con dos cartas flojas. Pon tu peón en Player Swap y quédate la mano de Cleo.',
  'lesson.wheel-player-swap.good': 'Las manos han cambiado, las apuestas no.',
  'lesson.wheel-change-dealer.ask':
    'Tus cartas altas solo ganan si sales con ellas. Pon tu peón en Change Dealer y toma la D.',
  'lesson.wheel-change-dealer.good': 'Tienes la D y sales en todas las bazas de esta ronda.',
  'lesson.wheel-double-points.ask': 'Tus 2 son seguras. Pon tu peón en Double Points.',
  'lesson.wheel-double-points.good': 'Si aciertas, vale el doble: 28 en vez de 14.',
  'lesson.wheel-change-trump.ask':
    'Tienes las Olas más altas, pero Hoja es triunfo. Pon tu peón en Change Trump y nombra Ola.',
  'lesson.wheel-change-trump.good': 'Ahora Ola es triunfo, y tus cartas son las mejores.',
  'lesson.wheel-extra-card.ask': 'Tu mano es floja. Pon tu peón en Extra Card y mira qué llega.',
  'lesson.wheel-extra-card.good':
    'Queda descubierta a tu lado. Juégala cuando quieras, también en vez de seguir.',
  'lesson.wheel-no-trump.ask':
    'Tienes dos 14, y solo un triunfo puede ganarles. Pon tu peón en No Trump.',
  'lesson.wheel-no-trump.good':
    'Esta ronda sin triunfo. Se sigue el color, y el Comodín gana igual.',
  'lesson.die.ask': 'En Lucky Dice se tira el dado. ¡Tira!',
  'lesson.die.good':
    'Extra Card estaba libre: se hace, y tu peón se queda ahí. Si estuviera ocupada, podrías elegir.',
  'lesson.die-x.ask': 'Otra vez. ¡Tira!',
  'lesson.die-x.good':
    'Una X: no pasa nada y guardas tu peón para más tarde. Una mitad sin rueda cuesta 10 puntos.',
  'lesson.seven.ask':
    'Ben sale con +10. ¿Cuál de tus cartas suma 7 con ella? Las parejas tienen el mismo dibujo.',
  'lesson.seven.good': '10 y −3 suman 7: la baza es tuya.',
  'lesson.seven.poor': 'Eso no suma 7, así que Ben se queda las dos cartas. −3 sí lo habría hecho.',
  'lesson.wizard.ask': 'Ben sale con +12, y no tienes su pareja. El Mago gana a cualquier carta.',
  'lesson.wizard.good': 'El Comodín se la lleva. Guárdalo para cuando haya mucho que ganar.',
  'lesson.wizard.poor':
    'Permitido, y Ben se queda el 12. Nunca hay que ganar; pero el Mago habría podido.',
  'lesson.dragon.ask':
    '¡Ben sale con un Comodín! El Dragón es un Espejo: se convierte en lo que es la otra carta. Juégalo.',
  'lesson.dragon.good': 'Se convirtió en otro Comodín, y gana el segundo.',
  'lesson.dragon.poor': 'El Comodín de Ben gana a eso. El Dragón lo habría copiado.',
  'lesson.rat.ask':
    'Ben sale con −6. No lo quieres, y 13 se lo llevaría. La Rata siempre pierde: responde con ella.',
  'lesson.rat.good': 'Ben tiene que quedarse su −6. La Rata ha perdido, como debía.',
  'lesson.rat.poor': 'Está permitido. Pero la Rata le habría dejado el −6 sin costarte nada.',
  'lesson.lead.ask': 'Sales tú. Solo su pareja −6 o un Comodín gana al +13. Prueba.',
  'lesson.lead.good':
    'Nadie la gana, así que las dos cartas son tuyas. Robas tú primero, luego Ben, y vuelves a salir.',
  'lesson.lead.poor': 'También vale. Una carta alta que nadie gana da más.',
  'lesson.count.ask':
    'Al final cada número vale lo que dice, también los negativos. Ben sale con +12. Gánalo.',
  'lesson.count.good': '12 y −5 son 7 puntos para ti. El Mago, el Dragón y la Rata valen 0.',
  'lesson.count.poor': 'Esos puntos son de Ben. −5 suma 7 con 12.',
};

export default messages;
