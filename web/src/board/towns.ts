/* Towns: a patch of built-up ground and a cluster of blocks along the roads, with a church. */
import { R, num, sideMiddle } from './geometry';
import type { PlacedHex } from './layout';
import { sequence, textSeed } from './noise';
import { roadWays } from './roads';
import { smooth } from './strands';
import type { Point } from './types';

export interface Town {
  patch: string;
  blocks: string;
  church: string;
}

/** Where the blocks of a town lie about its centre; labels keep off this circle. */
export const TOWN_RADIUS = R * 0.52;

export function town(h: PlacedHex): Town {
  const next = sequence(textSeed(h.id + (h.hex.name ?? '')));
  const ways = roadWays(h).map((d) => sideMiddle(d, h.map.pointed));
  const main = ways[0];
  const turn = main ? Math.atan2(main.y, main.x) : next() * Math.PI;
  const tower = { x: Math.cos(turn + 1.3) * 11, y: Math.sin(turn + 1.3) * 11 };
  return {
    patch: patch(h.at, next),
    blocks: blocks(h.at, turn, ways, tower, next),
    church: church({ x: h.at.x + tower.x, y: h.at.y + tower.y }),
  };
}

function patch(at: Point, next: () => number): string {
  const points: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 2 * Math.PI;
    const r = R * (0.56 + 0.2 * next());
    points.push({ x: at.x + Math.cos(a) * r, y: at.y + Math.sin(a) * r * 0.95 });
  }
  return smooth(points, true);
}

function blocks(at: Point, turn: number, ways: Point[], tower: Point, next: () => number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let d = '';
  for (let j = -2; j <= 2; j++) {
    for (let i = -2; i <= 2; i++) {
      const w = 5 + 3.5 * next();
      const h = 4.2 + 2.6 * next();
      const u = (i + 0.25 * (j % 2)) * 9.4 + (next() - 0.5) * 2;
      const v = j * 7.6 + (next() - 0.5) * 1.6;
      const skip = next();
      const c = { x: u * cos - v * sin, y: u * sin + v * cos };
      const far = Math.hypot(c.x, c.y) / TOWN_RADIUS;
      if (far > 1 || skip < far * 0.42) continue;
      if (Math.hypot(c.x - tower.x, c.y - tower.y) < 7.5) continue;
      if (ways.some((m) => offWay(c, m) < 4.6)) continue;
      d += block({ x: at.x + c.x, y: at.y + c.y }, w, h, cos, sin);
    }
  }
  return d;
}

function offWay(p: Point, m: Point): number {
  const t = Math.max(0, Math.min(1, (p.x * m.x + p.y * m.y) / (m.x * m.x + m.y * m.y)));
  return Math.hypot(p.x - m.x * t, p.y - m.y * t);
}

function block(c: Point, w: number, h: number, cos: number, sin: number): string {
  const p = (x: number, y: number) =>
    `${num(c.x + x * cos - y * sin)} ${num(c.y + x * sin + y * cos)}`;
  const [a, b] = [w / 2, h / 2];
  return `M${p(-a, -b)}L${p(a, -b)}L${p(a, b)}L${p(-a, b)}Z`;
}

function church(at: Point): string {
  return `M${num(at.x)} ${num(at.y - 6)}v8M${num(at.x - 2.4)} ${num(at.y - 3.6)}h4.8`;
}
