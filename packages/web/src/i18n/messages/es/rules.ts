import type { Messages } from '../../keys.ts';

const messages: Messages<'rules'> = {
  'rules.title': 'Las reglas',
  'rules.search': 'Buscar en las reglas',
  'rules.found': '{n, plural, =0 {Nada. Prueba con otra palabra.} one {# regla} other {# reglas}}',
  'rules.unknown': 'No hay ninguna regla {id}. Aquí está el libro entero.',
  'rules.unknown.game': 'No tenemos reglas para eso. Tenemos estas:',
  'rules.print': 'Imprimir',
  'rules.lesson': 'Aprender jugando',
};

export default messages;
