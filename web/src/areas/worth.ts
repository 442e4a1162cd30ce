/* Where the flags stand that tell what towns are worth: beside the town, or on the edge of its blocks, so that
   no block hides one. */
import type { Point, Rect } from '../board/types';
import { boundsOf, type BlockSpot } from './blocks';
import { shared } from './names';
import type { Plan } from './plan';

/** A flag about its point, as Town.svelte draws it: cloth and pole. */
export const flagAt = ({ x, y }: Point, grow: number): Rect =>
  ({ x: x - 18 * grow, y: y - 25 * grow, w: 38 * grow, h: 54 * grow });

/** Its usual place, then along the edges of the stack. */
function standsAt(town: Point, stack: Rect | null, grow: number): Point[] {
  const usual = { x: town.x - 52, y: town.y - 46 };
  if (!stack) return [usual];
  const [above, low] = [stack.y - 29 * grow, stack.y + stack.h - 29 * grow];
  const [left, right] = [stack.x - 21 * grow, stack.x + stack.w + 19 * grow];
  return [
    usual, { x: stack.x + 18 * grow, y: above }, { x: stack.x + stack.w / 2, y: above },
    { x: stack.x + stack.w - 20 * grow, y: above }, { x: left, y: low }, { x: right, y: low },
    { x: left, y: stack.y + 25 * grow }, { x: right, y: stack.y + 25 * grow },
    { x: stack.x + stack.w / 2, y: stack.y + stack.h + 26 * grow },
  ];
}

/** By area, where its flag stands. */
export function flagsOfWorth(
  plan: Plan, spots: readonly BlockSpot[], great: (area: string) => boolean, grow: number,
): Map<string, Point> {
  const blocks = spots.map((spot) => boundsOf([spot]));
  const out = new Map<string, Point>();
  for (const { id } of plan.areas) {
    if (!great(id)) continue;
    const own = spots.filter((spot) => spot.area === id);
    const hidden = (at: Point): number => blocks.reduce((sum, block) => sum + shared(flagAt(at, grow), block), 0);
    const [best] = standsAt(plan.at.get(id)!, own.length > 0 ? boundsOf(own) : null, grow)
      .map((at, i) => ({ at, cost: hidden(at) + i })).sort((a, b) => a.cost - b.cost);
    out.set(id, best!.at);
  }
  return out;
}
