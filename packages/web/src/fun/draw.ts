/** Everyone who missed a bid draws a forfeit [DL-VAR-2]. */
export interface Drawn {
  readonly seat: number;
  readonly forfeit: string;
}

interface Row {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}

/**
 * The forfeits of a finished round. The draw follows from the round and the bids, so that it stays the same however often the result is
 * looked at; nobody gets the same one as somebody else while there are enough.
 */
export function drawForfeits(
  list: readonly string[],
  round: number,
  { bids, tricks }: Row,
): Drawn[] {
  if (list.length === 0) return [];
  const first = bids.reduce((sum, bid, seat) => 31 * sum + 7 * bid + tricks[seat]! + 1, round);
  const missed = bids.flatMap((bid, seat) => (bid === tricks[seat] ? [] : [seat]));
  return missed.map((seat, i) => ({ seat, forfeit: list[(first + i) % list.length]! }));
}
