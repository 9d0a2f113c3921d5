import type { GameReplay } from '../table/game-replay.ts';
import type { CardName } from './cards.ts';
import HandCard from './HandCard.svelte';
import { cardName } from './names.ts';
import { narrate } from './narration.ts';
import type { GameStep, Move, View } from './scenes.ts';

const replay: GameReplay = {
  Card: HandCard,
  cardName: (card, t) => cardName(card as CardName, t),
  moveName: (view, move, cast, t) => {
    const made = move as Move;
    const card = cardName(made.card, t);
    const isAimed = made.type === 'lead' && (view as View).players > 2;
    return isAimed ? `${card} → ${cast.names[made.against]!}` : card;
  },
  narrate: (before, step, cast, t) => narrate(before as View | null, step as GameStep, cast, t),
};

export default replay;
