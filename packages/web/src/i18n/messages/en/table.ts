export default {
  'final.club': 'High Rollers Club',
  'final.record': 'Save the record',
  'final.lookBack': 'Look back',
  'unreadable.text':
    'What is stored is damaged or comes from another version. It was put aside; you can download it. Everything else is untouched.',
  'unreadable.download': 'Download it',
  'missing.text': 'This game is over or is not stored on this device.',
  'elsewhere.title': 'This game is open in another tab',
  'elsewhere.text':
    'It is played in one tab at a time, so that no move gets lost. Play on there, or here.',
  'elsewhere.here': 'Play on here',
  'unsaved.text':
    'This device cannot store the game: its storage is full or switched off. Leave this page open until the end.',
  'broken.title': 'Something went wrong',
  'broken.text': 'The game stopped. It is saved up to the last move.',
  'broken.again': 'Take it up again',

  'bar.trick': 'Trick {trick} of {cards}',
  'bar.finished': 'finished',
  'bar.menu': 'Menu',
  'bar.sound': 'Sound',

  'seat.opponents': 'Opponents',
  'seat.you': 'You ({name})',
  'seat.points': '{points, plural, one {# point} other {# points}}',
  'seat.thinks': '{name} is thinking …',
  'seat.bot': 'Bot',
  'seat.away': 'Away',

  'trick.label': 'Trick',
  'trick.led': 'led',
  'trick.card': '{name}: {card}',
  'trick.last': 'Last trick',
  'trick.last.winner': '{name} took it.',

  'hand.label':
    '{cards, plural, =0 {Your hand is empty} one {Your hand, one card} other {Your hand, # cards}}',
  'hand.hidden': 'The cards are covered.',
  'hand.reason.wait': 'It is not your turn.',
  'hand.again': 'Choose it once more to play it.',

  'turn.lead': 'Your turn: lead a card.',
  'turn.selected':
    '{by, select, mouse {{card}: click again to play} keys {{card}: Enter plays it} other {{card}: tap again to play}}',
  'turn.goOn': '{by, select, mouse {Click to go on} keys {Esc to go on} other {Tap to go on}}',
  'turn.claim': 'The rest is mine',
  'turn.takeBack': 'Take it back',
  'turn.takenBack': 'Taken back. It is your turn again.',
  'turn.title': 'Your turn',

  'wheel.title': 'Lucky Wheel',

  'sheet.title': 'Score sheet',
  'sheet.total': 'Total',

  'final.won.you': 'You win, {name}!',
  'final.won': '{name} wins',
  'final.shared': '{names} share the win',
  'final.again': 'Again with the same people',
  'final.start': 'Start page',
  'final.share': 'Share',
  'final.shared.saved': 'Picture saved',

  'menu.title': 'Menu',
  'menu.continue': 'Play on',
  'menu.settings': 'Settings',
  'menu.sheet': 'Score sheet',
  'menu.help': 'Keys and help',
  'menu.rules': 'The rules',
  'help.title': 'What can I do?',
  'help.nothing': 'Nothing to do for you now.',
  'help.rule': 'Read the rule',
  'menu.leave': 'Leave the table',
  'menu.leave.note': 'The game is kept. Take it up again from the start page.',

  'curtain.title': 'Your turn, {name}',
  'curtain.text': 'Pass the device on. Nobody else looks.',
  'curtain.lift': 'I am {name}: show my cards',

  'keys.title': 'Keys',
  'keys.arrows': 'Move through your hand',
  'keys.enter': 'Lift a card, play it; confirm',
  'keys.digits': 'Choose a bid',
  'keys.p': 'Pass at the wheel',
  'keys.l': 'Last trick',
  'keys.s': 'Score sheet',
  'keys.m': 'Menu',
  'keys.h': 'To your hand',
  'keys.esc': 'Put back, close; skip a movement',
  'keys.help': 'This list',
  'keys.off': 'Single-key shortcuts are switched off in the settings.',

  'said.lead': '{you, select, yes {You lead} other {{name} leads}} {card}.',
  'said.takes': '{you, select, yes {You take} other {{name} takes}} the trick.',
  'list.and': '{a} and {b}',

  'refusal.other': 'That cannot be done now.',
  'fair.sealed': 'All deals are sealed: {seal}',
  'fair.checking': 'Checking the deals …',
  'fair.good': 'Checked: every card was dealt as sealed before the first deal.',
  'fair.bad': 'The deals do not match their seal.',
  'fair.explained':
    'Before the first deal this device drew a secret and showed its seal. All deals follow from the secret. Now it is open, and your browser has dealt everything once more and compared.',
  'fair.seal': 'Seal, shown before the first deal',
  'fair.secret': 'Secret, opened now',

  'online.talk.title': 'Table talk',
} as const;
