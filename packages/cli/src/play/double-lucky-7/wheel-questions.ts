import { DoubleLucky7, refusal } from '@table-seven/engine';

import type { Answer, Question, Stage } from '../screen.ts';
import { unclear } from '../screen.ts';
import { columns, left, list, paragraph } from '../text.ts';
import { describeChoice, OPTION_EFFECTS, OPTION_QUESTIONS, OPTION_TITLES } from './wheel-words.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;
type Use = DoubleLucky7.Use;
type OptionName = DoubleLucky7.OptionName;

const { OPTION_NAMES } = DoubleLucky7;

/** First which option, then what is done with it: all at once can be fifty choices. */
export function wheelQuestion(view: View, moves: readonly Move[], stage: Stage): Question<Move> {
  const uses = moves.filter((move) => move.type === 'use');
  const open = OPTION_NAMES.filter((option) => uses.some((use) => use.option === option));
  if (moves.some((move) => move.type === 'roll')) return rollQuestion(view, stage);
  if (view.wheel?.roll != null && open.length === 1) {
    return useQuestion(open[0]!, uses, view, stage, false);
  }
  return optionQuestion(view, moves, uses, stage);
}

/** [DL-LW-4] Whether to roll the Lucky Dice. */
function rollQuestion(view: View, { paint }: Stage): Question<Move> {
  const taken = OPTION_NAMES.filter((option) => view.wheel?.blocked[option] !== undefined);
  const names = taken.map((option) => OPTION_TITLES[option]).join(', ');
  return {
    lines: [
      ' An X does nothing; a taken option lets you choose any free one.',
      ...(taken.length > 0 ? paragraph(`Taken: ${names}`).map((line) => paint('dim', line)) : []),
      ' [0] Pass   keep the pawn for a later round',
      ' [1] Roll',
    ],
    prompt: 'Roll the Lucky Dice? 0 or 1',
    possible: 'type 0 to pass or 1 to roll',
    answer(input) {
      if (/^(0|p|pass)$/.test(input)) return { type: 'move', move: { type: 'pass' } };
      if (/^(1|roll)$/.test(input)) return { type: 'move', move: { type: 'roll' } };
      return unclear('That is no choice here');
    },
  };
}

/** [DL-LW-3] Which option to put the pawn on, or to pass. */
function optionQuestion(
  view: View,
  moves: readonly Move[],
  uses: readonly Use[],
  stage: Stage,
): Question<Move> {
  const mayPass = moves.some((move) => move.type === 'pass');
  const numbers = OPTION_NAMES.flatMap((option, i) =>
    uses.some((use) => use.option === option) ? [i + 1] : [],
  );
  const all = mayPass ? [0, ...numbers] : numbers;
  return {
    lines: [
      ...(mayPass ? [optionLine('[0]', 'Pass', 'keep the pawn for a later round')] : []),
      ...OPTION_NAMES.map((option, i) => showOption(option, i + 1, uses, view, stage)),
    ],
    prompt: mayPass ? 'Use your pawn? 0 to 7' : 'Double Lucky! Choose, 1 to 7',
    possible: `type ${list(all, 'or')}`,
    answer(input) {
      if (mayPass && /^(0|p|pass)$/.test(input)) return { type: 'move', move: { type: 'pass' } };
      const option = /^\d$/.test(input) ? OPTION_NAMES[Number(input) - 1] : undefined;
      return option === undefined
        ? unclear('That is no choice here')
        : chooseOption(option, uses, view, stage);
    },
  };
}

function showOption(
  option: OptionName,
  number: number,
  uses: readonly Use[],
  view: View,
  { cast, paint }: Stage,
): string {
  const isOpen = uses.some((use) => use.option === option);
  const owner = view.wheel?.blocked[option];
  const note =
    owner === undefined ? 'not in round 7' : `taken by ${cast.whom(owner)} for this half`;
  const title = OPTION_TITLES[option];
  return isOpen
    ? optionLine(`[${number}]`, title, OPTION_EFFECTS[option])
    : paint('dim', optionLine(` ${number} `, title, note));
}

function optionLine(number: string, title: string, effect: string): string {
  return ` ${number} ${left(title, 15)}${effect}`;
}

function chooseOption(
  option: OptionName,
  uses: readonly Use[],
  view: View,
  stage: Stage,
): Answer<Move> {
  const open = uses.filter((use) => use.option === option);
  const [first, ...others] = open;
  if (first === undefined) {
    const isBlocked = view.wheel?.blocked[option] !== undefined;
    return isBlocked
      ? { type: 'refused', refusal: refusal('option-blocked', { option }) }
      : unclear(`${OPTION_TITLES[option]} is not allowed in round 7`);
  }
  if (others.length === 0) return { type: 'move', move: first };
  return { type: 'next', question: useQuestion(option, open, view, stage, true) };
}

/** What to do with one option: with whom, which colour, up or down. */
function useQuestion(
  option: OptionName,
  uses: readonly Use[],
  view: View,
  stage: Stage,
  mayGoBack: boolean,
): Question<Move> {
  const cells = uses.map((use, i) => `[${i + 1}] ${describeChoice(use, view.bids, stage)}`);
  const range = uses.length === 1 ? '1' : `1 to ${uses.length}`;
  return {
    lines: [
      ` ${OPTION_QUESTIONS[option]}`,
      ...columns(cells).map((line) => ` ${line}`),
      ...(mayGoBack ? [' [0] back to the wheel'] : []),
    ],
    prompt: `${OPTION_TITLES[option]}, ${mayGoBack ? `${range}, or 0` : range}`,
    possible: `type ${range}${mayGoBack ? ', or 0 to go back' : ''}`,
    answer(input) {
      if (mayGoBack && input === '0') return { type: 'back' };
      const use = /^\d+$/.test(input) ? uses[Number(input) - 1] : undefined;
      return use === undefined ? unclear('That is no choice here') : { type: 'move', move: use };
    },
  };
}
