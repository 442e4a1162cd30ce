/*
 * Woods of a map on which they lie along hexsides.  Each wooded hexside has the ground between it and the
 * middles of its two hexes; where such pieces meet they are one wood, with a soft edge.
 */
import { R, between, corner } from '../geometry';
import type { Ink } from '../ink';
import { across, hexCorner, type PlacedHex } from '../layout';
import { noise } from '../noise';
import { smooth } from '../strands';
import type { Point, Rect } from '../types';
import { clearing, plant, type Trees } from '../woods';

/** Whether the piece of a hex at each of its sides is wooded. */
export type Wooded = ReadonlyMap<PlacedHex, readonly boolean[]>;

export function woodedOf(hexes: readonly PlacedHex[]): Wooded {
  const out = new Map<PlacedHex, boolean[]>();
  for (const h of hexes) {
    const own = [0, 1, 2, 3, 4, 5].map((d) => h.hex.sides?.[String(d)]?.includes('woods') ?? false);
    if (!own.some(Boolean)) continue;
    // Where the map ends a wood runs on out of it.
    out.set(h, own.map((has, d) => has || (!across(h, d) && own[(d + 1) % 6]! && own[(d + 5) % 6]!)));
  }
  return out;
}

/** A stretch of the edge of a wood, which lies on its right. */
interface Edge {
  from: string;
  to: string;
  a: Point;
  b: Point;
  hex: PlacedHex;
  /** A piece of the wood it bounds. */
  piece: number;
  /** Of stretches that begin at the middle of a hex and end there: which goes on as which. */
  run: number;
  beyond: boolean;
}

const middle = (h: PlacedHex): string => `m${h.id}`;

function edgesOf(h: PlacedHex, own: readonly boolean[]): Edge[] {
  const out: Edge[] = [];
  for (let k = 0; k < 6; k++) {
    const before = own[(k + 5) % 6]!;
    if (own[k] !== before) {
      const c = hexCorner(h, k);
      // Inwards ends the run of pieces that lies before it, outwards begins the one that follows.
      let first = k;
      if (before) for (first = (k + 5) % 6; own[(first + 5) % 6] && first !== k; first = (first + 5) % 6);
      out.push(before
        ? { from: c.key, to: middle(h), a: c.p, b: h.at, hex: h, piece: (k + 5) % 6, run: first, beyond: false }
        : { from: middle(h), to: c.key, a: h.at, b: c.p, hex: h, piece: k, run: first, beyond: false });
    }
    if (own[k] && !across(h, k)) {
      const [a, b] = [hexCorner(h, k), hexCorner(h, (k + 1) % 6)];
      out.push({ from: a.key, to: b.key, a: a.p, b: b.p, hex: h, piece: k, run: -1, beyond: true });
    }
  }
  return out;
}

/** The edges of all woods, each as a closed row of stretches. */
export function loopsOf(wooded: Wooded): Edge[][] {
  const edges = [...wooded].flatMap(([h, own]) => edgesOf(h, own));
  const starts = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = starts.get(edge.from);
    if (list) list.push(edge);
    else starts.set(edge.from, [edge]);
  }
  const left = new Set(edges);
  const next = (edge: Edge): Edge | undefined => {
    const all = (starts.get(edge.to) ?? []).filter((one) => left.has(one));
    return all.find((one) => edge.to !== middle(edge.hex) || one.run === edge.run);
  };
  const out: Edge[][] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const loop = [first];
    for (let edge = next(first); edge; edge = next(edge)) {
      left.delete(edge);
      loop.push(edge);
    }
    out.push(loop);
  }
  return out;
}

const WAVER = 4.5;
const BLEED = 30;

/** Where the curve of an edge goes: about along it, and out over the edge of the map. */
function control(edge: Edge, t: number): Point {
  const p = between(edge.a, edge.b, t);
  const n = { x: -(edge.b.y - edge.a.y) / R, y: (edge.b.x - edge.a.x) / R };
  const by = edge.beyond ? -BLEED : WAVER * (noise(Math.round(p.x), Math.round(p.y), 5) - 0.5) * 2;
  return { x: p.x + n.x * by, y: p.y + n.y * by };
}

/** Which wood each wooded piece belongs to. */
function piecesOf(wooded: Wooded): Map<string, number> {
  const key = (h: PlacedHex, k: number): string => `${h.id} ${k}`;
  const out = new Map<string, number>();
  let count = 0;
  for (const [hex, own] of wooded)
    for (let d = 0; d < 6; d++) {
      if (!own[d] || out.has(key(hex, d))) continue;
      const todo: [PlacedHex, number][] = [[hex, d]];
      out.set(key(hex, d), count);
      for (const [h, k] of todo) {
        const other = across(h, k);
        const near: [PlacedHex, number][] = [[h, (k + 1) % 6], [h, (k + 5) % 6], ...(other ? [[other, (k + 3) % 6] as [PlacedHex, number]] : [])];
        for (const [n, j] of near) {
          if (!wooded.get(n)?.[j] || out.has(key(n, j))) continue;
          out.set(key(n, j), count);
          todo.push([n, j]);
        }
      }
      count++;
    }
  return out;
}

/** One wood: its outline, with its clearings, and where it lies. */
export interface Wood {
  d: string;
  at: Rect;
}

export function woodsOf(wooded: Wooded): Wood[] {
  const pieces = piecesOf(wooded);
  const woods = new Map<number, Point[][]>();
  for (const loop of loopsOf(wooded)) {
    const id = pieces.get(`${loop[0]!.hex.id} ${loop[0]!.piece}`)!;
    const points = loop.flatMap((edge) => [0.25, 0.75].map((t) => control(edge, t)));
    const list = woods.get(id);
    if (list) list.push(points);
    else woods.set(id, [points]);
  }
  return [...woods.values()].map((list) => {
    const [xs, ys] = [list.flat().map((p) => p.x), list.flat().map((p) => p.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { d: list.map((points) => smooth(points, true)).join(''), at: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y } };
  });
}

/** The piece of a hex that a point about its middle is in. */
export function pieceAt(p: Point, pointed: boolean): number {
  const first = corner(0, pointed);
  const turn = Math.atan2(p.y, p.x) - Math.atan2(first.y, first.x);
  return Math.floor(((turn / (2 * Math.PI)) * 6 + 12) % 6);
}

const MARGIN = 4;

/** Trees of the wooded pieces of hexes. */
export function treesOf(hexes: readonly PlacedHex[], wooded: Wooded): Trees & { crowns: Ink } {
  return plant(hexes.filter((h) => wooded.has(h)), (h) => {
    const own = wooded.get(h)!;
    const free = clearing(h, () => true, 0);
    const houses = h.terrain === h.map.map.default ? 0 : R * 0.5;
    const isWooded = (p: Point): boolean => own[pieceAt(p, h.map.pointed)] ?? false;
    return (p) => free(p) && Math.hypot(p.x, p.y) >= houses && isWooded(p) &&
      [[MARGIN, 0], [-MARGIN, 0], [0, MARGIN], [0, -MARGIN]].every(([x, y]) => isWooded({ x: p.x + x!, y: p.y + y! }));
  });
}
