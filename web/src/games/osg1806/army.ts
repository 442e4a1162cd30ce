// The armies by formations: who leads them, what they lost, where their units are. Pure.
import type { Book, View } from '../../net/wire';
import { shortName } from '../../board/counter';
import type { Ghost } from '../look';
import { numberOf, type OwnBook, type OwnView } from './shapes';

export interface Row {
  id: string;
  /** A leader stands above the units. */
  leads: boolean;
  /** Where it is: a hex, or a box. */
  place: string;
  onMap: boolean;
}

export interface Group {
  id: string;
  side: string;
  lost: number;
  /** Left out where nobody counts. */
  level?: number;
  demoralized: boolean;
  rows: Row[];
}

/** Places of units that are in no army now. */
const NOWHERE = new Set(['absent', 'whole', 'replacements']);

const LEADERS = new Set(['commander', 'officer', 'head-of-state']);

function rowsOf(book: OwnBook, view: View, units: readonly string[]): Row[] {
  const hexes = new Set((book.boxes ?? []).map((box) => box.id));
  const rows = units.flatMap((id): Row[] => {
    const place = view.places?.[id];
    if (place === undefined || NOWHERE.has(place) || !book.units?.[id]) return [];
    return [{ id, leads: LEADERS.has(book.units[id]!.type ?? ''), place, onMap: !hexes.has(place) }];
  });
  return rows.sort((a, b) => Number(b.leads) - Number(a.leads));
}

/** Formations of a side, those without one at the end under ''. */
export function groupsOf(book: Book, view: View, side: string): Group[] {
  const own = book as OwnBook;
  const { morale } = view as OwnView;
  const out: Group[] = [];
  const told = new Set<string>();
  for (const [id, formation] of Object.entries(own.formations ?? {})) {
    if (formation.side !== side) continue;
    for (const unit of formation.units) told.add(unit);
    const loss = morale?.[id];
    const level = loss?.level ?? formation.level;
    const rows = rowsOf(own, view, formation.units);
    if (rows.length > 0)
      out.push({
        id, side, lost: numberOf(loss?.losses), ...(level === undefined ? {} : { level }),
        demoralized: loss?.demoralized === true, rows,
      });
  }
  const others = Object.keys(own.units ?? {}).filter((id) => own.units![id]!.side === side && !told.has(id));
  const rest = rowsOf(own, view, others);
  if (rest.length > 0) out.push({ id: '', side, lost: 0, demoralized: false, rows: rest });
  return out;
}

export interface Sighting {
  unit: string;
  /** Where and when it was seen. */
  place: string;
  turn: number;
}

/** Enemies under their flags, where they were seen last, the latest first. */
export function sightingsOf(view: View): Sighting[] {
  return Object.entries((view as OwnView).memory ?? {})
    .map(([unit, { at, turn }]) => ({ unit, place: at, turn }))
    .sort((a, b) => b.turn - a.turn || a.place.localeCompare(b.place) || a.unit.localeCompare(b.unit));
}

/** The same by place and turn. */
export function seenAt(all: readonly Sighting[]): { place: string; turn: number; units: string[] }[] {
  const by = new Map<string, { place: string; turn: number; units: string[] }>();
  for (const { unit, place, turn } of all) {
    const key = `${turn} ${place}`;
    const one = by.get(key) ?? { place, turn, units: [] };
    one.units.push(unit);
    by.set(key, one);
  }
  return [...by.values()];
}

/** The halves of the box of units that can be reorganized, and the box of those that cannot. */
export type Half = 'day' | 'night' | 'lost';
const HALVES: Readonly<Record<Half, string>> = { day: 'day-box', night: 'night-box', lost: 'lost' };

/** What lies in them, with its full strength. */
export const lostBy = (book: Book, view: View, side: string): { half: Half; units: string[]; strength: number }[] =>
  (Object.keys(HALVES) as Half[]).map((half) => ({
    half, units: Object.keys(book.units ?? {}).filter((id) => view.places?.[id] === HALVES[half] && book.units![id]!.side === side),
    strength: (view as OwnView).eliminated?.[HALVES[half]]?.[side] ?? 0,
  }));

/** The same for the board: the latest of each place, and how many turns ago that was; flags of whom nobody knows have a sign for that. */
export function ghostsOf(book: Book, view: View): Ghost[] {
  const by = new Map<string, Ghost>();
  for (const { place, turn, units } of seenAt(sightingsOf(view))) {
    if (by.has(place)) continue;
    const [first] = units;
    const name = shortName(first!, book.units?.[first!] ?? {});
    by.set(place, {
      place, side: book.units?.[first!]?.side ?? '', text: units.length > 1 ? `${name} +${units.length - 1}` : name,
      age: Math.max(0, (view.turn ?? 0) - turn),
    });
  }
  for (const [side, flags] of Object.entries((view as OwnView).flags ?? {}))
    for (const [place, { kind }] of Object.entries(flags))
      if (kind === 'troops' && !by.has(place)) by.set(place, { place, side, text: '?', age: 0, unseen: true });
  return [...by.values()];
}
