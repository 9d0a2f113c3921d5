export default {
  'online.me.save': 'Save',
  'online.me.saved': 'Saved',
  'online.me.unknown': 'You have not played online from this device yet. A name is all it takes.',
  'online.me.empty': 'No finished games yet. They will appear here.',
  'online.me.sum': '{games, plural, one {# game} other {# games}}, {wins} won',
  'online.me.withBot':
    '{n, plural, one {In one of the wins a bot made some of the moves.} other {In # of the wins a bot made some of the moves.}}',
  'online.me.points': 'Points per round, game by game',
  'online.me.points.label':
    'Points per round over {games, plural, one {# game} other {# games}}, {mean} on average',
  'online.me.bids': 'Bids met, by number of cards',
  'online.me.bids.key': 'The black line is what a relaxed bot meets among four.',
  'online.me.game': 'Game',
  'online.me.perRound': 'Points per round',
  'online.me.rounds': 'Rounds',
  'online.me.cards': 'Cards',
  'online.me.met': 'Met',
  'online.me.expected': 'A relaxed bot',
  'online.me.modes': 'Wins by mode',
  'online.me.modes.line': '{wins} of {games}',
  'online.me.history': 'Your games',
  'online.me.players': '{n, plural, one {# player} other {# players}}',
  'online.me.won': 'won',
  'online.me.more': 'Show more',
  'online.me.data': 'Your data',
  'online.me.move': 'Take me to another device',
  'online.me.move.note': 'Name, games and statistics come along.',
  'online.me.others': 'Sign out my other devices',
  'online.me.others.note':
    'Lost a phone, or sat at somebody else’s? Only this device stays signed in.',
  'online.me.others.done': 'Done: only this device is signed in now.',
  'online.me.move.text':
    'Open this link on the other device within ten minutes. It works once; do not give it to anybody else.',
  'online.me.move.qr': 'QR code with the link for your other device',
  'online.me.delete': 'Delete everything about me',
  'online.me.delete.note': 'Name, history and statistics, for good.',
  'online.me.delete.title': 'Delete everything?',
  'online.me.delete.text':
    'Your name, history and statistics are deleted. Games you played with others stay, without your name. This cannot be undone.',
  'online.me.delete.go': 'Delete',
  'online.claim.title': 'Is this your device?',
  'online.claim.text':
    'This link makes this device yours: your name, your games, your statistics. Whoever used it here before is signed out.',
  'online.claim.go': 'Yes, this is me',
  'online.claim.refused':
    'This link has been used or is older than ten minutes. Make a new one on your other device, on your page.',
} as const;
