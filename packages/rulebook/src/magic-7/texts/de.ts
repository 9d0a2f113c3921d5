import type { MagicTexts } from './texts.ts';

export default {
  pitch:
    'Zwei Karten, die zusammen 7 ergeben, machen den Stich. Ein Spiel von Leo Colovini für zwei bis vier.',
  sources:
    'Dieses Buch folgt dem deutschen Blatt (Piatnik Nr. 6126, 1990) in unseren eigenen Worten. Eine Zusammenfassung des Österreichischen Spielemuseums erzählt dasselbe Spiel, bis auf den Wert des Spiegels und die Zahl der Spieler, „2 oder 4“. Wo das Blatt etwas offen lässt, mussten wir uns festlegen: Das ist als Entscheidung gekennzeichnet. Wo ein Tisch es gut auch anders wollen kann, gibt es eine Hausregel zur Wahl.',
  chapters: {
    material: {
      title: 'Die Karten',
      rules: {
        'MG-MAT-1':
          'Ein Spiel hat 24 Karten: die Zahlen −6 bis +13, jede einmal; zwei Joker (der Zauberer); einen Spiegel (der Drache); ein Kreuz (die Ratte).',
        'MG-MAT-2': 'In der Schachtel sind zwei solche Spiele, 48 Karten.',
        'MG-MAT-3':
          'Jede Zahl hat genau einen Partner, mit dem sie 7 ergibt: −6 und +13, −5 und +12, −4 und +11, −3 und +10, −2 und +9, −1 und +8, 0 und +7, +1 und +6, +2 und +5, +3 und +4. Partner tragen dasselbe Bild.',
      },
    },
    two: {
      title: 'Zu zweit',
      rules: {
        'MG-TWO-1':
          'Ein Kartenspiel. Jeder bekommt einen Joker und sechs Karten vom gemischten Rest; die übrigen zehn sind der verdeckte Stapel.',
        'MG-TWO-2': {
          'decision.lot': 'Wer beginnt, sagt das Blatt nicht. Das Los entscheidet.',
        },
        'MG-TWO-3':
          'Einer spielt eine beliebige Karte aus, der andere antwortet mit einer beliebigen. Niemand muss einen Stich machen, auch wenn er könnte.',
        'MG-TWO-4': {
          rule: 'Wer gewinnt [MG-WIN-1], nimmt beide Karten verdeckt. Solange es einen Stapel gibt, ziehen dann beide eine Karte. Wer gewonnen hat, spielt zum nächsten Stich aus.',
          'decision.draw': 'Wer zuerst zieht, sagt das Blatt nicht. Es ist, wer gewonnen hat.',
        },
        'MG-TWO-5': {
          rule: 'Gewonnene Stiche werden nicht mehr angesehen. Ein fertiger Stich ist also nur bis zum nächsten Ausspiel zu sehen, und Punkte sieht man im Spiel keine.',
          'option.openScore':
            '**Offene Punkte** (sonst aus): Alle sehen die Punkte während des Spiels.',
        },
        'MG-TWO-6': 'Es gibt zwölf Stiche. Sind alle Karten gespielt, ist das Spiel vorbei.',
      },
    },
    winner: {
      title: 'Wer den Stich macht',
      rules: {
        'MG-WIN-1':
          'Von diesen acht Zeilen entscheidet die erste, die passt. Die Antwort ist ein **Joker:** Die Antwort macht den Stich, auch gegen Joker, Spiegel oder Kreuz.',
        'MG-WIN-2':
          'Ein Joker wird ausgespielt, und der **Spiegel** antwortet: Die Antwort macht den Stich, denn der Spiegel wird ein zweiter Joker.',
        'MG-WIN-3':
          'Ein **Joker** wird ausgespielt, und etwas anderes antwortet: Das Ausspiel macht den Stich.',
        'MG-WIN-4': {
          rule: 'Ein **Kreuz** wird ausgespielt: Die Antwort macht den Stich. Von zwei Kreuzen gewinnt das zweite.',
          'decision.mirror':
            'Den Spiegel als Antwort auf ein Kreuz nennt das Blatt nicht. Er wird ein zweites Kreuz und gewinnt darum.',
        },
        'MG-WIN-5': {
          rule: 'Ein **Kreuz** antwortet: Das Ausspiel macht den Stich.',
          'decision.mirror':
            'Nach dem Blatt gewinnt ein ausgespielter Spiegel, nur der Joker ist ausgenommen. Also gewinnt er auch gegen ein Kreuz.',
        },
        'MG-WIN-6':
          'Der **Spiegel** wird ausgespielt: Das Ausspiel macht den Stich. Von zwei Spiegeln gewinnt der erste.',
        'MG-WIN-7': 'Der **Spiegel** antwortet: Das Ausspiel macht den Stich.',
        'MG-WIN-8':
          'Zwei **Zahlen:** Die Antwort macht den Stich, wenn beide genau 7 ergeben, sonst das Ausspiel.',
      },
    },
    counting: {
      title: 'Zählen',
      rules: {
        'MG-SCO-1':
          'Jede gewonnene Zahl zählt, was darauf steht, auch die negativen. Joker und Kreuz zählen 0.',
        'MG-SCO-2': {
          rule: 'Was der Spiegel zählt, ist eine Hausregel.',
          'option.zero': '**Null** (üblich): Nach dem Blatt zählen alle drei Sonderkarten 0.',
          'option.copies':
            '**Der Drache kopiert:** Er zählt so viel wie die andere Karte seines Stichs. So liest es das Museum, und darum lässt das Blatt solche Stiche beiseitelegen. Mit Joker, Kreuz oder einem zweiten Spiegel zählt er 0.',
        },
        'MG-SCO-3': {
          rule: 'Die höchste Summe gewinnt.',
          'decision.level':
            'Über Gleichstand sagt das Blatt nichts. Gleiche Summen teilen sich den Sieg.',
        },
      },
    },
    four: {
      title: 'Zu viert',
      rules: {
        'MG-FOUR-1':
          'Beide Kartenspiele. Zwei gegen zwei, Partner sitzen einander gegenüber. Jeder bekommt einen Joker und sechs der 44 anderen Karten; der Stapel hat 20. Die Punkte zählen für das Team.',
        'MG-FOUR-2':
          'Wer ausspielt, sagt, für welchen Gegner die Karte ist; nur der antwortet. Dann ziehen beide, solange es einen Stapel gibt, zuerst wer gewonnen hat. Wer zuerst ausspielt, entscheidet das Los.',
        'MG-FOUR-3':
          'Ein Gegner ohne Karten kann nicht gewählt werden; dann muss es sein Partner sein.',
        'MG-FOUR-4':
          'Wer gewinnt, spielt als Nächster aus. War es die letzte Karte, spielt der Partner aus.',
        'MG-FOUR-5': {
          'option.alternate':
            '**Gegner wechseln** (sonst aus; eine Variante des Blatts): Spielt dasselbe Team zweimal hintereinander aus, muss das zweite Mal der Gegner dran sein, der beim ersten nicht geantwortet hat, wenn er noch Karten hat.',
        },
        'MG-FOUR-6': 'Es gibt 24 Stiche; beiden Teams gehen die Karten gleichzeitig aus.',
      },
    },
    three: {
      title: 'Zu dritt: unsere Hausregel',
      rules: {
        'MG-THREE-1': {
          'decision.three':
            'Die Schachtel verspricht 2 bis 4 Spieler, aber das Blatt kennt kein Spiel zu dritt. Dies ist unseres: beide Kartenspiele ohne einen Joker, 47 Karten, jeder für sich. Jeder bekommt einen Joker und sechs der 44 anderen; der Stapel hat 26. Wer ausspielt, wählt, wer antwortet, und beide ziehen, solange es einen Stapel gibt.',
        },
        'MG-THREE-2':
          'Hat der Gewinner keine Karten mehr, spielt im Uhrzeigersinn der Nächste aus, der welche hat. Haben weniger als zwei noch Karten, ist das Spiel vorbei; was dann in einer Hand ist, zählt für niemanden. Das dauert 20 bis 23 Stiche.',
        'MG-THREE-3':
          '„Gegner wechseln“ gilt hier für jeden, der zweimal hintereinander ausspielt.',
      },
    },
    seen: {
      title: 'Was du sehen darfst',
      rules: {
        'MG-SEE-1':
          'Du siehst deine Hand, wie viele Karten alle und der Stapel haben, den Stich auf dem Tisch und wie viele Stiche jede Seite gewonnen hat. Andere Hände, der Stapel und gewonnene Stiche sind verborgen.',
        'MG-SEE-2':
          'Nichts von dem, was du siehst, hängt von Verborgenem ab. Wer zuschaut, sieht keine Hand; das ganze Protokoll ist öffentlich, wenn das Spiel vorbei ist.',
      },
    },
  },
  short: {
    goal: '**Das Ziel:** die meisten Punkte in deinen Stichen.',
    deal: '**Geben** (zu zweit): jedem ein Joker und sechs Karten; der Rest ist der Stapel.',
    seven:
      '**7 ergeben:** Einer spielt aus, der andere antwortet. Ergeben beide Karten 7, macht die Antwort den Stich, sonst das Ausspiel.',
    joker: '**Joker:** nimmt alles. Nur Joker oder Spiegel als Antwort nehmen ihn zurück.',
    mirror:
      '**Spiegel:** wird, was die andere Karte ist. Ausgespielt verliert er nur gegen einen Joker; als Antwort sticht er nur Joker oder Kreuz.',
    cross: '**Kreuz:** verliert, außer als Antwort auf ein anderes Kreuz.',
    draw: '**Ziehen:** Nach jedem Stich ziehen beide, zuerst wer gewonnen hat. Der spielt auch aus.',
    count: '**Zählen:** jede Zahl, was darauf steht, auch die negativen. Sonderkarten 0.',
    four: '**Zu viert:** zwei Teams, beide Kartenspiele. Wer ausspielt, wählt den Gegner.',
    three: '**Zu dritt** (unsere Hausregel): beide Kartenspiele ohne einen Joker, jeder für sich.',
  },
  examples: {
    seven:
      'Nur Partner ergeben 7. Eine hohe Karte, die niemand sticht, bleibt bei dem, der sie ausgespielt hat.',
    specials: 'Die erste Zeile ist ein böses Geschenk: Der Joker gewinnt und muss die −6 nehmen.',
    partners:
      'Ann und Cleo spielen gegen Ben und Dan. Ann hat gewonnen und darf wieder jeden von beiden wählen.',
    alternate:
      'Ann spielt zweimal hintereinander aus. Beim ersten Mal hat Ben geantwortet, jetzt muss es Dan sein.',
  },
} as const satisfies MagicTexts;
