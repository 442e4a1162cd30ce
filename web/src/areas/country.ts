/* The country under the blocks, made once as text, in parts from the bottom up: ground and relief, woods,
   borders, water, roads, towns, names, legend. */
import { path, rectTag, esc } from '../board/ink';
import { once, type Part } from '../board/parts';
import { smooth } from '../board/strands';
import { clouds, fibres } from '../board/woods';
import type { Point } from '../board/types';
import type { MapPrint } from '../games/look';
import { type Line } from '../land/features';
import { contour, hachures, heightsOf, LEVELS } from '../land/relief';
import { townSign, TOWN_REACH } from '../land/towns';
import { edgeOf, edgePath, treesIn } from '../land/woods';
import { along, bowPath, courseOf, far, throughPath } from './curves';
import type { Plan } from './plan';
import { frame, legend, title } from './sheet';

type Free = (p: Point) => boolean;

/** Clear of roads, waters and towns, so that signs do not run into each other. */
function clearings(plan: Plan): Free {
  const CELL = 64;
  const marks = new Map<string, Point[]>();
  const mark = (p: Point): void => {
    const key = `${Math.floor(p.x / CELL)},${Math.floor(p.y / CELL)}`;
    const cell = marks.get(key);
    if (cell) cell.push(p);
    else marks.set(key, [p]);
  };
  for (const { bow } of plan.roads) {
    const n = Math.ceil(far(bow.a, bow.b) / 9);
    for (let i = 0; i <= n; i++) mark(along(bow, i / n));
  }
  for (const { points, size } of plan.land.river)
    for (const [i, b] of points.entries()) {
      const a = points[i - 1];
      const n = a ? Math.ceil(far(a, b) / (size > 1 ? 9 : 14)) : 0;
      for (let k = 0; k < n; k++) mark({ x: a!.x + ((b.x - a!.x) * k) / n, y: a!.y + ((b.y - a!.y) * k) / n });
    }
  const towns = plan.areas.map((area) => ({ p: plan.at.get(area.id)!, r: TOWN_REACH[area.traits?.includes('citadel') ? 2 : 1] + 12 }));
  return (p) => {
    const [x, y] = [Math.floor(p.x / CELL), Math.floor(p.y / CELL)];
    for (let j = y - 1; j <= y + 1; j++)
      for (let i = x - 1; i <= x + 1; i++)
        if (marks.get(`${i},${j}`)?.some((q) => Math.abs(q.x - p.x) < 12 && Math.abs(q.y - p.y) < 12 && far(p, q) < 12)) return false;
    return towns.every(({ p: q, r }) => far(p, q) > r);
  };
}

const sheetOf = (plan: Plan) => ({ x: 0, y: 0, w: plan.w, h: plan.h });

function paper(plan: Plan): Part[] {
  const sheet = sheetOf(plan);
  return [
    () => rectTag('m-ground', sheet) + clouds(sheet, 3).tags('m-cloud') + clouds(sheet, 4).tags('m-cloud-light'),
    () => fibres(sheet, 5).tags('m-fibre') + fibres(sheet, 6).tags('m-fibre-light'),
  ];
}

function relief(plan: Plan, free: () => Free): Part[] {
  const heights = once(() => heightsOf(plan.land.ridge, plan.w, plan.h));
  if (plan.land.ridge.length === 0) return [];
  return [
    () => LEVELS.map((level) => path('c-height', contour(heights(), level).map((loop) => smooth(loop, true)).join(''))).join(''),
    () => hachures(heights(), free()).tags('m-hachures'),
  ];
}

function woods(plan: Plan, free: () => Free): Part[] {
  return plan.land.wood.map((wood) => () => {
    const edge = edgeOf(wood);
    const d = edgePath(edge);
    const { crowns, shades } = treesIn(edge, free());
    return path('m-wood-shade', d) + path('m-wood-edge', d) + path('m-wood', d) +
      shades.tags('m-tree-shade') + crowns.tags('m-tree');
  });
}

const borders = (plan: Plan): string => plan.land.border.map(({ points }) =>
  path('c-border-band', throughPath(points)) + path('c-border', throughPath(points))).join('');

/** Those of the country, and those known by their bridges alone. */
function riversOf(plan: Plan): Line[] {
  const drawn = new Set(plan.land.river.map((river) => river.name));
  const guessed = plan.rivers.filter((river) => !drawn.has(river.name));
  return [...plan.land.river, ...guessed.map(({ name, course }) => ({ name, size: 3, points: course }))];
}

