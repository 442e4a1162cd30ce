/* Points and smooth lines. */
import type { Point } from '../board/types';

export const num = (v: number): string => String(Math.round(v * 10) / 10);
export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const mix = (a: Point, b: Point, t: number): Point =>
  ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A road: from town to town with a bend. */
export interface Bow {
  a: Point;
  c: Point;
  b: Point;
}

export const along = ({ a, c, b }: Bow, t: number): Point =>
  mix(mix(a, c, t), mix(c, b, t), t);

/** The direction of a road at a point of its way, as an angle. */
export function courseOf({ a, c, b }: Bow, t: number): number {
  const p = mix(a, c, t);
  const q = mix(c, b, t);
  return Math.atan2(q.y - p.y, q.x - p.x);
}

export const bowPath = ({ a, c, b }: Bow): string =>
  `M${num(a.x)} ${num(a.y)}Q${num(c.x)} ${num(c.y)} ${num(b.x)} ${num(b.y)}`;

/** A piece of a road, from one part of the way to another. */
export function pieceOf(bow: Bow, from: number, to: number, aside = 0): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const t = from + ((to - from) * i) / 8;
    const p = along(bow, t);
    const turn = courseOf(bow, t);
    return { x: p.x - Math.sin(turn) * aside, y: p.y + Math.cos(turn) * aside };
  });
}

export const linePath = (points: readonly Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${num(p.x)} ${num(p.y)}`).join('');

/** A smooth line through all points (Catmull and Rom's, as cubic curves). */
export function throughPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  let d = `M${num(first.x)} ${num(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i]!, points[i + 1]!];
    const before = points[i - 1] ?? p;
    const after = points[i + 2] ?? q;
    const one = { x: p.x + (q.x - before.x) / 6, y: p.y + (q.y - before.y) / 6 };
    const two = { x: q.x - (after.x - p.x) / 6, y: q.y - (after.y - p.y) / 6 };
    d += `C${num(one.x)} ${num(one.y)} ${num(two.x)} ${num(two.y)} ${num(q.x)} ${num(q.y)}`;
  }
  return d;
}
