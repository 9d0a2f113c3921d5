import type { Figure } from './results.ts';

interface Dot extends Figure {
  /** Milliseconds per move. */
  readonly ms: number;
}

export interface Line {
  readonly title: string;
  readonly color: string;
  readonly dots: readonly Dot[];
}

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = { left: 64, right: 150, top: 40, bottom: 48 };

/** Points by time per move, with 95 % intervals; the axis of time is logarithmic. */
export function makePlot(title: string, lines: readonly Line[]): string {
  const dots = lines.flatMap((line) => line.dots);
  const times = [...new Set(dots.map(({ ms }) => ms))].sort((a, b) => a - b);
  const most = Math.max(...dots.map(({ mean, half }) => mean + half));
  const step = 10 ** Math.floor(Math.log10(most));
  const low = Math.floor(Math.min(0, ...dots.map(({ mean, half }) => mean - half)) / step) * step;
  const high = Math.ceil(most / step) * step;
  const first = Math.log(times[0]!);
  const span = Math.max(1e-9, Math.log(times.at(-1)!) - first);
  const x = (ms: number): number =>
    round(MARGIN.left + ((Math.log(ms) - first) / span) * (WIDTH - MARGIN.left - MARGIN.right));
  const y = (value: number): number =>
    round(
      HEIGHT -
        MARGIN.bottom -
        ((value - low) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom),
    );
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf7"/>`,
    `<text x="${MARGIN.left}" y="22" font-weight="bold">${title}</text>`,
  ];
  for (let value = low; value <= high + step / 2; value += step) {
    parts.push(
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(value)}" y2="${y(value)}" stroke="#d8d2c4"/>`,
      `<text x="${MARGIN.left - 8}" y="${y(value) + 4}" text-anchor="end">${Number(value.toFixed(6))}</text>`,
    );
  }
  for (const ms of times) {
    parts.push(
      `<text x="${x(ms)}" y="${HEIGHT - MARGIN.bottom + 20}" text-anchor="middle">${ms} ms</text>`,
    );
  }
  lines.forEach((line, i) => {
    const path = line.dots.map(({ ms, mean }) => `${x(ms)},${y(mean)}`).join(' ');
    parts.push(`<polyline points="${path}" fill="none" stroke="${line.color}" stroke-width="2"/>`);
    for (const { ms, mean, half } of line.dots) {
      parts.push(
        `<line x1="${x(ms)}" x2="${x(ms)}" y1="${y(mean - half)}" y2="${y(mean + half)}" stroke="${line.color}"/>`,
        `<circle cx="${x(ms)}" cy="${y(mean)}" r="4" fill="${line.color}"/>`,
      );
    }
    const top = MARGIN.top + 20 * i + 8;
    parts.push(
      `<text x="${WIDTH - MARGIN.right + 14}" y="${top}" fill="${line.color}">${line.title}</text>`,
    );
  });
  return `${[...parts, '</svg>'].join('\n')}\n`;
}

function round(x: number): number {
  return Math.round(10 * x) / 10;
}
