/* Woods from their outlines: a soft edge that wavers, and crowns that keep off roads, water and towns. */
import { num } from '../board/geometry';
import { Ink } from '../board/ink';
import { noise, swing, textSeed } from '../board/noise';
import { smooth } from '../board/strands';
import type { Point } from '../board/types';
import { crown, treeShade } from '../board/woods';
import { within, type Line } from './features';

/** The outline of a wood as a closed curve. */
export function edgeOf({ name, points }: Line): Point[] {
  const seed = textSeed(name);
  const out: Point[] = [];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const n = Math.max(1, Math.round(long / (points.length < 8 ? 44 : 26)));
    for (let k = 0; k < n; k++) {
      const off = k === 0 ? 0 : swing(i, k, seed) * Math.min(10, long / 5);
      out.push({
        x: a.x + ((b.x - a.x) * k) / n - ((b.y - a.y) / long) * off,
        y: a.y + ((b.y - a.y) * k) / n + ((b.x - a.x) / long) * off,
      });
    }
  }
  return out;
}

export const edgePath = (edge: Point[]): string => smooth(edge, true);

const GAP = 15.5;
const KINDS = [5.4, 6.1, 6.8, 7.6, 8.4].map((r) => ({ crown: crown(r), shade: treeShade(r) }));

export interface Trees {
  crowns: Ink;
  shades: Ink;
}

export function treesIn(edge: readonly Point[], free: (p: Point) => boolean): Trees {
  const out = { crowns: new Ink(), shades: new Ink() };
  const low = (get: (p: Point) => number): number => Math.floor(Math.min(...edge.map(get)) / GAP);
  const top = (get: (p: Point) => number): number => Math.max(...edge.map(get)) / GAP;
  for (let j = low((p) => p.y); j < top((p) => p.y); j++)
    for (let i = low((p) => p.x); i < top((p) => p.x); i++) {
      const p = { x: (i + (j % 2 ? 0.5 : 0) + swing(i, j, 41) * 0.28) * GAP, y: (j + swing(i, j, 42) * 0.28) * GAP };
      if (!within(p, edge) || !free(p)) continue;
      const kind = KINDS[Math.floor(noise(i, j, 43) * KINDS.length)]!;
      const at = `M${num(p.x)} ${num(p.y)}`;
      out.crowns.add(p.x, p.y, at + kind.crown);
      out.shades.add(p.x, p.y, at + kind.shade);
    }
  return out;
}
