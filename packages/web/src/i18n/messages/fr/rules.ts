import type { Messages } from '../../keys.ts';

const messages: Messages<'rules'> = {
  'rules.title': 'Les règles',
  'rules.search': 'Chercher dans les règles',
  'rules.found':
    '{n, plural, =0 {Rien trouvé. Essaie un autre mot.} one {# règle} other {# règles}}',
  'rules.unknown': 'Il n’y a pas de règle {id}. Voici le livre entier.',
  'rules.unknown.game': 'Nous n’avons pas de règles pour cela. Voici celles que nous avons :',
  'rules.print': 'Imprimer',
  'rules.lesson': 'Apprendre en jouant',
};

export default messages;
