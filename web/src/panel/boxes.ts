// Units off the maps, by the boxes they are in. Pure.
import type { Book, View } from '../net/wire';

export interface Filled {
  id: string;
  name: string;
  kind: string;
  units: string[];
}

/** Boxes beside the maps that hold units, in the order of the book. Those still to come have their own list. */
export function boxesOf(book: Book, view: View): Filled[] {
  const by = new Map<string, string[]>();
  for (const [unit, place] of Object.entries(view.places ?? {}))
    by.set(place, [...(by.get(place) ?? []), unit]);
  return (book.boxes ?? [])
    .filter((box) => box.kind !== 'coming' && box.kind !== 'unused')
    .flatMap(({ id, name, kind }) => {
      const units = by.get(id);
      return units ? [{ id, name, kind: kind ?? '', units }] : [];
    });
}

/** Units by their nations, in the order in which they come; as one where there is but one nation. */
export function byNation(book: Book, units: readonly string[]): { nation: string; units: string[] }[] {
  const by = new Map<string, string[]>();
  for (const id of units) {
    const nation = book.units?.[id]?.nation ?? '';
    by.set(nation, [...(by.get(nation) ?? []), id]);
  }
  return by.size > 1 ? [...by].map(([nation, own]) => ({ nation, units: own })) : [{ nation: '', units: [...units] }];
}

/** The first printed value: "12", "1/2", "2 1/2" before what follows. */
function valueOf(values: string): number {
  const [, whole, half] = /^(?:(\d+)(?![/\d]) ?)?(1\/2)?/.exec(values) ?? [];
  return Number(whole ?? 0) + (half ? 0.5 : 0);
}

/** Points of which there are halves: "9½". */
export function inHalves(points: number): string {
  if (points < 0) return `−${inHalves(-points)}`;
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ''}½`;
}

/** The sum of the first printed values. */
export const strengthOf = (book: Book, units: readonly string[]): string =>
  inHalves(units.reduce((sum, id) => sum + valueOf(book.units?.[id]?.values ?? ''), 0));