/** Brooks below, great rivers above, so that what flows in ends under the bank. */
export function waters(plan: Plan): string {
  const all = riversOf(plan).sort((a, b) => a.size - b.size);
  return all.map(({ points, size }) => path(`c-bank c-w${size}`, throughPath(points))).join('') +
    all.map(({ points, size }) => path(`c-river c-w${size}`, throughPath(points))).join('') +
    all.filter(({ size }) => size > 1).map(({ points, size }) => path(`c-glint c-w${size}`, throughPath(points))).join('');
}

/** The stretch of a river that is straightest, long enough for its name. */
export function stretchFor(river: Line, long: number, crowded: (p: Point) => number): Point[] {
  let best: { cost: number; from: number; to: number } | null = null;
  const { points } = river;
  for (let from = 0; from < points.length; from++) {
    let length = 0;
    for (let to = from + 1; to < points.length && length < long; to++) {
      length += far(points[to - 1]!, points[to]!);
      if (length < long) continue;
      const way = points.slice(from, to + 1);
      const bent = length / (far(way[0]!, way[way.length - 1]!) || 1) - 1;
      const cost = bent + way.reduce((sum, p) => sum + crowded(p), 0) / way.length;
      if (!best || cost < best.cost) best = { cost, from, to };
    }
  }
  return best ? points.slice(best.from, best.to + 1) : points;
}

export const upright = (way: Point[]): Point[] => (way[0]!.x <= way[way.length - 1]!.x ? way : [...way].reverse());

export function nameAlong(id: string, cls: string, way: Point[], text: string, dy = 0): string {
  return `<path id="${id}" d="${throughPath(way)}" fill="none"/>` +
    `<text class="${cls}" dy="${dy}"><textPath href="#${id}" startOffset="50%">${esc(text)}</textPath></text>`;
}

/** What a name had better not lie on: the edge of the sheet, towns. */
export const near = (plan: Plan) => (p: Point): number =>
    (p.x < 30 || p.y < 30 || p.x > plan.w - 30 || p.y > plan.h - 30 ? 4 : 0) +
    [...plan.at.values()].reduce((sum, q) => sum + (far(p, q) < 70 ? 0.5 : 0), 0);

function landNames(plan: Plan): string {
  const rivers = riversOf(plan).filter(({ size }) => size > 1).map((river, i) =>
    nameAlong(`c-water-${i}`, `c-water c-n${river.size}`,
      upright(stretchFor(river, river.name.length * 21 + 40, near(plan))), river.name, -10));
  const names = plan.land.name.map(({ name, size, points }, i) =>
    nameAlong(`c-land-${i}`, `c-land c-n${size}`, upright(points), name));
  return rivers.join('') + names.join('');
}

function roads(plan: Plan): string {
  const d = plan.roads.map((road) => bowPath(road.bow)).join('');
  return path('c-road-case', d) + path('c-road', d);
}

function towns(plan: Plan): string {
  const signs = plan.areas.map((area) => {
    const at = plan.at.get(area.id)!;
    const ways = plan.roads.filter(({ link }) => link.ends.includes(area.id))
      .map((road) => courseOf(road.bow, road.link.ends[0] === area.id ? 0 : 1) + (road.link.ends[0] === area.id ? 0 : Math.PI));
    return townSign(area.id, at, area.traits?.includes('citadel') ? 2 : 1, ways);
  });
  return path('m-patch', signs.map((sign) => sign.patch).join('')) + path('m-blocks', signs.map((sign) => sign.blocks).join(''));
}

/** Is there a country to be drawn, and named, around the areas? */
const hasCountry = ({ land }: Plan): boolean => Object.values(land).some((lines) => lines.length > 0);

/** From the bottom up. */
export function countryOf(plan: Plan, print?: MapPrint): Part[] {
  const free = once(() => clearings(plan));
  return [
    ...paper(plan),
    ...relief(plan, free),
    ...woods(plan, free),
    () => borders(plan) + waters(plan),
    () => roads(plan) + towns(plan),
    () => landNames(plan),
    () => frame(plan) + (print ? legend(plan, print) + (hasCountry(plan) ? title(print) : '') : ''),
  ];
}
