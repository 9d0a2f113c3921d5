import type { LuckyTexts } from './texts.ts';

export default {
  pitch:
    'Sag an, wie viele Stiche du machst, und mach genau so viele: keinen mehr, keinen weniger.',
  sources:
    'Dieses Buch folgt der aktuellen englischen Ausgabe, ihren deutschen und niederländischen Blättern und dem französischen Blatt der ersten Ausgabe, in unseren eigenen Worten. Wo die Blätter einander widersprechen oder schweigen, mussten wir uns festlegen: Das ist als Entscheidung gekennzeichnet. Wo ein Tisch es gut auch anders wollen kann, gibt es eine Hausregel zur Wahl.',
  chapters: {
    material: {
      title: 'Was in der Schachtel ist',
      rules: {
        'DL-MAT-1':
          'Es sind 57 Karten: die Zahlen 1 bis 14 in jeder der vier Farben und ein einziger Joker.',
        'DL-MAT-2':
          'Zwei bis sieben spielen mit. Alle haben eine eigene Farbe und darin die Marken 0 bis 7 für die Ansage und einen Escape Pawn.',
        'DL-MAT-3':
          'Es gibt eine Gebermarke, das D, und die Rundenmarken 1 bis 7. Die Rundenmarke sagt, wie viele Karten alle bekommen; so viele Stiche gibt es auch.',
        'DL-MAT-4':
          'Das Lucky Wheel hat sieben Optionen. Der Lucky Dice hat acht Seiten: eine für jede Option und ein X.',
      },
    },
    game: {
      title: 'Das ganze Spiel',
      rules: {
        'DL-GAME-1': {
          rule: 'Vor dem Spiel einigt ihr euch auf dreierlei: wie lange, in welcher Spielart und mit welchen Hausregeln.',
          'option.rounds': '14 Runden, oder 7 für ein kurzes Spiel.',
          'option.mode':
            '**Classic** geht ohne Rad. In **Tactical Escape** darf jeder einmal in sieben Runden das Lucky Wheel benutzen; in **Lucky Dice** wird gewürfelt, was das Rad bewirkt.',
        },
        'DL-GAME-2':
          'In den Runden 1 bis 7 bekommen alle so viele Karten, wie die Runde zählt. Ab Runde 8 geht es wieder hinunter: 7, 6, 5 … und in Runde 14 eine einzige Karte. Es gibt so viele Stiche wie Karten.',
        'DL-GAME-3': {
          rule: 'Für das erste Geben ziehen alle eine Karte aus dem gemischten Stapel; die höchste gibt.',
          'decision.joker':
            'Was mit dem Joker oder bei Gleichstand ist, sagen die Blätter nicht. Bei uns ist der Joker am höchsten, und wer sich die höchste Karte teilt, zieht noch einmal, bis nur noch einer übrig ist.',
        },
        'DL-GAME-4':
          'Nach jeder Runde wandert das D im Uhrzeigersinn einen Platz weiter, ausgehend von dem, der es gerade hat. Ein Change Dealer wirkt also nach [DL-WHL-3].',
        'DL-GAME-5': {
          rule: 'Nach der letzten Runde gewinnt die höchste Summe.',
          'decision.level':
            'Über Gleichstand sagen die Blätter nichts. Wer oben gleichauf liegt, teilt sich den Sieg.',
        },
      },
    },
    deal: {
      title: 'Geben und Trumpf',
      rules: {
        'DL-DEAL-1':
          'Für jede Runde werden alle 57 Karten neu gemischt. Der Geber teilt sie einzeln im Uhrzeigersinn aus und beginnt links von sich.',
        'DL-DEAL-2':
          'Die oberste Karte vom Rest wird aufgedeckt. Ihre Farbe ist Trumpf, bis die Runde vorbei ist.',
        'DL-DEAL-3': {
          rule: 'Wird der Joker aufgedeckt, entscheidet die Hausregel. Dieser Joker spielt in der Runde nicht mehr mit.',
          'option.dealer-leads':
            '**Das Ausspiel ist Trumpf** (üblich, nach dem Haupttext der aktuellen Ausgabe): Es gibt keinen festen Trumpf. In jedem Stich ist die Farbe Trumpf, die der Geber ausspielt, nur für diesen Stich.',
          'option.dealer-chooses':
            '**Der Geber nennt ihn** (erste Ausgabe, und die Kurzanleitung der aktuellen): Der Geber schaut in seine Hand und nennt die Trumpffarbe, bevor jemand ansagt.',
        },
      },
    },
    bids: {
      title: 'Ansagen',
      rules: {
        'DL-BID-1':
          'Der Geber sagt zuerst an, die anderen folgen im Uhrzeigersinn. Erlaubt ist jede Zahl von 0 bis zur Anzahl deiner Karten.',
        'DL-BID-2': 'Jede Ansage liegt offen, sobald sie gemacht ist.',
        'DL-BID-3':
          'Wer zuletzt ansagt, darf alle Ansagen zusammen nicht auf die Zahl der Stiche bringen. So irrt sich immer jemand.',
      },
    },
    tricks: {
      title: 'Die Stiche',
      rules: {
        'DL-TRK-1':
          'Der Geber spielt zu jedem Stich der Runde aus. Wer einen Stich gewinnt, kommt dadurch nicht ans Ausspiel.',
        'DL-TRK-2':
          'Die anderen folgen im Uhrzeigersinn. Wer die ausgespielte Farbe hat, muss eine Karte davon spielen oder den Joker.',
        'DL-TRK-3':
          'Wer keine davon hat, spielt, was er mag. Niemand muss je einen Trumpf spielen.',
        'DL-TRK-4':
          'Der Joker darf jederzeit gespielt werden, auch ausgespielt, und gewinnt jeden Stich.',
        'DL-TRK-5': {
          'decision.joker':
            'Die Blätter sagen nicht, was ein ausgespielter Joker verlangt. Bei uns verlangt er keine Farbe: Alle spielen, was sie mögen.',
        },
        'DL-TRK-6':
          'Ohne den Joker gewinnt der höchste Trumpf. Liegt kein Trumpf im Stich, gewinnt die höchste Karte der ausgespielten Farbe.',
        'DL-TRK-7':
          'Wer gewinnt, zählt einen Stich mehr. Sind alle Karten der Runde gespielt, ist sie vorbei.',
      },
    },
    points: {
      title: 'Punkte',
      rules: {
        'DL-SCO-1':
          'Hast du genau so viele Stiche gemacht wie angesagt, bekommst du 10 Punkte und für jeden Stich 2 dazu. Sonst bekommst du nichts.',
        'DL-SCO-2':
          'Runde 7 ist die Double-Lucky-7-Runde: Die Punkte von allen zählen doppelt, bis zu 48. Runde 8 hat auch sieben Karten, zählt aber einfach.',
        'DL-SCO-3':
          'Wer Double Points benutzt hat [DL-WHL-4], verdoppelt die eigenen Punkte dieser Runde.',
        'DL-SCO-4': {
          rule: 'In Tactical Escape und Lucky Dice verlierst du 10 Punkte für jede Hälfte von sieben Runden, in der dein Pawn nie auf das Rad kam. Diese Strafpunkte haben ein eigenes Feld auf dem Punkteblock; eine Summe kann unter null fallen.',
          'decision.halves':
            'Die Blätter nennen 10 Punkte für ein Spiel ganz ohne Rad und zweimal 10, wenn beide Hälften eines langen Spiels ungenutzt bleiben. Wir lesen das als 10 für jede ungenutzte Hälfte.',
          'decision.dice':
            'Offen bleibt, was gilt, wenn jemand in Lucky Dice immer nur X gewürfelt hat. Die Strafpunkte gelten auch dann.',
        },
        'DL-SCO-5':
          'Wer mit 140 Punkten oder mehr nach Abzug der Strafpunkte gewinnt, kommt in den High Rollers Club, mit Datum, Name und Punkten.',
      },
    },
    wheel: {
      title: 'Lucky Wheel und Lucky Dice',
      rules: {
        'DL-LW-1':
          'Nach der letzten Ansage und vor der ersten Karte werden alle, die ihren Pawn noch haben, der Reihe nach gefragt, ob sie ihn einsetzen: zuerst links vom Geber, zuletzt der Geber. Wer es tut, beendet das Fragen: höchstens ein Einsatz oder Wurf pro Runde. Alle dürfen passen. Gefragt wird, wer einen Pawn hat, auch wenn nur Passen bleibt.',
        'DL-LW-2':
          'Eine benutzte Option ist für alle belegt, bis diese Hälfte von sieben Runden vorbei ist. Nach Runde 7 eines langen Spiels kommen alle Pawns zurück und das Rad ist wieder frei.',
        'DL-LW-3':
          'In Tactical Escape stellst du deinen Pawn auf eine freie Option, die jetzt erlaubt ist, und führst sie aus.',
        'DL-LW-4': {
          rule: 'In Lucky Dice wird stattdessen gewürfelt.',
          'point.x':
            '**X:** Es passiert nichts, und du behältst deinen Pawn. In dieser Runde wird niemand mehr gefragt; in einer späteren darfst du wieder würfeln.',
          'point.free': '**Eine freie Option:** Du musst sie ausführen, und dein Pawn belegt sie.',
          'point.blocked':
            '**Eine belegte Option:** Du bist Double Lucky. Wähle irgendeine freie Option, die jetzt erlaubt ist.',
          'decision.double-points':
            'Die Blätter vergessen Double Points in Runde 7, wo es nicht erlaubt ist. Es gilt dann als belegt.',
          'decision.none-left':
            'Auch sagen sie nicht, was ist, wenn du Double Lucky bist und keine erlaubte Option mehr frei ist. Es passiert nichts, du behältst deinen Pawn, und niemand wird mehr gefragt.',
        },
        'DL-LW-5':
          'Was sich nicht ausführen lässt, lässt sich nicht wählen. Das betrifft nur Double Points in Runde 7.',
      },
    },
    options: {
      title: 'Die sieben Optionen',
      rules: {
        'DL-WHL-1':
          '**Change Bid:** Eine Ansage, auch deine eigene, geht um 1 hinauf oder hinunter. Sie bleibt zwischen 0 und der Zahl der Stiche. Diesmal dürfen die Ansagen zusammen die Zahl der Stiche ergeben.',
        'DL-WHL-2':
          '**Player Swap:** Zwei Spieler, auf Wunsch auch du, tauschen ihre ganze Hand. Die Ansagen bleiben.',
        'DL-WHL-3': {
          rule: '**Change Dealer:** Das D geht an einen anderen Spieler oder an dich. Der neue Geber spielt in dieser Runde aus, und zur nächsten wandert es von dort weiter. Ist das Ausspiel Trumpf, dann jetzt das des neuen Gebers; eine genannte Farbe bleibt.',
          'decision.moves':
            'Die Blätter sagen nicht, ob das D auch liegen bleiben darf. Bei uns muss es den Platz wechseln.',
        },
        'DL-WHL-4':
          '**Double Points:** Triffst du deine Ansage, zählen deine Punkte dieser Runde doppelt [DL-SCO-3]. Nicht in Runde 7.',
        'DL-WHL-5': {
          rule: '**Change Trump:** Du nennst eine neue Trumpffarbe. Die aufgedeckte Karte wird wieder umgedreht.',
          'decision.other':
            'Die Blätter sagen nicht, ob dieselbe Farbe noch einmal genannt werden darf. Bei uns muss es eine andere sein; gibt es keinen festen Trumpf, irgendeine der vier.',
        },
        'DL-WHL-6':
          '**Extra Card:** Die nächste Karte vom Stapel kommt offen vor dich. Du darfst sie in dieser Runde in irgendeinem deiner Züge statt einer Handkarte spielen. Mit dem Bekennen hat sie nichts zu tun: Du darfst sie spielen, obwohl deine Hand bekennen könnte, und sie zwingt dich nie dazu. Am Ende bleibt eine Karte übrig und zählt nichts. Als Geber darfst du sie ausspielen; dann ist ihre Farbe zu bekennen.',
        'DL-WHL-7':
          '**No Trump:** In dieser Runde gibt es keinen Trumpf, auch nicht durch das Ausspiel. Bekannt wird wie sonst, und der Joker gewinnt weiterhin.',
      },
    },
    variants: {
      title: 'Andere Spielweisen',
      rules: {
        'DL-VAR-1': '**Kurzes Spiel:** 7 Runden.',
        'DL-VAR-2':
          '**Lustiges Spiel:** Einigt euch auf lustige Aufgaben. Nach jeder Runde zieht eine, wer seine Ansage verfehlt hat. Die Liste ist eure; unsere ist harmlos.',
        'DL-VAR-3':
          '**Erste Ausgabe:** Classic, und der Geber nennt den Trumpf, wenn der Joker aufgedeckt wird [DL-DEAL-3].',
      },
    },
    seen: {
      title: 'Was du sehen darfst',
      rules: {
        'DL-SEE-1': {
          rule: 'Du siehst deine Hand; von allen die Zahl der Karten, Ansagen und Stiche; die aufgedeckte Karte (wenn Change Trump sie nicht umgedreht hat) und den Trumpf; Extrakarten; den Stich auf dem Tisch; das Rad und die Pawns; und den ganzen Punkteblock.',
          'option.lastTrick':
            'Der letzte fertige Stich darf noch einmal angesehen werden (üblich). Abgeschaltet ist er nur bis zum nächsten Zug zu sehen.',
        },
        'DL-SEE-2':
          'Niemand sieht eine andere Hand oder den Stapel, und nichts von dem, was du siehst, hängt davon ab.',
        'DL-SEE-3':
          'Wer zuschaut, sieht, was alle sehen, und keine Hand. Das ganze Protokoll ist öffentlich, wenn das Spiel vorbei ist.',
      },
    },
  },
  short: {
    goal: '**Das Ziel:** Sag voraus, wie viele Stiche du machst, und mach genau so viele.',
    round:
      '**Runden:** 1 Karte in Runde 1, 2 in Runde 2, bis 7; ein langes Spiel geht dann wieder hinunter bis 1.',
    trump:
      '**Trumpf:** Die Farbe der aufgedeckten Karte schlägt die anderen. Liegt dort ein Joker, ist Stich für Stich Trumpf, was der Geber ausspielt.',
    bid: '**Ansagen:** zuerst der Geber, dann im Uhrzeigersinn, alle offen.',
    sum: '**Die letzte Ansage** darf die Summe nicht auf die Zahl der Stiche bringen.',
    lead: '**Ausspielen:** Der Geber spielt zu jedem Stich aus.',
    follow: '**Bekennen:** Spiel die ausgespielte Farbe, wenn du sie hast. Sonst irgendetwas.',
    joker: '**Joker:** jederzeit, gewinnt immer.',
    winner:
      '**Wer gewinnt:** der höchste Trumpf; ohne ihn die höchste Karte der ausgespielten Farbe.',
    points: '**Punkte:** Ansage getroffen: 10 und 2 pro Stich. Verfehlt: 0.',
    double: '**Runde 7** zählt doppelt.',
    wheel:
      '**Lucky Wheel:** Nach den Ansagen darf einer seinen Pawn einsetzen: Change Bid, Player Swap, Change Dealer, Double Points (nicht in Runde 7), Change Trump, Extra Card, No Trump. Jede Option einmal pro Hälfte.',
    die: '**Lucky Dice:** stattdessen würfeln. X: nichts. Frei: ausführen. Belegt: eine freie wählen.',
    penalty:
      '**Strafpunkte:** 10 Punkte weniger für jede Hälfte, in der dein Pawn nicht auf das Rad kam.',
    end: '**Am Ende** gewinnt die höchste Summe; ab 140 Punkten bist du im High Rollers Club.',
  },
  examples: {
    'last-bid': '1, 1 und 0 macht 2. Mit einer 1 wäre die Summe 3, so viele Stiche gibt es.',
    'over-already': 'Die Ansagen machen schon 4, mehr als es Stiche gibt: Alles ist erlaubt.',
    'must-follow': 'Eine Karte der ausgespielten Farbe oder der Joker; der Trumpf muss warten.',
    'free-choice':
      'Keine Karte der ausgespielten Farbe, also ist die ganze Hand frei. Niemand muss trumpfen.',
    'small-trump':
      'Der kleinste Trumpf schlägt die größte Karte jeder anderen Farbe. Ann spielt wieder aus.',
    'joker-wins': 'Auch der höchste Trumpf verliert gegen den Joker.',
    'joker-led': 'Ein ausgespielter Joker verlangt nichts.',
    'dealer-leads':
      'Der Joker liegt auf dem Stapel: Anns Farbe ist in diesem Stich Trumpf, und die 14 einer anderen Farbe hilft nicht.',
    points: 'Zehn fürs Rechthaben, zwei für jeden Stich; nichts für beinahe.',
    'change-bid': 'Jetzt machen die Ansagen 5, so viele Stiche gibt es. Am Rad ist das erlaubt.',
    'player-swap': 'Ann und Cleo tauschen die Hände; Anns Ansage 2 ist plötzlich leicht.',
    'change-dealer': 'Cleo spielt zu allen vier Stichen aus, und in der nächsten Runde gibt Dan.',
    'change-trump': 'Die aufgedeckte Karte wird umgedreht.',
    'extra-card': 'Zwei, die bekennen, und die Extrakarte, obwohl sie bekennen könnte.',
    'no-trump': 'Ohne Trumpf ist die 14 einer anderen Farbe nur abgeworfen.',
    'double-lucky':
      'Change Bid ist belegt, also ist Ann Double Lucky und darf jede freie Option wählen.',
    'rolled-x': 'Daraus wurde nichts; Ann darf in einer späteren Runde wieder würfeln.',
  },
} as const satisfies LuckyTexts;
