// Where a small box stands that speaks of a place: beside it, on the board, over nothing that can be pressed. Pure.
import type { Extent } from './commands';

export interface Size {
  w: number;
  h: number;
}

const GAP = 8;

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(v, Math.max(low, high)));

/** The upper left corner of a box beside a rectangle, inside another as far as it fits: below, above, right, left. */
export function beside(of: Extent, box: Size, within: Extent): { left: number; top: number } {
  const middle = { x: (of.left + of.right) / 2, y: (of.top + of.bottom) / 2 };
  const left = clamp(middle.x - box.w / 2, within.left + GAP, within.right - box.w - GAP);
  const top = clamp(middle.y - box.h / 2, within.top + GAP, within.bottom - box.h - GAP);
  if (of.bottom + GAP + box.h <= within.bottom - GAP) return { left, top: Math.max(of.bottom + GAP, within.top + GAP) };
  if (of.top - GAP - box.h >= within.top + GAP) return { left, top: Math.min(of.top - GAP - box.h, within.bottom - box.h - GAP) };
  if (of.right + GAP + box.w <= within.right - GAP) return { left: of.right + GAP, top };
  if (of.left - GAP - box.w >= within.left + GAP) return { left: of.left - GAP - box.w, top };
  // There is no room beside it: the edge that is farther from it.
  const above = of.top - within.top > within.bottom - of.bottom;
  return { left, top: above ? within.top + GAP : Math.max(within.top + GAP, within.bottom - box.h - GAP) };
}
