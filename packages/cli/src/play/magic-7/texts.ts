import type { Magic7 } from '@table-seven/engine';

import { heading, paragraph } from '../text.ts';

export function help(): string[] {
  return [
    '',
    heading('What you can type'),
    ' a card      its letter in your hand, or its name: +10, -3, 0, jk, mi, cr',
    ' a lead      with three or four players also against whom: +10 Ada',
    ' Enter       shows the table again',
    ' s tricks    l last trick     r short rules     h hint     q quit',
    '',
    ' > is whose turn it is. JK is the Joker, MI the Mirror, CR the Cross.',
  ];
}

export function rules({ players, options }: Magic7.View): string[] {
  return [
    '',
    heading('Die Magische 7 in short'),
    ...paragraph(
      'One leads any card, one replies with any card. If the two make 7, the reply takes the trick; if not, the lead ' +
        'does. Both draw a card while the pile lasts, and the winner leads next.',
    ),
    '',
    ' Joker    wins, but loses to a Joker or a Mirror played to it',
    ' Cross    loses, but wins as a reply to another Cross',
    ' Mirror   led, it loses only to a Joker; as a reply it loses to all but a Joker',
    '          or a Cross',
    '',
    ' Number cards count their value for whoever takes them, minus cards too.',
    options.mirrorScore === 'zero'
      ? ' The three special cards count nothing.'
      : ' A Mirror counts as much as the card beside it; Joker and Cross count nothing.',
    ...(players === 4 ? [' Partners sit opposite each other and score together.'] : []),
    ...(players === 3 ? [' The game for three is a house rule: everyone plays alone.'] : []),
    ...(players === 2 ? [] : [' The leader chooses which opponent has to reply.']),
    ...(options.alternateOpponents && players > 2
      ? [' A side that leads twice running plays against the other opponent.']
      : []),
  ];
}
