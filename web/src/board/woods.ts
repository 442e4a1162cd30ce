/* What stands on the ground: trees, reeds, stones, furrows and tufts, each gathered as ink. */
import { R, corner, num, sideMiddle } from './geometry';
import { Ink } from './ink';
import { across, type PlacedHex } from './layout';
import { noise, swing } from './noise';
import { roadWays } from './roads';
import { smooth } from './strands';
import type { Point, Rect } from './types';

export type Free = (p: Point) => boolean;

/** Tells which points about the centre of a hex are clear of its number, its roads and its edge. */
export function clearing(h: PlacedHex, same: (o: PlacedHex) => boolean, edge: number): Free {
  const sides = [0, 1, 2, 3, 4, 5].map((d) => {
    const m = sideMiddle(d, h.map.pointed);
    const n = across(h, d);
    const wet = h.hex.sides?.[String(d)]?.some((k) => k === 'stream' || k === 'river');
    return { m, keep: Math.max(0, n && !same(n) ? edge : 0, wet ? 9 : 0) };
  });
  const apothem = Math.hypot(sides[0]!.m.x, sides[0]!.m.y);
  const ways = roadWays(h).map((d) => sides[d]!.m);
  return (p) => {
    if (Math.abs(p.x) < 19 && p.y < -R * 0.5) return false;
    for (const { m, keep } of sides) {
      if (apothem - (p.x * m.x + p.y * m.y) / apothem < keep) return false;
    }
    return ways.every((m) => offRoad(p, m) > 8.5);
  };
}

function offRoad(p: Point, m: Point): number {
  const len2 = m.x * m.x + m.y * m.y;
  const t = Math.max(0, Math.min(1, (p.x * m.x + p.y * m.y) / len2));
  return Math.hypot(p.x - m.x * t, p.y - m.y * t);
}

/** Points strewn over a hex on a loose grid. */
function strew(h: PlacedHex, gap: number, seed: number): Point[] {
  const out: Point[] = [];
  const y0 = Math.ceil((h.at.y - R) / gap);
  const x0 = Math.ceil((h.at.x - R) / gap);
  for (let j = y0; j * gap < h.at.y + R; j++) {
    for (let i = x0; i * gap < h.at.x + R; i++) {
      const x = (i + (j % 2 ? 0.5 : 0) + swing(i, j, seed) * 0.3) * gap;
      const y = (j + swing(i, j, seed + 1) * 0.3) * gap;
      out.push({ x: x - h.at.x, y: y - h.at.y });
    }
  }
  return out;
}

export interface Trees {
  crowns: Ink;
  shades: Ink;
}

/** Trees where a hex has room for them: round crowns in two sizes, each with a little shade to the south-east. */
export function plant(hexes: readonly PlacedHex[], room: (h: PlacedHex) => Free): Trees {
  const out = { crowns: new Ink(), shades: new Ink() };
  for (const h of hexes) {
    const free = room(h);
    for (const p of strew(h, 9.3, 41)) {
      if (!free(p)) continue;
      const [x, y] = [h.at.x + p.x, h.at.y + p.y];
      const kind = KINDS[Math.floor(noise(Math.round(x), Math.round(y), 43) * KINDS.length)]!;
      const at = `M${num(x)} ${num(y)}`;
      out.crowns.add(h.at.x, h.at.y, at + kind.crown);
      out.shades.add(h.at.x, h.at.y, at + kind.shade);
    }
  }
  return out;
}

/** Trees of hexes that are woods. */
export const trees = (hexes: readonly PlacedHex[]): Trees =>
  plant(hexes, (h) => clearing(h, (o) => o.terrain === h.terrain, 8));

/** A crown of three lobes, seen from above, from its centre on. */
export function crown(r: number): string {
  const a = num(r * 0.62);
  return (
    `m${num(-r)} ${num(r * 0.25)}a${a} ${a} 0 0 1 ${num(r * 0.55)} ${num(-r * 0.85)}` +
    `a${a} ${a} 0 0 1 ${num(r * 0.95)} ${num(0.02 * r)}` +
    `a${a} ${a} 0 0 1 ${num(r * 0.45)} ${num(r * 0.85)}` +
    `a${num(r * 1.1)} ${num(r * 0.8)} 0 0 1 ${num(-r * 1.95)} ${num(-r * 0.02)}Z`
  );
}

export function treeShade(r: number): string {
  const turn = `a${num(r)} ${num(r)} 0 0 1 ${num(-r * 1.5)} ${num(r * 1.05)}`;
  return `m${num(r)} ${num(-r * 0.2)}${turn}`;
}

const KINDS = [2.6, 3, 3.4, 3.7, 4.1, 4.5].map((r) => ({ crown: crown(r), shade: treeShade(r) }));

/** Reeds of a marsh: three blades on a line of water. */
export function reeds(hexes: PlacedHex[]): Ink {
  return marks(hexes, 15, 51, (x, y) => {
    const foot = num(y - 1);
    const blades = `M${num(x)} ${foot}v-6M${num(x - 2)} ${foot}l-2 -4M${num(x + 2)} ${foot}l2 -4`;
    return `M${num(x - 5)} ${num(y)}h10${blades}`;
  });
}

