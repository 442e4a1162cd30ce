// What a game has, as its book tells: the client asks this, and never which game it is. Pure.
import type { Area, Book, SeatInfo } from './shapes-book';
import type { View } from './shapes-view';

type Printed = Pick<Book, 'maps' | 'areas' | 'cards' | 'terrain_chart' | 'crt' | 'charts'>;

const HAS = {
  hexes: (book: Printed) => (book.maps?.length ?? 0) > 0,
  areas: (book: Printed) => (book.areas?.length ?? 0) > 0,
  cards: (book: Printed) => Object.keys(book.cards ?? {}).length > 0,
  charts: (book: Printed) => Boolean(book.terrain_chart ?? book.crt ?? book.charts),
} as const;

export type Feature = keyof typeof HAS;

export const has = (book: Printed, what: Feature): boolean => HAS[what](book);

const known = new WeakMap<object, ReadonlyMap<string, Area>>();

/** Every area of the book by its id. */
export function areasOf(book: Pick<Book, 'areas'>): ReadonlyMap<string, Area> {
  let found = known.get(book);
  if (!found) known.set(book, (found = new Map((book.areas ?? []).map((area) => [area.id, area]))));
  return found;
}

/** An area by its name, a hex or box as it is numbered. */
export const placeName = (book: Pick<Book, 'areas'>, id: string): string => areasOf(book).get(id)?.name ?? id;

/** The words that fit the map: of hexes, or of areas. */
export const forMap = <T>(book: Pick<Book, 'areas'>, hexes: T, areas: T): T => (areasOf(book).size > 0 ? areas : hexes);

/** A unit as it is called at the table: by what is printed on its counter where its id tells that, else by name. */
export function pieceName(book: Pick<Book, 'units'>, id: string): string {
  const unit = book.units?.[id];
  return unit?.counter && id.startsWith(unit.counter) ? id : unit?.name ?? id;
}

/** Who can sit at the game: one for each side, or several where partners share one. */
export const seatsOf = (book: Pick<Book, 'sides' | 'seats'>): SeatInfo[] =>
  book.seats ?? book.sides.map((side) => ({ ...side, side: side.id }));

/** What a seat is called, or a side. */
export const seatName = (book: Pick<Book, 'sides' | 'seats'> | null | undefined, id: string): string =>
  (book?.seats ?? book?.sides)?.find((one) => one.id === id)?.name ?? id;

/** The side of a unit; none where the book has no such unit. */
export const sideOf = (
  book: { units?: Record<string, { side: string }> } | null, view: Pick<View, 'owner'>, unit: string,
): string => view.owner?.[unit] ?? book?.units?.[unit]?.side ?? 'nobody';
