/* Axes of retreat and moves, as arrows along the roads. */
import { num, pieceOf, linePath, throughPath } from './curves';
import { between, fromEnd, type Plan } from './plan';
import type { Point } from '../board/types';

export interface Axis {
  line: string;
  head: string;
}

function headOf(points: readonly Point[], size: number): string {
  const tip = points[points.length - 1]!;
  const before = points[points.length - 2]!;
  const turn = Math.atan2(tip.y - before.y, tip.x - before.x);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const p = (u: number, v: number): string => `${num(tip.x + u * c - v * s)} ${num(tip.y + u * s + v * c)}`;
  return `M${p(size, 0)}L${p(-2, -size * 0.7)}L${p(2, 0)}L${p(-2, size * 0.7)}Z`;
}

/** The axis of retreat from an area over one of its connections; each side keeps to its own edge. */
export function axisOf(plan: Plan, area: string, link: string, shape: number): Axis | null {
  const road = plan.byLink.get(link);
  if (!road || !road.link.ends.includes(area)) return null;
  const t = fromEnd(road, area);
  const points = pieceOf(road.bow, t(0.26), t(0.52), (shape === 0 ? 9 : -9) * (t(0) === 0 ? 1 : -1));
  return { line: linePath(points), head: headOf(points, 16) };
}

/** A move from area to area. */
export function arrowOf(plan: Plan, from: string, to: string): Axis | null {
  const road = between(plan, from, to);
  if (road) {
    const t = fromEnd(road, from);
    const points = pieceOf(road.bow, t(0.08), t(0.82));
    return { line: linePath(points), head: headOf(points, 17) };
  }
  const [a, b] = [plan.at.get(from), plan.at.get(to)];
  if (!a || !b) return null;
  const mid = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.12 };
  return { line: throughPath([a, mid, b]), head: headOf([mid, b], 17) };
}
