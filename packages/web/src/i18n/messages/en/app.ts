export default {
  'app.name': 'Table Seven',
  'app.close': 'Close',
  'app.back': 'Back',
  'app.cancel': 'Cancel',
  'app.loading': 'Just a moment …',
  'app.again': 'Try again',
  'app.start': 'To the start page',
  'app.justNow': 'just now',
  'app.language': 'Language',
  'app.language.now': '{code}, language: {name}',

  'load.title': 'This could not be loaded',
  'load.slow': 'This takes longer than usual',
  'load.text':
    'The connection may be poor, or a new version has just come out. Your games and settings are safe.',
  'load.unreachable': 'The server still cannot be reached. Check your network and try again.',

  'game.double-lucky-7': 'Double Lucky 7',
  'game.double-lucky-7.pitch': 'Say how many tricks you take. Then take exactly that.',
  'game.magic-7': 'Die Magische 7',
  'game.magic-7.pitch': 'Make 7 with your reply and the trick is yours.',
  'game.players': '{min}–{max} players',

  'start.title': 'Seven seats, one is yours.',
  'start.lead':
    'Two card games around the number seven. With bots, with friends at one device, on a train without network.',
  'start.games': 'Which game?',
  'start.play': 'Play now',
  'start.play.bots':
    'You and {bots, plural, one {one bot} =2 {two bots} =3 {three bots} =4 {four bots} =5 {five bots} =6 {six bots} other {# bots}}, right away',
  'start.level': 'How the bots play',
  'start.level.novice': 'Beginner',
  'start.level.casual': 'Relaxed',
  'start.level.regular': 'Practised',
  'start.level.expert': 'Strong',
  'start.change': 'Your table',
  'start.change.note': 'Players, bots, length and house rules',
  'start.together': 'Together on one device',
  'start.together.note': 'Pass one device around',
  'start.continue': 'Continue',
  'start.continue.round': 'Round {round} of {rounds} · {names}',
  'start.more': '{n, plural, one {One more unfinished game} other {# more unfinished games}}',
  'start.unfinished': 'Unfinished games',
  'start.forget': 'Discard this game',
  'start.discarded': '{game}: discarded',
  'start.undo': 'Undo',
  'start.new': 'New here? Five minutes',
  'start.learn': 'Lessons and rules',
  'start.pad': 'Score pad for real cards',
  'start.history': 'Your games',
  'start.fair': 'You can check every deal yourself. No ads.',
  'start.you': 'you',

  'unreadable.title': 'This game cannot be read',

  'card.joker': 'Joker',

  'settings.title': 'Settings',

  'online.start': 'With friends',
  'online.start.note': 'A link or QR code and a name. No account.',
} as const;
