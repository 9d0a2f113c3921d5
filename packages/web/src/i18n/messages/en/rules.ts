export default {
  'rules.title': 'The rules',
  'rules.search': 'Search the rules',
  'rules.found': '{n, plural, =0 {Nothing found. Try another word.} one {# rule} other {# rules}}',
  'rules.unknown': 'There is no rule {id}. Here is the whole book.',
  'rules.unknown.game': 'We have no rules for that. These we have:',
  'rules.print': 'Print',
  'rules.lesson': 'Learn by playing',
} as const;
