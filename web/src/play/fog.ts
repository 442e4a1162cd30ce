/* What stands hidden: blocks that show their flag only, and who they may be. Pure. */
import { sideOf } from '../net/features';
import type { Book, View } from '../net/wire';

/** A hidden block; those of one area and state are alike. */
export interface Flag {
  id: string;
  side: string;
  area: string;
  /** How many it stands for, where no more is told. */
  count?: number;
  activated: boolean;
  marching: boolean;
}

const many = (count: number | undefined): number[] => Array.from({ length: count ?? 0 }, (_, i) => i);

/** The hidden blocks of a view, the stack on the march last. */
export function flagsOf(view: View): Flag[] {
  const out: Flag[] = [];
  for (const [side, areas] of Object.entries(view.standing ?? {}))
    for (const [area, standing] of Object.entries(areas)) {
      if (typeof standing === 'number') {
        out.push({ id: `?${side} ${area}`, side, area, count: standing, activated: false, marching: false });
        continue;
      }
      const { fresh, activated } = standing;
      for (const i of many(fresh)) out.push({ id: `?${side} ${area} ${i}`, side, area, activated: false, marching: false });
      for (const i of many(activated)) out.push({ id: `?${side} ${area} +${i}`, side, area, activated: true, marching: false });
    }
  const { marching } = view;
  for (const i of many(marching?.blocks))
    out.push({
      id: `?${marching!.side} stack ${i}`, side: marching!.side, area: marching!.area, activated: false, marching: true,
    });
  return out;
}

/** Units of a side that may be among the hidden blocks of an area. */
export function suspectsAt(book: Book, view: View, side: string, area: string): string[] {
  return Object.entries(view.suspects ?? {})
    .filter(([unit, areas]) => area in areas && sideOf(book, view, unit) === side)
    .map(([unit]) => unit);
}

/** Areas where a hidden unit may be. */
export const hauntsOf = (view: View, unit: string): string[] => Object.keys(view.suspects?.[unit] ?? {});
