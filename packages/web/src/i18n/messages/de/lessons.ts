import type { Messages } from '../../keys.ts';

const messages: Messages<'lessons'> = {
  'lessons.title': 'Spielend lernen',
  'lessons.lead': 'Eins nach dem anderen, am richtigen Tisch. Jeden Zug machst du.',
  'lessons.unknown': 'Diese Lektion gibt es nicht. Diese haben wir:',
  'lessons.unsaved':
    'Dieses Gerät merkt sich nicht, was du geschafft hast. Die Lektionen gehen trotzdem.',
  'lessons.start': 'Anfangen',
  'lessons.resume': 'Da weitermachen, wo du warst',
  'lessons.done': 'geschafft',
  'lessons.of': 'Lektion {n} von {all}',
  'lessons.next': 'Weiter',
  'lessons.retry': 'Noch einmal versuchen',
  'lessons.skip': 'Überspringen',
  'lessons.rule': 'Die Regel',
  'lessons.finished': 'Das war alles. Jetzt kannst du das Spiel.',
  'lessons.real': 'Jetzt richtig spielen',
  'lessons.real.note': 'gegen Anfänger, mit dem Coach am Ohr',
  'lessons.coach': 'Coach',
  'lessons.minutes': '{n, plural, one {etwa # Minute} other {etwa # Minuten}}',
  'lessons.rules': 'Die Regeln',
  'lesson.predict.title': 'Ansagen und treffen',
  'lesson.follow.title': 'Farbe bekennen',
  'lesson.trump.title': 'Trumpf',
  'lesson.joker.title': 'Der Joker',
  'lesson.last-bid.title': 'Die letzte Ansage',
  'lesson.double.title': 'Punkte',
  'lesson.wheel.title': 'Das Lucky Wheel',
  'lesson.die.title': 'Der Lucky Dice',
  'lesson.seven.title': '7 ergeben',
  'lesson.specials.title': 'Drei Sonderkarten',
  'lesson.lead.title': 'Ausspielen und ziehen',
  'lesson.count.title': 'Zählen',
  'lesson.predict.ask':
    'Zwei Karten, zwei Stiche. Du hast den höchsten Trumpf und eine kleine Karte. Sag an, wie viele Stiche du machst, und dann spiel.',
  'lesson.predict.good': 'Getroffen: 10 Punkte und 2 für den Stich.',
  'lesson.predict.poor':
    'Ansage verfehlt, darum keine Punkte. Der hohe Trumpf macht einen Stich, die kleine Karte keinen. Versuch 1.',
  'lesson.follow.ask':
    'Cleo spielt Flamme aus, und du hast Flamme: Du musst bekennen. Du willst den Stich, also spiel hoch genug.',
  'lesson.follow.good': 'Deiner! Wer die ausgespielte Farbe hat, spielt sie.',
  'lesson.follow.poor': 'Du hast bekannt, aber Cleo behält den Stich. Deine 12 schlägt ihre 9.',
  'lesson.free.ask':
    'Cleo spielt Welle aus, und du hast keine: Spiel, was du magst. Du willst keinen Stich, also wirf ab, was einen machen könnte.',
  'lesson.free.good':
    'Gut abgeworfen. Die hohe Karte macht keinen Stich mehr, den du nicht willst.',
  'lesson.free.poor':
    'Ganz erlaubt. Aber die Sonne 13 kann später noch einen Stich machen: Jetzt wäre sie gut weg.',
  'lesson.trump.ask':
    'Blatt ist Trumpf. Du hast keine Flamme, also nimmt auch ein kleiner Trumpf Cleos 14. Du willst den Stich.',
  'lesson.trump.good': 'Der kleinste Trumpf schlägt die höchste Karte einer anderen Farbe.',
  'lesson.trump.poor': 'Erlaubt, aber der Stich ging an Cleo. Nimm ihn mit Blatt 2.',
  'lesson.joker.ask':
    'Cleo spielt ihre höchste Flamme aus. Du könntest mit der 3 bekennen, aber der Joker darf immer. Du willst den Stich.',
  'lesson.joker.good': 'Der Joker macht jeden Stich, jederzeit.',
  'lesson.joker.poor': 'Du hast bekannt, und Cleo hat den Stich. Der Joker hätte ihn gemacht.',
  'lesson.last-bid.ask':
    'Du sagst zuletzt an. Mit 1 wären die Ansagen zusammen 3, so viele Stiche gibt es: Das ist nicht erlaubt. Du hast den Joker und den höchsten Trumpf.',
  'lesson.last-bid.good':
    'Zwei sichere Stiche und eine erlaubte Ansage. Jetzt muss sich jemand irren.',
  'lesson.last-bid.poor':
    'Erlaubt, aber du hast zwei sichere Stiche: den Joker und den höchsten Trumpf.',
  'lesson.double.ask':
    'Runde 7, letzter Stich. Du hast 1 angesagt und noch keinen. Spiel deine letzte Karte.',
  'lesson.double.good': 'Getroffen: 12 Punkte, und Runde 7 zählt doppelt. Das macht 24.',
  'lesson.wheel.poor': 'Auch das geht. Versuch diesmal {option}.',
  'lesson.wheel-change-bid.ask':
    'Du hast 1 angesagt, hast aber zwei sichere Stiche. Stell den Pawn auf Change Bid und erhöhe deine Ansage.',
  'lesson.wheel-change-bid.good':
    'Jetzt ist deine Ansage 2. Die Summe darf sogar die Zahl der Stiche sein.',
  'lesson.wheel-player-swap.ask':
    'Du hast 1 angesagt, mit zwei schwachen Karten. Stell den Pawn auf Player Swap und hol dir Cleos Hand.',
  'lesson.wheel-player-swap.good': 'Die Hände sind getauscht, die Ansagen nicht.',
  'lesson.wheel-change-dealer.ask':
    'Deine hohen Karten machen nur Stiche, wenn du sie ausspielst. Stell den Pawn auf Change Dealer und nimm das D.',
  'lesson.wheel-change-dealer.good': 'Du hast das D und spielst zu jedem Stich dieser Runde aus.',
  'lesson.wheel-double-points.ask': 'Deine 2 sind sicher. Stell den Pawn auf Double Points.',
  'lesson.wheel-double-points.good': 'Triffst du, zählt es doppelt: 28 statt 14.',
  'lesson.wheel-change-trump.ask':
    'Du hast die höchsten Wellen, aber Blatt ist Trumpf. Stell den Pawn auf Change Trump und nenn Welle.',
  'lesson.wheel-change-trump.good': 'Jetzt ist Welle Trumpf, und deine Karten sind die besten.',
  'lesson.wheel-extra-card.ask':
    'Deine Hand ist schwach. Stell den Pawn auf Extra Card und schau, was kommt.',
  'lesson.wheel-extra-card.good':
    'Sie liegt offen neben dir. Spiel sie, wann du magst, auch statt zu bekennen.',
  'lesson.wheel-no-trump.ask':
    'Du hast zwei 14er, nur ein Trumpf könnte sie schlagen. Stell den Pawn auf No Trump.',
  'lesson.wheel-no-trump.good':
    'Diese Runde ohne Trumpf. Bekannt wird weiter, und der Joker gewinnt weiter.',
  'lesson.die.ask': 'Im Lucky Dice wird gewürfelt. Wirf!',
  'lesson.die.good':
    'Extra Card war frei, also wird es ausgeführt, und dein Pawn bleibt dort. Wäre es belegt, dürftest du wählen.',
  'lesson.die-x.ask': 'Noch einmal. Wirf!',
  'lesson.die-x.good':
    'Ein X: Es passiert nichts, und du behältst deinen Pawn für später. Eine Hälfte ohne Rad kostet 10 Punkte.',
  'lesson.seven.ask':
    'Ben spielt +10 aus. Welche deiner Karten ergibt damit 7? Partner haben dasselbe Bild.',
  'lesson.seven.good': '10 und −3 ergeben 7: Der Stich ist deiner.',
  'lesson.seven.poor': 'Das ergibt nicht 7, also behält Ben beide Karten. −3 hätte gepasst.',
  'lesson.wizard.ask':
    'Ben spielt +12 aus, und den Partner hast du nicht. Der Zauberer nimmt jede Karte.',
  'lesson.wizard.good': 'Der Joker nimmt sie. Spar ihn auf, bis es viel zu holen gibt.',
  'lesson.wizard.poor':
    'Erlaubt, und Ben behält die 12. Nehmen musst du nie; aber der Zauberer hätte es gekonnt.',
  'lesson.dragon.ask':
    'Ben spielt einen Joker aus! Der Drache ist ein Spiegel: Er wird, was die andere Karte ist. Spiel ihn.',
  'lesson.dragon.good': 'Er wurde ein zweiter Joker, und der zweite gewinnt.',
  'lesson.dragon.poor': 'Das nimmt Bens Joker. Der Drache hätte ihn gespiegelt.',
  'lesson.rat.ask':
    'Ben spielt −6 aus. Die willst du nicht, und 13 würde sie nehmen. Die Ratte verliert immer: Antworte mit ihr.',
  'lesson.rat.good': 'Ben muss seine −6 behalten. Die Ratte hat verloren, genau wie sie sollte.',
  'lesson.rat.poor':
    'Das ist erlaubt. Aber die Ratte hätte ihm die −6 gelassen und nichts gekostet.',
  'lesson.lead.ask': 'Du spielst aus. Nur der Partner −6 oder ein Joker nimmt die +13. Versuch es.',
  'lesson.lead.good':
    'Nicht gestochen, also gehören beide Karten dir. Du ziehst zuerst, dann Ben, und du spielst wieder aus.',
  'lesson.lead.poor': 'Auch gut. Eine hohe Karte, die niemand sticht, bringt mehr.',
  'lesson.count.ask':
    'Am Ende zählt jede Zahl, was darauf steht, auch die negativen. Ben spielt +12 aus. Nimm sie.',
  'lesson.count.good': '12 und −5 sind 7 Punkte für dich. Zauberer, Drache und Ratte zählen 0.',
  'lesson.count.poor': 'Diese Punkte gingen an Ben. −5 ergibt mit 12 genau 7.',
};

export default messages;
