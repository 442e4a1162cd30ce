/* Where the names of towns stand, so that they cover neither each other nor the blocks. From afar only
   those are written for which there is room in a size that can be read. */
import type { Point, Rect } from '../board/types';
import { boundsOf, type BlockSpot } from './blocks';
import type { Plan } from './plan';

export interface Name {
  x: number;
  y: number;
}

/** Of .r-name in areas.css. */
export const SIZE = 20;
export const GREAT = 25;
const WIDE = 0.68;
/** Names that nobody can do without are written over others, rather than not at all. */
const MUST = 2;

/** How large names are drawn on the sheet, so that they are at least as large as this on the screen. */
export const LEAST = 11;
export const growthOfNames = (scale: number): number =>
  Math.round(Math.max(1, (LEAST + 0.6) / (SIZE * scale)) * 20) / 20;

export interface Named {
  plan: Plan;
  spots: readonly BlockSpot[];
  /** Towns with large names. */
  great: (area: string) => boolean;
  grow: number;
  /** What else a name does not lie on: the flags of what towns are worth. */
  flags: readonly Rect[];
  /** Written whatever it costs: what is fought over, or pointed at. */
  wanted?: readonly (string | null)[];
  /** How many signs stand below the name of an area. */
  signs?: (area: string) => number;
}

/** How high the row of signs below a name is, in its sizes. */
const SIGNS_HIGH = 1.1;

/** How much of two rectangles is common. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** What a name takes up, with the signs below it. */
export function boxOf(middle: Point, name: string, size: number, signs: number): Rect {
  const [w, h] = [name.length * size * WIDE, size * 1.1];
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h: h + (signs > 0 ? SIGNS_HIGH * size : 0) };
}

/** The middles of a name below, above, right and left of what it names, then moved along these. */
function standsAt(about: Rect, name: string, size: number): Point[] {
  const [x, y] = [about.x + about.w / 2, about.y + about.h / 2];
  const half = (name.length * size * WIDE) / 2;
  return [
    { x, y: about.y + about.h + size * 0.65 }, { x, y: about.y - size * 0.65 },
    { x: about.x + about.w + half + 5, y }, { x: about.x - half - 5, y },
    ...[0.6, -0.6, 1.1, -1.1].flatMap((by) => [
      { x: x + by * half, y: about.y + about.h + size * 0.65 }, { x: x + by * half, y: about.y - size * 0.65 },
      { x: about.x + about.w + half + 5, y: y + (by * about.h) / 2 }, { x: about.x - half - 5, y: y + (by * about.h) / 2 },
    ]),
  ];
}

const around = (p: Point, size = 24): Rect => ({ x: p.x - size / 2, y: p.y - size / 2, w: size, h: size });

/** About as high as those are. */
const WAY = 36;

/** Where names of seas and of lands that are not played are written along a way: a box for each stretch of them. */
const waysOf = ({ outlines, land }: Plan): Rect[] => (outlines ? [...land.sea, ...land.name] : []).flatMap(({ points }) =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / WAY));
    return Array.from({ length: steps }, (_, k) => around({
      x: from.x + ((to.x - from.x) * (k + 0.5)) / steps, y: from.y + ((to.y - from.y) * (k + 0.5)) / steps,
    }, WAY));
  }));

/** By area, where its name stands; names without room are left out. */
export function namesOf({ plan, spots, great, grow, flags, wanted = [], signs = () => 0 }: Named): Map<string, Name> {
  const stacks = new Map<string, Rect>();
  for (const area of new Set(spots.map((spot) => spot.area)))
    stacks.set(area, boundsOf(spots.filter((spot) => spot.area === area)));
  const rank = (id: string): number =>
    wanted.includes(id) ? 3 : great(id) || stacks.has(id) ? MUST : 0;
  const order = [...plan.areas].sort((a, b) => rank(b.id) - rank(a.id));
  const blocks = [...spots.map((spot) => boundsOf([spot])), ...flags];
  const written: Rect[] = [];
  const ways = waysOf(plan);
  const out = new Map<string, Name>();
  for (const { id, name } of order) {
    const size = (great(id) ? GREAT : SIZE) * grow;
    const town = plan.at.get(id)!;
    let best: { cost: number; hides: number; at: Point; box: Rect } | null = null;
    // Where land is drawn, and no town, a name stands in the middle of what it names.
    const stands = standsAt(stacks.get(id) ?? around(town), name, size);
    for (const [i, at] of (plan.outlines && !stacks.has(id) ? [town, ...stands] : stands).entries()) {
      const box = boxOf(at, name, size, signs(id));
      const covers = (all: readonly Rect[]): number => all.reduce((sum, other) => sum + shared(box, other), 0);
      const beyond = box.w * box.h - shared(box, { x: 20, y: 20, w: plan.w - 40, h: plan.h - 40 });
      const hides = 2 * covers(written) + 4 * covers(blocks) + beyond + (i / 100) * box.w * box.h;
      const cost = hides + covers(ways);
      if (!best || cost < best.cost) best = { cost, hides, at, box };
    }
    if (!best || (rank(id) < MUST && best.hides > 0.1 * best.box.w * best.box.h)) continue;
    written.push(best.box);
    out.set(id, best.at);
  }
  return out;
}
