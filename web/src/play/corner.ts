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

/** The first corner in which the slip is clear of something; null when it covers it in each. */
export const cornerFor = (board: Extent, slip: Size, of: Extent, edge: number): Corner | null =>
  CORNERS.find((corner) => !meet(slipIn(corner, board, slip, edge), of)) ?? null;
