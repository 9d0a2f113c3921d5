/** Everyone who missed a bid draws a forfeit [DL-VAR-2]. */
export interface Drawn {
  readonly seat: number;
  readonly forfeit: string;
}

/** A round as the score sheet has it. */
interface Row {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}

/**
 * The forfeits of the last round on the sheet. The list is a deck, shuffled once for each game and drawn from the top: nothing comes twice
 * before everything came once, and looking again, or reloading, shows the same. Bots have nothing to talk or hum with: they are spared.
 */
export function drawForfeits(
  list: readonly string[],
  game: string,
  sheet: readonly Row[],
  isBot: (seat: number) => boolean,
): Drawn[] {
  const row = sheet.at(-1);
  if (row === undefined || list.length === 0) return [];
  const deck = shuffled(list, game);
  const missed = (round: Row): number[] => missedIn(round).filter((seat) => !isBot(seat));
  const before = sheet.slice(0, -1).reduce((sum, round) => sum + missed(round).length, 0);
  return missed(row).map((seat, i) => ({ seat, forfeit: deck[(before + i) % deck.length]! }));
}

function missedIn({ bids, tricks }: Row): number[] {
  return bids.flatMap((bid, seat) => (bid === tricks[seat] ? [] : [seat]));
}

function shuffled(list: readonly string[], game: string): string[] {
  return list
    .map((forfeit, i) => ({ forfeit, place: hash(`${game}/${String(i)}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ forfeit }) => forfeit);
}

/** FNV-1a, and once more mixed: short texts that differ in one letter end up far apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}
