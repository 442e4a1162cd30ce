/* The path a dragged counter draws, hex by hex. */
import { across, placeAt, type Sheet } from './layout';
import { between, distance, R } from './geometry';
import type { Point } from './types';

export function adjacent(sheet: Sheet, a: string, b: string): boolean {
  const h = sheet.hexes.get(a);
  if (!h) return false;
  return [0, 1, 2, 3, 4, 5].some((d) => across(h, d)?.id === b);
}

/** The path after entering one more hex; a hex passed before cuts it back to there. */
export function extend(sheet: Sheet, path: readonly string[], hex: string): string[] {
  const seen = path.indexOf(hex);
  if (seen >= 0) return path.slice(0, seen + 1);
  const last = path[path.length - 1];
  if (last === undefined || !adjacent(sheet, last, hex)) return [...path];
  return [...path, hex];
}

/** Follow the pointer from one point to another, however fast it went. */
export function follow(sheet: Sheet, path: readonly string[], from: Point, to: Point): string[] {
  let out = [...path];
  const steps = Math.max(1, Math.ceil(distance(from, to) / (R / 4)));
  for (let i = 1; i <= steps; i++) {
    const place = placeAt(sheet, between(from, to, i / steps));
    if (place !== null && sheet.hexes.has(place) && place !== out[out.length - 1]) {
      out = extend(sheet, out, place);
    }
  }
  return out;
}
