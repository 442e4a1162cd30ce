/* Where the blocks of an area lie: side by side as far as they fit, two sides against each other, and
   beside the blocks of their neighbours. */
import type { Point, Rect } from '../board/types';

export const BLOCK = 60;

export interface BlockSpot {
  unit: string;
  area: string;
  x: number;
  y: number;
  /** How large it is drawn. */
  scale: number;
  /** Another lies on it: only the strip along its upper edge is seen. */
  covered?: true;
}

export interface Arranged {
  at: ReadonlyMap<string, Point>;
  places: Readonly<Record<string, string>>;
  /** By unit; units without are not drawn. */
  sideOf: (unit: string) => string | undefined;
  /** Sides in their order: the first stands on the left of a contested area. */
  sides: readonly string[];
  /** How much larger than on paper blocks are drawn; a little less where there are many. */
  grow: number;
  /** The area that the eye is on: it lies over the others, and they make room for it. */
  first?: string | null;
  /** More than so many of a side lie fanned out, one on the other. */
  fan?: number;
  /** Units that lie in front of the others. */
  front?: ReadonlySet<string>;
}

/** What is seen of a block in a fan. */
export const STRIP = 28;
/** Fans of at most so many, while there are few of them. */
const DEEP = 5;
/** Rows of at most this many. */
const ROW = 3;
/** Three and more grow less than others, so that all can be read. */
const CROWD = 0.88;
/** Between blocks of two areas. */
const GAP = 5;
/** How far blocks may lie from their town, in blocks; how often they are tried smaller than that. */
const FAR = 1.1;
const TRIES = 5;
const SMALLER = 0.88;

function rowsOf(units: readonly string[], columns: number): string[][] {
  const rows: string[][] = [];
  for (let i = 0; i < units.length; i += columns) rows.push(units.slice(i, i + columns));
  return rows;
}

/** Columns of blocks that lie one on the other, the last in front. */
function fanned(units: readonly string[], lean: number, grow: number): Omit<BlockSpot, 'area'>[] {
  const columns = Math.ceil(units.length / DEEP);
  const deep = Math.ceil(units.length / columns);
  const scale = Math.max(Math.min(1, grow), grow * CROWD);
  const [step, strip] = [BLOCK * scale + 3, STRIP * scale];
  const wide = (columns - 1) * step;
  const left = lean === 0 ? -wide / 2 : lean < 0 ? -wide - step / 2 : step / 2;
  return units.map((unit, i) => {
    const [column, row] = [Math.floor(i / deep), i % deep];
    const high = Math.min(deep, units.length - column * deep);
    const covered = row < high - 1 ? { covered: true as const } : {};
    return { unit, scale, x: left + column * step, y: (row - (high - 1) / 2) * strip, ...covered };
  });
}

/** Blocks of one side about their town; `lean` -1 grows to the left, 1 to the right, 0 both ways. */
function group(units: readonly string[], lean: number, grow: number): Omit<BlockSpot, 'area'>[] {
  // Beside enemies a crowd stands deep, not wide.
  const rows = rowsOf(units, units.length === 4 || (lean !== 0 && units.length < 7) ? 2 : ROW);
  const scale = units.length > 2 ? Math.max(Math.min(1, grow), grow * CROWD) : grow;
  const wide = BLOCK * scale;
  const step = wide + 3;
  return rows.flatMap((row, j) => row.map((unit, i) => {
    const across = lean === 0 ? (i - (row.length - 1) / 2) * step
      : lean * (wide / 2 + 3 + (lean < 0 ? row.length - 1 - i : i) * step);
    return { unit, scale, x: across, y: (j - (rows.length - 1) / 2) * step };
  }));
}

interface Stack {
  area: string;
  at: Point;
  /** Units of each side present. */
  sides: string[][];
  grow: number;
  fan: number;
  spots: Omit<BlockSpot, 'area'>[];
  /** About the town, before it is moved. */
  box: Rect;
  move: Point;
  held: boolean;
}

function lay(stack: Stack): void {
  stack.spots = stack.sides.flatMap((units, i) =>
    (units.length > stack.fan ? fanned : group)(units, stack.sides.length < 2 ? 0 : i === 0 ? -1 : 1, stack.grow));
  stack.box = boundsOf(stack.spots);
  stack.move = { x: 0, y: 0 };
}

