// Formations whose units stand on the map, for those who look for one. Pure.
import type { Book, View } from '../net/wire';

export interface Formation {
  name: string;
  side: string;
  /** Those of its units that can be seen. */
  units: string[];
}

/** In the order of the book; only where a side has several. */
export function formationsOf(book: Pick<Book, 'units'>, view: Pick<View, 'places'>, onMap: (place: string) => boolean): Formation[] {
  const out = new Map<string, Formation>();
  for (const [id, { formation, side }] of Object.entries(book.units ?? {})) {
    const place = view.places?.[id];
    if (!formation || place === undefined || !onMap(place)) continue;
    const key = `${side} ${formation}`;
    const one = out.get(key) ?? { name: formation, side, units: [] };
    one.units.push(id);
    out.set(key, one);
  }
  return out.size > 1 ? [...out.values()] : [];
}
