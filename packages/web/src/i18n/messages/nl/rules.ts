import type { Messages } from '../../keys.ts';

const messages: Messages<'rules'> = {
  'rules.title': 'De regels',
  'rules.search': 'Zoek in de regels',
  'rules.found':
    '{n, plural, =0 {Niets gevonden. Probeer een ander woord.} one {# regel} other {# regels}}',
  'rules.unknown': 'Een regel {id} is er niet. Hier is het hele boek.',
  'rules.unknown.game': 'Daarvoor hebben we geen regels. Deze hebben we:',
  'rules.print': 'Afdrukken',
  'rules.lesson': 'Al spelend leren',
};

export default messages;
