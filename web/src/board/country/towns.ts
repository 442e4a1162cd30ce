/* Places as a period map shows them: blocks along the roads, more for a great town; walls about a fortress,
   a few houses for a village, a tower on its hill for a chateau. */
import { R, num, sideMiddle } from '../geometry';
import type { PlacedHex } from '../layout';
import { sequence, textSeed } from '../noise';
import { roadWays } from '../roads';
import { smooth } from '../strands';
import type { Point } from '../types';

export interface Place {
  patch: string;
  blocks: string;
  church: string;
  walls: string;
}

/** How far the blocks of a place reach, by its weight; 0 is a village. */
export const REACH = [10, 15, 19, 24] as const;

const offWay = (p: Point, m: Point): number => {
  const t = Math.max(0, Math.min(1, (p.x * m.x + p.y * m.y) / (m.x * m.x + m.y * m.y)));
  return Math.hypot(p.x - m.x * t, p.y - m.y * t);
};

function ring(at: Point, far: (i: number) => number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    return { x: at.x + Math.cos(a) * far(i), y: at.y + Math.sin(a) * far(i) };
  });
}

const straight = (points: readonly Point[]): string =>
  `${points.map((p, i) => `${i ? 'L' : 'M'}${num(p.x)} ${num(p.y)}`).join('')}Z`;

function houses(at: Point, reach: number, ways: readonly Point[], turn: number, next: () => number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = (x: number, y: number): string => `${num(at.x + x * cos - y * sin)} ${num(at.y + x * sin + y * cos)}`;
  const n = Math.ceil(reach / 7.6);
  let d = '';
  for (let j = -n; j <= n; j++)
    for (let i = -n; i <= n; i++) {
      const [u, v] = [(i + 0.25 * (j & 1)) * 8.8 + (next() - 0.5) * 2, j * 7.2 + (next() - 0.5) * 1.6];
      const [w, h, skip] = [4.6 + 3.2 * next(), 3.8 + 2.4 * next(), next()];
      const off = Math.hypot(u, v) / reach;
      const c = { x: u * cos - v * sin, y: u * sin + v * cos };
      if (off > 1 || skip < off * 0.4 || ways.some((m) => offWay(c, m) < 4.4)) continue;
      d += `M${spot(u - w / 2, v - h / 2)}L${spot(u + w / 2, v - h / 2)}L${spot(u + w / 2, v + h / 2)}L${spot(u - w / 2, v + h / 2)}Z`;
    }
  return d;
}

/** Bastions: a star about the town. */
const star = (at: Point, reach: number): string => straight(ring(at, (i) => reach * (i % 2 ? 1.12 : 1.5), 16));

const cross = ({ x, y }: Point): string => `M${num(x)} ${num(y - 6)}v8M${num(x - 2.4)} ${num(y - 3.6)}h4.8`;

/** A keep with its battlements. */
const keep = ({ x, y }: Point): string =>
  `M${num(x - 7)} ${num(y + 6)}v-11h3v3h2.4v-3h3.2v3h2.4v-3h3v11Z`;

export function placeOf(h: PlacedHex, weight: number): Place {
  const next = sequence(textSeed(h.id + (h.hex.name ?? '')));
  const ways = roadWays(h).map((d) => sideMiddle(d, h.map.pointed));
  const turn = ways[0] ? Math.atan2(ways[0].y, ways[0].x) : next() * Math.PI;
  const reach = REACH[weight as 0 | 1 | 2 | 3] ?? REACH[0];
  if (h.terrain === 'chateau') {
    const hill = ring(h.at, () => R * (0.3 + 0.06 * next()), 9);
    return { patch: smooth(hill, true), blocks: keep(h.at), church: '', walls: '' };
  }
  const isTown = h.terrain !== 'village';
  const tower = { x: h.at.x + Math.cos(turn + 1.3) * 10, y: h.at.y + Math.sin(turn + 1.3) * 10 };
  return {
    patch: isTown ? smooth(ring(h.at, () => reach * (1.1 + 0.3 * next()), 11), true) : '',
    blocks: houses(h.at, reach, ways, turn, next),
    church: isTown ? cross(tower) : '',
    walls: h.terrain === 'fortified' ? star(h.at, reach) : '',
  };
}
