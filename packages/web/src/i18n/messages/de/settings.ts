import type { Messages } from '../../keys.ts';

const messages: Messages<'settings'> = {
  'settings.theme': 'Tischfarbe',
  'settings.theme.system': 'Wie das Gerät',
  'settings.theme.dark': 'Filz, dunkel',
  'settings.theme.light': 'Sand, hell',
  'settings.speed': 'Tempo',
  'settings.speed.calm': 'Ruhig',
  'settings.speed.normal': 'Normal',
  'settings.speed.quick': 'Flott',
  'settings.speed.off': 'Aus',
  'settings.hold': 'Ein fertiger Stich bleibt liegen',
  'settings.hold.none': 'Gar nicht',
  'settings.hold.short': 'Kurz',
  'settings.hold.normal': 'Normal',
  'settings.hold.long': 'Lang',
  'settings.hold.tap': 'Bis ich tippe',
  'settings.sort': 'Hand sortieren nach',
  'settings.sort.color': 'Farbe',
  'settings.sort.rank': 'Zahl',
  'settings.sound': 'Ton',
  'settings.vibration': 'Vibrieren, wenn ich dran bin',
  'settings.confirm': 'Vor dem Spielen bestätigen',
  'settings.confirm.note': 'Einmal tippen hebt die Karte, noch einmal spielt sie.',
  'settings.autoPlay': 'Geht nur eine Karte, fällt sie von selbst',
  'settings.autoPlay.note': 'Nach kurzer Pause, damit es nichts verrät.',
  'settings.largeMarks': 'Größere Farbzeichen',
  'settings.fun': 'Play for Fun',
  'settings.fun.note': 'Wer die Ansage verfehlt, zieht eine Aufgabe aus eurer Liste.',
  'settings.shortcuts': 'Einzelne Tasten als Kürzel',
  'settings.shortcuts.note':
    'Ziffern sagen an, Buchstaben öffnen. Pfeile und Eingabetaste gehen immer.',

  'fun.list': 'Eure Aufgaben',
  'fun.item': 'Aufgabe {n}',
  'fun.remove': 'Aufgabe {n} entfernen',
  'fun.new': 'Eine eigene Aufgabe',
  'fun.add': 'Dazu',
  'fun.reset': 'Zurück zu unserer Liste',
};

export default messages;
