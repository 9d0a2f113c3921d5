/** Something counted: which, how much on average, how often. */
export interface Finding<K> {
  readonly key: K;
  readonly value: number;
  readonly count: number;
}

interface Section<T> {
  readonly games: number;
  readonly found: T;
}

/** What `npm run -s findings` has found. */
export interface Findings {
  /** Makes it again. */
  readonly command: string;
  readonly seats: Section<
    readonly {
      readonly players: number;
      /** By place in the order of bidding, the dealer being 0. */
      readonly places: readonly Finding<number>[];
      /** By number of cards. */
      readonly bids: readonly Finding<number>[];
      readonly met: readonly Finding<number>[];
    }[]
  >;
  readonly wheel: Section<{
    readonly worlds: number;
    readonly options: readonly (Finding<string> & {
      readonly rounds: readonly { round: number; value: number; count: number }[];
    })[];
  }>;
  readonly levels: Section<readonly Finding<string>[]>;
  readonly magic: Section<
    readonly { readonly players: number; readonly places: readonly Finding<number>[] }[]
  >;
}
