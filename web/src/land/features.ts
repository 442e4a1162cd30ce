/* The country of a map of areas as its drawing needs it: features on the sheet, by kind. */
import type { Point } from '../board/types';
import type { Feature } from '../net/wire';

export interface Line {
  name: string;
  size: number;
  points: Point[];
}

export type Land = Record<Feature['is'], Line[]>;

const pairs = (at: readonly number[], toSheet: (x: number, y: number) => Point): Point[] =>
  Array.from({ length: at.length >> 1 }, (_, i) => toSheet(at[2 * i]!, at[2 * i + 1]!));

export function landOf(features: readonly Feature[], toSheet: (x: number, y: number) => Point): Land {
  const land: Land = { river: [], wood: [], ridge: [], border: [], name: [], land: [], sea: [], lake: [] };
  for (const { is, name, size, at } of features) land[is].push({ name, size, points: pairs(at, toSheet) });
  return land;
}

/** Is a point within an outline? */
export function within(p: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** How far a point is from a stretch. */
export function offStretch(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
}

export function offLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i++) least = Math.min(least, offStretch(p, line[i]!, line[i + 1]!));
  return least;
}
