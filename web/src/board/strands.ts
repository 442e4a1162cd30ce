/*
 * Nets of lines drawn as smooth curves: roads through hex centres and waters along hexsides are
 * both nets.  A net is cut into strands that run straight on through a crossing where they can;
 * a strand is the control polygon of a quadratic B-spline, which never leaves its polygon's hull,
 * so no curve strays into a hex it does not belong to.
 */
import { between, num, pointKey } from './geometry';
import type { Point } from './types';

export interface Link {
  kind: string;
  a: Point;
  b: Point;
  /** Control points on the way from a to b. */
  bends: Point[];
}

export interface Strand {
  kind: string;
  closed: boolean;
  /** Control polygon; of a closed strand the last point leads back to the first. */
  points: Point[];
}

interface End {
  link: number;
  atA: boolean;
}

interface Join {
  at: Point;
  ends: End[];
  through: Map<number, End>;
}

function direction(links: Link[], end: End): Point {
  const l = links[end.link]!;
  const from = end.atA ? l.a : l.b;
  const near = end.atA ? (l.bends[0] ?? l.b) : (l.bends[l.bends.length - 1] ?? l.a);
  const len = Math.hypot(near.x - from.x, near.y - from.y) || 1;
  return { x: (near.x - from.x) / len, y: (near.y - from.y) / len };
}

/** How little a strand bends going from one end to the other: -1 is straight on. */
function bend(links: Link[], a: End, b: End): number {
  const da = direction(links, a);
  const db = direction(links, b);
  return da.x * db.x + da.y * db.y;
}

function joinsOf(links: Link[]): Map<string, Join> {
  const joins = new Map<string, Join>();
  const enter = (at: Point, end: End) => {
    const key = pointKey(at);
    const join = joins.get(key) ?? { at, ends: [], through: new Map<number, End>() };
    join.ends.push(end);
    joins.set(key, join);
  };
  links.forEach((l, i) => {
    enter(l.a, { link: i, atA: true });
    enter(l.b, { link: i, atA: false });
  });
  for (const join of joins.values()) pairEnds(links, join);
  return joins;
}

/** Pair the ends at a crossing, the straightest first; ends of different kinds never pair. */
function pairEnds(links: Link[], join: Join): void {
  const pairs: { a: End; b: End; bend: number }[] = [];
  for (let i = 0; i < join.ends.length; i++) {
    for (let k = i + 1; k < join.ends.length; k++) {
      const a = join.ends[i]!;
      const b = join.ends[k]!;
      if (a.link === b.link || links[a.link]!.kind !== links[b.link]!.kind) continue;
      pairs.push({ a, b, bend: bend(links, a, b) });
    }
  }
  pairs.sort((p, q) => p.bend - q.bend);
  const sharp = join.ends.length > 2 ? 0.3 : 0.9;
  for (const { a, b, bend: turn } of pairs) {
    if (turn > sharp || join.through.has(a.link) || join.through.has(b.link)) continue;
    join.through.set(a.link, b);
    join.through.set(b.link, a);
  }
}

/** Where a strand that ends at this join should end: on the strand that runs through it. */
function landing(links: Link[], join: Join, pull: number): Point {
  for (const [from, to] of join.through) {
    const here = join.ends.find((e) => e.link === from)!;
    const a = nearest(links, here);
    const b = nearest(links, to);
    const c = between(join.at, between(a, b), pull);
    return { x: (a.x + 6 * c.x + b.x) / 8, y: (a.y + 6 * c.y + b.y) / 8 };
  }
  return join.at;
}

function nearest(links: Link[], end: End): Point {
  const l = links[end.link]!;
  if (end.atA) return l.bends[0] ?? l.b;
  return l.bends[l.bends.length - 1] ?? l.a;
}

/**
 * Cut a net into strands; every link is in exactly one.  `pull` moves the curve off its nodes,
 * towards the chord between the bends on both sides: 0 keeps to the node, 1 cuts the corner.
 */
export function strandsOf(links: Link[], pull = 0): Strand[] {
  const joins = joinsOf(links);
  const joinAt = (p: Point) => joins.get(pointKey(p))!;
  const used = new Set<number>();
  const strands: Strand[] = [];

  const follow = (first: End): void => {
    const start = links[first.link]!;
    const points: Point[] = [landing(links, joinAt(first.atA ? start.a : start.b), pull)];
    let end: End | undefined = first;
    let closed = false;
    while (end) {
      const l: Link = links[end.link]!;
      used.add(end.link);
      points.push(...(end.atA ? l.bends : [...l.bends].reverse()));
      const join: Join = joinAt(end.atA ? l.b : l.a);
      const next: End | undefined = join.through.get(end.link);
      closed = next !== undefined && used.has(next.link);
      if (!next) points.push(landing(links, join, pull));
      else
        points.push(
          between(join.at, between(points[points.length - 1]!, nearest(links, next)), pull),
        );
      end = closed ? undefined : next;
    }
    if (closed) points.splice(0, 1);
    strands.push({ kind: start.kind, closed, points });
  };

  links.forEach((l, i) => {
    if (used.has(i)) return;
    if (!joinAt(l.a).through.has(i)) follow({ link: i, atA: true });
    else if (!joinAt(l.b).through.has(i)) follow({ link: i, atA: false });
  });
  links.forEach((_, i) => {
    if (!used.has(i)) follow({ link: i, atA: true });
  });
  return strands;
}

const pair = (p: Point) => `${num(p.x)} ${num(p.y)}`;

/** The B-spline of a control polygon as path data. */
export function smooth(points: Point[], closed: boolean): string {
  const n = points.length;
  if (n === 0) return '';
  if (closed && n > 2) {
    let d = `M${pair(between(points[n - 1]!, points[0]!))}`;
    for (let i = 0; i < n; i++) {
      d += `Q${pair(points[i]!)} ${pair(between(points[i]!, points[(i + 1) % n]!))}`;
    }
    return d + 'Z';
  }
  let d = `M${pair(points[0]!)}`;
  if (n === 2) return d + `L${pair(points[1]!)}`;
  for (let i = 1; i < n - 1; i++) {
    const last = i === n - 2;
    const to = last ? points[i + 1]! : between(points[i]!, points[i + 1]!);
    d += `Q${pair(points[i]!)} ${pair(to)}`;
  }
  return d;
}

/** Points along the same curve, about `gap` apart, each with the way the curve runs there. */
export function sample(
  points: Point[],
  closed: boolean,
  gap: number,
): (Point & { turn: number })[] {
  const out: (Point & { turn: number })[] = [];
  const n = points.length;
  const count = closed ? n : n - 2;
  for (let i = 0; i < count; i++) {
    const c = points[closed ? i : i + 1]!;
    const before = points[closed ? (i + n - 1) % n : i]!;
    const after = points[closed ? (i + 1) % n : i + 2]!;
    const a = !closed && i === 0 ? before : between(before, c);
    const b = !closed && i === count - 1 ? after : between(c, after);
    const steps = Math.max(
      1,
      Math.round((Math.hypot(c.x - a.x, c.y - a.y) + Math.hypot(b.x - c.x, b.y - c.y)) / gap),
    );
    for (let s = 0; s < steps; s++) {
      const t = (s + 0.5) / steps;
      const p = between(between(a, c, t), between(c, b, t), t);
      const q1 = between(a, c, t);
      const q2 = between(c, b, t);
      out.push({ ...p, turn: Math.atan2(q2.y - q1.y, q2.x - q1.x) });
    }
  }
  return out;
}
