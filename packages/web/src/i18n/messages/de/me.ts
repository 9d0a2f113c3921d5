import type { Messages } from '../../keys.ts';

const messages: Messages<'me'> = {
  'online.me.save': 'Speichern',
  'online.me.saved': 'Gespeichert',
  'online.me.unknown': 'Von diesem Gerät hast du noch nicht online gespielt. Ein Name genügt.',
  'online.me.empty': 'Noch kein Spiel zu Ende gespielt. Hier werden sie stehen.',
  'online.me.sum': '{games, plural, one {# Spiel} other {# Spiele}}, {wins} gewonnen',
  'online.me.withBot':
    '{n, plural, one {Bei einem Sieg hat ein Bot mitgezogen.} other {Bei # Siegen hat ein Bot mitgezogen.}}',
  'online.me.points': 'Punkte pro Runde, Spiel für Spiel',
  'online.me.points.label':
    'Punkte pro Runde in {games, plural, one {# Spiel} other {# Spielen}}, im Schnitt {mean}',
  'online.me.bids': 'Erfüllte Ansagen, nach Zahl der Karten',
  'online.me.bids.key': 'Der schwarze Strich ist, was ein lockerer Bot zu viert schafft.',
  'online.me.game': 'Spiel',
  'online.me.perRound': 'Punkte pro Runde',
  'online.me.rounds': 'Runden',
  'online.me.cards': 'Karten',
  'online.me.met': 'Erfüllt',
  'online.me.expected': 'Lockerer Bot',
  'online.me.modes': 'Siege nach Modus',
  'online.me.modes.line': '{wins} von {games}',
  'online.me.history': 'Deine Spiele',
  'online.me.players': '{n, plural, one {# Spieler} other {# Spieler}}',
  'online.me.won': 'gewonnen',
  'online.me.more': 'Mehr zeigen',
  'online.me.data': 'Deine Daten',
  'online.me.move': 'Auf ein anderes Gerät',
  'online.me.move.note': 'Name, Spiele und Statistik kommen mit.',
  'online.me.others': 'Andere Geräte abmelden',
  'online.me.others.note':
    'Handy verloren oder an einem fremden gesessen? Nur dieses Gerät bleibt du.',
  'online.me.others.done': 'Erledigt: Nur dieses Gerät bist jetzt du.',
  'online.me.move.text':
    'Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal; gib ihn niemandem sonst.',
  'online.me.move.qr': 'QR-Code mit dem Link für dein anderes Gerät',
  'online.me.delete': 'Alles über mich löschen',
  'online.me.delete.note': 'Name, Verlauf und Statistik, endgültig.',
  'online.me.delete.title': 'Alles löschen?',
  'online.me.delete.text':
    'Dein Name, dein Verlauf und deine Statistik werden gelöscht. Spiele mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
  'online.me.delete.go': 'Löschen',
  'online.claim.title': 'Ist das dein Gerät?',
  'online.claim.text':
    'Dieser Link macht dieses Gerät zu deinem: dein Name, deine Spiele, deine Statistik. Wer es hier vorher war, ist dann abgemeldet.',
  'online.claim.go': 'Ja, das bin ich',
  'online.claim.refused':
    'Dieser Link ist verbraucht oder älter als zehn Minuten. Mach auf deinem anderen Gerät einen neuen, auf deiner Seite.',
};

export default messages;
