/* A town on a map of a whole country: a few blocks, more for a great one, about where its roads meet. */
import { num } from '../board/geometry';
import { sequence, textSeed } from '../board/noise';
import { smooth } from '../board/strands';
import type { Point } from '../board/types';

export interface TownSign {
  patch: string;
  blocks: string;
}

/** How far the blocks of a town reach; 1 a country town, 2 one that both sides want. */
export const TOWN_REACH = [0, 21, 33] as const;

const turned = (at: Point, x: number, y: number, turn: number): string =>
  `${num(at.x + x * Math.cos(turn) - y * Math.sin(turn))} ${num(at.y + x * Math.sin(turn) + y * Math.cos(turn))}`;

export function townSign(name: string, at: Point, size: 1 | 2, roads: readonly number[]): TownSign {
  const next = sequence(textSeed(name));
  const reach = TOWN_REACH[size];
  const turn = roads[0] ?? next() * Math.PI;
  const rim = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * 2 * Math.PI;
    const r = reach * (1.02 + 0.3 * next());
    return { x: at.x + Math.cos(a) * r, y: at.y + Math.sin(a) * r * 0.92 };
  });
  let blocks = '';
  const step = 10.5;
  const n = Math.ceil(reach / step);
  for (let j = -n; j <= n; j++)
    for (let i = -n; i <= n; i++) {
      const [u, v] = [(i + 0.3 * (j & 1)) * step + (next() - 0.5) * 3, j * (step - 1.5) + (next() - 0.5) * 2.4];
      const [w, h, skip] = [7.5 + 3.5 * next(), 6 + 3 * next(), next()];
      const off = Math.hypot(u, v) / reach;
      if (off > 1 || skip < off * 0.34) continue;
      const street = roads.some((road) => {
        const [a, b] = [u * Math.cos(turn - road) - v * Math.sin(turn - road), u * Math.sin(turn - road) + v * Math.cos(turn - road)];
        return a > -4 && Math.abs(b) < 4.8;
      });
      if (street) continue;
      blocks += `M${turned(at, u - w / 2, v - h / 2, turn)}L${turned(at, u + w / 2, v - h / 2, turn)}` +
        `L${turned(at, u + w / 2, v + h / 2, turn)}L${turned(at, u - w / 2, v + h / 2, turn)}Z`;
    }
  return { patch: smooth(rim, true), blocks };
}
