import type { Messages } from '../../keys.ts';

const messages: Messages<'online'> = {
  'online.open.you': 'Jij',

  'online.link.lost': 'Geen verbinding. Nieuwe poging …',
  'online.link.pausing': 'De tafel pauzeert even. Zo gaat het vanzelf verder.',
  'online.busy': 'Even heel veel bezoek vanaf jouw netwerk. Het gaat zo vanzelf verder.',
  'online.link.outdated': 'Er is een nieuwere versie.',
  'online.link.reload': 'Laden',
  'online.share.link': 'Link om te delen',
  'online.share.copy': 'Link kopiëren',
  'online.share.copied': 'Gekopieerd',
  'online.share.share': 'Delen …',
  'online.name': 'Je naam',
  'online.clock': 'Tijd per beurt',
  'online.clock.none': 'Geen klok',
  'online.clock.each': '{time} per beurt',
  'online.clock.slow':
    'Een spel over dagen: iedereen speelt wanneer het uitkomt. Is de tijd om, dan speelt een bot verder.',
  'online.grace': 'Een bot valt in na',
  'online.grace.note':
    'Als iemand zo lang weg is en aan de beurt is. Terugkomen kan bij elke kaart.',
  'online.grace.never': 'nooit, we wachten',
  'online.spectators': 'Kijkers welkom',
  'online.spectators.note': 'Ze zien de tafel, nooit iemands hand.',
  'online.chat': 'Chatten aan tafel',
  'online.latecomers': 'Wie later komt mag meedoen',
  'online.latecomers.note':
    'Wie de link heeft, mag tijdens het spel de plaats van een bot overnemen. Tot dan kijkt die toe.',
  'online.claims': 'De rest mag geclaimd worden',
  'online.claims.note':
    'Wie zeker alle overige slagen haalt, mag dat zeggen. Is iedereen het eens, dan eindigt de ronde daar.',
  'online.refused.bad-seats':
    'Iedereen die er is heeft een plaats nodig. Kijk nog eens wie er gekomen is.',
  'online.refused.no-latecomers':
    'In dit spel houden de bots hun plaats. Doe mee met het volgende.',
  'online.listed': 'Iedereen mag meedoen',
  'online.listed.note': 'De tafel staat in de lijst. Uit: alleen wie de link heeft, vindt hem.',
  'online.seat.open': 'Vrije plaats',
  'online.seat.forFriend': 'Voor een vriend',
  'online.open.title': 'Tafel openen',
  'online.open.note': 'Jij kiest het spel, de anderen krijgen een link.',
  'online.open.go': 'Open de tafel',
  'online.open.house': 'Aan tafel',
  'online.code.label': 'Meedoen met een code',
  'online.code.wrong': 'Een code heeft {n} letters, bijvoorbeeld ABCDEF. Een hele link mag ook.',
  'online.code.go': 'Erheen',
  'online.code.is': 'Code van de tafel: {code}',
  'online.byBot': '{n, plural, one {# zet van de bot} other {# zetten van de bot}}',
  'online.running': 'Jouw spellen met vrienden',
  'online.running.more':
    '{n, plural, one {Nog een spel met vrienden} other {Nog # spellen met vrienden}}',
  'online.running.yourTurn': 'Jouw beurt',
  'online.running.turn': '{name} is aan de beurt',
  'online.running.open': 'Nog niet begonnen',
  'online.tables.title': 'Tafels',
  'online.tables.mine': 'Jouw spellen',
  'online.tables.listed': 'Open voor iedereen',
  'online.tables.none': 'Er wacht nu niemand. Open een tafel en stuur de link naar je vrienden.',
  'online.tables.free':
    '{n, plural, =0 {alle plaatsen bezet} one {één plaats vrij} other {# plaatsen vrij}}',
  'online.tables.running': 'bezig',
  'online.tables.bots': '{n, plural, one {en een bot} other {en # bots}}',
  'online.tables.yourTurn': 'Jouw beurt, laatste zet {since}',
  'online.tables.turn': '{name} is aan de beurt, laatste zet {since}',
  'online.tables.left': 'nog {time}',
  'online.tables.go': 'Erheen',
  'online.tables.join': 'Meedoen',
  'online.tables.watch': 'Kijken',
  'online.refused.other': 'Dat lukte niet. Probeer het nog eens.',
  'online.refused.offline':
    'De server is niet bereikbaar. Kijk je netwerk na en probeer het nog eens.',
  'online.refused.no-identity': 'Zeg eerst je naam.',
  'online.refused.no-table': 'Er is geen tafel met deze code. Vraag opnieuw om de link.',
  'online.refused.seat-taken': 'Iemand was sneller. Neem een andere plaats.',
  'online.refused.seat-kept':
    'Deze plaats is twee minuten voor iemand vrijgehouden. Neem een andere of wacht even.',
  'online.refused.table-full': 'Alle plaatsen zijn bezet. Zoek een andere tafel of kijk mee.',
  'online.refused.name-taken':
    'Er heet hier al iemand of een bot zo. Zet er een letter bij of neem een andere.',
  'online.refused.color-taken': 'Iemand heeft deze kleur al. Kies een andere.',
  'online.refused.bad-name': 'Schrijf een naam van 1 tot 24 tekens.',
  'online.refused.not-host': 'Dat kan alleen degene die de tafel opende. Vraag het even.',
  'online.refused.removed': 'Er is je gevraagd deze tafel te verlaten.',
  'online.refused.not-open': 'Het spel is al begonnen. Kijk mee of zoek een andere tafel.',
  'online.refused.too-early': 'Geef het nog even de tijd.',
  'online.refused.seats-open':
    'Er zijn nog plaatsen vrij. Wacht op de anderen of geef ze aan bots.',
  'online.refused.stale': 'Het spel ging al verder. Kijk nog eens.',
  'online.refused.overtaken': 'Je zet kwam te laat: een bot had al voor je gespeeld.',
  'online.refused.time-is-up': 'Je tijd was twee keer om: de bot doet deze zet.',
  'online.refused.undo-impossible': 'Deze zet kan niet meer terug.',
  'online.refused.bad-text': 'Er staat niets, of te veel.',
  'online.refused.too-many-games':
    'Je hebt al veel tafels open. Speel er eerst een uit of sluit hem.',
  'online.refused.log-full': 'Er is hier al zo veel gezegd: alleen het spel gaat nog door.',
  'online.refused.rate-limited': 'Iets rustiger graag. Probeer het zo nog eens.',
  'online.refused.storage-failed':
    'De server kon dat niet bewaren. Er is niets veranderd; probeer het nog eens.',
  'online.refused.no-seat': 'Je hebt geen plaats meer aan deze tafel.',
  'online.refused.not-playing': 'Het spel aan deze tafel is afgelopen.',
  'online.refused.not-your-turn': 'Je bent niet aan de beurt.',
  'online.refused.illegal-move': 'Dat kan nu niet. Kijk nog eens.',
  'online.refused.no-undo': 'Dat is intussen al geregeld.',
  'online.refused.table-closed': 'Deze tafel is gesloten.',
  'online.refused.server-error':
    'Op de server ging iets mis. Er is niets verloren; probeer het nog eens.',
  'online.refused.set-aside':
    'Er is iets mis met deze tafel, daarom ligt hij stil. Alles tot hier is bewaard.',
  'online.back.title': 'Was een van deze plaatsen van jou?',
  'online.back.text':
    'Is je telefoon uitgevallen en ben je terug op een ander apparaat? Zeg de naam die je aan deze tafel hebt. Als iedereen hier bevestigt dat jij het bent, speel je verder.',
  'online.back.name': 'Je naam aan deze tafel',
  'online.back.go': 'Dat ben ik',
  'online.back.waiting': 'Gevraagd. Nu moeten de mensen aan tafel het ermee eens zijn …',
  'online.back.early': 'Wacht een minuut: misschien komt het andere apparaat vanzelf terug.',
  'online.return.make': 'Noteer een terugkeercode',
  'online.return.make.note': 'Valt je telefoon uit, dan brengt hij naam, plaats en spellen terug.',
  'online.return.label': 'Jouw terugkeercode',
  'online.return.text':
    'Schrijf hem op. Wie hem heeft, is jij, dus houd hem voor jezelf. Een eerdere code geldt niet meer.',
  'online.return.enter': 'Ik heb een terugkeercode',
  'online.return.go': 'Breng me terug',
  'online.refused.nobody-away': 'Niemand met die naam is weg van deze tafel.',
  'online.refused.seat-asked': 'Iemand anders heeft het net gevraagd. Probeer het zo nog eens.',
  'online.refused.seat-refused': 'De mensen aan deze tafel hebben nee gezegd.',
  'online.refused.needs-code':
    'In een spel over dagen brengt alleen je terugkeercode de plaats terug.',
  'online.refused.wrong-code': 'Deze code klopt niet. Vergelijk elke letter.',
  'online.notify': 'Meld het als ik aan de beurt ben',
  'online.notify.note': 'Alleen als deze pagina op de achtergrond staat.',
  'online.notify.denied':
    'Je browser staat het niet toe. Verander dat in de instellingen voor deze pagina.',
  'online.notify.push':
    'Ook als deze pagina dicht is: de pushdienst van je browser brengt de oproep. Die weet dat er een is, niet wat erin staat. Staat de browser uit of heeft het apparaat geen netwerk, dan komt er niets aan.',
  'online.notify.failed':
    'Je browser kan nu niet worden opgeroepen. Het werkt alleen zolang deze pagina op de achtergrond staat.',
  'online.notify.home':
    'Alleen zolang deze pagina op de achtergrond staat. Met de app op het beginscherm kun je altijd worden opgeroepen.',
  'online.trouble.tables': 'Naar de tafels',
  'online.me.title': 'Mijn pagina',
  'online.club.text': 'Wie een spel wint met {min} punten of meer, staat hier.',
  'online.club.pad': 'met echte kaarten, van een scoreblok',
  'online.club.empty': 'Nog niemand. Word jij de eerste?',
  'online.club.server': 'Aan de tafels van deze server',
  'online.club.device': 'Op dit apparaat',
};

export default messages;
