import type { Messages } from '../../keys.ts';

const messages: Messages<'rules'> = {
  'rules.title': 'Die Regeln',
  'rules.search': 'In den Regeln suchen',
  'rules.found':
    '{n, plural, =0 {Nichts gefunden. Versuch ein anderes Wort.} one {# Regel} other {# Regeln}}',
  'rules.unknown': 'Eine Regel {id} gibt es nicht. Hier ist das ganze Buch.',
  'rules.unknown.game': 'Dafür haben wir keine Regeln. Diese haben wir:',
  'rules.print': 'Drucken',
  'rules.lesson': 'Spielend lernen',
};

export default messages;
