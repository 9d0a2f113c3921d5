import type { Translate } from '../i18n/format.ts';
import type { GameReplay } from '../table/game-replay.ts';
import type { Step } from '../table/source.ts';
import { chaptersOf } from './chapters.ts';
import type { Replay } from './replay.ts';

/** The whole game in sentences, every round with the hands it began with: to be read, or sent to somebody without the app. */
export function gameText(replay: Replay, parts: GameReplay, title: string, t: Translate): string {
  const cast = { names: replay.names, you: null };
  const begins = new Set(chaptersOf(replay).rounds.map(({ moment }) => moment));
  const lines = [title, replay.names.join(', ')];
  let before: object | null = null;
  for (let moment = 0; moment <= replay.length; moment++) {
    const view = replay.view(moment, null);
    const step: Step = { seq: moment, made: replay.made(moment), view, front: 0, legal: [] };
    lines.push(...parts.narrate(before, step, cast, t));
    if (begins.has(moment)) lines.push('', ...handLines(replay, parts, moment, t), '');
    before = view;
  }
  return `${lines.join('\n')}\n`;
}

function handLines(replay: Replay, parts: GameReplay, moment: number, t: Translate): string[] {
  return replay.hands(moment).map((hand, seat) => {
    const cards = hand.map((card) => parts.cardName(card, t)).join(', ');
    return `  ${replay.names[seat]!}: ${cards}`;
  });
}
