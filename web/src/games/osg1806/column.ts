// A march of several units one behind the other: who goes how far. Pure, but for asking how far units get.
import type { Book, Reach, Spot, View } from '../../net/wire';
import type { OwnBook } from './shapes';

/** What one of them does. */
export interface Leg {
  unit: string;
  from: string;
  /** The hexes it goes through, the last where it halts. */
  path: string[];
  cost: string;
  actions: string[];
  /** It goes by Road March. */
  marches: boolean;
}

export interface Asks {
  reach(unit: string, first: readonly string[]): Promise<Pick<Reach, 'spots'>>;
  /** Hexes from one to the other. */
  distance(a: string, b: string): number;
}

/** The way to a spot. */
function wayTo(spots: readonly Spot[], at: number): Spot[] {
  const way: Spot[] = [];
  for (let i = at; i >= 0; i = spots[i]!.from) way.unshift(spots[i]!);
  return way;
}

/** The spot where it may halt that is nearest to a place, and cheapest; none nearer than where it stands: -1. */
export function nearest(spots: readonly Spot[], to: string, distance: Asks['distance']): number {
  const here = spots[0];
  if (!here) return -1;
  let best = -1, least = distance(here.place, to), dearest = Infinity;
  spots.forEach((spot, i) => {
    if (i === 0 || (spot.halt === undefined && !spot.ends)) return;
    const far = distance(spot.place, to);
    const price = wayTo(spots, i).length;
    if (far > least || (far === least && (best < 0 || price >= dearest))) return;
    [best, least, dearest] = [i, far, price];
  });
  return best;
}

/** Who goes first: those nearest to where the way leads, the faster before the slower, leaders last. */
export function inOrder(book: Book, view: View, units: readonly string[], to: string, distance: Asks['distance']): string[] {
  const { counters } = book as OwnBook;
  const leads = (id: string): number => Number(['commander', 'officer', 'head-of-state'].includes(book.units?.[id]?.type ?? ''));
  const far = (id: string): number => distance(view.places?.[id] ?? '', to);
  const speed = (id: string): number => Number(counters?.[id]?.movement ?? 0) || 0;
  return [...units].sort((a, b) => leads(a) - leads(b) || far(a) - far(b) || speed(b) - speed(a));
}

/** How they would march; who finds no way nearer to it stays out of it. */
export async function planned(units: readonly string[], to: string, asks: Asks): Promise<Leg[]> {
  const legs: Leg[] = [];
  const before: string[] = [];
  for (const unit of units) {
    const { spots } = await asks.reach(unit, before).catch(() => ({ spots: [] }));
    const at = nearest(spots, to, asks.distance);
    if (at < 0) continue;
    const way = wayTo(spots, at);
    const last = spots[at]!;
    const actions = [...way.flatMap((spot) => spot.action ?? []), ...(last.ends || !last.halt ? [] : [last.halt])];
    const path = way.map((spot) => spot.place).filter((place, i, all) => place !== all[i - 1]);
    legs.push({
      unit, from: path[0] ?? '', path: path.slice(1), cost: last.cost, actions, marches: actions.includes('march'),
    });
    before.push(...actions);
  }
  return legs;
}
