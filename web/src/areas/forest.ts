/* The wooded hills: a tint along the ridge, and trees that keep off roads and towns. */
import { noise } from '../board/noise';
import type { Point } from '../board/types';
import { along, far, num, type Bow } from './curves';
import type { Plan } from './plan';

/** Stretches of hill country: towns in woods, and the roads between two of them. */
export interface Hills {
  knolls: Point[];
  ridges: Bow[];
}

export function hillsOf(plan: Plan, is: (id: string) => boolean): Hills {
  const ids = plan.areas.map((area) => area.id).filter(is);
  const within = new Set(ids);
  return {
    knolls: ids.map((id) => plan.at.get(id)!),
    ridges: plan.roads.filter(({ link }) => link.ends.every((end) => within.has(end)))
      .map((road) => road.bow),
  };
}

function near({ knolls, ridges }: Hills, p: Point, by: number): boolean {
  if (knolls.some((q) => far(p, q) < by)) return true;
  return ridges.some((bow) => [0.2, 0.35, 0.5, 0.65, 0.8].some((t) => far(p, along(bow, t)) < by * 0.8));
}

const GAP = 25;

const REACH = 104;

/** Trees on a loose grid, of a band of the sheet (0 is its upper edge, 1 its lower), as one path of small crowns. */
export function treesOf(plan: Plan, hills: Hills, from: number, to: number): string {
  let d = '';
  const samples = plan.roads.flatMap((road) =>
    Array.from({ length: 15 }, (_, i) => along(road.bow, i / 14)));
  for (let j = Math.ceil((from * plan.h) / GAP); j * GAP < to * plan.h; j++)
    for (let i = 0; i * GAP < plan.w; i++) {
      const p = {
        x: (i + (j % 2) / 2 + (noise(i, j, 1) - 0.5) * 0.7) * GAP,
        y: (j + (noise(i, j, 2) - 0.5) * 0.7) * GAP,
      };
      if (!near(hills, p, REACH * (0.75 + noise(i, j, 3) * 0.35))) continue;
      if ([...plan.at.values()].some((q) => far(p, q) < 36 || (Math.abs(p.x - q.x) < 62 && p.y - q.y > 20 && p.y - q.y < 62)))
        continue;
      if (samples.some((q) => far(p, q) < 15)) continue;
      const s = 6.5 + noise(i, j, 4) * 4;
      d += `M${num(p.x)} ${num(p.y - s * 1.5)}l${num(s * 0.85)} ${num(s * 2)}h${num(-s * 1.7)}z`;
    }
  return d;
}