/** The rectangle that blocks take. */
export function boundsOf(spots: readonly { x: number; y: number; scale: number }[]): Rect {
  const low = (get: (s: { x: number; y: number }) => number): number =>
    Math.min(...spots.map((s) => get(s) - (BLOCK * s.scale) / 2));
  const high = (get: (s: { x: number; y: number }) => number): number =>
    Math.max(...spots.map((s) => get(s) + (BLOCK * s.scale) / 2));
  const [x, y] = [low((s) => s.x), low((s) => s.y)];
  return { x, y, w: high((s) => s.x) - x, h: high((s) => s.y) - y };
}

/** How much two stacks overlap across and down; null when they do not. */
function overlap(a: Stack, b: Stack): Point | null {
  const mid = (s: Stack): Point => ({
    x: s.at.x + s.move.x + s.box.x + s.box.w / 2, y: s.at.y + s.move.y + s.box.y + s.box.h / 2,
  });
  const [p, q] = [mid(a), mid(b)];
  const x = (a.box.w + b.box.w) / 2 + GAP - Math.abs(p.x - q.x);
  const y = (a.box.h + b.box.h) / 2 + GAP - Math.abs(p.y - q.y);
  if (x <= 0.5 || y <= 0.5) return null;
  return x < y ? { x: p.x < q.x ? -x : x, y: 0 } : { x: 0, y: p.y < q.y ? -y : y };
}

function push(stack: Stack, x: number, y: number): void {
  const most = FAR * BLOCK * stack.grow;
  const to = { x: stack.move.x + x, y: stack.move.y + y };
  const far = Math.hypot(to.x, to.y);
  const back = far > most ? most / far : 1;
  stack.move = { x: to.x * back, y: to.y * back };
}

/** Push stacks apart that lie upon each other; those that still do. */
function part(stacks: readonly Stack[]): Set<Stack> {
  for (let round = 0; round < 60; round++)
    for (const [i, a] of stacks.entries())
      for (const b of stacks.slice(i + 1)) {
        const by = overlap(a, b);
        if (!by) continue;
        const share = a.held ? 0 : b.held ? 1 : 0.5;
        push(a, by.x * share, by.y * share);
        push(b, -by.x * (1 - share), -by.y * (1 - share));
      }
  const left = new Set<Stack>();
  for (const [i, a] of stacks.entries())
    for (const b of stacks.slice(i + 1)) if (overlap(a, b)) left.add(a).add(b);
  return left;
}

function stacksOf({ at, places, sideOf, sides, grow, first, fan = Infinity, front }: Arranged): Stack[] {
  const inArea = new Map<string, string[]>();
  for (const [unit, area] of Object.entries(places))
    if (at.has(area) && sideOf(unit) !== undefined)
      inArea.set(area, [...(inArea.get(area) ?? []), unit]);
  const inFront = (unit: string): number => Number(front?.has(unit) ?? false);
  for (const units of inArea.values()) units.sort((a, b) => inFront(a) - inFront(b));
  return [...inArea].map(([area, units]) => ({
    area, at: at.get(area)!, grow, fan, spots: [], box: { x: 0, y: 0, w: 0, h: 0 }, move: { x: 0, y: 0 },
    sides: sides.map((side) => units.filter((unit) => sideOf(unit) === side)).filter((own) => own.length > 0),
    held: area === first,
  }));
}

/** All blocks, those of one area after the other, the first area last: it is drawn over the others. */
export function arrange(what: Arranged): BlockSpot[] {
  const stacks = stacksOf(what);
  stacks.forEach(lay);
  let crowded = part(stacks);
  for (let i = 0; i < TRIES && crowded.size > 0; i++) {
    for (const stack of crowded) stack.grow *= SMALLER;
    stacks.forEach(lay);
    crowded = part(stacks);
  }
  stacks.sort((a, b) => Number(a.held) - Number(b.held));
  return stacks.flatMap(({ area, at, move, spots }) => spots.map((spot) =>
    ({ ...spot, area, x: at.x + move.x + spot.x, y: at.y + move.y + spot.y })));
}

/** Lines from towns to the blocks that had to lie beside them. */
export function strayOf(spots: readonly BlockSpot[], at: ReadonlyMap<string, Point>): { area: string; from: Point; to: Point }[] {
  const out = [];
  for (const area of new Set(spots.map((spot) => spot.area))) {
    const box = boundsOf(spots.filter((spot) => spot.area === area));
    const from = at.get(area)!;
    const inside = from.x > box.x && from.x < box.x + box.w && from.y > box.y && from.y < box.y + box.h;
    if (!inside) out.push({ area, from, to: { x: box.x + box.w / 2, y: box.y + box.h / 2 } });
  }
  return out;
}
