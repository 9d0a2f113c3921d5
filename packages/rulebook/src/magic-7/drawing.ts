import type { Drawn } from '../drawing.ts';
import { personAt, signed } from '../names.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Opponents, Tricks } from './examples.ts';

export function drawTricks({ tricks }: Tricks, words: Words): Drawn[] {
  const hasMirror = tricks.some(({ zero, copies }) => zero !== copies);
  return [
    {
      kind: 'table',
      columns: [
        words['column.lead'],
        words['column.reply'],
        words['column.takes'],
        words['column.zero'],
        ...(hasMirror ? [words['column.copies']] : []),
      ],
      rows: tricks.map(({ lead, reply, takes, by, zero, copies }) => [
        { card: lead },
        { card: reply },
        { text: words[takes === 'lead' ? 'column.lead' : 'column.reply'], rule: by },
        { text: signed(zero) },
        ...(hasMirror ? [{ text: signed(copies) }] : []),
      ]),
    },
  ];
}

export function drawOpponents(example: Opponents, words: Words): Drawn[] {
  const { leader, against, lead, reply, then } = example;
  const [name, other] = [personAt(leader), personAt(against)];
  return [
    { kind: 'facts', facts: [fill(words.against, { name, other })] },
    {
      kind: 'plays',
      plays: [
        { name, card: lead, wins: then.leader === leader },
        { name: other, card: reply, wins: then.leader === against },
      ],
    },
    {
      kind: 'result',
      text: fill(words['shows.opponents'], {
        name: personAt(then.leader),
        names: then.opponents.map(personAt).join(', '),
      }),
    },
  ];
}
