/*
 * Relief from the crests of a country: a height for every point, tints by height and hachures that run
 * downhill.  The light comes from the north-west, as on printed maps, so slopes that face away
 * from it are drawn heavier.
 */
import { num } from '../board/geometry';
import { Ink } from '../board/ink';
import { noise } from '../board/noise';
import type { Point } from '../board/types';
import { offStretch, type Line } from './features';

/** Heights on a grid; between its points they are in between. */
export interface Heights {
  gap: number;
  wide: number;
  high: number;
  at: Float32Array;
}

/** How a map shows its relief. */
export interface Form {
  /** Of the grid. */
  gap: number;
  /** A crest falls off to the plain within so much, and so much more for each step of its height. */
  foot: number;
  footByHeight: number;
}

const COUNTRY: Form = { gap: 22, foot: 46, footByHeight: 13 };
/** A crest is felt as far as so many feet. */
const REACH = 2.6;

/** Folds of the ground: the crest is not a roof. */
function folds(x: number, y: number, size: number, seed: number): number {
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x / size - i), ease(y / size - j)];
  const row = (dj: number): number => noise(i, j + dj, seed) * (1 - u) + noise(i + 1, j + dj, seed) * u;
  return row(0) * (1 - v) + row(1) * v - 0.5;
}

/** A crest, and the box beyond which nothing of it is felt. */
interface Crest extends Line {
  foot: number;
  low: Point;
  high: Point;
}

function crestOf(line: Line, form: Form): Crest {
  const foot = form.foot + form.footByHeight * line.size;
  const [xs, ys] = [line.points.map((p) => p.x), line.points.map((p) => p.y)];
  const by = REACH * foot;
  return {
    ...line, foot,
    low: { x: Math.min(...xs) - by, y: Math.min(...ys) - by }, high: { x: Math.max(...xs) + by, y: Math.max(...ys) + by },
  };
}

function heightAt(crests: readonly Crest[], x: number, y: number): number {
  let top = 0;
  for (const { points, size, foot, low, high } of crests) {
    if (x < low.x || x > high.x || y < low.y || y > high.y) continue;
    let off = Infinity;
    for (let i = 0; i + 1 < points.length; i++)
      off = Math.min(off, offStretch({ x, y }, points[i]!, points[i + 1]!));
    if (off > REACH * foot) continue;
    const h = (size / 10) * Math.exp(-((off / foot) ** 2));
    top = Math.max(top, h) + 0.12 * Math.min(top, h);
  }
  return top * (1 + 0.55 * folds(x, y, 92, 5) + 0.4 * folds(x, y, 41, 6));
}

export function heightsOf(ridges: readonly Line[], w: number, h: number, form: Form = COUNTRY): Heights {
  const { gap } = form;
  const crests = ridges.map((line) => crestOf(line, form));
  const [wide, high] = [Math.ceil(w / gap) + 1, Math.ceil(h / gap) + 1];
  const at = new Float32Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) at[j * wide + i] = heightAt(crests, i * gap, j * gap);
  return { gap, wide, high, at };
}

/** The height at a point, and which way and how steeply the ground falls there. */
function slopeAt(g: Heights, p: Point): { h: number; down: Point; steep: number } {
  const [x, y] = [p.x / g.gap, p.y / g.gap];
  const i = Math.max(0, Math.min(g.wide - 2, Math.floor(x)));
  const j = Math.max(0, Math.min(g.high - 2, Math.floor(y)));
  const [u, v] = [x - i, y - j];
  const q = (di: number, dj: number): number => g.at[(j + dj) * g.wide + i + di]!;
  const dx = (q(1, 0) - q(0, 0)) * (1 - v) + (q(1, 1) - q(0, 1)) * v;
  const dy = (q(0, 1) - q(0, 0)) * (1 - u) + (q(1, 1) - q(1, 0)) * u;
  const h = q(0, 0) * (1 - u) * (1 - v) + q(1, 0) * u * (1 - v) + q(0, 1) * (1 - u) * v + q(1, 1) * u * v;
  const steep = Math.hypot(dx, dy);
  return { h, steep, down: { x: -dx / (steep || 1), y: -dy / (steep || 1) } };
}

/** The edges of what is higher than a level, as closed lines (marching squares). */
export function contour(g: Heights, level: number): Point[][] {
  const value = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= g.wide || j >= g.high ? 0 : g.at[j * g.wide + i]!;
  const next = new Map<string, { to: string; at: Point }>();
  const cut = (i: number, j: number, k: number, l: number): { key: string; at: Point } => {
    const [a, b] = [value(i, j), value(k, l)];
    const t = (level - a) / (b - a);
    return { key: `${i + k},${j + l}`, at: { x: (i + (k - i) * t) * g.gap, y: (j + (l - j) * t) * g.gap } };
  };
  for (let j = -1; j < g.high; j++)
    for (let i = -1; i < g.wide; i++) {
      // Corners clockwise; each side where the line goes out is joined to the next where it comes in.
      const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]] as const;
      const up = corners.map(([a, b]) => value(a, b) > level);
      for (let s = 0; s < 4; s++) {
        if (!up[s] || up[(s + 1) % 4]) continue;
        let e = (s + 3) % 4;
        while (up[e]) e = (e + 3) % 4;
        const side = (k: number): [number, number, number, number] => [...corners[k]!, ...corners[(k + 1) % 4]!];
        const out = cut(...side(s));
        const back = cut(...side(e));
        next.set(back.key, { to: out.key, at: back.at });
      }
    }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key = next.keys().next().value!;
    for (let step = next.get(key); step; step = next.get(key)) {
      loop.push(step.at);
      next.delete(key);
      key = step.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

export const LEVELS = [0.16, 0.3, 0.45, 0.6, 0.76] as const;

const LIGHT = { x: -0.6, y: -0.8 };
const STEEP = 0.032;

/** Wedges, broad above and pointed below. */
export function hachures(g: Heights, free: (p: Point) => boolean): Ink {
  const ink = new Ink();
  const [w, h] = [(g.wide - 1) * g.gap, (g.high - 1) * g.gap];
  const gap = 12.5;
  for (let j = 0; j * gap < h; j++)
    for (let i = 0; i * gap < w; i++) {
      const p = { x: (i + noise(i, j, 31)) * gap, y: (j + noise(i, j, 32)) * gap };
      const { down, steep, h: here } = slopeAt(g, p);
      if (here < 0.1 || steep < STEEP) continue;
      const dark = 0.5 - 0.5 * (down.x * LIGHT.x + down.y * LIGHT.y);
      if (noise(i, j, 33) > 0.3 + 0.55 * dark + 2.5 * (steep - STEEP) || !free(p)) continue;
      const long = 8 + Math.min(10, steep * 90);
      const thick = 0.5 + 1.1 * dark + Math.min(0.8, steep * 6);
      const [nx, ny] = [-down.y * thick, down.x * thick];
      ink.add(p.x, p.y, `M${num(p.x + nx)} ${num(p.y + ny)}L${num(p.x + down.x * long)} ${num(p.y + down.y * long)}` +
        `L${num(p.x - nx)} ${num(p.y - ny)}Z`);
    }
  return ink;
}
