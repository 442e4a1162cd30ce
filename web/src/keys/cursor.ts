// The cursor on hexes or areas: where a key takes it. Pure.
import type { Book } from '../net/wire';
import { areasOf } from '../net/features';
import { hexesOf } from '../speech/atlas';

/** The arrows, and the six directions clockwise from the top left as they lie on the keyboard. */
export type Course = 'up' | 'down' | 'left' | 'right' | 'nw' | 'n' | 'ne' | 'sw' | 's' | 'se';

const FLAT: Record<string, readonly [number, number]> = {
  nw: [-1, 1], n: [0, 2], ne: [1, 1], sw: [-1, -1], s: [0, -2], se: [1, -1],
};
/** Hexes that stand on a point have neighbours left and right, none above and below. */
const POINTED: Record<string, readonly [number, number]> = {
  nw: [-1, 1], n: [1, 1], ne: [2, 0], sw: [-2, 0], s: [-1, -1], se: [1, -1],
};

/** Steps to try, the first that leads to a hex is taken. Arrows go zigzag along a straight line. */
function steps(course: Course, x: number, y: number, pointed: boolean): (readonly [number, number])[] {
  const table = pointed ? POINTED : FLAT;
  const exact = table[course];
  if (exact) return [exact];
  const across = course === 'left' || course === 'right';
  const sign = course === 'right' || course === 'up' ? 1 : -1;
  if (pointed === across) return [pointed ? [2 * sign, 0] : [0, 2 * sign]];
  const line = pointed ? y : x;
  const wave = line % 2 === 0 ? 1 : -1;
  return pointed ? [[wave, sign], [-wave, sign]] : [[sign, wave], [sign, -wave]];
}

const lookup = new WeakMap<object, Map<string, string>>();

function at(book: Pick<Book, 'maps'>, map: string, x: number, y: number): string | null {
  let index = lookup.get(book);
  if (!index) {
    index = new Map();
    for (const [id, spot] of hexesOf(book)) index.set(`${spot.map.id} ${spot.hex.x} ${spot.hex.y}`, id);
    lookup.set(book, index);
  }
  return index.get(`${map} ${x} ${y}`) ?? null;
}

/** Directions as angles, clockwise from north, on a map of areas. */
const ANGLES: Record<Course, number> = {
  up: 0, n: 0, ne: 45, right: 90, se: 135, down: 180, s: 180, sw: 225, left: 270, nw: 315,
};

/** The connection that leads most nearly the way a key points; within a right angle of it. */
function along(book: Pick<Book, 'areas'>, from: string, course: Course): string | null {
  const areas = areasOf(book);
  const here = areas.get(from)!;
  let best: string | null = null;
  let least = 75;
  for (const id of Object.keys(here.exits)) {
    const there = areas.get(id);
    if (!there) continue;
    const angle = (Math.atan2(there.x - here.x, here.y - there.y) * 180) / Math.PI;
    const off = Math.abs(((angle - ANGLES[course] + 540) % 360) - 180);
    if (off < least) [best, least] = [id, off];
  }
  return best;
}

/** The hex or area that a course leads to; null at the edge of the map. Hexes out of play are stepped over. */
export function follow(
  book: Pick<Book, 'maps' | 'areas'>, from: string, course: Course,
): string | null {
  if (areasOf(book).has(from)) return along(book, from, course);
  let to = beside(book, from, course);
  while (to !== null && hexesOf(book).get(to)?.hex.outside) to = beside(book, to, course);
  return to;
}

function beside(book: Pick<Book, 'maps'>, from: string, course: Course): string | null {
  const spot = hexesOf(book).get(from);
  if (!spot) return null;
  const { x, y } = spot.hex;
  for (const [dx, dy] of steps(course, x, y, spot.map.pointed === true)) {
    const found = at(book, spot.map.id, x + dx, y + dy);
    if (found) return found;
  }
  return null;
}

/** The hex in the middle of a map. */
function middle(book: Pick<Book, 'maps'>, index: number): string | null {
  const hexes = (book.maps?.[index]?.hexes ?? []).filter((hex) => !hex.outside);
  const xs = hexes.map((hex) => hex.x);
  const ys = hexes.map((hex) => hex.y);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  let best: string | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const far = Math.abs(hex.x - cx) * 1.7 + Math.abs(hex.y - cy);
    if (far < least) [best, least] = [hex.id, far];
  }
  return best;
}

/** Where the cursor begins: at one of these places if it is a hex, else in the middle. */
export function begin(
  book: Pick<Book, 'maps' | 'areas'>, wished: readonly (string | null | undefined)[],
): string | null {
  for (const place of wished)
    if (place && (hexesOf(book).has(place) || areasOf(book).has(place))) return place;
  return middle(book, 0) ?? [...areasOf(book).keys()][0] ?? null;
}

/** The middle of the next map. */
export function otherMap(book: Pick<Book, 'maps'>, from: string | null): string | null {
  const maps = book.maps ?? [];
  const here = from ? hexesOf(book).get(from)?.map : undefined;
  const now = here ? maps.indexOf(here) : -1;
  return maps.length > 0 ? middle(book, (now + 1) % maps.length) : null;
}
