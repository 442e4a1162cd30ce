/*
 * Slopes: hachures that run downhill from a hexside into the lower hex, and the soft shade below
 * a crest.  The light comes from the north-west, as on printed maps, so slopes that face away from
 * it are drawn heavier.
 */
import { R, num, sideMiddle } from './geometry';
import { Ink } from './ink';
import type { Point } from './types';
import { numberSpot } from './woods';
import { hexCorner, type PlacedHex, type Sheet } from './layout';
import { noise, swing } from './noise';
import { sample, smooth, strandsOf, type Link, type Strand } from './strands';

const LIGHT = { x: -0.6, y: -0.8 };

/** Crests: the uphill hexsides, each running with its lower hex on the right. */
function crestLinks(sheet: Sheet): Link[] {
  const out: Link[] = [];
  for (const h of sheet.hexes.values()) {
    for (const [key, kinds] of Object.entries(h.hex.sides ?? {})) {
      if (!kinds.includes('slope-up')) continue;
      const d = Number(key);
      const a = hexCorner(h, d).p;
      const b = hexCorner(h, (d + 1) % 6).p;
      out.push({ kind: 'crest', a, b, bends: [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] });
    }
  }
  return out;
}

/** Crests that meet head to tail become one; where two run towards each other they stay apart. */
export function crests(sheet: Sheet, pull = 0): Strand[] {
  return strandsOf(crestLinks(sheet), pull);
}

interface Lower {
  hex: PlacedHex;
  /** Middle of the uphill side. */
  at: Point;
}

/** Every lower hex knows its uphill sides: which hand of a strand is downhill is asked of it. */
function lowerHexes(sheet: Sheet): Lower[] {
  const out: Lower[] = [];
  for (const hex of sheet.hexes.values()) {
    for (const [key, kinds] of Object.entries(hex.hex.sides ?? {})) {
      if (!kinds.includes('slope-up')) continue;
      const m = sideMiddle(Number(key), hex.map.pointed);
      out.push({ hex, at: { x: hex.at.x + m.x, y: hex.at.y + m.y } });
    }
  }
  return out;
}

function downhill(p: Point & { turn: number }, lows: Lower[]): Point {
  let best: Lower | undefined;
  let near = Infinity;
  for (const low of lows) {
    const dist = (low.at.x - p.x) ** 2 + (low.at.y - p.y) ** 2;
    if (dist >= near) continue;
    near = dist;
    best = low;
  }
  const n = { x: -Math.sin(p.turn), y: Math.cos(p.turn) };
  if (!best || n.x * (best.hex.at.x - p.x) + n.y * (best.hex.at.y - p.y) >= 0) return n;
  return { x: -n.x, y: -n.y };
}

export interface Slopes {
  /** Lines along the crests. */
  crest: Ink;
  /** Tapered hachures as closed paths. */
  hachures: Ink;
  /** Centre lines of the shade, down the slope from the crest. */
  shade: Ink;
  /** Centre lines of the light, up from it. */
  light: Ink;
}

export function slopes(sheet: Sheet): Slopes {
  const lows = lowerHexes(sheet);
  const spots = lows.map((l) => numberSpot(l.hex));
  const out = { crest: new Ink(), hachures: new Ink(), shade: new Ink(), light: new Ink() };
  for (const s of crests(sheet)) {
    const { x, y } = s.points[0]!;
    out.crest.add(x, y, smooth(s.points, s.closed));
    const points = sample(s.points, s.closed, 3.1).map((p) => ({ ...p, n: downhill(p, lows) }));
    for (const p of points) out.hachures.add(p.x, p.y, hachure(p, p.n, spots));
    const along = (by: number) =>
      points
        .filter((_, i) => i % 4 === 1 || i === 0 || i === points.length - 1)
        .map((p) => ({ x: p.x + p.n.x * by, y: p.y + p.n.y * by }));
    out.shade.add(x, y, smooth(along(9), s.closed));
    out.light.add(x, y, smooth(along(-8), s.closed));
  }
  return out;
}

/** One stroke, thick at the crest and thin at the foot; every third is long. */
export function hachure(p: Point, n: Point, spots: readonly Point[]): string {
  const [ix, iy] = [Math.round(p.x), Math.round(p.y)];
  const away = -(n.x * LIGHT.x + n.y * LIGHT.y);
  const full = R * (0.17 + 0.2 * noise(ix, iy, 31)) * (0.95 + 0.2 * away);
  const blocked = spots.some(
    (s) => Math.abs(s.x - p.x) < 16 && Math.abs(s.y - 3 - p.y - n.y * 5) < 10,
  );
  const half = 0.6 + 0.35 * Math.max(0, away);
  const length = blocked ? Math.min(full, 4) : full;
  const lean = swing(ix, iy, 32) * 0.12;
  const t = { x: -n.y, y: n.x };
  const tip = {
    x: p.x + (n.x + t.x * lean) * length,
    y: p.y + (n.y + t.y * lean) * length,
  };
  const s = { x: p.x + n.x * 1.2, y: p.y + n.y * 1.2 };
  return (
    `M${num(s.x + t.x * half)} ${num(s.y + t.y * half)}L${num(tip.x)} ${num(tip.y)}` +
    `L${num(s.x - t.x * half)} ${num(s.y - t.y * half)}Z`
  );
}
