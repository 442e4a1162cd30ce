/*
 * How high the ground is.  A map tells the height of a few places; slopes say which of two hexes is the
 * higher, and water runs below both its banks.  From these follow a height for every hex, and a grid of
 * heights that can be lit.
 */
import { R } from '../geometry';
import { across, hexCorner, type PlacedHex, type PlacedMap } from '../layout';
import { noise } from '../noise';
import type { Point, Rect } from '../types';

/** Metres that a slope rises, and that water lies below its banks. */
const SLOPE = 70;
const DEPTH = { river: 46, stream: 26 } as const;
/** How much a hex holds to what its own height is told to be, and to what those about it tell. */
const TOLD = 4;
const GUESSED = 0.35;
const ROUNDS = 40;

const kindsAt = (h: PlacedHex, d: number): readonly string[] => h.hex.sides?.[String(d)] ?? [];

/** What the map tells: metres by hex. */
function told(m: PlacedMap): Map<string, number> {
  const out = new Map<string, number>();
  for (const { is, size, at } of m.map.country ?? [])
    if (is === 'height') for (const id of at) out.set(id, size);
  return out;
}

/** In between what is told, the nearer the more. */
function guess(at: Point, known: readonly { at: Point; metres: number }[]): number {
  let [sum, weights] = [0, 0];
  for (const { at: p, metres } of known) {
    const off = (p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y) + 3 * R * R;
    const w = 1 / (off * off);
    sum += w * metres;
    weights += w;
  }
  return weights > 0 ? sum / weights : 0;
}

/** Metres by hex, in the order of the map's hexes. */
export function heightsOfHexes(m: PlacedMap): Float32Array {
  const heights = told(m);
  const known = m.hexes.flatMap((h) => (heights.has(h.id) ? [{ at: h.at, metres: heights.get(h.id)! }] : []));
  const base = m.hexes.map((h) => heights.get(h.id) ?? guess(h.at, known));
  const hold = m.hexes.map((h) => (heights.has(h.id) ? TOLD : GUESSED));
  const index = new Map(m.hexes.map((h, i) => [h, i]));
  const near = m.hexes.map((h) => [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const other = across(h, d);
    if (!other) return [];
    const kinds = kindsAt(h, d);
    const rise = kinds.includes('slope-up') ? -SLOPE : kinds.includes('slope-down') ? SLOPE : 0;
    return [{ i: index.get(other)!, rise }];
  }));
  const out = Float32Array.from(base);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < out.length; i++) {
      let sum = hold[i]! * base[i]!;
      for (const one of near[i]!) sum += out[one.i]! + one.rise;
      out[i] = sum / (hold[i]! + near[i]!.length);
    }
  return out;
}

/** Heights, and how near water is, on a grid over a map. */
export interface Field {
  rect: Rect;
  gap: number;
  wide: number;
  high: number;
  metres: Float32Array;
  /** 1 on the water, 0 where it is not felt. */
  wet: Float32Array;
}

interface Node extends Point {
  metres: number;
  wet: number;
}

