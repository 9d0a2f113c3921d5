import { costliest } from '@table-seven/bots';
import type { Account, Analysis, Estimate, Review } from '@table-seven/bots';

/** As many as somebody wants to read. */
const MOST = 10;

export function makeReport(
  file: string,
  { players }: { readonly players: readonly string[] },
  { reviews, accounts, worlds }: Analysis,
): string {
  const clear = reviews.filter(({ isClear }) => isClear).length;
  return [
    `${file}: ${String(reviews.length)} decisions, ${String(worlds)} imagined deals each; ${String(clear)} clearly not the best`,
    '',
    ...costliest(reviews, MOST).map((review) => decisionLine(players, review)),
    '',
    'points = average deal + own cards + decisions + the rest (± one standard error)',
    ...accounts.map((account) => accountLine(players, account)),
  ].join('\n');
}

function decisionLine(players: readonly string[], review: Review): string {
  const { moment, seat, kind, alternatives, made, cost } = review;
  const [best, own] = [alternatives[0]!, alternatives[made]!];
  const met =
    own.met === null ? '' : `, bid met ${percent(own.met)} instead of ${percent(best.met!)}`;
  return (
    `after move ${String(moment)}, ${players[seat]!}, ${kind}: ${JSON.stringify(own.move)} rather than ${JSON.stringify(best.move)} ` +
    `cost ${plusMinus(cost.points)} points, ${(100 * cost.win.mean).toFixed(1)} % of the win${met}`
  );
}

function accountLine(players: readonly string[], account: Account): string {
  const { seat, made, share, deal, play, rest } = account;
  const parts = [share, deal, play, rest].map(plusMinus).join(' + ');
  return `${players[seat]!}: ${made.toFixed(0)} = ${parts}`;
}

function plusMinus({ mean, error }: Estimate): string {
  return `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
}

function percent({ mean }: Estimate): string {
  return `${(100 * mean).toFixed(0)} %`;
}
