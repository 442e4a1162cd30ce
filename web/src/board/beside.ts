/* Where the list of a stack lies beside its hex. Pure. */
import type { Point } from './types';

/** Half the width of a hex that is read well, and what is spared about the middle of one that is asked for. */
const BESIDE = 34;
const SPARED = 22;

/**
 * Where the list of a stack lies in a room: to the right of its hex if it can, else where it covers fewest of the
 * places that are asked for; its own hex only where there is no room beside it.  Below `floor` there is room for nothing.
 */
export function listSpot(at: Point, size: { w: number; h: number }, room: { w: number; floor: number }, asked: readonly Point[]): Point {
  const level = at.y - 30 + size.h <= room.floor ? at.y - 30 : at.y + 30 - size.h;
  const spots = [
    { x: at.x + BESIDE, y: level },
    { x: at.x - BESIDE - size.w, y: level },
    { x: at.x - size.w / 2, y: at.y + BESIDE },
    { x: at.x - size.w / 2, y: at.y - BESIDE - size.h },
  ].map(({ x, y }) => ({ x: Math.max(0, Math.min(x, room.w - size.w)), y: Math.max(0, Math.min(y, room.floor - size.h)) }));
  const covered = spots.map(({ x, y }) => {
    const isUnder = (one: Point): boolean =>
      one.x > x - SPARED && one.x < x + size.w + SPARED && one.y > y - SPARED && one.y < y + size.h + SPARED;
    return asked.filter(isUnder).length + (isUnder(at) ? asked.length + 1 : 0);
  });
  return spots[covered.indexOf(Math.min(...covered))]!;
}
