import type { Estimate } from './estimate.ts';
import { FAULTS } from './faults.ts';
import type { BotReport, Report } from './report.ts';

/** A column of the report: its title, and what stands in it for a bot; null leaves the column out where no bot has it. */
type Column = readonly [title: string, cell: (bot: BotReport) => string | null];

const COLUMNS: readonly Column[] = [
  ['bot', ({ bot }) => bot],
  ['seats', ({ seats }) => String(seats)],
  ['points', ({ meanPoints, ci95 }) => makeEstimate({ mean: meanPoints, ci95 }, 2)],
  ['wins', ({ winShare, winShareCi95 }) => makeShare({ mean: winShare, ci95: winShareCi95 })],
  ['points a round', ({ pointsPerRound }) => ifEstimate(pointsPerRound, (e) => makeEstimate(e, 3))],
  ['bids met', (bot) => makeBidsMet(bot)],
  ['with 7 cards', ({ bidsMetByCards }) => ifEstimate(entry(bidsMetByCards, '7'), makeShare)],
  ['ms/move', ({ msPerMove }) => makeMs(msPerMove)],
  ['95 %', ({ msP95 }) => makeMs(msP95)],
  ['max', ({ msMax }) => makeMs(msMax)],
];

/** The report for people. */
export function makeText(report: Report): string {
  const { game, players, deals, games, moves, seconds, movesPerSecond, seed, bots } = report;
  const head = [
    `${game}, ${players} players, seed ${JSON.stringify(seed)}`,
    `${count(games)} games on ${count(deals)} deals, ${count(moves)} moves in ${seconds.toFixed(2)} s (${count(movesPerSecond)} a second)`,
  ];
  const sections = [head, tableOf(bots), againstLines(bots), faultLines(bots), [NOTE]];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const NOTE = '± is half of a 95 % confidence interval over deals. More figures with --json.';

function tableOf(bots: readonly BotReport[]): string[] {
  const columns = COLUMNS.map(([title, cell]) => [title, ...bots.map((bot) => cell(bot) ?? '')])
    .filter((cells) => cells.some((cell, i) => i > 0 && cell !== ''))
    .map((cells, i) => {
      const width = Math.max(...cells.map((cell) => cell.length));
      return cells.map((cell) => (i === 0 ? cell.padEnd(width) : cell.padStart(width)));
    });
  return [-1, ...bots.keys()].map((row) => columns.map((cells) => cells[row + 1]!).join('  '));
}

/** With duplicate deals: who scored more in the same seats with the same cards. */
function againstLines(bots: readonly BotReport[]): string[] {
  return bots.flatMap(({ bot, pointsAgainst = [] }, i) =>
    pointsAgainst
      .slice(i)
      .map((other) => `${bot} against ${other.bot}: ${makeEstimate(other, 2, true)} points a game`),
  );
}

function faultLines(bots: readonly BotReport[]): string[] {
  return bots.flatMap(({ bot, faults, moves }) => {
    const kinds = FAULTS.filter((fault) => faults[fault] !== undefined);
    if (kinds.length === 0) return [];
    const lost = kinds.reduce((sum, fault) => sum + faults[fault]!, 0);
    const names = kinds.map((fault) => `${count(faults[fault]!)} ${fault}`).join(', ');
    return [`${bot} lost ${count(lost)} of ${count(moves)} moves: ${names}`];
  });
}

function makeBidsMet({ bidsMet, bidsMetCi95 }: BotReport): string | null {
  if (bidsMet === null) return null;
  return makeShare({ mean: bidsMet, ci95: typeof bidsMetCi95 === 'number' ? bidsMetCi95 : null });
}

function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function ifEstimate(value: unknown, make: (estimate: Estimate) => string): string | null {
  return typeof entry(value, 'mean') === 'number' ? make(value as Estimate) : null;
}

function makeEstimate({ mean, ci95 }: Estimate, digits: number, isSigned = false): string {
  const sign = isSigned && mean >= 0 ? '+' : '';
  return `${sign}${mean.toFixed(digits)}${ci95 === null ? '' : ` ±${ci95.toFixed(digits)}`}`;
}

function makeShare({ mean, ci95 }: Estimate): string {
  return `${makeEstimate({ mean: 100 * mean, ci95: ci95 === null ? null : 100 * ci95 }, 1)} %`;
}

function makeMs(ms: number): string {
  return ms < 1 ? ms.toFixed(4) : ms.toFixed(1);
}

function count(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}
