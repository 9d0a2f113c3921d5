/** The eight-sided die in space: which way its faces look, and how they appear on the screen. */

export type Vector = readonly [number, number, number];
/** Rows; a vector of the die times this gives right, up, and towards the viewer. */
export type Rotation = readonly [Vector, Vector, Vector];

export interface Face {
  readonly side: number;
  /** Three corners on the screen, for an SVG polygon. */
  readonly points: string;
  /** 0 in the dark … 1 facing the lamp. */
  readonly light: number;
  /** An SVG matrix that lays a drawing, its middle at 0 0, onto the face. */
  readonly matrix: string;
}

const SIDES = 8;
const LAMP = unit([-0.38, 0.46, 0.8]);
/** One looks at the table from a little above. */
const VIEW = turn([1, 0, 0], -0.12);

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

function apply(r: Rotation, v: Vector): Vector {
  return [dot(r[0], v), dot(r[1], v), dot(r[2], v)];
}

export function times(a: Rotation, b: Rotation): Rotation {
  const column = (i: 0 | 1 | 2): Vector => apply(a, [b[0][i], b[1][i], b[2][i]]);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** A turn by `angle` about `axis`, which has length 1. */
export function turn(axis: Vector, angle: number): Rotation {
  const [x, y, z] = axis;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

interface Shape {
  readonly corners: readonly [Vector, Vector, Vector];
  readonly middle: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** The corners of the die lie on the axes; a face has one on each, its upright one on y. */
const SHAPES: readonly Shape[] = Array.from({ length: SIDES }, (_, side) => {
  const [sx, sy, sz] = [side & 1 ? -1 : 1, side & 2 ? -1 : 1, side & 4 ? -1 : 1];
  const out = unit([sx, sy, sz]);
  const middle: Vector = [sx / 3, sy / 3, sz / 3];
  const up = unit([-middle[0], sy - middle[1], -middle[2]]);
  return {
    corners: [
      [sx, 0, 0],
      [0, sy, 0],
      [0, 0, sz],
    ],
    middle,
    up,
    out,
    right: cross(up, out),
  };
});

/** How the die lies when `side` looks at the viewer, upright. */
export function restingOn(side: number): Rotation {
  const { right, up, out } = SHAPES[side]!;
  return times(VIEW, [right, up, out]);
}

const fixed = (n: number): string => n.toFixed(2);

/** The faces that can be seen, farthest first; `size` is the distance from middle to corner. */
export function facesSeen(rotation: Rotation, size: number): Face[] {
  return SHAPES.map((shape, side) => ({ shape, side, out: apply(rotation, shape.out) }))
    .filter(({ out }) => out[2] > 0.001)
    .sort((a, b) => a.out[2] - b.out[2])
    .map(({ shape, side, out }) => {
      const points = shape.corners.map((corner) => {
        const [x, y] = apply(rotation, corner);
        return `${fixed(x * size)},${fixed(-y * size)}`;
      });
      const [right, up, middle] = [shape.right, shape.up, shape.middle].map((v) =>
        apply(rotation, v),
      ) as [Vector, Vector, Vector];
      const numbers = [right[0], -right[1], -up[0], up[1], middle[0] * size, -middle[1] * size];
      return {
        side,
        points: points.join(' '),
        light: Math.max(0, dot(out, LAMP)),
        matrix: `matrix(${numbers.map(fixed).join(' ')})`,
      };
    });
}
