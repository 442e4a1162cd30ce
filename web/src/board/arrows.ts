/* Arrows between places, as filled outlines with a head. */
import { num } from './geometry';
import { placeCentre, type Sheet } from './layout';
import { COUNTER, LOW } from './stacks';
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

/** Half a counter and some air, and how low it lies in its hex. */
const HALF = COUNTER / 2 + 2;

/** How far it is from the middle of a hex to the edge of the counter there, on the way to another. */
function edgeOf(at: Point, to: Point): number {
  const len = Math.hypot(to.x - at.x, to.y - at.y) || 1;
  const [x, y] = [Math.abs(to.x - at.x) / len, (to.y - at.y) / len];
  const high = y > 0 ? HALF + LOW : HALF - LOW;
  return Math.min(x > 0 ? HALF / x : Infinity, y !== 0 ? high / Math.abs(y) : Infinity);
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
    // Neither end covers the figures of who stands there.
    const far = Math.hypot(target.x - p.x, target.y - p.y);
    const back = Math.min(edgeOf(target, p), far);
    const tip = shorten(p, target, back);
    const start = shorten(target, p, Math.min(edgeOf(p, target), far - back));
    const len = Math.hypot(tip.x - start.x, tip.y - start.y);
    const size = Math.max(12, Math.min(15, len + 4));
    // The line ends in the head: between two who stand close there is nothing but that.
    const neck = shorten(start, tip, size * 0.7);
    if (len > size) lines += `M${num(start.x)} ${num(start.y)}L${num(neck.x)} ${num(neck.y)}`;
    heads += headAt(tip, Math.atan2(target.y - p.y, target.x - p.x), size);
  }
  const at = to.reduce((sum, p) => ({ x: sum.x + p.x / to.length, y: sum.y + p.y / to.length }), {
    x: 0,
    y: 0,
  });
  return { lines, heads, label: a.label ?? '', at };
}
