/* Where counters lie: fanned out in their hex, in rows in a box; and which one is under a point. */
import { placeCentre, type Sheet } from './layout';
import type { BookUnit, Point } from './types';

export const COUNTER = 46;
/** Counters lie a little low, so that the number of the hex can be read above them. */
export const LOW = 4;
const FAN = 4.5;

export interface Spot {
  unit: string;
  x: number;
  y: number;
  /** Place in its stack, from 0 at the bottom, and how many lie there. */
  level: number;
  count: number;
}

function hexSpots(units: string[], at: Point): Spot[] {
  const count = units.length;
  const fan = Math.min(FAN, 16 / Math.max(1, count - 1));
  return units.map((unit, level) => {
    const off = (level - (count - 1) / 2) * fan;
    return { unit, x: at.x + off, y: at.y + LOW - off, level, count };
  });
}

function boxSpots(units: string[], rect: { x: number; y: number; w: number; h: number }): Spot[] {
  const left = rect.x + Math.min(46 + COUNTER / 2, rect.w / 2);
  const room = Math.max(0, rect.x + rect.w - 34 - COUNTER / 2 - left);
  const pitch = Math.min(COUNTER + 4, units.length > 1 ? room / (units.length - 1) : 0);
  return units.map((unit, level) => {
    return { unit, x: left + level * pitch, y: rect.y + rect.h / 2, level, count: 1 };
  });
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Spots of all units on the sheet, from the bottom up.  Units keep the order of the book, but those
 * who can act lie above those who cannot, so that a click takes them, and the one in hand on top.
 */
export function spots(
  sheet: Sheet, places: Record<string, string>, top: string | null, able = NOBODY,
): Spot[] {
  const at = new Map<string, string[]>();
  for (const [unit, place] of Object.entries(places)) {
    if (!sheet.hexes.has(place) && !sheet.boxes.has(place)) continue;
    const here = at.get(place);
    if (!here) at.set(place, [unit]);
    else here.push(unit);
  }
  const height = (unit: string): number => (unit === top ? 2 : able.has(unit) ? 1 : 0);
  const out: Spot[] = [];
  for (const [place, units] of at) {
    const box = sheet.boxes.get(place);
    if (box) {
      if (top !== null && units.includes(top)) units.push(...units.splice(units.indexOf(top), 1));
      out.push(...boxSpots(units, box.rect));
    } else {
      units.sort((a, b) => height(a) - height(b));
      out.push(...hexSpots(units, placeCentre(sheet, place)!));
    }
  }
  return out;
}

/** The topmost counter under a point. */
export function unitAt(all: readonly Spot[], p: Point): string | null {
  let found: Spot | null = null;
  for (const s of all) {
    const half = COUNTER / 2;
    if (Math.abs(p.x - s.x) > half || Math.abs(p.y - s.y) > half) continue;
    if (!found || s.level >= found.level) found = s;
  }
  return found ? found.unit : null;
}

/** A line of the list of a stack: a counter, or what is told of one that stands hidden. */
export interface Listed {
  id: string;
  side: string;
  unit?: BookUnit;
  text?: string;
  /** How it stands, after its name. */
  note?: string;
}

/** The stack under a point, if several lie there. */
export function stackAt(all: readonly Spot[], places: Readonly<Record<string, string>>, place: string | null): Spot[] {
  if (place === null) return [];
  const own = all.filter((spot) => places[spot.unit] === place && spot.count > 1);
  return own.length > 1 ? own.sort((a, b) => b.level - a.level) : [];
}
