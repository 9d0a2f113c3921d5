/** Where things are on the wheel: 400 × 404, its middle at (200, 200), the first field on top, then clockwise. */

const MIDDLE = 200;
const FIELDS = 7;
export const HUB = 46;
export const RIM = 174;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** `turn` in fields, clockwise from the top. */
export function pointAt(turn: number, radius: number): Point {
  const angle = (2 * Math.PI * turn) / FIELDS;
  return {
    x: round(MIDDLE + radius * Math.sin(angle)),
    y: round(MIDDLE - radius * Math.cos(angle)),
  };
}

/** The outline of field `i`. */
export function fieldPath(i: number): string {
  const p = (turn: number, radius: number): string => {
    const { x, y } = pointAt(turn, radius);
    return `${x} ${y}`;
  };
  const [from, to] = [i - 0.5, i + 0.5];
  return (
    `M${p(from, HUB)}L${p(from, RIM)}A${RIM} ${RIM} 0 0 1 ${p(to, RIM)}` +
    `L${p(to, HUB)}A${HUB} ${HUB} 0 0 0 ${p(from, HUB)}Z`
  );
}

/** The corners of the button over field `i`: the field, and the rim outside of it. */
export function fieldCorners(i: number): Point[] {
  const arc = Array.from({ length: 7 }, (_, k) => pointAt(i - 0.5 + k / 6, RIM + 18));
  return [pointAt(i - 0.5, HUB), ...arc, pointAt(i + 0.5, HUB)];
}

/** Where that button lies on the wheel, in percent, in a box of its own whose middle is the field's; and its shape in that box. */
export function fieldButton(i: number): {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly shape: string;
} {
  const corners = fieldCorners(i);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const percent = (part: number, whole: number): string => `${round((100 * part) / whole)}%`;
  const shape = corners.map(
    ({ x, y }) => `${percent(x - left, width)} ${percent(y - top, height)}`,
  );
  return {
    left: percent(left, 400),
    top: percent(top, 404),
    width: percent(width, 400),
    height: percent(height, 404),
    shape: `polygon(${shape.join(',')})`,
  };
}

/** Where each sign stands when the lettering stands below it. */
export const SIGN_PLACES: readonly Point[] = [
  { x: 200, y: 61 },
  { x: 293.5, y: 99 },
  { x: 324, y: 204 },
  { x: 250.8, y: 281.4 },
  { x: 149.2, y: 281.4 },
  { x: 76, y: 204 },
  { x: 106.5, y: 99 },
];

/** 28 studs along the rim. */
export const STUDS: readonly Point[] = Array.from({ length: 28 }, (_, i) => pointAt(i / 4, 183));

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

const LARGEST = 24;
const SMALLEST = 13;
const WIDTH = 92;
/** Mean width of a letter of the narrow display face, in em. */
const LETTER = 0.5;

/** At most two lines, broken where the text says or else nearest the middle, as large as the field allows. */
export function letter(text: string): Lettering {
  const lines = text.includes('\n') ? text.split('\n') : breakInTwo(text);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(LARGEST, Math.max(SMALLEST, WIDTH / (LETTER * longest)));
  return { lines, size: round(size) };
}

function breakInTwo(text: string): string[] {
  const gaps = [...text.matchAll(/ /g)].map((match) => match.index);
  const middle = text.length / 2;
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return gap === undefined ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
}
