/* Where a board begins: where what matters can be read. */
import { detailAt, type Camera } from './camera';
import { SIGN } from './clusters';
import { around, placeCentre, type Sheet } from './layout';
import type { BoardBook, Point } from './types';

/** Pixels that a sign at the edge sticks out by. */
export const SPARE = SIGN.w + 5;
/** A scale at which the names of villages can be read. */
const READ = 0.5;

export interface Beginning {
  lying: readonly Point[];
  /** Of those, who can act. */
  able: readonly Point[];
  /** Places that glow. */
  gates: readonly Point[];
}

/** What of the sheet is played on, where a scenario leaves some of it out. */
function played(book: BoardBook, sheet: Sheet): { x: number; y: number; w: number; h: number } {
  const hexes = book.maps.flatMap((map) => map.hexes);
  const part = hexes.some((hex) => hex.outside)
    ? around(hexes.filter((hex) => !hex.outside).flatMap(({ id }) => placeCentre(sheet, id) ?? [])) : null;
  return part ?? { x: 0, y: 0, w: sheet.w, h: sheet.h };
}

/** Begin where the units are and what glows; where that is too small to read, at what glows. */
export function beginOn(on: Camera, book: BoardBook, sheet: Sheet, { lying, able, gates }: Beginning): void {
  const all = around([...lying, ...gates]);
  if (!all) {
    const whole = played(book, sheet);
    on.show(whole, 1, true, 0);
    // Nothing to look for on it yet: a part of the map that can be read says more than all of it.
    if (detailAt(on.scale()) === 'far') on.centre({ x: whole.x + whole.w / 2, y: whole.y + whole.h / 2 }, READ, true);
    return;
  }
  on.show(all, 1.1, true, SPARE);
  // Gates may lie all around the sheet: who is on it already comes first.
  const near = around(able.length > 0 ? able : gates);
  if (detailAt(on.scale()) === 'far' && near) on.show(near, 0.9, true, SPARE);
}
