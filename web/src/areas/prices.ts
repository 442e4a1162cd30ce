/* Where it stands what a way to an area takes: on maps of towns over the blocks or beside the town; where lands are drawn
   beside name or blocks, where it covers the fewest of all names, blocks and prices. Pure. */
import type { Point, Rect } from '../board/types';
import type { Glow } from '../play/selection';
import { boundsOf, type BlockSpot } from './blocks';
import { boxOf, GREAT, shared, SIZE, type Name } from './names';
import type { Plan } from './plan';

/** How far a price reaches to the left and right of where it stands. */
export interface Breadth {
  before: number;
  after: number;
}

export interface Priced {
  plan: Plan;
  spots: readonly BlockSpot[];
  names: ReadonlyMap<string, Name>;
  great: (area: string) => boolean;
  signs: (area: string) => number;
  glow: ReadonlyMap<string, Glow>;
  grow: number;
  nameGrow: number;
  breadth?: ((glow: Glow) => Breadth) | undefined;
}

const HIGH = 28;
/** What frames a block that glows. */
const FRAME = 7;
const framed = ({ x, y, w, h }: Rect): Rect => ({ x: x - FRAME, y: y - FRAME, w: w + 2 * FRAME, h: h + 2 * FRAME });
const USUAL: Breadth = { before: 13, after: 13 };

/** What has a price hides nothing that is printed on its blocks. */
function besideTown(town: Point, own: readonly BlockSpot[], grow: number): Point {
  const box = own.length > 0 ? boundsOf(own) : null;
  return box ? { x: box.x + box.w - 4, y: box.y + 3 - 15 * grow } : { x: town.x + 38, y: town.y - 44 };
}

/** Boxes of a size about another: above, below, beside it, then at its corners. */
function about({ x, y, w, h }: Rect, wide: number, high: number): Rect[] {
  const [left, mid, right] = [x - wide, x + (w - wide) / 2, x + w];
  const [top, even, low] = [y - high, y + (h - high) / 2, y + h];
  return [[mid, top], [mid, low], [right, even], [left, even], [left + wide / 2, top], [right - wide / 2, top],
    [right - wide / 2, low], [left + wide / 2, low], [right, top], [left, top], [right, low], [left, low]]
    .map(([bx, by]) => ({ x: bx!, y: by!, w: wide, h: high }));
}

/** By area, where its price stands. */
export function pricesOf({ plan, spots, names, great, signs, glow, grow, nameGrow, breadth }: Priced): Map<string, Point> {
  const out = new Map<string, Point>();
  const written = new Map(plan.areas.flatMap(({ id, name }) => {
    const at = names.get(id);
    return at ? [[id, boxOf(at, name, (great(id) ? GREAT : SIZE) * nameGrow, signs(id))] as const] : [];
  }));
  const blocks = spots.map((spot) => boundsOf([spot]));
  const placed: Rect[] = [];
  const covers = (box: Rect, all: Iterable<Rect>): number => [...all].reduce((sum, other) => sum + shared(box, other), 0);
  for (const [id, one] of glow) {
    const town = plan.at.get(id);
    if (!town || one.cost === undefined) continue;
    const own = spots.filter((spot) => spot.area === id);
    if (!plan.outlines) {
      out.set(id, besideTown(town, own, grow));
      continue;
    }
    const { before, after } = breadth?.(one) ?? USUAL;
    const [wide, high] = [(before + after) * grow, HIGH * grow];
    const name = written.get(id) ?? { ...town, w: 0, h: 0 };
    const stands = [...(own.length > 0 ? about(framed(boundsOf(own)), wide, high) : []), ...about(name, wide, high)];
    const costs = stands.map((box, i) => 2 * covers(box, written.values()) + 3 * covers(box, blocks) + 3 * covers(box, placed) +
      wide * high - shared(box, { x: 0, y: 0, w: plan.w, h: plan.h }) + 0.015 * i * wide * high);
    const best = stands[costs.indexOf(Math.min(...costs))]!;
    placed.push(best);
    out.set(id, { x: best.x + before * grow, y: best.y + high / 2 });
  }
  return out;
}
