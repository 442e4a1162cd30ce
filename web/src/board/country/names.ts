/*
 * What is written on the land, for one distance: towns beside their blocks, rivers along their course, hills
 * and landscapes in a wide curve.  What is great is placed first; what finds no room is left out.
 */
import { R, between, distance } from '../geometry';
import type { PlacedHex, PlacedMap } from '../layout';
import { overlapArea, textWidth } from '../labels';
import { sample, type Strand } from '../strands';
import type { BookLand, Point, Rect } from '../types';
import { numberSpot } from '../woods';
import type { Level } from './levels';
import { REACH } from './towns';

export interface Straight {
  text: string;
  cls: string;
  size: number;
  at: Point;
}

export interface Curved {
  text: string;
  cls: string;
  size: number;
  way: Point[];
  dy: number;
}

export interface Names {
  straight: Straight[];
  curved: Curved[];
}

/** How great a town is, 1 to 3; villages and chateaux weigh nothing. */
export function weightsOf(m: PlacedMap): (h: PlacedHex) => number {
  const told = new Map<string, number>();
  for (const { is, size, at } of m.map.country ?? [])
    if (is === 'town') for (const id of at) told.set(id, size);
  return (h) => told.get(h.id) ?? (h.terrain === 'town' || h.terrain === 'fortified' ? 1 : 0);
}

/** Pixels of the screen that names have, by weight from 0. */
const TOWN_PX = [9.5, 11, 12.5, 14.5] as const;
const RIVER_PX = [0, 9.5, 11, 12.5] as const;
const LAND_PX = [0, 10.5, 12, 14] as const;

/** How far letters stand apart, in sizes; country.css says the same. */
const SPACED = { river: 0.12, wood: 0.06, wide: 0.34 } as const;

const longOf = (text: string, size: number, spaced: number): number =>
  (textWidth(text, 1) * 1.12 + text.length * spaced) * size;

const boxAbout = (p: Point, w: number, h: number): Rect => ({ x: p.x - w / 2, y: p.y - h / 2, w, h });

/** Half a counter: beside a town, which is seldom empty, a name begins where that ends. */
const COUNTER = 26;

/** Where the middle of a name may stand about a place: right, left, below, above, and then askew. */
function stands(at: Point, w: number, size: number, reach: number, aside: number): Point[] {
  const [dx, dy] = [aside + w / 2 + size * 0.2, reach + size * 0.55];
  return [
    { x: at.x + dx, y: at.y }, { x: at.x - dx, y: at.y }, { x: at.x, y: at.y + dy }, { x: at.x, y: at.y - dy },
    { x: at.x + dx * 0.86, y: at.y + dy * 0.7 }, { x: at.x + dx * 0.86, y: at.y - dy * 0.7 },
    { x: at.x - dx * 0.86, y: at.y + dy * 0.7 }, { x: at.x - dx * 0.86, y: at.y - dy * 0.7 },
  ];
}

/** What names had better not lie on, found by where it lies. */
class Taken {
  static readonly #CELL = 240;
  #cells = new Map<number, { rect: Rect; weight: number; asked: number }[]>();
  #asked = 0;

