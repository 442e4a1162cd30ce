/*
 * From afar counters are too small to be read: units are gathered into signs of the size of a thumb, one for each
 * formation of a side in a neighbourhood, and signs that would lie upon each other become one.
 */
import type { Point } from './types';

/** A unit as the campaign shows it. */
export interface Marching extends Point {
  id: string;
  side: string;
  nation?: string | undefined;
  formation: string;
  hidden: boolean;
  /** What a layer shows does not hold for it. */
  barred?: boolean;
}

export interface Cluster extends Point {
  side: string;
  nation?: string | undefined;
  /** What is written on it: that of most of its units. */
  name: string;
  ids: string[];
  hidden: boolean;
  /** More formations than the one that is named. */
  more: number;
  /** For so many of them something does not hold. */
  barred: number;
}

/** Half the width and height of a sign, in pixels of the screen. */
export const SIGN = { w: 19, h: 12 } as const;

const ROMAN = /\b[IVX]+\b/;

/** A short word for a formation: its number, or the beginnings of its words. */
export function shortOf(name: string): string {
  const number = ROMAN.exec(name);
  if (number) return number[0];
  const words = name.split(/[\s-]+/).filter(Boolean);
  return words.length > 1 ? words.map((word) => word[0]!.toUpperCase()).join('').slice(0, 3) : (words[0] ?? '').slice(0, 4);
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

interface Group {
  side: string;
  units: Marching[];
  at: Point;
}

/** Two groups become one as long as their signs would lie upon each other. */
function merge(groups: Group[], apart: (a: Point, b: Point) => boolean, alike: (a: Group, b: Group) => boolean): Group[] {
  const out: Group[] = [];
  for (const group of groups) {
    const near = out.find((one) => one.side === group.side && alike(one, group) && !apart(one.at, group.at));
    if (!near) {
      out.push({ ...group });
      continue;
    }
    near.units = [...near.units, ...group.units];
    near.at = middle(near.units);
  }
  return out;
}

/** Most frequent first. */
function ranked(list: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const one of list) count.set(one, (count.get(one) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([one]) => one);
}

/** The signs of a campaign at a scale. */
export function clustersOf(units: readonly Marching[], scale: number): Cluster[] {
  const apart = (a: Point, b: Point): boolean =>
    Math.abs(a.x - b.x) * scale > 2 * SIGN.w + 1 || Math.abs(a.y - b.y) * scale > 2 * SIGN.h + 1;
  const sole = units.map((unit): Group => ({ side: unit.side, units: [unit], at: { x: unit.x, y: unit.y } }));
  // First of a formation what marches together, then whatever lies too near.
  const own = merge(sole, apart, (a, b) => a.units[0]!.formation === b.units[0]!.formation && a.units[0]!.hidden === b.units[0]!.hidden);
  let all = own;
  for (let before = -1; all.length !== before;) {
    before = all.length;
    all = merge(all, apart, () => true);
  }
  const found = all.map(({ side, units: own, at }): Cluster => {
    const names = ranked(own.flatMap((unit) => (unit.formation ? [unit.formation] : [])));
    const [nation] = ranked(own.flatMap((unit) => unit.nation ?? []));
    return {
      ...at, side, nation: own.every((unit) => unit.nation === nation) ? nation : undefined, name: names[0] ?? '',
      ids: own.map((unit) => unit.id), hidden: own.every((unit) => unit.hidden), more: Math.max(0, names.length - 1),
      barred: own.filter((unit) => unit.barred).length,
    };
  });
  for (let round = 0; round < ROUNDS && part(found, scale); round++);
  return found;
}

/** So often signs of two sides are pushed apart: each push may bring one upon a third. */
const ROUNDS = 12;

/** Push signs apart that lie upon each other, the shorter way, each by half; were there any? */
function part(all: readonly Cluster[], scale: number): boolean {
  let some = false;
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      const [dx, dy] = [(b.x - a.x) * scale, (b.y - a.y) * scale];
      const [over, below] = [2 * SIGN.w + 1 - Math.abs(dx), 2 * SIGN.h + 1 - Math.abs(dy)];
      if (over <= 0 || below <= 0) continue;
      some = true;
      const sideways = over < below;
      const by = ((sideways ? over : below) / 2 + 0.5) / scale * ((sideways ? dx : dy) < 0 ? -1 : 1);
      if (sideways) [a.x, b.x] = [a.x - by, b.x + by];
      else [a.y, b.y] = [a.y - by, b.y + by];
    }
  return some;
}

/** The sign under a point of the sheet. */
export const clusterAt = (all: readonly Cluster[], p: Point, scale: number): Cluster | null =>
  all.find((one) => Math.abs(one.x - p.x) * scale <= SIGN.w && Math.abs(one.y - p.y) * scale <= SIGN.h) ?? null;
