/* Where the blocks of an area lie: side by side as far as they fit, two sides against each other. */
import type { Point } from '../board/types';

export const BLOCK = 60;

export interface BlockSpot {
  unit: string;
  area: string;
  x: number;
  y: number;
  /** How large it is drawn. */
  scale: number;
}

export interface Arranged {
  at: ReadonlyMap<string, Point>;
  places: Readonly<Record<string, string>>;
  /** By unit; units without are not drawn. */
  sideOf: (unit: string) => string | undefined;
  /** Sides in their order: the first stands on the left of a contested area. */
  sides: readonly string[];
  /** How much larger than on paper blocks are drawn; a little less where there are many. */
  grow: number;
}

/** Rows of at most this many. */
const ROW = 3;
/** Three and more grow less than others, so that all can be read. */
const CROWD = 0.76;

function rowsOf(units: readonly string[], columns: number): string[][] {
  const rows: string[][] = [];
  for (let i = 0; i < units.length; i += columns) rows.push(units.slice(i, i + columns));
  return rows;
}

/** Blocks of one side about a point; `lean` -1 grows to the left, 1 to the right, 0 both ways. */
function group(units: readonly string[], at: Point, lean: number, grow: number): Omit<BlockSpot, 'area'>[] {
  // Beside enemies a crowd stands deep, not wide.
  const rows = rowsOf(units, units.length === 4 || (lean !== 0 && units.length < 7) ? 2 : ROW);
  const scale = units.length > 2 ? Math.max(1, grow * CROWD) : grow;
  const wide = BLOCK * scale;
  const step = wide + 3;
  const drop = wide + 3;
  return rows.flatMap((row, j) => row.map((unit, i) => {
    const across = lean === 0 ? (i - (row.length - 1) / 2) * step
      : lean * (wide / 2 + 3 + (lean < 0 ? row.length - 1 - i : i) * step);
    return { unit, scale, x: at.x + across, y: at.y + (j - (rows.length - 1) / 2) * drop };
  }));
}

/** All blocks, those of one area after the other. */
export function arrange({ at, places, sideOf, sides, grow }: Arranged): BlockSpot[] {
  const inArea = new Map<string, string[]>();
  for (const [unit, area] of Object.entries(places))
    if (at.has(area) && sideOf(unit) !== undefined)
      inArea.set(area, [...(inArea.get(area) ?? []), unit]);
  const out: BlockSpot[] = [];
  for (const [area, units] of inArea) {
    const here = at.get(area)!;
    const present = sides.filter((side) => units.some((unit) => sideOf(unit) === side));
    present.forEach((side, i) => {
      const lean = present.length < 2 ? 0 : i === 0 ? -1 : 1;
      const own = units.filter((unit) => sideOf(unit) === side);
      for (const spot of group(own, here, lean, grow)) out.push({ ...spot, area });
    });
  }
  return out;
}