  #keys({ x, y, w, h }: Rect): number[] {
    const out: number[] = [];
    const c = Taken.#CELL;
    for (let j = Math.floor(y / c); j <= Math.floor((y + h) / c); j++)
      for (let i = Math.floor(x / c); i <= Math.floor((x + w) / c); i++) out.push(i + 1000 * j);
    return out;
  }

  add(rect: Rect, weight: number): void {
    const one = { rect, weight, asked: 0 };
    for (const key of this.#keys(rect)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(one);
      else this.#cells.set(key, [one]);
    }
  }

  /** How much of a rectangle is covered, as a part of it. */
  share(r: Rect): number {
    let sum = 0;
    this.#asked++;
    for (const key of this.#keys(r))
      for (const one of this.#cells.get(key) ?? []) {
        if (one.asked === this.#asked) continue;
        one.asked = this.#asked;
        sum += overlapArea(r, one.rect) * one.weight;
      }
    return sum / (r.w * r.h);
  }
}

/** How far out of the map a rectangle sticks, as a part of it. */
function beyond(r: Rect, map: Rect): number {
  const x = Math.max(0, map.x - r.x) + Math.max(0, r.x + r.w - map.x - map.w);
  const y = Math.max(0, map.y - r.y) + Math.max(0, r.y + r.h - map.y - map.h);
  return x / r.w + y / r.h;
}

function townNames(m: PlacedMap, level: Level, taken: Taken, out: Straight[]): void {
  const weight = weightsOf(m);
  const named = m.hexes.filter((h) => h.hex.name && (weight(h) >= level.towns || (level.villages && weight(h) === 0)))
    .sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1));
  for (const h of named) {
    const reach = REACH[weight(h) as 0 | 1 | 2 | 3];
    taken.add(boxAbout(h.at, 1.6 * reach, 1.6 * reach), 0.7);
  }
  for (const h of named) {
    const w = weight(h);
    const size = TOWN_PX[w as 0 | 1 | 2 | 3] * level.unit;
    const wide = textWidth(h.hex.name!, size) + 0.3 * size;
    let best: { at: Point; rect: Rect; cost: number } | null = null;
    const reach = REACH[w as 0 | 1 | 2 | 3] + 2;
    for (const [i, at] of stands(h.at, wide, size, reach, w > 0 ? Math.max(reach, COUNTER) : reach).entries()) {
      const rect = boxAbout(at, wide, size);
      const cost = taken.share(rect) + 3 * beyond(rect, m.rect) + i * 0.02;
      if (!best || cost < best.cost) best = { at, rect, cost };
    }
    if (!best || (best.cost > 0.42 && w < 3)) continue;
    taken.add(best.rect, 1.6);
    out.push({ text: h.hex.name!, cls: `n-town n-w${w}`, size, at: { x: best.at.x, y: best.at.y + size * 0.33 } });
  }
}

/** Points of a course evenly apart, and for each how far along it lies. */
interface Course {
  kind: string;
  points: Point[];
}

/** The same without its bends, for a size of letters. */
interface Calm extends Course {
  even: Point[];
}

const GAP = 8;

export const coursesOf = (strands: readonly Strand[]): Course[] =>
  strands.map((s) => ({ kind: s.kind, points: sample(s.points, s.closed, GAP) }));

/** A bent line made calm, so that letters on it do not dance. */
export function calm(points: readonly Point[], by: number): Point[] {
  const [xs, ys] = [[0], [0]];
  points.forEach((p, i) => {
    xs.push(xs[i]! + p.x);
    ys.push(ys[i]! + p.y);
  });
  return points.map((_, i) => {
    const reach = Math.min(by, i, points.length - 1 - i);
    const [from, to] = [i - reach, i + reach + 1];
    return { x: (xs[to]! - xs[from]!) / (to - from), y: (ys[to]! - ys[from]!) / (to - from) };
  });
}

const upright = (way: Point[]): Point[] => (way[0]!.x <= way[way.length - 1]!.x ? way : [...way].reverse());

/** How much a line turns: 0 is straight. */
const bentness = (way: readonly Point[]): number => {
  let long = 0;
  for (let i = 1; i < way.length; i++) long += distance(way[i - 1]!, way[i]!);
  return long / (distance(way[0]!, way[way.length - 1]!) || 1) - 1;
};

/** How near a course must pass the hex that names it. */
const BESIDE = 1.35 * R;

/** The stretch of a course that passes a point on which a name lies best; null where there is none. */
function stretch(courses: readonly Calm[], at: Point, long: number, size: number, m: PlacedMap, taken: Taken): Point[] | null {
  let best: { way: Point[]; cost: number } | null = null;
  const half = Math.round(long / 2 / GAP);
  for (const { points, even } of courses) {
    const by = points.findIndex((p) => distance(p, at) < BESIDE);
    if (by < 0) continue;
    const last = points.length - half - 1;
    for (let i = Math.max(half, by - half); i <= Math.min(last, by + half + 8); i += 5) {
      const way = upright(even.slice(i - half, i + half + 1));
      const boxes = way.filter((_, k) => k % 6 === 0).map((p) => boxAbout({ x: p.x, y: p.y - size * 0.5 }, size * 1.2, size));
      const covered = boxes.reduce((sum, box) => sum + taken.share(box) + 2 * beyond(box, m.rect), 0) / boxes.length;
      if (covered > 0.3) continue;
      const cost = 2.5 * bentness(way) + 1.6 * covered + (0.5 * Math.abs(i - by)) / (half + 1);
      if (!best || cost < best.cost) best = { way, cost };
    }
  }
  return best && best.cost < 1.4 ? best.way : null;
}

