/*
 * Names on the map.  Each takes the best of a few places about its hex: clear of hex numbers, of
 * the towns' blocks, of other names and of the edge.  Widths are estimated, so this needs no
 * browser and gives the same map everywhere.
 */
import { R } from './geometry';
import type { PlacedHex, Sheet } from './layout';
import { roadWays } from './roads';
import { TOWN_RADIUS } from './towns';
import type { Point, Rect } from './types';
import { sideMiddle } from './geometry';
import { numberSpot } from './woods';

export interface Label {
  text: string;
  at: Point;
  rect: Rect;
  kind: 'town' | 'height';
}

const SIZE = { town: 13, height: 11 };
const WIDE = /[mwMWÜÖÄ—]/;
const THIN = /[iljftrI.,'’ -]/;

/** About how wide a text is in a serif italic of this size. */
export function textWidth(text: string, size: number): number {
  let w = 0;
  for (const c of text) w += WIDE.test(c) ? 0.85 : THIN.test(c) ? 0.34 : c > 'Z' ? 0.53 : 0.68;
  return w * size;
}

export function overlapArea(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Places to try, as shares of R, dearest last: below, above the middle, then to the sides. */
const TRIES: readonly { dx: number; dy: number; anchor: number; cost: number }[] = [
  { dx: 0, dy: 0.66, anchor: 0, cost: 0 },
  { dx: 0.25, dy: 0.66, anchor: 0, cost: 6 },
  { dx: -0.25, dy: 0.66, anchor: 0, cost: 6 },
  { dx: 0, dy: -1.02, anchor: 0, cost: 14 },
  { dx: 0.55, dy: 0.52, anchor: 1, cost: 12 },
  { dx: -0.55, dy: 0.52, anchor: -1, cost: 12 },
  { dx: 0.62, dy: -0.3, anchor: 1, cost: 16 },
  { dx: -0.62, dy: -0.3, anchor: -1, cost: 16 },
  { dx: 0.68, dy: -0.12, anchor: 1, cost: 20 },
  { dx: -0.68, dy: -0.12, anchor: -1, cost: 20 },
  { dx: 0.6, dy: 0.66, anchor: 0, cost: 18 },
  { dx: -0.6, dy: 0.66, anchor: 0, cost: 18 },
];

function candidate(h: PlacedHex, w: number, size: number, t: (typeof TRIES)[number]): Rect {
  const cx = h.at.x + t.dx * R + (t.anchor * w) / 2;
  return { x: cx - w / 2, y: h.at.y + t.dy * R - size / 2, w, h: size };
}

interface Obstacle {
  rect: Rect;
  weight: number;
}

function obstaclesOf(sheet: Sheet): Obstacle[] {
  const out: Obstacle[] = [];
  for (const h of sheet.hexes.values()) {
    const n = numberSpot(h);
    out.push({ rect: { x: n.x - 12, y: n.y - 7, w: 24, h: 9 }, weight: 1 });
    if (h.terrain === 'town') {
      const r = TOWN_RADIUS;
      out.push({
        rect: { x: h.at.x - r, y: h.at.y - r * 0.8, w: 2 * r, h: 1.6 * r },
        weight: 0.35,
      });
    }
    for (const d of roadWays(h)) {
      const m = sideMiddle(d, h.map.pointed);
      for (const t of [0.35, 0.7, 1]) {
        out.push({
          rect: { x: h.at.x + m.x * t - 5, y: h.at.y + m.y * t - 5, w: 10, h: 10 },
          weight: 0.12,
        });
      }
    }
  }
  return out;
}

/** How far a label sticks out of its map. */
function outside(r: Rect, map: Rect): number {
  const x = Math.max(0, map.x - r.x) + Math.max(0, r.x + r.w - map.x - map.w);
  const y = Math.max(0, map.y - r.y) + Math.max(0, r.y + r.h - map.y - map.h);
  return x * r.h + y * r.w;
}

function price(r: Rect, h: PlacedHex, fixed: Obstacle[], placed: Label[]): number {
  let sum = outside(r, h.map.rect) * 2;
  for (const o of fixed) sum += overlapArea(r, o.rect) * o.weight;
  for (const l of placed) sum += overlapArea(r, l.rect) * 4;
  return sum;
}

/** Place the name of every hex that has one. */
export function labels(sheet: Sheet): Label[] {
  const fixed = obstaclesOf(sheet);
  const named = [...sheet.hexes.values()].filter((h) => h.hex.name);
  named.sort((a, b) => b.hex.name!.length - a.hex.name!.length || (a.id < b.id ? -1 : 1));
  const placed: Label[] = [];
  for (const h of named) {
    const kind = h.terrain === 'town' ? 'town' : 'height';
    const size = SIZE[kind];
    const text = h.hex.name!;
    const w = textWidth(text, size) + 4;
    const near = fixed.filter(
      (o) => Math.abs(o.rect.x - h.at.x) < w + 2 * R && Math.abs(o.rect.y - h.at.y) < 3 * R,
    );
    let best: { rect: Rect; cost: number } | null = null;
    for (const t of TRIES) {
      const rect = candidate(h, w, size, t);
      const cost = t.cost + price(rect, h, near, placed);
      if (!best || cost < best.cost) best = { rect, cost };
    }
    const r = best!.rect;
    placed.push({ text, kind, rect: r, at: { x: r.x + r.w / 2, y: r.y + size * 0.82 } });
  }
  return placed;
}
