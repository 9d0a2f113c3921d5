/** What servers on the same data tell each other. Nothing of it has to arrive: the log is the truth, and who is there is told again. */
export type News =
  /** So many facts a table has now. */
  | { readonly type: 'facts'; readonly table: string; readonly seq: number }
  /** Who is at a table by way of one server: those who sit, with when they came, and how many look on. */
  | {
      readonly type: 'present';
      readonly table: string;
      readonly players: readonly (readonly [number, number])[];
      readonly spectators: number;
    }
  /** Who is at that table, or at any? */
  | { readonly type: 'who'; readonly table: string | null }
  | { readonly type: 'pad'; readonly code: string }
  | { readonly type: 'forgotten'; readonly player: number }
  | { readonly type: 'alive' }
  | { readonly type: 'leaving' };

export interface Exchange {
  /** Tells the other servers, soon and together with what else there is to tell. */
  tell(news: News): void;
  /** From now on what others tell is heard, with the name of who does; and when some of it may have been missed. */
  listen(hear: (news: News, node: string) => void, missed: () => void): void;
}
