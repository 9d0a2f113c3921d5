/** What can be done at a table now, in sentences, and where the book says so. */
export interface TableHelp {
  readonly game: string;
  readonly lines: readonly string[];
  readonly rule: string;
}
