/* Where everything of a map of areas lies on the sheet. */
import { noise, textSeed } from '../board/noise';
import type { Point } from '../board/types';
import type { Area, Book, Link } from '../net/wire';
import { along, courseOf, far, mix, type Bow } from './curves';
import { landOf, within as isWithin, type Land } from '../land/features';
import { hasOutlines, outlinesOf, type Outlines } from './outlines';
import { bridgeOver, joined, riverOf, type River } from './rivers';

const SCALE = 2;
/** Of maps whose areas have outlines, which their blocks stand in. */
const LAND_SCALE = 2.5;
/** Sea beyond the outermost land, in units of the map. */
const MARGIN = 14;
/** Country about the outermost towns. */
const EDGE = { x: 250, y: 120 };
/** In the south there is room for the name under a stack. */
const SOUTH = 60;

export interface Road {
  id: string;
  link: Link;
  bow: Bow;
  /** Its bridge: where, and how the road runs there. */
  bridge: { at: Point; turn: number } | null;
}

export interface Plan {
  w: number;
  h: number;
  /** So long is a unit of the map. */
  scale: number;
  areas: Area[];
  at: Map<string, Point>;
  roads: Road[];
  byLink: Map<string, Road>;
  /** Those that connections cross. */
  rivers: River[];
  land: Land;
  /** The land of the areas, where the map has it. */
  outlines?: Outlines;
}

export type Map_ = Pick<Book, 'areas' | 'links' | 'country'>;

/** Roads are not drawn with a ruler. */
function bend(id: string, a: Point, b: Point): Bow {
  const off = (noise(textSeed(id), 3) - 0.5) * 0.14;
  const c = mix(a, b, 0.5);
  return { a, b, c: { x: c.x - (b.y - a.y) * off, y: c.y + (b.x - a.x) * off } };
}

interface Sheet {
  w: number;
  h: number;
  scale: number;
  toSheet: (x: number, y: number) => Point;
}

/** As far as towns go, and a little country about them. */
function sheetOfTowns(areas: readonly Area[]): Sheet {
  const least = (get: (area: Area) => number): number => Math.min(...areas.map(get));
  const [x0, y0] = [least((area) => area.x), least((area) => area.y)];
  const toSheet = (x: number, y: number): Point =>
    ({ x: (x - x0) * SCALE + EDGE.x, y: (y - y0) * SCALE + EDGE.y });
  const end = toSheet(-least((area) => -area.x), -least((area) => -area.y));
  return { w: end.x + EDGE.x, h: end.y + EDGE.y + SOUTH, scale: SCALE, toSheet };
}

/** As far as the land goes, but not beyond the square of the map: there the sheet cuts it off. */
function sheetOfLand(areas: readonly Area[]): Sheet {
  const all = areas.flatMap((area) => area.outline?.flat() ?? []);
  const of = (axis: 0 | 1): { low: number; high: number } => {
    const own = all.filter((_, i) => i % 2 === axis);
    return { low: Math.max(0, Math.min(...own) - MARGIN), high: Math.min(1000, Math.max(...own) + MARGIN) };
  };
  const [x, y] = [of(0), of(1)];
  return {
    w: (x.high - x.low) * LAND_SCALE, h: (y.high - y.low) * LAND_SCALE, scale: LAND_SCALE,
    toSheet: (px, py) => ({ x: (px - x.low) * LAND_SCALE, y: (py - y.low) * LAND_SCALE }),
  };
}

export function planOf(book: Map_): Plan {
  const areas = book.areas ?? [];
  const outlined = hasOutlines(book);
  const { w, h, scale, toSheet } = outlined ? sheetOfLand(areas) : sheetOfTowns(areas);
  const at = new Map(areas.map((area) => [area.id, toSheet(area.x, area.y)]));
  const land = landOf(book.country ?? [], toSheet);
  const roads = (book.links ?? []).map((link): Road =>
    ({ id: link.id, link, bow: bend(link.id, at.get(link.ends[0])!, at.get(link.ends[1])!), bridge: null }));
  const rivers = riversOf(roads, land);
  const byLink = new Map(roads.map((road) => [road.id, road]));
  for (const river of rivers)
    for (const bridge of river.bridges) {
      const road = byLink.get(bridge.link)!;
      road.bridge = { at: bridge.at, turn: courseOf(road.bow, bridge.t) };
    }
  return { w, h, scale, areas, at, roads, byLink, rivers, land, ...(outlined ? { outlines: outlinesOf(book, toSheet) } : {}) };
}

/** By their courses where the map has them, else through their bridges. */
function riversOf(roads: readonly Road[], land: Land): River[] {
  const over = (name: string) => roads.filter((road) => road.link.over === name)
    .map((road) => ({ link: road.id, bow: road.bow }));
  const names = [...new Set(roads.flatMap((road) => road.link.over ?? []))];
  const known = names.flatMap((name): River[] => {
    const course = land.river.find((river) => river.name === name)?.points;
    return course ? [{ name, course, bridges: over(name).map((crossing) => bridgeOver(course, crossing)) }] : [];
  });
  const guessed = names.filter((name) => !known.some((river) => river.name === name));
  return [...known, ...joined(guessed.map((name) => riverOf(name, over(name))), 130 * SCALE)];
}

/** The area whose land a point lies in; else the one whose town is nearest, if it is not far. */
export function areaAt(plan: Plan, p: Point, within = 84): string | null {
  for (const { id } of plan.areas)
    if (plan.outlines?.rings.get(id)?.some((ring) => isWithin(p, ring))) return id;
  let best: string | null = null;
  let least = within;
  for (const [id, q] of plan.at) {
    const d = far(p, q);
    if (d < least) [best, least] = [id, d];
  }
  return best;
}

/** The road's part of the way at which one leaves an area: 0 is there, 1 at the other end. */
export function fromEnd(road: Road, area: string): (t: number) => number {
  return road.link.ends[0] === area ? (t) => t : (t) => 1 - t;
}

/** The road between two areas. */
export const between = (plan: Plan, a: string, b: string): Road | undefined =>
  plan.roads.find(({ link }) => link.ends.includes(a) && link.ends.includes(b));

/** A point on the way from an area. */
export const pointFrom = (road: Road, area: string, t: number): Point =>
  along(road.bow, fromEnd(road, area)(t));
