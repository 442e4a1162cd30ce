/*
 * Hexes as points on the sheet.  A hex has circumradius R; both orientations of the book's doubled
 * coordinates are known.  Corners run clockwise so that side d joins corner d and corner d + 1.
 */
import type { Point } from './types';

export const R = 40;
const HALF = (Math.sqrt(3) / 2) * R;

const FLAT: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];
const POINTED: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
];

function unitCorners(first: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const turn = (first - 60 * k) * (Math.PI / 180);
    return { x: Math.cos(turn), y: -Math.sin(turn) };
  });
}
const CORNERS_FLAT = unitCorners(120);
const CORNERS_POINTED = unitCorners(90);

/** From one hex to its neighbour in direction d, in doubled coordinates. */
export function step(d: number, pointed = false): readonly [number, number] {
  return (pointed ? POINTED : FLAT)[((d % 6) + 6) % 6]!;
}

/** Centre of the hex at doubled (x, y), y growing north, on a sheet whose y grows down. */
export function centreOf(x: number, y: number, pointed = false): Point {
  return pointed ? { x: x * HALF, y: -y * 1.5 * R } : { x: x * 1.5 * R, y: -y * HALF };
}

/** Corner k of a hex about (0, 0), in units of the sheet; `r` shrinks or grows the hex. */
export function corner(k: number, pointed = false, r = R): Point {
  const c = (pointed ? CORNERS_POINTED : CORNERS_FLAT)[((k % 6) + 6) % 6]!;
  return { x: r * c.x, y: r * c.y };
}

/** Middle of side d of a hex about (0, 0). */
export function sideMiddle(d: number, pointed = false): Point {
  return between(corner(d, pointed), corner(d + 1, pointed));
}

/** Doubled coordinates of the hex that holds a point. */
export function hexAt(p: Point, pointed = false): { x: number; y: number } {
  // Cube rounding; along is the axis with steps of 1.5 R, across the other.
  const along = pointed ? -p.y : p.x;
  const across = pointed ? p.x : -p.y;
  const q = along / (1.5 * R);
  const s = across / (2 * HALF) - q / 2;
  let rq = Math.round(q);
  let rs = Math.round(s);
  const t = -q - s;
  const rt = Math.round(t);
  const dq = Math.abs(rq - q);
  const ds = Math.abs(rs - s);
  if (dq > ds && dq > Math.abs(rt - t)) rq = -rs - rt;
  else if (ds > Math.abs(rt - t)) rs = -rq - rt;
  const double = 2 * rs + rq + 0;
  return pointed ? { x: double, y: rq + 0 } : { x: rq + 0, y: double };
}

/** The closed path of a hex about a point; `inset` keeps off the hexsides. */
export function hexPath(at: Point, pointed = false, inset = 0): string {
  const r = R - inset;
  let d = '';
  for (let k = 0; k < 6; k++) {
    const c = corner(k, pointed, r);
    d += `${k ? 'L' : 'M'}${num(at.x + c.x)} ${num(at.y + c.y)}`;
  }
  return d + 'Z';
}

export function between(a: Point, b: Point, t = 0.5): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A name for a place that two hexes reach by different sums. */
export function pointKey(p: Point): string {
  return `${Math.round(p.x * 2)},${Math.round(p.y * 2)}`;
}

/** A coordinate as short text; a tenth of a unit is finer than any eye. */
export function num(v: number): string {
  const r = Math.round(v * 10) / 10;
  return Object.is(r, -0) ? '0' : String(r);
}
