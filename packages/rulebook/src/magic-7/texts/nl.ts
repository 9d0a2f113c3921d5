import type { MagicTexts } from './texts.ts';

export default {
  pitch:
    'Twee kaarten die samen 7 zijn, halen de slag. Een spel van Leo Colovini voor twee tot vier.',
  sources:
    'Dit boek volgt het Duitse blad (Piatnik nr. 6126, 1990) in onze eigen woorden. Een samenvatting van het Oostenrijkse spellenmuseum vertelt hetzelfde spel, op de waarde van de Spiegel en het aantal spelers na, “2 of 4”. Waar het blad iets openlaat, moesten wij kiezen: dat staat er als besluit bij. Waar een tafel het best anders kan willen, is er een huisregel om te kiezen.',
  chapters: {
    material: {
      title: 'De kaarten',
      rules: {
        'MG-MAT-1':
          'Een spel heeft 24 kaarten: de getallen −6 tot en met +13, elk één keer; twee Jokers (de Tovenaar); een Spiegel (de Draak); een Kruis (de Rat).',
        'MG-MAT-2': 'In de doos zitten twee zulke spellen, 48 kaarten.',
        'MG-MAT-3':
          'Elk getal heeft precies één partner waarmee het 7 is: −6 en +13, −5 en +12, −4 en +11, −3 en +10, −2 en +9, −1 en +8, 0 en +7, +1 en +6, +2 en +5, +3 en +4. Partners hebben dezelfde afbeelding.',
      },
    },
    two: {
      title: 'Met twee',
      rules: {
        'MG-TWO-1':
          'Eén kaartspel. Elk krijgt een Joker en zes kaarten van de geschudde rest; de tien die overblijven zijn de dichte stapel.',
        'MG-TWO-2': {
          'decision.lot': 'Het blad zegt niet wie begint. Het lot beslist.',
        },
        'MG-TWO-3':
          'De een komt uit met een kaart naar keuze, de ander antwoordt met een kaart naar keuze. Een slag halen hoeft nooit, ook als je kunt.',
        'MG-TWO-4': {
          rule: 'Wie wint [MG-WIN-1], neemt beide kaarten dicht. Zolang er een stapel is, trekken beiden dan een kaart. Wie won, komt in de volgende slag uit.',
          'decision.draw': 'Het blad zegt niet wie eerst trekt. Dat is wie won.',
        },
        'MG-TWO-5': {
          rule: 'Gewonnen slagen worden niet meer bekeken. Een slag is dus alleen tot de volgende uitkomst te zien, en punten zie je tijdens het spel niet.',
          'option.openScore':
            '**Open score** (anders uit): iedereen ziet de punten tijdens het spel.',
        },
        'MG-TWO-6': 'Er zijn twaalf slagen. Zijn alle kaarten gespeeld, dan is het spel voorbij.',
      },
    },
    winner: {
      title: 'Wie de slag haalt',
      rules: {
        'MG-WIN-1':
          'Van deze acht regels beslist de eerste die past. Het antwoord is een **Joker:** het antwoord haalt de slag, ook van een Joker, een Spiegel of een Kruis.',
        'MG-WIN-2':
          'De uitkomst is een Joker en de **Spiegel** antwoordt: het antwoord haalt de slag, want de Spiegel wordt een tweede Joker.',
        'MG-WIN-3':
          'De uitkomst is een **Joker** en iets anders antwoordt: de uitkomst haalt de slag.',
        'MG-WIN-4': {
          rule: 'De uitkomst is een **Kruis:** het antwoord haalt de slag. Van twee Kruisen wint het tweede.',
          'decision.mirror':
            'Het blad noemt de Spiegel als antwoord op een Kruis niet. Hij wordt een tweede Kruis en wint dus.',
        },
        'MG-WIN-5': {
          rule: 'Een **Kruis** antwoordt: de uitkomst haalt de slag.',
          'decision.mirror':
            'Volgens het blad wint een Spiegel als uitkomst, alleen de Joker uitgezonderd. Dus wint hij ook van een Kruis.',
        },
        'MG-WIN-6':
          'De uitkomst is de **Spiegel:** de uitkomst haalt de slag. Van twee Spiegels wint de eerste.',
        'MG-WIN-7': 'De **Spiegel** antwoordt: de uitkomst haalt de slag.',
        'MG-WIN-8':
          'Twee **getallen:** het antwoord haalt de slag als ze samen precies 7 zijn, anders de uitkomst.',
      },
    },
    counting: {
      title: 'Tellen',
      rules: {
        'MG-SCO-1':
          'Elk gewonnen getal telt wat erop staat, ook de negatieve. Jokers en Kruisen tellen 0.',
        'MG-SCO-2': {
          rule: 'Wat de Spiegel telt is een huisregel.',
          'option.zero':
            '**Nul** (gewoon): volgens het blad tellen alle drie de bijzondere kaarten 0.',
          'option.copies':
            '**De Draak kopieert:** hij telt evenveel als de andere kaart van zijn slag. Zo leest het museum het, en daarom laat het blad zulke slagen apart leggen. Met een Joker, een Kruis of nog een Spiegel telt hij 0.',
        },
        'MG-SCO-3': {
          rule: 'Het hoogste totaal wint.',
          'decision.level':
            'Het blad zegt niets over een gelijke stand. Gelijke totalen delen de winst.',
        },
      },
    },
    four: {
      title: 'Met vier',
      rules: {
        'MG-FOUR-1':
          'Beide kaartspellen. Twee tegen twee, partners zitten tegenover elkaar. Iedereen krijgt een Joker en zes van de 44 andere kaarten; de stapel heeft er 20. Punten tellen voor het team.',
        'MG-FOUR-2':
          'Wie uitkomt, zegt voor welke tegenstander de kaart is; alleen die antwoordt. Daarna trekken beiden zolang er een stapel is, wie won eerst. Het lot zegt wie het eerst uitkomt.',
        'MG-FOUR-3':
          'Een tegenstander zonder kaarten kan niet gekozen worden; dan moet het zijn partner zijn.',
        'MG-FOUR-4': 'Wie wint, komt weer uit. Was het de laatste kaart, dan komt de partner uit.',
        'MG-FOUR-5': {
          'option.alternate':
            '**Van tegenstander wisselen** (anders uit; een variant op het blad): komt hetzelfde team twee keer achter elkaar uit, dan moet de tweede keer de tegenstander aan de beurt zijn die de eerste keer niet antwoordde, als die nog kaarten heeft.',
        },
        'MG-FOUR-6': 'Er zijn 24 slagen; beide teams zijn tegelijk door hun kaarten heen.',
      },
    },
    three: {
      title: 'Met drie: onze huisregel',
      rules: {
        'MG-THREE-1': {
          'decision.three':
            'De doos belooft 2 tot 4 spelers, maar het blad heeft geen spel voor drie. Dit is het onze: beide kaartspellen zonder één Joker, 47 kaarten, ieder voor zich. Elk krijgt een Joker en zes van de 44 andere; de stapel heeft er 26. Wie uitkomt, kiest wie antwoordt, en beiden trekken zolang er een stapel is.',
        },
        'MG-THREE-2':
          'Heeft de winnaar geen kaarten meer, dan komt met de klok mee de volgende uit die er heeft. Hebben minder dan twee spelers nog kaarten, dan is het spel voorbij; wat dan in een hand zit telt voor niemand. Dat duurt 20 tot 23 slagen.',
        'MG-THREE-3':
          '“Van tegenstander wisselen” geldt hier voor wie twee keer achter elkaar uitkomt.',
      },
    },
    seen: {
      title: 'Wat je mag zien',
      rules: {
        'MG-SEE-1':
          'Je ziet je eigen hand, hoeveel kaarten iedereen en de stapel hebben, de slag op tafel en hoeveel slagen elke kant won. Andere handen, de stapel en gewonnen slagen zijn verborgen.',
        'MG-SEE-2':
          'Niets van wat je ziet hangt af van wat verborgen is. Wie kijkt, ziet geen hand; het hele verslag is openbaar als het spel voorbij is.',
      },
    },
  },
  short: {
    goal: '**Het doel:** de meeste punten in je slagen.',
    deal: '**Delen** (met twee): elk een Joker en zes kaarten; de rest is de stapel.',
    seven:
      '**Samen 7:** de een komt uit, de ander antwoordt. Zijn beide kaarten samen 7, dan haalt het antwoord de slag, anders de uitkomst.',
    joker: '**Joker:** wint van alles. Alleen een Joker of Spiegel als antwoord wint van hem.',
    mirror:
      '**Spiegel:** wordt wat de andere kaart is. Als uitkomst verliest hij alleen van een Joker; als antwoord wint hij alleen van een Joker of een Kruis.',
    cross: '**Kruis:** verliest, behalve als antwoord op een ander Kruis.',
    draw: '**Trekken:** na elke slag trekken beiden, wie won eerst. Die komt ook uit.',
    count: '**Tellen:** elk getal wat erop staat, ook de negatieve. Bijzondere kaarten 0.',
    four: '**Met vier:** twee teams, beide kaartspellen. Wie uitkomt, kiest de tegenstander.',
    three: '**Met drie** (onze huisregel): beide kaartspellen zonder één Joker, ieder voor zich.',
  },
  examples: {
    seven:
      'Alleen partners zijn samen 7. Een hoge kaart die niemand wint, blijft bij wie ermee uitkwam.',
    specials: 'De eerste regel is een gemeen cadeau: de Joker wint en moet de −6 nemen.',
    partners: 'Ann en Cleo spelen tegen Ben en Dan. Ann won en mag weer een van beiden kiezen.',
    alternate:
      'Ann komt twee keer achter elkaar uit. De eerste keer antwoordde Ben, nu moet het Dan zijn.',
  },
} as const satisfies MagicTexts;
