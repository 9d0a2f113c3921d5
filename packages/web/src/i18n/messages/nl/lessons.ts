import type { Messages } from '../../keys.ts';

const messages: Messages<'lessons'> = {
  'lessons.title': 'Al spelend leren',
  'lessons.lead': 'Eén ding tegelijk, aan een echte tafel. Elke zet doe je zelf.',
  'lessons.unknown': 'Die les is er niet. Deze hebben we:',
  'lessons.unsaved': 'Dit apparaat onthoudt niet wat je gedaan hebt. De lessen werken toch.',
  'lessons.start': 'Beginnen',
  'lessons.resume': 'Verder waar je was',
  'lessons.done': 'gedaan',
  'lessons.of': 'Les {n} van {all}',
  'lessons.next': 'Verder',
  'lessons.retry': 'Probeer het nog eens',
  'lessons.skip': 'Overslaan',
  'lessons.rule': 'De regel',
  'lessons.finished': 'Dat was alles. Nu ken je het spel.',
  'lessons.real': 'Nu een echt spel',
  'lessons.real.note': 'tegen beginners, met de coach aan je oor',
  'lessons.coach': 'Coach',
  'lessons.minutes': '{n, plural, one {ongeveer # minuut} other {ongeveer # minuten}}',
  'lessons.rules': 'De regels',
  'lesson.predict.title': 'Voorspellen en halen',
  'lesson.follow.title': 'Kleur bekennen',
  'lesson.trump.title': 'Troef',
  'lesson.joker.title': 'De Joker',
  'lesson.last-bid.title': 'De laatste voorspelling',
  'lesson.double.title': 'Punten',
  'lesson.wheel.title': 'Het Lucky Wheel',
  'lesson.die.title': 'De Lucky Dice',
  'lesson.seven.title': 'Samen 7',
  'lesson.specials.title': 'Drie bijzondere kaarten',
  'lesson.lead.title': 'Uitkomen en trekken',
  'lesson.count.title': 'Tellen',
  'lesson.predict.ask':
    'Twee kaarten, twee slagen. Je hebt de hoogste troef en een kleine kaart. Zeg hoeveel slagen je haalt, en speel dan.',
  'lesson.predict.good': 'Precies wat je zei: 10 punten, en 2 voor de slag.',
  'lesson.predict.poor':
    'Voorspelling gemist, dus geen punten. De hoge troef haalt één slag, de kleine kaart geen. Probeer 1.',
  'lesson.follow.ask':
    'Cleo komt uit met Vlam en jij hebt Vlam: je moet bekennen. Je wilt deze slag, dus speel hoog genoeg.',
  'lesson.follow.good': 'Gehaald! Wie de gevraagde kleur heeft, speelt die.',
  'lesson.follow.poor': 'Je bekende, maar Cleo houdt de slag. Jouw 12 wint van haar 9.',
  'lesson.free.ask':
    'Cleo komt uit met Golf en jij hebt er geen: speel wat je wilt. Je wilt geen slag, dus gooi weg wat er een kan halen.',
  'lesson.free.good': 'Goed weggegooid. De hoge kaart haalt geen slag meer die je niet wilt.',
  'lesson.free.poor':
    'Helemaal toegestaan. Maar Zon 13 kan later nog een slag halen: nu was een goed moment om ervan af te zijn.',
  'lesson.trump.ask':
    'Blad is troef. Je hebt geen Vlam, dus ook een kleine troef wint van de 14 van Cleo. Je wilt de slag.',
  'lesson.trump.good': 'De kleinste troef wint van de hoogste kaart van een andere kleur.',
  'lesson.trump.poor': 'Toegestaan, maar de slag ging naar Cleo. Troef hem met Blad 2.',
  'lesson.joker.ask':
    'Cleo komt uit met haar hoogste Vlam. Je kunt bekennen met de 3, maar de Joker mag altijd. Je wilt de slag.',
  'lesson.joker.good': 'De Joker haalt elke slag, op elk moment.',
  'lesson.joker.poor': 'Je bekende, en Cleo heeft de slag. De Joker had hem gehaald.',
  'lesson.last-bid.ask':
    'Je voorspelt als laatste. Met 1 zou de som 3 zijn, het aantal slagen: dat mag niet. Je hebt de Joker en de hoogste troef.',
  'lesson.last-bid.good':
    'Twee zekere slagen, en een voorspelling die mag. Nu heeft iemand het mis.',
  'lesson.last-bid.poor': 'Het mag, maar je hebt twee zekere slagen: de Joker en de hoogste troef.',
  'lesson.double.ask':
    'Ronde 7, laatste slag. Je voorspelde 1 en hebt er nog geen. Speel je laatste kaart.',
  'lesson.double.good': 'Gehaald: 12 punten, en ronde 7 telt dubbel. Dat is 24.',
  'lesson.wheel.poor': 'Ook dat kan. Probeer deze keer {option}.',
  'lesson.wheel-change-bid.ask':
    'Je voorspelde 1, maar hebt twee zekere slagen. Zet je pawn op Change Bid en verhoog je voorspelling.',
  'lesson.wheel-change-bid.good':
    'Nu is je voorspelling 2. De som mag zelfs het aantal slagen zijn.',
  'lesson.wheel-player-swap.ask':
    'Je voorspelde 1, met twee zwakke kaarten. Zet je pawn op Player Swap en neem de hand van Cleo.',
  'lesson.wheel-player-swap.good': 'De handen zijn geruild, de voorspellingen niet.',
  'lesson.wheel-change-dealer.ask':
    'Je hoge kaarten halen alleen slagen als jij ermee uitkomt. Zet je pawn op Change Dealer en neem de D.',
  'lesson.wheel-change-dealer.good': 'Je hebt de D en komt deze ronde in elke slag uit.',
  'lesson.wheel-double-points.ask': 'Je 2 zijn zeker. Zet je pawn op Double Points.',
  'lesson.wheel-double-points.good':
    'Haal je je voorspelling, dan telt ze dubbel: 28 in plaats van 14.',
  'lesson.wheel-change-trump.ask':
    'Je hebt de hoogste Golven, maar Blad is troef. Zet je pawn op Change Trump en noem Golf.',
  'lesson.wheel-change-trump.good': 'Nu is Golf troef, en jouw kaarten zijn de beste.',
  'lesson.wheel-extra-card.ask': 'Je hand is zwak. Zet je pawn op Extra Card en kijk wat er komt.',
  'lesson.wheel-extra-card.good':
    'Ze ligt open naast je. Speel haar wanneer je wilt, ook in plaats van te bekennen.',
  'lesson.wheel-no-trump.ask':
    'Je hebt twee keer 14, alleen een troef kan ervan winnen. Zet je pawn op No Trump.',
  'lesson.wheel-no-trump.good':
    'Deze ronde geen troef. Bekennen blijft, en de Joker wint nog steeds.',
  'lesson.die.ask': 'In Lucky Dice gooi je erom. Gooi!',
  'lesson.die.good':
    'Extra Card was vrij, dus die wordt uitgevoerd en je pawn blijft daar. Was ze bezet, dan mocht je kiezen.',
  'lesson.die-x.ask': 'Nog een keer. Gooi!',
  'lesson.die-x.good':
    'Een X: er gebeurt niets en je houdt je pawn voor later. Een helft zonder wiel kost 10 punten.',
  'lesson.seven.ask':
    'Ben komt uit met +10. Welke kaart van jou maakt er 7 van? Partners hebben dezelfde afbeelding.',
  'lesson.seven.good': '10 en −3 is 7: de slag is van jou.',
  'lesson.seven.poor': 'Dat is geen 7, dus Ben houdt beide kaarten. −3 was het geweest.',
  'lesson.wizard.ask':
    'Ben komt uit met +12, en de partner heb je niet. De Tovenaar wint van elke kaart.',
  'lesson.wizard.good': 'De Joker haalt hem. Bewaar hem voor als er veel te winnen is.',
  'lesson.wizard.poor':
    'Het mag, en Ben houdt de 12. Halen hoeft nooit; maar de Tovenaar had het gekund.',
  'lesson.dragon.ask':
    'Ben komt uit met een Joker! De Draak is een Spiegel: hij wordt wat de andere kaart is. Speel hem.',
  'lesson.dragon.good': 'Hij werd een tweede Joker, en de tweede wint.',
  'lesson.dragon.poor': 'De Joker van Ben wint daarvan. De Draak had hem gespiegeld.',
  'lesson.rat.ask':
    'Ben komt uit met −6. Die wil je niet, en 13 zou hem halen. De Rat verliest altijd: antwoord ermee.',
  'lesson.rat.good': 'Ben moet zijn −6 houden. De Rat verloor, precies de bedoeling.',
  'lesson.rat.poor': 'Dat mag. Maar de Rat had hem de −6 gelaten, en het had niets gekost.',
  'lesson.lead.ask': 'Jij komt uit. Alleen de partner −6 of een Joker wint van +13. Probeer het.',
  'lesson.lead.good':
    'Niet gewonnen, dus beide kaarten zijn van jou. Jij trekt eerst, dan Ben, en jij komt weer uit.',
  'lesson.lead.poor': 'Ook goed. Een hoge kaart die niemand wint, brengt meer op.',
  'lesson.count.ask':
    'Aan het eind telt elk getal wat erop staat, ook de negatieve. Ben komt uit met +12. Haal hem.',
  'lesson.count.good': '12 en −5 is 7 punten voor jou. De Tovenaar, de Draak en de Rat tellen 0.',
  'lesson.count.poor': 'Die punten gingen naar Ben. −5 is met 12 samen 7.',
};

export default messages;
