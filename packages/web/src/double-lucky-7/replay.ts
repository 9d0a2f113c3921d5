import type { GameReplay } from '../table/game-replay.ts';
import type { CardName } from './cards.ts';
import HandCard from './HandCard.svelte';
import { cardName, colorName } from './names.ts';
import { narrate, previewOf } from './narration.ts';
import type { GameStep, Move, View } from './scenes.ts';

const replay: GameReplay = {
  Card: HandCard,
  cardName: (card, t) => cardName(card as CardName, t),
  moveName: (view, move, cast, t) => {
    const made = move as Move;
    switch (made.type) {
      case 'bid':
        return String(made.tricks);
      case 'play':
        return cardName(made.card, t);
      case 'choose-trump':
        return colorName(made.color, t);
      case 'pass':
        return t('wheel.pass');
      case 'roll':
        return t('wheel.roll');
      case 'use':
        return `${t(`option.${made.option}`)}: ${previewOf(view as View, (view as View).turn ?? 0, made, cast, t)}`;
    }
  },
  narrate: (before, step, cast, t) => narrate(before as View | null, step as GameStep, cast, t),
};

export default replay;
