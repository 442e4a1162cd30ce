// In which ink each side and nation is printed, and by which shape it is told without colours. A table of inks
// is used up in the order of the book, so any number of sides and nations has one; theme.css says what each ink
// is by day and in the dark.
import type { Book } from '../net/wire';

/** Each with the corners of its mark and how that is turned. */
export const INKS = [
  { id: 'blue', round: '50%', turn: 'none' },
  { id: 'green', round: '0', turn: 'rotate(45deg) scale(0.9)' },
  { id: 'red', round: '0', turn: 'none' },
  { id: 'gold', round: '50% 0', turn: 'none' },
  { id: 'violet', round: '50% 0', turn: 'rotate(45deg)' },
  { id: 'white', round: '50% 50% 0 0', turn: 'none' },
] as const;

export type Ink = (typeof INKS)[number]['id'];

const inkAt = (index: number): (typeof INKS)[number] => INKS[index % INKS.length]!;

type Printed = Pick<Book, 'sides' | 'units'>;

/** Nations in the order in which units name them. */
const nationsOf = (book: Pick<Book, 'units'>): string[] =>
  [...new Set(Object.values(book.units ?? {}).flatMap((unit) => unit.nation ?? []))];

/** What follows from an attribute that names a side, a nation or an ink. */
function rule(attribute: string, value: string, index: number): string {
  const { id, round, turn } = inkAt(index);
  const parts = ['counter', 'print', 'wash', 'zone'].map((part) => `--side-${part}:var(--${id}-${part});`).join('');
  return `[data-${attribute}=${JSON.stringify(value)}]{--side:var(--${id});${parts}--mark-round:${round};--mark-turn:${turn}}`;
}

/** The rules for a book. A nation that bears a side's name is printed as that side is. `places`: of each side in the
    table of inks, where it is not that in the list. */
export function rulesFor(
  { sides, units = {} }: Printed, own: Readonly<Record<string, Ink>> = {}, places: readonly number[] = [],
): string[] {
  const ids = sides.map((side) => side.id);
  const others = nationsOf({ units }).filter((nation) => !ids.includes(nation));
  const chosen = (nation: string): number => INKS.findIndex(({ id }) => id === own[nation]);
  return [
    ...INKS.map(({ id }, i) => rule('ink', id, i)),
    ...ids.map((id, i) => rule('side', id, places[i] ?? i)),
    ...[...ids, ...others].map((id, i) => rule('nation', id, chosen(id) < 0 ? places[i] ?? i : chosen(id))),
  ];
}

let sheet: CSSStyleSheet | null = null;

/** Print the page in the inks of a book; without units, of sides alone. */
export function ink(book: Printed, own: Readonly<Record<string, Ink>> = {}, places: readonly number[] = []): void {
  if (typeof CSSStyleSheet === 'undefined' || !('adoptedStyleSheets' in document)) return;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(rulesFor(book, own, places).join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Sides of several games, each with its place in the order of its own. */
type Known = readonly { side: Pick<Book, 'sides'>['sides'][number]; place: number }[];

/** With the sides of one more game: those not known yet keep the place they have there. */
export const alsoKnown = (known: Known, sides: Pick<Book, 'sides'>['sides']): Known =>
  [...known, ...sides.flatMap((side, place) => (known.some((one) => one.side.id === side.id) ? [] : [{ side, place }]))];

let known: Known = [];

/** Where several games are listed: the sides of one more, each in the ink it has at its table. */
export function inkAlso(sides: Pick<Book, 'sides'>['sides']): void {
  const all = alsoKnown(known, sides);
  if (all.length === known.length) return;
  known = all;
  ink({ sides: all.map((one) => one.side) }, {}, all.map((one) => one.place));
}
