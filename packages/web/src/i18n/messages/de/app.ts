import type { Messages } from '../../keys.ts';

const messages: Messages<'app'> = {
  'app.name': 'Table Seven',
  'app.close': 'Schließen',
  'app.back': 'Zurück',
  'app.cancel': 'Abbrechen',
  'app.loading': 'Einen Moment …',
  'app.again': 'Noch einmal',
  'app.start': 'Zur Startseite',
  'app.justNow': 'gerade eben',
  'app.language': 'Sprache',
  'app.language.now': '{code}, Sprache: {name}',

  'load.title': 'Das ließ sich nicht laden',
  'load.slow': 'Das dauert länger als sonst',
  'load.text':
    'Vielleicht ist die Verbindung schlecht, oder es gibt gerade eine neue Version. Deine Spiele und Einstellungen sind sicher.',
  'load.unreachable':
    'Der Server ist noch immer nicht zu erreichen. Schau nach deinem Netz und versuch es noch einmal.',

  'game.double-lucky-7': 'Double Lucky 7',
  'game.double-lucky-7.pitch': 'Sag deine Stiche an. Dann mach genau so viele.',
  'game.magic-7': 'Die Magische 7',
  'game.magic-7.pitch': 'Ergänze auf 7, und der Stich gehört dir.',
  'game.players': '{min}–{max} Spieler',

  'start.title': 'Sieben Plätze, einer ist deiner.',
  'start.lead':
    'Zwei Kartenspiele rund um die Sieben. Mit Bots, mit Freunden an einem Gerät, im Zug ohne Netz.',
  'start.games': 'Welches Spiel?',
  'start.play': 'Losspielen',
  'start.play.bots':
    'Du und {bots, plural, one {ein Bot} =2 {zwei Bots} =3 {drei Bots} =4 {vier Bots} =5 {fünf Bots} =6 {sechs Bots} other {# Bots}}, sofort',
  'start.level': 'So spielen die Bots',
  'start.level.novice': 'Anfänger',
  'start.level.casual': 'Locker',
  'start.level.regular': 'Geübt',
  'start.level.expert': 'Stark',
  'start.change': 'Dein Tisch',
  'start.change.note': 'Spieler, Bots, Länge und Hausregeln',
  'start.together': 'Zusammen an einem Gerät',
  'start.together.note': 'Es geht von Hand zu Hand',
  'start.continue': 'Weiterspielen',
  'start.continue.round': 'Runde {round} von {rounds} · {names}',
  'start.more': '{n, plural, one {Noch ein angefangenes Spiel} other {Noch # angefangene Spiele}}',
  'start.unfinished': 'Angefangene Spiele',
  'start.forget': 'Dieses Spiel verwerfen',
  'start.discarded': '{game}: verworfen',
  'start.undo': 'Zurückholen',
  'start.new': 'Neu hier? Fünf Minuten',
  'start.learn': 'Lektionen und Regeln',
  'start.pad': 'Punkteblock für echte Karten',
  'start.history': 'Deine Spiele',
  'start.fair': 'Du kannst jede Kartenverteilung nachprüfen. Keine Werbung.',
  'start.you': 'du',

  'unreadable.title': 'Dieses Spiel ist nicht lesbar',

  'card.joker': 'Joker',

  'settings.title': 'Einstellungen',

  'online.start': 'Mit Freunden',
  'online.start.note': 'Ein Link oder QR-Code und ein Name. Ohne Konto.',
};

export default messages;
