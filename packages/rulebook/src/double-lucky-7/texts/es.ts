import type { LuckyTexts } from './texts.ts';

export default {
  pitch: 'Di cuántas bazas ganarás y gana exactamente esas: ni una más, ni una menos.',
  sources:
    'Este libro sigue la edición inglesa actual, sus hojas alemana y neerlandesa y la hoja francesa de la primera edición, con nuestras propias palabras. Donde las hojas se contradicen o callan tuvimos que decidir: está marcado como decisión. Donde una mesa puede preferir otra cosa hay una regla de la casa a elegir.',
  chapters: {
    material: {
      title: 'Qué hay en la caja',
      rules: {
        'DL-MAT-1':
          'Hay 57 cartas: los números del 1 al 14 en cada uno de los cuatro colores, y un solo Comodín.',
        'DL-MAT-2':
          'Juegan de dos a siete. Cada cual tiene un color y, en él, las fichas de apuesta del 0 al 7 y un Escape Pawn.',
        'DL-MAT-3':
          'Hay una ficha de reparto, la D, y las fichas de ronda del 1 al 7. La ficha de ronda dice cuántas cartas recibe cada cual; son también las bazas que hay.',
        'DL-MAT-4':
          'La Lucky Wheel tiene siete opciones. El Lucky Dice tiene ocho caras: una por opción y una X.',
      },
    },
    game: {
      title: 'La partida entera',
      rules: {
        'DL-GAME-1': {
          rule: 'Antes de empezar, poneos de acuerdo en tres cosas: la duración, el modo y las reglas de la casa.',
          'option.rounds': '14 rondas, o 7 para una partida corta.',
          'option.mode':
            'El modo **Clásico** se juega sin rueda. En **Tactical Escape** cada cual puede usar la Lucky Wheel una vez en siete rondas; en **Lucky Dice** el dado dice qué hace la rueda.',
        },
        'DL-GAME-2':
          'En las rondas 1 a 7 cada cual recibe tantas cartas como el número de la ronda. Desde la ronda 8 se vuelve a bajar: 7, 6, 5… y una sola carta en la ronda 14. Hay tantas bazas como cartas.',
        'DL-GAME-3': {
          rule: 'Para el primer reparto cada cual saca una carta del mazo barajado; la más alta reparte.',
          'decision.joker':
            'Las hojas no hablan del Comodín ni de un empate. Aquí el Comodín es lo más alto, y quienes comparten la carta más alta sacan otra hasta que quede uno.',
        },
        'DL-GAME-4':
          'Después de cada ronda la D pasa un sitio en el sentido de las agujas del reloj, desde quien la tenga en ese momento. Un Change Dealer dura, pues [DL-WHL-3].',
        'DL-GAME-5': {
          rule: 'Después de la última ronda gana el total más alto.',
          'decision.level':
            'Las hojas no dicen nada de un empate. Quienes empatan en cabeza comparten la victoria.',
        },
      },
    },
    deal: {
      title: 'El reparto y el triunfo',
      rules: {
        'DL-DEAL-1':
          'Para cada ronda se barajan de nuevo las 57 cartas. Quien reparte las da de una en una, en el sentido de las agujas del reloj, empezando por su izquierda.',
        'DL-DEAL-2':
          'Se descubre la carta de arriba del resto. Su color es triunfo hasta que acaba la ronda.',
        'DL-DEAL-3': {
          rule: 'Si se descubre el Comodín, decide la regla de la casa. Ese Comodín ya no juega en la ronda.',
          'option.dealer-leads':
            '**La salida es triunfo** (lo habitual, según el texto principal de la edición actual): no hay triunfo fijo. En cada baza es triunfo el color con que sale quien reparte, solo en esa baza.',
          'option.dealer-chooses':
            '**Lo nombra quien reparte** (primera edición, y el comienzo rápido de la actual): quien reparte mira su mano y nombra el color de triunfo antes de las apuestas.',
        },
      },
    },
    bids: {
      title: 'Las apuestas',
      rules: {
        'DL-BID-1':
          'Quien reparte apuesta primero, los demás siguen en el sentido de las agujas del reloj. Se puede apostar desde 0 hasta el número de tus cartas.',
        'DL-BID-2': 'Cada apuesta queda a la vista en cuanto se hace.',
        'DL-BID-3':
          'Quien apuesta en último lugar no puede hacer que todas las apuestas sumen el número de bazas. Así siempre se equivoca alguien.',
      },
    },
    tricks: {
      title: 'Las bazas',
      rules: {
        'DL-TRK-1':
          'Quien reparte sale en todas las bazas de la ronda. Ganar una baza no da la salida.',
        'DL-TRK-2':
          'Los demás siguen en el sentido de las agujas del reloj. Si tienes el color de salida, debes jugar una carta de ese color, o el Comodín.',
        'DL-TRK-3': 'Si no tienes ninguna, juega lo que quieras. Nunca hay que triunfar.',
        'DL-TRK-4':
          'El Comodín se puede jugar en cualquier momento, también de salida, y gana todas las bazas.',
        'DL-TRK-5': {
          'decision.joker':
            'Las hojas no dicen qué pide un Comodín de salida. Aquí no pide ningún color: cada cual juega lo que quiere.',
        },
        'DL-TRK-6':
          'Sin el Comodín gana el triunfo más alto. Si no hay triunfo en la baza, gana la carta más alta del color de salida.',
        'DL-TRK-7':
          'Quien gana cuenta una baza más. Cuando se han jugado todas las cartas, la ronda acaba.',
      },
    },
    points: {
      title: 'Los puntos',
      rules: {
        'DL-SCO-1':
          'Si ganaste exactamente las bazas que apostaste, recibes 10 puntos y 2 más por baza. Si no, nada.',
        'DL-SCO-2':
          'La ronda 7 es la ronda Double Lucky 7: los puntos de todos valen el doble, hasta 48. La ronda 8 también tiene siete cartas, pero cuenta una vez.',
        'DL-SCO-3': 'Quien usó Double Points [DL-WHL-4] dobla sus propios puntos de esa ronda.',
        'DL-SCO-4': {
          rule: 'En Tactical Escape y Lucky Dice pierdes 10 puntos por cada mitad de siete rondas en que tu peón no estuvo nunca en la rueda. Esta penalización tiene su propia casilla en el bloc de puntos; un total puede bajar de cero.',
          'decision.halves':
            'Las hojas hablan de 10 puntos por una partida sin usarla, y de dos veces 10 si las dos mitades de una partida larga quedan sin usar. Lo leemos como 10 por cada mitad sin usar.',
          'decision.dice':
            'No dicen qué vale para quien en Lucky Dice solo sacó X. La penalización vale también entonces.',
        },
        'DL-SCO-5':
          'Quien gana con 140 puntos o más, descontada la penalización, entra en el High Rollers Club, con fecha, nombre y puntos.',
      },
    },
    wheel: {
      title: 'Lucky Wheel y Lucky Dice',
      rules: {
        'DL-LW-1':
          'Después de la última apuesta y antes de la primera carta se pregunta a quienes aún tienen su peón si lo usan, primero a la izquierda de quien reparte y por último a quien reparte. El primero que lo usa acaba las preguntas: un uso o una tirada por ronda como mucho. Todos pueden pasar. Se pregunta a quien tenga peón, aunque solo pueda pasar.',
        'DL-LW-2':
          'Una opción usada queda ocupada para todos hasta que acabe esa mitad de siete rondas. Después de la ronda 7 de una partida larga vuelven todos los peones y la rueda queda libre.',
        'DL-LW-3':
          'En Tactical Escape pones tu peón en una opción libre que se pueda usar ahora, y la haces.',
        'DL-LW-4': {
          rule: 'En Lucky Dice se tira el dado.',
          'point.x':
            '**X:** no pasa nada y conservas tu peón. En esta ronda no se pregunta a nadie más; en otra podrás volver a tirar.',
          'point.free': '**Una opción libre:** tienes que hacerla, y tu peón la ocupa.',
          'point.blocked':
            '**Una opción ocupada:** eres Double Lucky. Elige una opción libre que se pueda usar ahora.',
          'decision.double-points':
            'Las hojas olvidan Double Points en la ronda 7, donde no se puede. Cuenta entonces como ocupada.',
          'decision.none-left':
            'Tampoco dicen qué pasa si eres Double Lucky y no queda ninguna opción posible. No pasa nada, conservas tu peón y no se pregunta a nadie más.',
        },
        'DL-LW-5':
          'Lo que no se puede hacer no se puede elegir. Solo afecta a Double Points en la ronda 7.',
      },
    },
    options: {
      title: 'Las siete opciones',
      rules: {
        'DL-WHL-1':
          '**Change Bid:** la apuesta de un jugador, también la tuya, sube o baja 1. Queda entre 0 y el número de bazas. Esta vez las apuestas pueden sumar el número de bazas.',
        'DL-WHL-2':
          '**Player Swap:** dos jugadores, tú también si quieres, cambian toda su mano. Las apuestas se quedan.',
        'DL-WHL-3': {
          rule: '**Change Dealer:** la D pasa a otro jugador, o a ti. Quien la recibe sale en esta ronda, y para la siguiente la D sigue desde ahí. Si la salida es triunfo, ahora es la suya; un color nombrado se queda.',
          'decision.moves':
            'Las hojas no dicen si la D puede quedarse donde está. Aquí tiene que cambiar de sitio.',
        },
        'DL-WHL-4':
          '**Double Points:** si aciertas tu apuesta, tus puntos de esta ronda valen el doble [DL-SCO-3]. No en la ronda 7.',
        'DL-WHL-5': {
          rule: '**Change Trump:** nombras un nuevo color de triunfo. La carta descubierta se vuelve a tapar.',
          'decision.other':
            'Las hojas no dicen si se puede nombrar el mismo color. Aquí tiene que ser otro; sin triunfo fijo, cualquiera de los cuatro.',
        },
        'DL-WHL-6':
          '**Extra Card:** la siguiente carta del mazo se pone descubierta delante de ti. En uno de tus turnos de esta ronda puedes jugarla en vez de una carta de la mano. No tiene que ver con seguir el color: puedes jugarla aunque tu mano pueda seguir, y nunca te obliga a seguir. Al final sobra una carta, que no cuenta. Si repartes tú, puedes salir con ella; entonces hay que seguir su color.',
        'DL-WHL-7':
          '**No Trump:** en esta ronda no hay triunfo, tampoco por la salida. Se sigue como antes y el Comodín gana igual.',
      },
    },
    variants: {
      title: 'Otras maneras de jugar',
      rules: {
        'DL-VAR-1': '**Partida corta:** 7 rondas.',
        'DL-VAR-2':
          '**Por diversión:** acordad prendas divertidas. Después de cada ronda saca una quien falló su apuesta. La lista es vuestra; la nuestra es inofensiva.',
        'DL-VAR-3':
          '**Primera edición:** Clásico, y quien reparte nombra el triunfo si se descubre el Comodín [DL-DEAL-3].',
      },
    },
    seen: {
      title: 'Qué puedes ver',
      rules: {
        'DL-SEE-1': {
          rule: 'Ves tu mano; de todos, el número de cartas, la apuesta y las bazas; la carta descubierta (si Change Trump no la tapó) y el triunfo; las cartas extra; la baza en la mesa; la rueda y los peones; y todo el bloc de puntos.',
          'option.lastTrick':
            'La última baza acabada se puede volver a mirar (lo habitual). Si no, solo se ve hasta la siguiente jugada.',
        },
        'DL-SEE-2': 'Nadie ve otra mano ni el mazo, y nada de lo que ves depende de ellos.',
        'DL-SEE-3':
          'Quien mira ve lo que ven todos, y ninguna mano. La partida entera es pública cuando acaba.',
      },
    },
  },
  short: {
    goal: '**El objetivo:** di cuántas bazas ganarás y gana exactamente esas.',
    round:
      '**Rondas:** 1 carta en la ronda 1, 2 en la ronda 2, hasta 7; una partida larga baja después hasta 1.',
    trump:
      '**Triunfo:** el color de la carta descubierta gana a los demás. Si es un Comodín, baza a baza es triunfo el color con que sale quien reparte.',
    bid: '**Apostar:** primero quien reparte, luego en el sentido de las agujas del reloj, todo a la vista.',
    sum: '**La última apuesta** no puede hacer que la suma sea el número de bazas.',
    lead: '**Salir:** quien reparte sale en todas las bazas.',
    follow: '**Seguir** el color de salida si lo tienes. Si no, juega lo que quieras.',
    joker: '**Comodín:** en cualquier momento, gana siempre.',
    winner:
      '**Quién gana:** el triunfo más alto; sin triunfo, la carta más alta del color de salida.',
    points: '**Puntos:** apuesta acertada: 10 y 2 por baza. Fallada: 0.',
    double: '**La ronda 7** vale el doble.',
    wheel:
      '**Lucky Wheel:** después de las apuestas un jugador puede usar su peón: Change Bid, Player Swap, Change Dealer, Double Points (no en la ronda 7), Change Trump, Extra Card, No Trump. Cada opción una vez por mitad.',
    die: '**Lucky Dice:** se tira el dado. X: nada. Libre: hay que hacerla. Ocupada: elige una libre.',
    penalty:
      '**Penalización:** 10 puntos menos por cada mitad en que tu peón no estuvo en la rueda.',
    end: '**Al final** gana el total más alto; desde 140 puntos entras en el High Rollers Club.',
  },
  examples: {
    'last-bid': '1, 1 y 0 suman 2. Con un 1 la suma sería 3, el número de bazas.',
    'over-already': 'Las apuestas ya suman 4, más que bazas hay: todo vale.',
    'must-follow': 'Una carta del color de salida, o el Comodín; el triunfo tendrá que esperar.',
    'free-choice':
      'Ninguna carta del color de salida: vale toda la mano. Nadie tiene que triunfar.',
    'small-trump':
      'El triunfo más pequeño gana a la carta más grande de cualquier otro color. Ann vuelve a salir.',
    'joker-wins': 'Hasta el triunfo más alto pierde contra el Comodín.',
    'joker-led': 'Un Comodín de salida no pide nada.',
    'dealer-leads':
      'El Comodín está en el mazo: el color de Ann es triunfo en esta baza, y el 14 de otro color no sirve.',
    points: 'Diez por acertar, dos por baza; nada por casi.',
    'change-bid': 'Ahora las apuestas suman 5, el número de bazas. En la rueda está permitido.',
    'player-swap': 'Ann y Cleo cambian sus manos; la apuesta 2 de Ann ahora es fácil.',
    'change-dealer': 'Cleo sale en las cuatro bazas, y en la siguiente ronda reparte Dan.',
    'change-trump': 'La carta descubierta se tapa.',
    'extra-card': 'Dos que siguen, y la carta extra aunque pueda seguir.',
    'no-trump': 'Sin triunfo, el 14 de otro color solo es un descarte.',
    'double-lucky':
      'Change Bid está ocupada: Ann es Double Lucky y puede elegir cualquier opción libre.',
    'rolled-x': 'No pasó nada; Ann podrá volver a tirar en otra ronda.',
  },
} as const satisfies LuckyTexts;
