/* The outlines of areas, cut where who meets there changes: every border is one line, bent the same way for those
   on both sides of it, so that neighbours leave no gap. */
import type { Point } from '../board/types';
import type { Book } from '../net/wire';
import { far, num } from './curves';

/** Whose land is on the other side: of no area. */
export const ABROAD = '';

/** A line between two lands, or along the sea. */
export interface Shore {
  /** The areas beside it, and ABROAD; one alone by the sea. */
  of: string[];
  points: Point[];
}

export interface Outlines {
  /** By area; ABROAD for land that belongs to none. */
  rings: Map<string, Point[][]>;
  /** The same as the path of its land. */
  shapes: Map<string, string>;
  shores: Shore[];
}

type Mapped = Pick<Book, 'areas' | 'country'>;

/** Land that is drawn as land, not as a town: has the map any? */
export const hasOutlines = (book: Mapped): boolean => (book.areas ?? []).some((area) => area.outline !== undefined);

const pointsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length >> 1 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));

function ringsOf(book: Mapped): Map<string, Point[][]> {
  const rings = new Map((book.areas ?? []).flatMap(({ id, outline }): [string, Point[][]][] =>
    (outline ? [[id, outline.map(pointsOf)]] : [])));
  rings.set(ABROAD, (book.country ?? []).filter(({ is }) => is === 'land').map(({ at }) => pointsOf(at)));
  return rings;
}

const key = (p: Point, q: Point): string => {
  const [a, b] = [`${p.x} ${p.y}`, `${q.x} ${q.y}`];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
};

/** The lands that share each stretch of an outline. */
function ownersOf(rings: ReadonlyMap<string, Point[][]>): (p: Point, q: Point) => string[] {
  const owners = new Map<string, Set<string>>();
  for (const [id, own] of rings)
    for (const ring of own)
      ring.forEach((p, i) => {
        const at = key(p, ring[(i + 1) % ring.length]!);
        owners.set(at, (owners.get(at) ?? new Set()).add(id));
      });
  return (p, q) => [...owners.get(key(p, q))!].sort();
}

/** A ring in pieces, each between the same two. */
function cut(ring: readonly Point[], owners: (p: Point, q: Point) => string[]): Shore[] {
  const n = ring.length;
  const at = (i: number): Point => ring[i % n]!;
  const sides = ring.map((p, i) => owners(p, at(i + 1)));
  const changes = (i: number): boolean => String(sides[i % n]) !== String(sides[(i + n - 1) % n]);
  const first = Math.max(0, ring.findIndex((_, i) => changes(i)));
  const out: Shore[] = [];
  for (let i = first; i < first + n; i++) {
    if (i === first || changes(i)) out.push({ of: sides[i % n]!, points: [at(i)] });
    out.at(-1)!.points.push(at(i + 1));
  }
  return out;
}

/** How far the handles of a bend reach along the shorter of its stretches: little, for coasts are not ribbons. */
const REACH = 0.32;

const start = (p: Point): string => `M${num(p.x)} ${num(p.y)}`;

/** From each point to the next: the same there and back. A closed line bends at its ends too. */
function bends(points: readonly Point[]): string[] {
  const last = points.length - 1;
  const closed = last > 2 && far(points[0]!, points[last]!) === 0;
  const handle = (i: number, way: 1 | -1): Point => {
    const p = points[i]!;
    const before = points[i - 1] ?? (closed ? points[last - 1] : undefined);
    const after = points[i + 1] ?? (closed ? points[1] : undefined);
    if (!before || !after) return p;
    const along = far(before, after) || 1;
    const by = (way * REACH * Math.min(far(before, p), far(p, after))) / along;
    return { x: p.x + (after.x - before.x) * by, y: p.y + (after.y - before.y) * by };
  };
  return points.slice(1).map((q, i) => {
    const [a, b] = [handle(i, 1), handle(i + 1, -1)];
    return `C${num(a.x)} ${num(a.y)} ${num(b.x)} ${num(b.y)} ${num(q.x)} ${num(q.y)}`;
  });
}

/** A bent line through all points. */
export const bent = (points: readonly Point[], more = false): string =>
  (more ? '' : start(points[0]!)) + bends(points).join('');

/** So many bends in one piece. */
const PIECE = 16;

/** The same in pieces: a browser draws what lies where it draws, and of a line that lies there all. */
export function inPieces(points: readonly Point[]): string[] {
  const all = bends(points);
  return all.flatMap((_, i) => (i % PIECE === 0 ? [start(points[i]!) + all.slice(i, i + PIECE).join('')] : []));
}

export function outlinesOf(book: Mapped, toSheet: (x: number, y: number) => Point): Outlines {
  const rings = ringsOf(book);
  const owners = ownersOf(rings);
  const sheet = (points: readonly Point[]): Point[] => points.map(({ x, y }) => toSheet(x, y));
  const shores = new Map<string, Shore>();
  const shapes = new Map<string, string>();
  for (const [id, own] of rings) {
    let d = '';
    for (const ring of own) {
      const pieces = cut(ring, owners);
      for (const { of, points } of pieces) {
        const name = `${String(of)} ${key(points[0]!, points[1]!)}`;
        const turned = `${String(of)} ${key(points.at(-1)!, points.at(-2)!)}`;
        if (!shores.has(name) && !shores.has(turned)) shores.set(name, { of, points: sheet(points) });
      }
      d += `${pieces.map(({ points }, i) => bent(sheet(points), i > 0)).join('')}Z`;
    }
    shapes.set(id, d);
  }
  return {
    rings: new Map([...rings].map(([id, own]) => [id, own.map(sheet)])),
    shapes,
    shores: [...shores.values()],
  };
}
