import type { Messages } from '../../keys.ts';

const messages: Messages<'app'> = {
  'app.name': 'Table Seven',
  'app.close': 'Sluiten',
  'app.back': 'Terug',
  'app.cancel': 'Annuleren',
  'app.loading': 'Een momentje …',
  'app.again': 'Nog een keer',
  'app.start': 'Naar de startpagina',
  'app.justNow': 'zojuist',
  'app.language': 'Taal',
  'app.language.now': '{code}, taal: {name}',

  'load.title': 'Dit kon niet geladen worden',
  'load.slow': 'Dit duurt langer dan anders',
  'load.text':
    'Misschien is de verbinding slecht, of er is net een nieuwe versie. Je spellen en instellingen zijn veilig.',
  'load.unreachable':
    'De server is nog steeds niet te bereiken. Kijk naar je netwerk en probeer het nog eens.',

  'game.double-lucky-7': 'Double Lucky 7',
  'game.double-lucky-7.pitch': 'Voorspel je slagen. Haal er dan precies zoveel.',
  'game.magic-7': 'Die Magische 7',
  'game.magic-7.pitch': 'Maak er 7 van en de slag is voor jou.',
  'game.players': '{min}–{max} spelers',

  'start.title': 'Zeven stoelen, één is van jou.',
  'start.lead':
    'Twee kaartspellen rond het getal zeven. Met bots, met vrienden op één apparaat, in de trein zonder bereik.',
  'start.games': 'Welk spel?',
  'start.play': 'Nu spelen',
  'start.play.bots':
    'Jij en {bots, plural, one {één bot} =2 {twee bots} =3 {drie bots} =4 {vier bots} =5 {vijf bots} =6 {zes bots} other {# bots}}, meteen',
  'start.level': 'Zo spelen de bots',
  'start.level.novice': 'Beginner',
  'start.level.casual': 'Gemiddeld',
  'start.level.regular': 'Geoefend',
  'start.level.expert': 'Sterk',
  'start.change': 'Jouw tafel',
  'start.change.note': 'Spelers, bots, lengte en huisregels',
  'start.together': 'Samen op één apparaat',
  'start.together.note': 'Het gaat van hand tot hand',
  'start.continue': 'Verder spelen',
  'start.continue.round': 'Ronde {round} van {rounds} · {names}',
  'start.more': '{n, plural, one {Nog een begonnen spel} other {Nog # begonnen spellen}}',
  'start.unfinished': 'Begonnen spellen',
  'start.forget': 'Dit spel weggooien',
  'start.discarded': '{game}: weggegooid',
  'start.undo': 'Terughalen',
  'start.new': 'Nieuw hier? Vijf minuten',
  'start.learn': 'Lessen en regels',
  'start.pad': 'Scoreblok voor echte kaarten',
  'start.history': 'Jouw spellen',
  'start.fair': 'Je kunt zelf controleren of er eerlijk is gedeeld. Geen reclame.',
  'start.you': 'jij',

  'unreadable.title': 'Dit spel is niet te lezen',

  'card.joker': 'Joker',

  'settings.title': 'Instellingen',

  'online.start': 'Met vrienden',
  'online.start.note': 'Een link of QR-code en een naam. Geen account.',
};

export default messages;
