/* Slopes of a map that knows its heights: hachures down from a softened crest, heavier away from the light. */
import { Ink } from '../ink';
import type { Sheet } from '../layout';
import { crests, hachure } from '../slopes';
import { sample, smooth } from '../strands';
import type { Point } from '../types';
import type { Field } from './heights';

/** How far a crest is drawn off the corners of its hexes. */
const PULL = 0.5;
const STEP = 26;

/** Metres at a point of the sheet. */
export function metresAt({ rect, gap, wide, high, metres }: Field, p: Point): number {
  const i = Math.max(0, Math.min(wide - 1, Math.round((p.x - rect.x) / gap)));
  const j = Math.max(0, Math.min(high - 1, Math.round((p.y - rect.y) / gap)));
  return metres[j * wide + i]!;
}

export interface Brows {
  crest: Ink;
  hachures: Ink;
}

/** Crests and hachures, by the square that `squareOf` tells for a point. */
export function browsOf(sheet: Sheet, field: Field, squareOf: (p: Point) => number): Map<number, Brows> {
  const out = new Map<number, Brows>();
  const at = (p: Point): Brows => {
    const key = squareOf(p);
    const have = out.get(key) ?? { crest: new Ink(), hachures: new Ink() };
    out.set(key, have);
    return have;
  };
  for (const s of crests(sheet, PULL)) {
    const { x, y } = s.points[0]!;
    at({ x, y }).crest.add(x, y, smooth(s.points, s.closed));
    const points = sample(s.points, s.closed, 3.3);
    // A crest has one foot: which, most of its points say.
    const votes = points.reduce((sum, p) => {
      const n = { x: -Math.sin(p.turn), y: Math.cos(p.turn) };
      const metres = (by: number): number => metresAt(field, { x: p.x + n.x * by, y: p.y + n.y * by });
      return sum + Math.sign(metres(-STEP) - metres(STEP));
    }, 0);
    const side = votes >= 0 ? 1 : -1;
    for (const p of points)
      at(p).hachures.add(p.x, p.y, hachure(p, { x: -Math.sin(p.turn) * side, y: Math.cos(p.turn) * side }, []));
  }
  return out;
}
