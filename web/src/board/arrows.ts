/* Arrows between places, as filled outlines with a head. */
import { num } from './geometry';
import { placeCentre, type Sheet } from './layout';
import { sample, smooth } from './strands';
import type { Arrow, Attack, Point } from './types';

export interface DrawnArrow {
  line: string;
  head: string;
  kind: string;
}

function shorten(a: Point, b: Point, by: number): Point {
  const len = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const t = Math.max(0, len - by) / len;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function headAt(tip: Point, turn: number, size: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const p = (u: number, v: number) => `${num(tip.x + u * c - v * s)} ${num(tip.y + u * s + v * c)}`;
  return `M${p(0, 0)}L${p(-size, -size * 0.62)}L${p(-size * 0.72, 0)}L${p(-size, size * 0.62)}Z`;
}

/** A line of two points gets a slight bow, so that arrows to and fro lie side by side. */
function bow(points: Point[]): Point[] {
  if (points.length !== 2) return points;
  const [a, b] = points as [Point, Point];
  const mid = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.1, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.1 };
  return [a, mid, b];
}

export function drawArrow(sheet: Sheet, arrow: Arrow): DrawnArrow | null {
  const places = [arrow.from, ...(arrow.via ?? []), arrow.to];
  const found = places.map((p) => placeCentre(sheet, p)).filter((p): p is Point => p !== null);
  if (found.length < 2) return null;
  const points = bow(found);
  const n = points.length;
  const tip = shorten(points[n - 2]!, points[n - 1]!, 6);
  points[n - 1] = shorten(points[n - 2]!, points[n - 1]!, 14);
  const end = sample(points, false, 6).at(-1);
  const turn = end ? end.turn : Math.atan2(tip.y - points[0]!.y, tip.x - points[0]!.x);
  return { line: smooth(points, false), head: headAt(tip, turn, 17), kind: arrow.kind ?? 'move' };
}

export interface DrawnAttack {
  lines: string;
  heads: string;
  label: string;
  at: Point;
}

/** Lines from every attacker to the defender, and where the odds are written. */
export function drawAttack(
  sheet: Sheet,
  places: Record<string, string>,
  a: Attack,
): DrawnAttack | null {
  const where = (id: string) => placeCentre(sheet, places[id] ?? id);
  const from = a.from.map(where).filter((p): p is Point => p !== null);
  const to = a.to.map(where).filter((p): p is Point => p !== null);
  if (from.length === 0 || to.length === 0) return null;
  let [lines, heads] = ['', ''];
  for (const p of from) {
    const target = to.reduce((best, q) =>
      Math.hypot(q.x - p.x, q.y - p.y) < Math.hypot(best.x - p.x, best.y - p.y) ? q : best,
    );
    const start = shorten(target, p, 20);
    const tip = shorten(p, target, 22);
    lines += `M${num(start.x)} ${num(start.y)}L${num(tip.x)} ${num(tip.y)}`;
    heads += headAt(tip, Math.atan2(tip.y - start.y, tip.x - start.x), 15);
  }
  const at = to.reduce((sum, p) => ({ x: sum.x + p.x / to.length, y: sum.y + p.y / to.length }), {
    x: 0,
    y: 0,
  });
  return { lines, heads, label: a.label ?? '', at };
}
