/* Streams and rivers: they run along hexsides, drawn as one net of smooth curves. */
import { R, between, distance } from './geometry';
import { Ink } from './ink';
import { across, hexCorner, type PlacedHex, type Sheet } from './layout';
import { swing } from './noise';
import { smooth, strandsOf, type Link, type Strand } from './strands';
import type { Point } from './types';

const WATERS = ['stream', 'river'] as const;

/** Every hexside once, with the hexes on it. */
export interface Hexside {
  hex: PlacedHex;
  d: number;
  other: PlacedHex | undefined;
  kinds: string[];
}

/** The hexsides that carry any of the kinds; those of a pair are told once. */
export function hexsides(sheet: Sheet, kinds: readonly string[]): Hexside[] {
  const out: Hexside[] = [];
  for (const h of sheet.hexes.values()) {
    for (const [key, has] of Object.entries(h.hex.sides ?? {})) {
      const d = Number(key);
      const other = across(h, d);
      const told = other && (d >= 3 || d < 0) && other.hex.sides?.[String((d + 3) % 6)];
      if (told && has.every((k) => told.includes(k) || !kinds.includes(k))) continue;
      if (has.some((k) => kinds.includes(k))) out.push({ hex: h, d, other, kinds: has });
    }
  }
  return out;
}

/** The control point of a hexside: near its middle, so that the water flows and does not zigzag. */
function meander(a: Point, b: Point): Point[] {
  const n = { x: -(b.y - a.y) / R, y: (b.x - a.x) / R };
  const p = between(a, b);
  const by = swing(Math.round(p.x), Math.round(p.y), 11) * 0.1 * R;
  return [{ x: p.x + n.x * by, y: p.y + n.y * by }];
}

function waterLinks(sheet: Sheet): Link[] {
  return hexsides(sheet, WATERS).map(({ hex, d, kinds }) => {
    const a = hexCorner(hex, d).p;
    const b = hexCorner(hex, (d + 1) % 6).p;
    const kind = kinds.includes('river') ? 'river' : 'stream';
    return { kind, a, b, bends: meander(a, b) };
  });
}

/** A water that stops at the edge of its map runs on out of it. */
function runOff(links: Link[], sheet: Sheet): Link[] {
  const count = new Map<string, number>();
  const key = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;
  for (const l of links)
    for (const p of [l.a, l.b]) count.set(key(p), (count.get(key(p)) ?? 0) + 1);
  const out: Link[] = [];
  for (const l of links) {
    for (const [end, start] of [
      [l.a, l.b],
      [l.b, l.a],
    ] as const) {
      if (count.get(key(end)) !== 1) continue;
      const away = awayFromMap(sheet, end);
      if (!away) continue;
      const b = { x: end.x + away.x * R * 1.6, y: end.y + away.y * R * 1.6 };
      const mid = between(end, b);
      const bend = distance(start, b) / R;
      out.push({ kind: l.kind, a: end, b, bends: [{ x: mid.x + bend, y: mid.y - bend }] });
    }
  }
  return out;
}

/** The way out at a corner that fewer than three hexes share; null inside the map. */
function awayFromMap(sheet: Sheet, p: Point): Point | null {
  let n = 0;
  const sum = { x: 0, y: 0 };
  for (const m of sheet.maps) {
    for (const h of m.hexes) {
      if (distance(h.at, p) > R * 1.1) continue;
      n++;
      sum.x += p.x - h.at.x;
      sum.y += p.y - h.at.y;
    }
  }
  if (n === 0 || n > 2) return null;
  const len = Math.hypot(sum.x, sum.y) || 1;
  return { x: sum.x / len, y: sum.y / len };
}

/** All waters of a sheet as the curves they run in. */
export function courses(sheet: Sheet): Strand[] {
  const links = waterLinks(sheet);
  return strandsOf([...links, ...runOff(links, sheet)], 0.38);
}

/** Courses as ink, each kind of water for itself. */
export function ink(all: readonly Strand[]): Record<(typeof WATERS)[number], Ink> {
  const out = { stream: new Ink(), river: new Ink() };
  for (const s of all) {
    out[s.kind as 'stream' | 'river'].add(
      s.points[0]!.x,
      s.points[0]!.y,
      smooth(s.points, s.closed),
    );
  }
  return out;
}

/** Each kind of water on a sheet. */
export const waters = (sheet: Sheet): Record<(typeof WATERS)[number], Ink> => ink(courses(sheet));
