import type { TableInfo } from '@table-seven/protocol';

/** What is agreed at a table beside the game. */
export type Terms = Pick<
  TableInfo,
  'clock' | 'grace' | 'spectators' | 'chat' | 'latecomers' | 'claims'
>;
