import type { Messages } from '../../keys.ts';

const messages: Messages<'new-game'> = {
  'new.title': 'Dein Tisch',
  'new.game': 'Spiel',
  'new.length': 'Länge',
  'new.length.14': '14 Runden',
  'new.length.7': '7 Runden',
  'new.mode': 'Modus',
  'new.mode.classic': 'Classic',
  'new.mode.classic.note': 'Ansagen und Stiche machen. Ohne Lucky Wheel.',
  'new.mode.tactical': 'Tactical Escape',
  'new.mode.tactical.note':
    'Einmal pro Hälfte wirbelt dein Pawn die Runde durcheinander, wann und wie du willst.',
  'new.mode.dice': 'Lucky Dice',
  'new.mode.dice.note': 'Einmal pro Hälfte würfelst du, was dein Pawn bewirkt.',
  'new.players': 'Spieler',
  'new.house': 'Hausregeln',
  'new.joker': 'Der Geber nennt den Trumpf',
  'new.joker.note':
    'Wird der Joker aufgedeckt, nennt der Geber die Trumpffarbe. Sonst ist in jedem Stich die Farbe Trumpf, die der Geber ausspielt.',
  'new.lastTrick': 'Letzten Stich ansehen',
  'new.lastTrick.note': 'Aus: Ein fertiger Stich ist nur bis zur nächsten Karte zu sehen.',
  'new.mirror': 'Der Drache spiegelt',
  'new.mirror.note': 'Ein Drache zählt so viel wie die andere Karte im Stich. Aus: Er zählt 0.',
  'new.openScore': 'Offene Punkte',
  'new.openScore.note': 'Alle sehen die Punkte schon während des Spiels.',
  'new.alternate': 'Gegner wechseln',
  'new.alternate.note':
    'Wer zweimal hintereinander ausspielt, nimmt beim zweiten Mal den anderen Gegner.',
  'new.seats': 'Wer sitzt wo',
  'new.seat': 'Platz {n}',
  'new.name': 'Name',
  'new.three': 'Für drei hat die Anleitung keine Regeln: Das sind unsere.',
  'new.kind': 'Wer spielt',
  'new.kind.human': 'Mensch',
  'new.kind.novice': 'Bot, Anfänger',
  'new.kind.casual': 'Bot, locker',
  'new.kind.regular': 'Bot, geübt',
  'new.kind.expert': 'Bot, stark',
  'new.people': 'Mehrere an einem Gerät: Zwischen den Zügen verdeckt ein Vorhang die Karten.',
};

export default messages;
