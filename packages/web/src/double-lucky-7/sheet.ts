type Numbers = readonly (number | null)[];

/** What a score sheet shows: a view has it, and so has a pad. Null stands where somebody was not at the table, or has not bid. */
export interface SheetFacts {
  readonly phase: string;
  readonly round: number;
  readonly options: { readonly rounds: number };
  readonly sheet: readonly {
    readonly bids: Numbers;
    readonly tricks: Numbers;
    readonly points: Numbers;
  }[];
  readonly bids: Numbers;
  readonly tricks: Numbers;
  readonly wheel: object | null;
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
}
