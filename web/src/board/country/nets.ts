/* Nets of a sheet that several layers ask for, each made once. */
import type { PlacedHex, Sheet } from '../layout';
import { courses } from '../rivers';
import { roads } from '../roads';
import type { Strand } from '../strands';
import { woodedOf, woodsOf, type Wood, type Wooded } from './woods';

function kept<T>(make: (sheet: Sheet) => T): (sheet: Sheet) => T {
  const made = new WeakMap<Sheet, { it: T }>();
  return (sheet) => {
    const have = made.get(sheet) ?? { it: make(sheet) };
    made.set(sheet, have);
    return have.it;
  };
}

export const coursesIn: (sheet: Sheet) => Strand[] = kept(courses);
export const roadsIn = kept(roads);
export const woodedIn: (sheet: Sheet) => Wooded = kept((sheet) => woodedOf([...sheet.hexes.values()]));
export const woodsIn: (sheet: Sheet) => Wood[] = kept((sheet) => woodsOf(woodedIn(sheet)));

export const hasWoods = (h: PlacedHex): boolean => Object.values(h.hex.sides ?? {}).some((kinds) => kinds.includes('woods'));
