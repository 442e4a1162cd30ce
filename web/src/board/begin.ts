/* Where a board begins: where what matters can be read. */
import { detailAt, type Camera } from './camera';
import { SIGN } from './clusters';
import { around, placeCentre, type Sheet } from './layout';
import { hasCountry } from './sheet';
import type { BoardBook, Point, Rect } from './types';

/** Pixels that a sign at the edge sticks out by. */
export const SPARE = SIGN.w + 5;
/** A scale at which the names of villages can be read. */
const READ = 0.5;

/** A scale at which the values of counters can be read. */
const LEGIBLE = 0.68;

/** Half a hex and a little. */
const EDGE = 60;

/** Four hexes. */
const CLOSE = 280;

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
  if (!near) return;
  if (detailAt(on.scale()) === 'far') on.show(near, 0.9, true, SPARE);
  else if (on.scale() < LEGIBLE) {
    const own = close(lying, able.length > 0 ? able : gates);
    approach(on, hasCountry(book) ? own : [], around(own) ?? near, all);
  }
}

/** These, and who lies close to one of them. */
const close = (lying: readonly Point[], to: readonly Point[]): Point[] =>
  [...to, ...lying.filter(({ x, y }) => to.some((one) => Math.hypot(one.x - x, one.y - y) < CLOSE))];

/** Pixels of the lower left corner that the small map takes, and half a counter: of a narrow board, and of others. */
const corner = (w: number): { w: number; h: number } => (w < 500 ? { w: 125, h: 180 } : { w: 185, h: 255 });

/** How far up the sheet is to go, of which this part is seen, so that none of these begins under the small map. */
function raised(on: Camera, own: readonly Point[], { x, y, h }: Rect): number {
  const taken = corner(on.room().w);
  const [right, top] = [x + taken.w / LEGIBLE, y + h - taken.h / LEGIBLE];
  const under = own.filter((one) => one.x > x && one.x < right && one.y > top && one.y < y + h);
  const over = Math.max(0, ...under.map((one) => one.y - top));
  const room = Math.min(...own.map((one) => one.y - y)) - EDGE;
  return over <= room ? over : 0;
}

/** Near enough to read, where those find room who can act; of all others, as many as possible. */
function approach(on: Camera, own: readonly Point[], near: Rect, all: Rect): void {
  const { w, h } = on.room();
  const middle = (from: number, size: number, least: number, over: number, room: number): number =>
    Math.min(from + room / 2, Math.max(from + size - room / 2, least + over / 2));
  const [across, down] = [w / LEGIBLE, h / LEGIBLE];
  if (near.w > across || near.h > down) return;
  const x = middle(near.x, near.w, all.x, all.w, across);
  const y = middle(near.y, near.h, all.y, all.h, down);
  const up = raised(on, own, { x: x - across / 2, y: y - down / 2, w: across, h: down });
  on.centre({ x, y: y + up }, LEGIBLE, true);
}
