/*
 * Courses of rivers.  A map of areas tells only which connections have a bridge over which river;
 * the river runs through these bridges in the order that makes it shortest, and each bridge may
 * slide along its road so that the river bends little.
 */
import type { Point } from '../board/types';
import { offLine } from '../land/features';
import { along, far, mix, type Bow } from './curves';

export interface Crossing {
  link: string;
  bow: Bow;
}

export interface Bridge {
  link: string;
  at: Point;
  /** Part of the way along its road. */
  t: number;
}

export interface River {
  name: string;
  /** From end to end, the bridges among them. */
  course: Point[];
  bridges: Bridge[];
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => sum + (i ? far(points[i - 1]!, p) : 0), 0);

/** The shortest way through all: the nearest next from each end, then crossings undone. */
export function inOrder<T>(items: readonly T[], at: (item: T) => Point): T[] {
  let best = [...items];
  let least = lengthOf(best.map(at));
  for (const first of items) {
    const way = untangle(nearestNext(first, items, at), at);
    const length = lengthOf(way.map(at));
    if (length < least - 1e-6) [best, least] = [way, length];
  }
  return best;
}

function nearestNext<T>(first: T, items: readonly T[], at: (item: T) => Point): T[] {
  const way = [first];
  const left = new Set(items);
  left.delete(first);
  while (left.size > 0) {
    const here = at(way[way.length - 1]!);
    let next: T | undefined;
    for (const one of left)
      if (next === undefined || far(here, at(one)) < far(here, at(next))) next = one;
    way.push(next!);
    left.delete(next!);
  }
  return way;
}

/** How much longer the way gets when the stretch from i to j is turned round: only its ends change. */
function longer(way: readonly Point[], i: number, j: number): number {
  const [before, first, last, after] = [way[i - 1], way[i]!, way[j]!, way[j + 1]];
  return (before ? far(before, last) - far(before, first) : 0) +
    (after ? far(first, after) - far(last, after) : 0);
}

/** Turn round every stretch that is shorter the other way round. */
function untangle<T>(way: T[], at: (item: T) => Point): T[] {
  let points = way.map(at);
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < way.length; i++)
      for (let j = i + 1; j < way.length; j++) {
        if (longer(points, i, j) >= -1e-6) continue;
        way = [...way.slice(0, i), ...way.slice(i, j + 1).reverse(), ...way.slice(j + 1)];
        points = way.map(at);
        again = true;
      }
  }
  return way;
}

const NEAR = 0.36;

/** Bridges move along their roads, within limits, towards the middle of their neighbours. */
function slide(crossings: readonly Crossing[]): number[] {
  const ts = crossings.map(() => 0.5);
  const at = (i: number): Point => along(crossings[i]!.bow, ts[i]!);
  for (let round = 0; round < 40; round++)
    for (let i = 1; i + 1 < crossings.length; i++) {
      const aim = mix(at(i - 1), at(i + 1), 0.5);
      let [best, least] = [ts[i]!, Infinity];
      for (let t = NEAR; t <= 1 - NEAR + 1e-9; t += 0.04) {
        const d = far(along(crossings[i]!.bow, t), aim);
        if (d < least) [best, least] = [t, d];
      }
      ts[i] = best;
    }
  return ts;
}

/** A river goes on a little beyond its first and its last bridge. */
function beyond(points: readonly Point[], by: number): Point[] {
  if (points.length < 2) return [...points];
  const out = (a: Point, b: Point): Point => mix(a, b, 1 + by / (far(a, b) || 1));
  const n = points.length;
  return [out(points[1]!, points[0]!), ...points, out(points[n - 2]!, points[n - 1]!)];
}

export function riverOf(name: string, crossings: readonly Crossing[], reach = 70): River {
  const ordered = inOrder(crossings, (one) => along(one.bow, 0.5));
  const ts = slide(ordered);
  const bridges = ordered.map(({ link, bow }, i) => ({ link, at: along(bow, ts[i]!), t: ts[i]! }));
  return { name, bridges, course: beyond(bridges.map((one) => one.at), reach) };
}

/** Where a road crosses a course, nearest to its middle; or comes nearest to it. */
export function bridgeOver(course: readonly Point[], { link, bow }: Crossing): Bridge {
  const steps = 96;
  const side = (p: Point, a: Point, b: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  let best = { t: 0.5, cost: Infinity };
  for (let i = 0; i < steps; i++) {
    const [p, q] = [along(bow, i / steps), along(bow, (i + 1) / steps)];
    const t = (i + 0.5) / steps;
    const crossed = course.some((b, k) => {
      const a = course[k - 1];
      return a && side(p, a, b) * side(q, a, b) <= 0 && side(a, p, q) * side(b, p, q) <= 0;
    });
    const cost = crossed ? Math.abs(t - 0.5) : 1 + offLine(mix(p, q, 0.5), course);
    if (cost < best.cost) best = { t, cost };
  }
  return { link, at: along(bow, best.t), t: best.t };
}

/** Where a river ends near another one it flows into that. */
export function joined(rivers: readonly River[], within: number): River[] {
  return rivers.map((river, i) => {
    const course = [...river.course];
    for (const end of [0, course.length - 1]) {
      let mouth: Point | null = null;
      for (const [j, other] of rivers.entries())
        for (const p of j !== i && other.course.length > course.length ? other.course : [])
          if (far(p, course[end]!) < (mouth ? far(mouth, course[end]!) : within)) mouth = p;
      if (mouth) course[end] = mouth;
    }
    return { ...river, course };
  });
}
