/* How far the board has to be moved so that what is asked for is seen beside the slips that lie on it. Pure. */
import type { Point, Rect } from './types';

/** Kept free about a point that the board is moved for: half a counter, and some air. */
const AIR = 30;
/** ... and about one that needs no move. */
const LEAST = 14;
/** Of so many places all have to be seen, of more most. */
const FEW = 8;

const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** What is left of a room to the left of a slip, to the right, above and below. */
function beside(room: Rect, slip: Rect): Rect[] {
  if (!meets(room, slip)) return [room];
  const [right, low] = [room.x + room.w, room.y + room.h];
  return [
    { ...room, w: slip.x - room.x },
    { ...room, x: slip.x + slip.w, w: right - slip.x - slip.w },
    { ...room, h: slip.y - room.y },
    { ...room, y: slip.y + slip.h, h: low - slip.y - slip.h },
  ].filter(({ w, h }) => w >= 2 * AIR && h >= 2 * AIR);
}

function around(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - AIR, Math.min(...ys) - AIR];
  return { x, y, w: Math.max(...xs) + AIR - x, h: Math.max(...ys) + AIR - y };
}

const into = (at: number, size: number, from: number, room: number): number => Math.max(from, Math.min(at, from + room - size)) - at;

/** The least way by which all of them come to lie in one of the rooms; null when they fit into none. */
function wayInto(rooms: readonly Rect[], points: readonly Point[]): Point | null {
  const box = around(points);
  const ways = rooms.filter(({ w, h }) => w >= box.w && h >= box.h)
    .map((room) => ({ x: into(box.x, box.w, room.x, room.w), y: into(box.y, box.h, room.y, room.h) }));
  ways.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return ways[0] ?? null;
}

/** By how much what is on the board has to move; null when it need not, or cannot. Who is in hand comes with what is asked for. */
export function wayToSee(asked: readonly Point[], view: { w: number; h: number }, slips: readonly Rect[], held: readonly Point[] = []): Point | null {
  const rooms = slips.reduce((left, slip) => left.flatMap((room) => beside(room, slip)), [{ x: 0, y: 0, ...view }]);
  const isFree = ({ x, y }: Point): boolean => rooms.some((room) =>
    x >= room.x + LEAST && x <= room.x + room.w - LEAST && y >= room.y + LEAST && y <= room.y + room.h - LEAST);
  const free = asked.filter(isFree);
  const all = [...held, ...asked];
  if (all.every(isFree)) return null;
  const way = all.length <= FEW || 4 * free.length < 3 * asked.length ? wayInto(rooms, all) : null;
  if (way) return way;
  const middle = { x: view.w / 2, y: view.h / 2 };
  const far = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  const nearest = [...(free.length > 0 ? free : asked)].sort((a, b) => far(a) - far(b)).slice(0, 1);
  const together = free.length > 0 && held.every(isFree) ? null : wayInto(rooms, [...held, ...nearest]);
  return together ?? (free.length > 0 || asked.length === 0 ? null : wayInto(rooms, nearest));
}
