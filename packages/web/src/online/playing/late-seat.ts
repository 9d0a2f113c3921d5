import type { SeenTable } from '../table/seen-table.ts';

/** Whether we, who only look on, may take over a bot's seat. */
export function hasLateSeat({ you, info }: SeenTable): boolean {
  const { latecomers, status, seats } = info;
  const isOpen = you === null && latecomers && status === 'playing';
  return isOpen && seats.some(({ kind }) => kind === 'bot');
}
