/*
 * The outline of a set of hexes as a few soft closed curves: hexes that touch merge, and the edge
 * wavers a little, the same way every time.  The curve keeps inside the hexsides, except where
 * the map ends: there it runs out over the edge.
 */
import { R, between } from './geometry';
import { across, hexCorner, type PlacedHex } from './layout';
import { noise } from './noise';
import { smooth } from './strands';
import type { Point } from './types';

export interface OutlineStyle {
  /** How far inside the hexsides the curve keeps, in units of the sheet. */
  inset: number;
  /** How far it wavers, inwards only. */
  waver: number;
  /** How far it runs out where the map ends. */
  bleed: number;
  seed: number;
}

interface Side {
  from: string;
  to: string;
  a: Point;
  b: Point;
  edge: boolean;
}

function boundary(hexes: PlacedHex[]): Map<string, Side> {
  const set = new Set(hexes);
  const sides = new Map<string, Side>();
  for (const h of hexes) {
    for (let d = 0; d < 6; d++) {
      const n = across(h, d);
      if (n && set.has(n)) continue;
      const a = hexCorner(h, d);
      const b = hexCorner(h, (d + 1) % 6);
      sides.set(a.key, { from: a.key, to: b.key, a: a.p, b: b.p, edge: !n });
    }
  }
  return sides;
}

/** The boundary cut into loops, each with its inside to the right of the way it runs. */
export function loops(hexes: PlacedHex[]): Side[][] {
  const left = boundary(hexes);
  const out: Side[][] = [];
  for (const first of [...left.values()]) {
    if (!left.has(first.from)) continue;
    const loop: Side[] = [];
    for (let s: Side | undefined = first; s; s = left.get(s.to)) {
      left.delete(s.from);
      loop.push(s);
    }
    out.push(loop);
  }
  return out;
}

function control(side: Side, t: number, style: OutlineStyle): Point {
  const p = between(side.a, side.b, t);
  const n = { x: -(side.b.y - side.a.y) / R, y: (side.b.x - side.a.x) / R };
  const w = noise(Math.round(p.x), Math.round(p.y), style.seed);
  const by = side.edge ? -style.bleed * (0.6 + 0.4 * w) : style.inset + style.waver * w;
  return { x: p.x + n.x * by, y: p.y + n.y * by };
}

/** Path data of the soft outline of a set of hexes, each piece with its holes. */
export function outline(hexes: PlacedHex[], style: OutlineStyle): string[] {
  return pieces(hexes).map((piece) =>
    loops(piece)
      .map((loop) => loop.flatMap((s) => [0.2, 0.5, 0.8].map((t) => control(s, t, style))))
      .map((points) => smooth(points, true))
      .join(''),
  );
}

/** A set of hexes parted into those that hang together. */
export function pieces(hexes: PlacedHex[]): PlacedHex[][] {
  const left = new Set(hexes);
  const out: PlacedHex[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const piece = [first];
    for (let i = 0; i < piece.length; i++) {
      for (let d = 0; d < 6; d++) {
        const n = across(piece[i]!, d);
        if (n && left.delete(n)) piece.push(n);
      }
    }
    out.push(piece);
  }
  return out;
}