const mean = (...list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

function fillTriangle(f: Field, a: Node, b: Node, c: Node): void {
  const { gap, rect, wide } = f;
  const y0 = Math.max(0, Math.ceil((Math.min(a.y, b.y, c.y) - rect.y) / gap));
  const y1 = Math.min(f.high - 1, Math.floor((Math.max(a.y, b.y, c.y) - rect.y) / gap));
  const x0 = Math.max(0, Math.ceil((Math.min(a.x, b.x, c.x) - rect.x) / gap));
  const x1 = Math.min(wide - 1, Math.floor((Math.max(a.x, b.x, c.x) - rect.x) / gap));
  const all = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  for (let j = y0; j <= y1; j++)
    for (let i = x0; i <= x1; i++) {
      const [x, y] = [rect.x + i * gap, rect.y + j * gap];
      const u = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / all;
      const v = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / all;
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue;
      const at = j * wide + i;
      f.metres[at] = a.metres + u * (b.metres - a.metres) + v * (c.metres - a.metres);
      f.wet[at] = a.wet + u * (b.wet - a.wet) + v * (c.wet - a.wet);
    }
}

const waterAt = (h: PlacedHex, d: number): 'river' | 'stream' | null => {
  const kinds = kindsAt(h, d);
  return kinds.includes('river') ? 'river' : kinds.includes('stream') ? 'stream' : null;
};

/** The heights of hexes spread over a grid: each hex is a fan of twelve triangles. */
export function fieldOf(m: PlacedMap, heights: Float32Array, rect: Rect, gap: number): Field {
  const [wide, high] = [Math.ceil(rect.w / gap) + 1, Math.ceil(rect.h / gap) + 1];
  const f: Field = { rect, gap, wide, high, metres: new Float32Array(wide * high).fill(NaN), wet: new Float32Array(wide * high) };
  const index = new Map(m.hexes.map((h, i) => [h, i]));
  const of = (h: PlacedHex | undefined, instead: number): number => (h ? heights[index.get(h)!]! : instead);
  m.hexes.forEach((h, i) => {
    const own = heights[i]!;
    const centre: Node = { ...h.at, metres: own, wet: 0 };
    const beside = [0, 1, 2, 3, 4, 5].map((d) => of(across(h, d), own));
    const corners = [0, 1, 2, 3, 4, 5].map((k): Node => {
      const [left, right] = [(k + 5) % 6, k];
      const third = across(h, right);
      const water = waterAt(h, left) ?? waterAt(h, right) ?? (third && waterAt(third, (right + 4) % 6));
      return { ...hexCorner(h, k).p, metres: mean(own, beside[left]!, beside[right]!) - (water ? DEPTH[water] : 0), wet: water ? 1 : 0 };
    });
    for (let d = 0; d < 6; d++) {
      const [a, b, water] = [corners[d]!, corners[(d + 1) % 6]!, waterAt(h, d)];
      const mid: Node = {
        x: (a.x + b.x) / 2, y: (a.y + b.y) / 2,
        metres: mean(own, beside[d]!) - (water ? DEPTH[water] : 0), wet: water ? 1 : 0,
      };
      fillTriangle(f, centre, a, mid);
      fillTriangle(f, centre, mid, b);
    }
  });
  spill(f);
  return f;
}

/** Beyond the edge of the map the ground goes on as it is there. */
function spill({ metres, wide, high }: Field): void {
  const fill = (from: number, to: number, by: number): void => {
    for (let at = from, last = NaN; by > 0 ? at <= to : at >= to; at += by) {
      if (Number.isNaN(metres[at])) metres[at] = last;
      else last = metres[at]!;
    }
  };
  for (let j = 0; j < high; j++) {
    fill(j * wide, (j + 1) * wide - 1, 1);
    fill((j + 1) * wide - 1, j * wide, -1);
  }
  for (let i = 0; i < wide; i++) {
    fill(i, (high - 1) * wide + i, wide);
    fill((high - 1) * wide + i, i, -wide);
  }
}

/** Each point becomes the mean of those about it, in a row and then in a column. */
export function soften(grid: Float32Array, wide: number, high: number, by: number): void {
  const line = new Float64Array(Math.max(wide, high) + 1);
  const run = (start: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) line[i + 1] = line[i]! + grid[start + i * step]!;
    for (let i = 0; i < count; i++) {
      const [from, to] = [Math.max(0, i - by), Math.min(count - 1, i + by)];
      grid[start + i * step] = (line[to + 1]! - line[from]!) / (to - from + 1);
    }
  };
  for (let j = 0; j < high; j++) run(j * wide, 1, wide);
  for (let i = 0; i < wide; i++) run(i, wide, high);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Folds of the ground, about 0: it is nowhere as even as a grid of hexes. */
export function folds(x: number, y: number, size: number, seed: number): number {
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const [u, v] = [ease(x / size - i), ease(y / size - j)];
  const above = noise(i, j, seed) * (1 - u) + noise(i + 1, j, seed) * u;
  const below = noise(i, j + 1, seed) * (1 - u) + noise(i + 1, j + 1, seed) * u;
  return above * (1 - v) + below * v - 0.5;
}
