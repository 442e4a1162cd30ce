// The book's hexes by id, and which way one lies from another, in words. Pure.
import { t } from '../i18n';
import { areasOf } from '../net/features';
import type { Book, Hex, MapSheet } from '../net/wire';

export interface Spot {
  map: MapSheet;
  hex: Hex;
}

const known = new WeakMap<object, Map<string, Spot>>();

/** Every hex of the book by its id. */
export function hexesOf(book: Pick<Book, 'maps'>): Map<string, Spot> {
  let found = known.get(book);
  if (!found) {
    found = new Map();
    for (const map of book.maps ?? [])
      for (const hex of map.hexes) found.set(hex.id, { map, hex });
    known.set(book, found);
  }
  return found;
}

/** The eight winds, clockwise from north. */
function winds(): string[] {
  return [
    t('north'), t('north-east'), t('east'), t('south-east'),
    t('south'), t('south-west'), t('west'), t('north-west'),
  ];
}

const FLAT_SIDES = [0, 1, 3, 4, 5, 7] as const;
const POINTED_SIDES = [1, 2, 3, 5, 6, 7] as const;

/** The name of direction d of a hex. */
export const sideName = (d: number, pointed = false): string =>
  winds()[(pointed ? POINTED_SIDES : FLAT_SIDES)[d] ?? 0]!;

/** Where the second hex lies seen from the first; null on different maps or for the same hex. */
export function bearing(book: Pick<Book, 'maps' | 'areas'>, from: string, to: string): string | null {
  const here = areasOf(book).get(from);
  const there = areasOf(book).get(to);
  if (here && there && from !== to) return windOf(there.x - here.x, here.y - there.y);
  const a = hexesOf(book).get(from);
  const b = hexesOf(book).get(to);
  if (!a || !b || a.map !== b.map || from === to) return null;
  // Doubled coordinates: a step of x is 1.5 sides in a flat map, a step of y half a hex high.
  const [wide, high] = a.map.pointed ? [Math.sqrt(3) / 2, 1.5] : [1.5, Math.sqrt(3) / 2];
  const east = (b.hex.x - a.hex.x) * wide;
  const north = (b.hex.y - a.hex.y) * high;
  return windOf(east, north);
}

function windOf(east: number, north: number): string {
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return winds()[(eighth + 8) % 8]!;
}

/** A list as one reads it out. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return t('{0} and {1}', items.slice(0, -1).join(', '), items[items.length - 1]!);
}

/** "what: which", spaced as the language wants it. */
export const labelled = (label: string, text: string): string => t('{0}: {1}', label, text);

/** A sentence: with a full stop unless it has an end already. */
export const sentence = (text: string): string =>
  text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;

/** A name as the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
