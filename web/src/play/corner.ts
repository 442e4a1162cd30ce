// Where a slip of paper lies on the board, so that it does not cover what it speaks of. Pure.
import type { Extent } from './commands';

const CORNERS = ['sw', 'se', 'nw'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  width: number;
  height: number;
}

/** The rectangle of a slip in a corner. */
export function slipIn(corner: Corner, board: Extent, slip: Size, edge: number): Extent {
  const left = corner === 'se' ? board.right - edge - slip.width : board.left + edge;
  const top = corner === 'nw' ? board.top + edge : board.bottom - edge - slip.height;
  return { left, top, right: left + slip.width, bottom: top + slip.height };
}

export const meet = (a: Extent, b: Extent): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The corner in which the slip is clear of what it speaks of and covers the fewest of the others; of several alike the first.
    Null when it covers what it speaks of in each. */
export function cornerFor(
  board: Extent, slip: Size, of: Extent | null, edge: number, others: readonly Extent[] = [],
): Corner | null {
  const clear = CORNERS.filter((corner) => !of || !meet(slipIn(corner, board, slip, edge), of));
  const covered = clear.map((corner) => others.filter((one) => meet(slipIn(corner, board, slip, edge), one)).length);
  return clear[covered.indexOf(Math.min(...covered))] ?? null;
}
