import type { Messages } from '../../keys.ts';

const messages: Messages<'me'> = {
  'online.me.save': 'Opslaan',
  'online.me.saved': 'Opgeslagen',
  'online.me.unknown': 'Je hebt op dit apparaat nog niet online gespeeld. Een naam is genoeg.',
  'online.me.empty': 'Nog geen spel uitgespeeld. Je spellen komen hier te staan.',
  'online.me.sum': '{games, plural, one {# spel} other {# spellen}}, {wins} gewonnen',
  'online.me.withBot':
    '{n, plural, one {Bij één zege deed een bot een deel van de zetten.} other {Bij # zeges deed een bot een deel van de zetten.}}',
  'online.me.points': 'Punten per ronde, spel voor spel',
  'online.me.points.label':
    'Punten per ronde in {games, plural, one {# spel} other {# spellen}}, gemiddeld {mean}',
  'online.me.bids': 'Gehaalde voorspellingen, per aantal kaarten',
  'online.me.bids.key': 'De zwarte streep is wat een gemiddelde bot met vier spelers haalt.',
  'online.me.game': 'Spel',
  'online.me.perRound': 'Punten per ronde',
  'online.me.rounds': 'Rondes',
  'online.me.cards': 'Kaarten',
  'online.me.met': 'Gehaald',
  'online.me.expected': 'Gemiddelde bot',
  'online.me.modes': 'Zeges per modus',
  'online.me.modes.line': '{wins} van {games}',
  'online.me.history': 'Jouw spellen',
  'online.me.players': '{n, plural, one {# speler} other {# spelers}}',
  'online.me.won': 'gewonnen',
  'online.me.more': 'Meer tonen',
  'online.me.data': 'Jouw gegevens',
  'online.me.move': 'Naar een ander apparaat',
  'online.me.move.note': 'Naam, spellen en statistieken gaan mee.',
  'online.me.others': 'Andere apparaten afmelden',
  'online.me.others.note':
    'Telefoon kwijt, of op die van een ander gespeeld? Je blijft alleen op dit apparaat aangemeld.',
  'online.me.others.done': 'Klaar: je bent alleen nog op dit apparaat aangemeld.',
  'online.me.move.text':
    'Open deze link binnen tien minuten op het andere apparaat. Hij werkt één keer; geef hem aan niemand anders.',
  'online.me.move.qr': 'QR-code met de link voor je andere apparaat',
  'online.me.delete': 'Wis alles over mij',
  'online.me.delete.note': 'Naam, geschiedenis en statistieken, voorgoed.',
  'online.me.delete.title': 'Alles wissen?',
  'online.me.delete.text':
    'Je naam, geschiedenis en statistieken worden gewist. Spellen met anderen blijven, zonder jouw naam. Dat kan niet ongedaan worden gemaakt.',
  'online.me.delete.go': 'Wissen',
  'online.claim.title': 'Is dit jouw apparaat?',
  'online.claim.text':
    'Deze link maakt dit apparaat van jou: je naam, je spellen, je statistieken. Wie het hier eerder gebruikte, is afgemeld.',
  'online.claim.go': 'Ja, dit ben ik',
  'online.claim.refused':
    'Deze link is al gebruikt of ouder dan tien minuten. Maak een nieuwe op je andere apparaat, op je pagina.',
};

export default messages;