/** Stones of rough ground. */
export function stones(hexes: PlacedHex[]): Ink {
  return marks(hexes, 13, 61, (x, y) => `M${num(x - 4)} ${num(y + 2)}l3 -5l3 2l2 -1l1 4`);
}

type Sign = (x: number, y: number) => string;

function marks(hexes: PlacedHex[], gap: number, seed: number, sign: Sign): Ink {
  const ink = new Ink();
  for (const h of hexes) {
    const free = clearing(h, (o) => o.terrain === h.terrain, 7);
    for (const p of strew(h, gap, seed)) {
      if (free(p)) ink.add(h.at.x, h.at.y, sign(h.at.x + p.x, h.at.y + p.y));
    }
  }
  return ink;
}

/** Ploughed strips, thick about the towns and rare elsewhere. */
export function furrows(open: PlacedHex[], isTown: (h: PlacedHex) => boolean): Ink {
  const ink = new Ink();
  for (const h of open) {
    const near = [0, 1, 2, 3, 4, 5].some((k) => {
      const n = across(h, k);
      return n !== undefined && isTown(n);
    });
    const [x, y] = [Math.round(h.at.x), Math.round(h.at.y)];
    const count = near ? 3 : noise(x, y, 71) < 0.3 ? 1 : 0;
    const free = clearing(h, () => false, 5);
    for (let i = 0; i < count; i++) ink.add(h.at.x, h.at.y, strip(h, i, free));
  }
  return ink;
}

function strip(h: PlacedHex, i: number, free: Free): string {
  const [x, y] = [Math.round(h.at.x), Math.round(h.at.y)];
  const turn = noise(x, y, 72 + i) * Math.PI;
  const angle = (noise(x, y, 75) + i / 3 + 0.12 * swing(x, y, 76 + i)) * 2 * Math.PI;
  const at = { x: Math.cos(angle) * R * 0.5, y: Math.sin(angle) * R * 0.48 };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const long = 7 + 4 * noise(x, y, 78 + i);
  const rows = 4 + Math.floor(3 * noise(x, y, 81 + i));
  let d = '';
  for (let r = 0; r < rows; r++) {
    const off = (r - (rows - 1) / 2) * 3.1;
    const end = (s: number) => ({
      x: at.x + s * long * cos - off * sin,
      y: at.y + s * long * sin + off * cos,
    });
    const [a, b] = [end(-1), end(1)];
    if (!free(a) || !free(b)) continue;
    d += `M${num(h.at.x + a.x)} ${num(h.at.y + a.y)}L${num(h.at.x + b.x)} ${num(h.at.y + b.y)}`;
  }
  return d;
}

const TUFT = 'm-2 -2.4l1.2 2.6m.8 -3.4v3.4m2.2 -2.6l-1.2 2.6';

/** Tufts of grass, so that open ground is not blank. */
export function tufts(open: PlacedHex[]): Ink {
  const ink = new Ink();
  for (const h of open) {
    const free = clearing(h, () => true, 0);
    for (const p of strew(h, 21, 91)) {
      const [x, y] = [h.at.x + p.x, h.at.y + p.y];
      if (noise(Math.round(x), Math.round(y), 92) > 0.34 || !free(p)) continue;
      ink.add(h.at.x, h.at.y, `M${num(x)} ${num(y)}${TUFT}`);
    }
  }
  return ink;
}

/** Paper: short fibres over a rectangle. */
export function fibres(r: Rect, seed: number): Ink {
  const ink = new Ink();
  const count = Math.round((r.w * r.h) / 1500);
  for (let i = 0; i < count; i++) {
    const x = r.x + noise(i, 1, seed) * r.w;
    const y = r.y + noise(i, 2, seed) * r.h;
    const turn = noise(i, 3, seed) * Math.PI;
    const len = 1 + noise(i, 4, seed) * 5;
    ink.add(x, y, `M${num(x)} ${num(y)}l${num(Math.cos(turn) * len)} ${num(Math.sin(turn) * len)}`);
  }
  return ink;
}

/** The top of a hex, where its number stands. */
export function numberSpot(h: PlacedHex): Point {
  const top = Math.min(...[0, 1, 2, 3, 4, 5].map((k) => corner(k, h.map.pointed).y));
  return { x: h.at.x, y: h.at.y + top + (h.map.pointed ? 17 : 9.5) };
}

/** Broad soft patches, so that the paper is not one flat tone. */
export function clouds(r: Rect, seed: number): Ink {
  const ink = new Ink();
  const count = Math.round((r.w * r.h) / 30000);
  for (let i = 0; i < count; i++) {
    const size = 40 + 110 * noise(i, 5, seed);
    const x = r.x + size + noise(i, 6, seed) * Math.max(0, r.w - 2 * size);
    const y = r.y + size + noise(i, 7, seed) * Math.max(0, r.h - 2 * size);
    const points: Point[] = [];
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * 2 * Math.PI;
      const far = size * (0.55 + 0.45 * noise(i, 10 + k, seed));
      points.push({ x: x + Math.cos(a) * far, y: y + Math.sin(a) * far * 0.7 });
    }
    ink.add(x, y, smooth(points, true));
  }
  return ink;
}