function riverNames(m: PlacedMap, courses: readonly Course[], level: Level, taken: Taken, out: Curved[]): void {
  const rivers = (m.map.country ?? []).filter(({ is, size }) => is === 'river' && size >= level.rivers)
    .sort((a, b) => b.size - a.size);
  const evened = new Map<number, Calm[]>();
  for (const { name = '', size: weight, at } of rivers) {
    const size = RIVER_PX[weight as 1 | 2 | 3] * level.unit;
    const long = longOf(name, size, SPACED.river) + size;
    const written: Point[] = [];
    const all = evened.get(size) ??
      courses.map((course): Calm => ({ ...course, even: calm(course.points, Math.max(4, Math.round((1.2 * size) / GAP))) }));
    evened.set(size, all);
    const great = all.filter(({ kind }) => kind === 'river');
    for (const id of at) {
      const hex = m.hexes.find((h) => h.id === id);
      if (!hex || written.some((p) => distance(p, hex.at) < 4 * long)) continue;
      const way = stretch(weight > 2 ? great : all, hex.at, long, size, m, taken) ?? stretch(all, hex.at, long, size, m, taken);
      if (!way) continue;
      written.push(hex.at);
      for (const p of way) taken.add(boxAbout({ x: p.x, y: p.y - size * 0.6 }, size, size), 0.2);
      out.push({ text: name, cls: `n-river n-w${weight}`, size, way, dy: -size * 0.42 - 3 });
    }
  }
}

/** The line through a row of places, long enough for a name. */
function lineThrough(at: readonly Point[], long: number): Point[] {
  const [first, last] = [at[0]!, at[at.length - 1]!];
  const have = distance(first, last);
  if (have < 1) return [{ x: first.x - long / 2, y: first.y }, { x: first.x + long / 2, y: first.y }];
  const by = Math.max(0, (long - have) / 2 / have);
  const out = (p: Point, q: Point): Point => ({ x: p.x + (p.x - q.x) * by, y: p.y + (p.y - q.y) * by });
  const ends = [out(first, last), ...at, out(last, first)];
  const dense = ends.flatMap((p, i) => (i === 0 ? [p] : [0.25, 0.5, 0.75, 1].map((t) => between(ends[i - 1]!, p, t))));
  return upright(calm(dense, 3));
}

const isWritten = ({ is, size }: BookLand, level: Level): boolean =>
  is === 'wood' ? size >= level.woods : (is === 'ridge' || is === 'name') && size >= level.lands && size <= level.most;

const ASIDE = [0, 1.5, -1.5, 3, -3].flatMap((dx) => [0, 1.5, -1.5, 3, -3].map((dy) => [dx, dy] as const));

function landNames(m: PlacedMap, level: Level, taken: Taken, out: Curved[]): void {
  const lands = (m.map.country ?? []).filter((land) => isWritten(land, level)).sort((a, b) => b.size - a.size);
  for (const { is, name = '', size: weight, at } of lands) {
    const size = LAND_PX[weight as 1 | 2 | 3] * level.unit;
    const places = at.flatMap((id) => m.hexes.find((h) => h.id === id)?.at ?? []);
    if (places.length === 0) continue;
    const line = lineThrough(places, longOf(name, size, is === 'wood' ? SPACED.wood : SPACED.wide) + size);
    let best: { way: Point[]; boxes: Rect[]; cost: number } | null = null;
    // A little aside, where that is freer.
    for (const [dx, dy] of ASIDE) {
      const way = line.map((p) => ({ x: p.x + dx * size, y: p.y + dy * size }));
      const boxes = way.map((p) => boxAbout(p, size, size));
      const covered = boxes.reduce((sum, box) => sum + taken.share(box) + 2 * beyond(box, m.rect), 0) / boxes.length;
      const cost = covered + 0.02 * Math.hypot(dx, dy);
      if (!best || cost < best.cost) best = { way, boxes, cost };
    }
    if (!best || best.cost > 0.4) continue;
    const { way, boxes } = best;
    for (const box of boxes) taken.add(box, 0.6);
    out.push({ text: name, cls: `n-${is} n-w${weight}`, size, way, dy: size * 0.33 });
  }
}

/** All that is written on a map at a level. */
export function namesAt(m: PlacedMap, courses: readonly Course[], level: Level): Names {
  const taken = new Taken();
  const out: Names = { straight: [], curved: [] };
  if (level.band[1] === Infinity)
    for (const h of m.hexes) {
      const p = numberSpot(h);
      taken.add({ x: p.x - 13, y: p.y - 7, w: 26, h: 9 }, 0.5);
    }
  townNames(m, level, taken, out.straight);
  riverNames(m, courses, level, taken, out.curved);
  landNames(m, level, taken, out.curved);
  return out;
}
