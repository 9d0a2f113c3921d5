import type { MagicTexts } from './texts.ts';

export default {
  pitch: 'Dos cartas que suman 7 se llevan la baza. Un juego de Leo Colovini para dos a cuatro.',
  sources:
    'Este libro sigue la hoja alemana (Piatnik n.º 6126, 1990) con nuestras propias palabras. Un resumen del museo austriaco del juego cuenta el mismo juego, salvo el valor del Espejo y el número de jugadores, «2 o 4». Donde la hoja deja algo abierto tuvimos que decidir: está marcado como decisión. Donde una mesa puede preferir otra cosa hay una regla de la casa a elegir.',
  chapters: {
    material: {
      title: 'Las cartas',
      rules: {
        'MG-MAT-1':
          'Una baraja tiene 24 cartas: los números del −6 al +13, uno de cada; dos Comodines (el Mago); un Espejo (el Dragón); una Cruz (la Rata).',
        'MG-MAT-2': 'En la caja hay dos barajas así, 48 cartas.',
        'MG-MAT-3':
          'Cada número tiene una sola pareja con la que suma 7: −6 y +13, −5 y +12, −4 y +11, −3 y +10, −2 y +9, −1 y +8, 0 y +7, +1 y +6, +2 y +5, +3 y +4. Las parejas llevan el mismo dibujo.',
      },
    },
    two: {
      title: 'Para dos',
      rules: {
        'MG-TWO-1':
          'Una baraja. Cada cual recibe un Comodín y seis cartas del resto barajado; las diez que sobran son el mazo, tapado.',
        'MG-TWO-2': {
          'decision.lot': 'La hoja no dice quién empieza. Decide la suerte.',
        },
        'MG-TWO-3':
          'Uno sale con cualquier carta, el otro responde con cualquiera. Nunca hay que ganar una baza, aunque se pueda.',
        'MG-TWO-4': {
          rule: 'Quien gana [MG-WIN-1] se lleva las dos cartas tapadas. Mientras haya mazo, los dos roban una carta. Quien ganó sale en la siguiente baza.',
          'decision.draw': 'La hoja no dice quién roba primero. Roba quien ganó.',
        },
        'MG-TWO-5': {
          rule: 'Las bazas ganadas no se vuelven a mirar. Una baza acabada se ve solo hasta la siguiente salida, y durante la partida no se ven los puntos.',
          'option.openScore':
            '**Puntos a la vista** (si no, no): todos ven los puntos durante la partida.',
        },
        'MG-TWO-6': 'Hay doce bazas. La partida acaba cuando se han jugado todas las cartas.',
      },
    },
    winner: {
      title: 'Quién se lleva la baza',
      rules: {
        'MG-WIN-1':
          'De estas ocho líneas decide la primera que encaja. La respuesta es un **Comodín:** gana la respuesta, también a un Comodín, un Espejo o una Cruz.',
        'MG-WIN-2':
          'Se sale con un Comodín y responde el **Espejo:** gana la respuesta, porque el Espejo se convierte en otro Comodín.',
        'MG-WIN-3': 'Se sale con un **Comodín** y responde otra cosa: gana la salida.',
        'MG-WIN-4': {
          rule: 'Se sale con una **Cruz:** gana la respuesta. De dos Cruces gana la segunda.',
          'decision.mirror':
            'La hoja no nombra el Espejo como respuesta a una Cruz. Se convierte en otra Cruz, y por eso gana.',
        },
        'MG-WIN-5': {
          rule: 'Responde una **Cruz:** gana la salida.',
          'decision.mirror':
            'Según la hoja un Espejo de salida gana, salvo contra un Comodín. Así que gana también contra una Cruz.',
        },
        'MG-WIN-6': 'Se sale con el **Espejo:** gana la salida. De dos Espejos gana el primero.',
        'MG-WIN-7': 'Responde el **Espejo:** gana la salida.',
        'MG-WIN-8': 'Dos **números:** gana la respuesta si suman exactamente 7; si no, la salida.',
      },
    },
    counting: {
      title: 'El recuento',
      rules: {
        'MG-SCO-1':
          'Cada número ganado vale lo que dice, también los negativos. Comodines y Cruces valen 0.',
        'MG-SCO-2': {
          rule: 'Lo que vale el Espejo es una regla de la casa.',
          'option.zero':
            '**Cero** (lo habitual): según la hoja las tres cartas especiales valen 0.',
          'option.copies':
            '**El Dragón copia:** vale tanto como la otra carta de su baza. Así lo lee el museo, y por eso la hoja manda apartar esas bazas. Con un Comodín, una Cruz u otro Espejo vale 0.',
        },
        'MG-SCO-3': {
          rule: 'Gana el total más alto.',
          'decision.level':
            'La hoja no dice nada de un empate. Los totales iguales comparten la victoria.',
        },
      },
    },
    four: {
      title: 'Para cuatro',
      rules: {
        'MG-FOUR-1':
          'Las dos barajas. Dos contra dos, las parejas frente a frente. Cada cual recibe un Comodín y seis de las otras 44 cartas; el mazo tiene 20. Los puntos cuentan para el equipo.',
        'MG-FOUR-2':
          'Quien sale dice para qué rival es la carta; solo ese responde. Después roban los dos mientras haya mazo, primero quien ganó. La suerte dice quién sale primero.',
        'MG-FOUR-3': 'No se puede elegir a un rival sin cartas; entonces tiene que ser su pareja.',
        'MG-FOUR-4': 'Quien gana sale después. Si ganó con su última carta, sale su pareja.',
        'MG-FOUR-5': {
          'option.alternate':
            '**Cambiar de rival** (si no, no; una variante de la hoja): si el mismo equipo sale dos veces seguidas, la segunda tiene que ser contra el rival que no respondió a la primera, si aún tiene cartas.',
        },
        'MG-FOUR-6': 'Hay 24 bazas; los dos equipos se quedan sin cartas a la vez.',
      },
    },
    three: {
      title: 'Para tres: nuestra regla de la casa',
      rules: {
        'MG-THREE-1': {
          'decision.three':
            'La caja promete de 2 a 4 jugadores, pero la hoja no tiene juego para tres. Este es el nuestro: las dos barajas sin un Comodín, 47 cartas, cada cual por su cuenta. Cada uno recibe un Comodín y seis de las otras 44; el mazo tiene 26. Quien sale elige quién responde, y los dos roban mientras haya mazo.',
        },
        'MG-THREE-2':
          'Si quien ganó no tiene cartas, sale el siguiente que tenga. La partida acaba cuando menos de dos jugadores tienen cartas; lo que quede en una mano no cuenta para nadie. Son de 20 a 23 bazas.',
        'MG-THREE-3': '«Cambiar de rival» vale aquí para quien sale dos veces seguidas.',
      },
    },
    seen: {
      title: 'Qué puedes ver',
      rules: {
        'MG-SEE-1':
          'Ves tu mano, cuántas cartas tienen todos y el mazo, la baza en la mesa y cuántas bazas ha ganado cada lado. Las otras manos, el mazo y las bazas ganadas están ocultos.',
        'MG-SEE-2':
          'Nada de lo que ves depende de lo oculto. Quien mira no ve ninguna mano; la partida entera es pública cuando acaba.',
      },
    },
  },
  short: {
    goal: '**El objetivo:** sumar más puntos en tus bazas.',
    deal: '**Reparto** (para dos): un Comodín y seis cartas cada cual; el resto es el mazo.',
    seven:
      '**Sumar 7:** uno sale, el otro responde. Si las dos cartas suman 7, gana la respuesta; si no, la salida.',
    joker: '**Comodín:** gana a todo. Solo un Comodín o un Espejo de respuesta le gana.',
    mirror:
      '**Espejo:** se convierte en lo que es la otra carta. De salida solo pierde contra un Comodín; de respuesta solo gana a un Comodín o una Cruz.',
    cross: '**Cruz:** pierde, salvo como respuesta a otra Cruz.',
    draw: '**Robar:** después de cada baza roban los dos, primero quien ganó. Y sale quien ganó.',
    count: '**Recuento:** cada número lo que dice, también los negativos. Cartas especiales 0.',
    four: '**Para cuatro:** dos equipos, dos barajas. Quien sale elige al rival.',
    three: '**Para tres** (nuestra regla): dos barajas sin un Comodín, cada cual por su cuenta.',
  },
  examples: {
    seven:
      'Solo las parejas suman 7. Una carta alta que nadie gana se queda con quien salió con ella.',
    specials:
      'La primera línea es un regalo envenenado: el Comodín gana y se tiene que llevar el −6.',
    partners: 'Ann y Cleo juegan contra Ben y Dan. Ann ganó y puede volver a elegir a cualquiera.',
    alternate: 'Ann sale dos veces seguidas. La primera respondió Ben, ahora tiene que ser Dan.',
  },
} as const satisfies MagicTexts;
