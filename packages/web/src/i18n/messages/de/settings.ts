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
  'settings.confirm.note': 'Der erste Tipp hebt die Karte, der zweite spielt sie.',
  'settings.autoPlay': 'Geht nur eine Karte, fällt sie von selbst',
  'settings.autoPlay.note': 'Nach kurzer Pause, damit es nichts verrät.',
  'settings.largeMarks': 'Größere Farbzeichen',
  'settings.whisper': 'Der Coach flüstert',
  'settings.whisper.note':
    'In Spielen gegen Bots: ein Wort zu deiner Ansage, und eins vor einer Karte, die sie verschenkt. Im Protokoll steht es dabei.',
  'settings.fun': 'Play for Fun',
  'settings.fun.note': 'Wer die Ansage verfehlt, zieht eine Aufgabe aus eurer Liste.',
  'settings.shortcuts': 'Einzelne Tasten als Kürzel',
  'settings.shortcuts.note':
    'Ziffern sagen an, Buchstaben öffnen. Pfeile und Eingabetaste gehen immer.',

  'fun.list': 'Eure Aufgaben',
  'fun.list.note': '{n} Stück: ändern, dazunehmen, streichen',
  'fun.item': 'Aufgabe {n}',
  'fun.remove': 'Aufgabe {n} entfernen',
  'fun.new': 'Eine eigene Aufgabe',
  'fun.add': 'Dazu',
  'fun.full': '{n} Aufgaben, die Liste ist voll. Entferne eine, um eine neue aufzunehmen.',
  'fun.reset': 'Zurück zu unserer Liste',
};

export default messages;
