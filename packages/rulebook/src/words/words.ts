/** What a book says around its rules, and what it calls things in examples. `{…}` is filled in. */
export interface Words {
  readonly title: string;
  readonly contents: string;
  readonly short: string;
  readonly decision: string;
  readonly option: string;
  readonly example: string;
  readonly sources: string;
  /** On the plain page: the way into the app. */
  readonly play: string;
  readonly learn: string;
  readonly 'learn.scripts': string;
  readonly whole: string;
  readonly unknown: string;

  readonly 'color.R': string;
  readonly 'color.Y': string;
  readonly 'color.G': string;
  readonly 'color.B': string;
  readonly joker: string;
  readonly mirror: string;
  readonly cross: string;

  readonly round: string;
  readonly trump: string;
  readonly deals: string;
  readonly bids: string;
  readonly holds: string;
  readonly taken: string;
  readonly uses: string;
  readonly passes: string;
  readonly rolls: string;
  readonly 'shows.closed': string;
  readonly 'shows.closed.none': string;
  readonly 'shows.open': string;
  readonly 'shows.winner': string;
  readonly 'shows.bids': string;
  readonly 'shows.dealer': string;
  readonly 'shows.next-dealer': string;
  readonly 'shows.trump': string;
  readonly 'shows.hand': string;
  readonly 'shows.options': string;
  readonly 'shows.pawn': string;
  readonly 'shows.opponents': string;
  readonly against: string;

  readonly 'column.bid': string;
  readonly 'column.tricks': string;
  readonly 'column.round': string;
  readonly 'column.points': string;
  readonly 'column.doubled': string;
  readonly 'column.lead': string;
  readonly 'column.reply': string;
  readonly 'column.takes': string;
  readonly 'column.zero': string;
  readonly 'column.copies': string;
}

export function fill(
  template: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
