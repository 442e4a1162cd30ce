/* The country under the blocks, made once as text, in parts from the bottom up: ground and relief, woods,
   borders, water, roads, towns, names, legend. */
import { path, rectTag, esc } from '../board/ink';
import { once, type Part } from '../board/parts';
import { smooth } from '../board/strands';
import { clouds, fibres } from '../board/woods';
import type { Point } from '../board/types';
import { t } from '../i18n';
import { type Line } from '../land/features';
import { contour, hachures, heightsOf, LEVELS } from '../land/relief';
import { townSign, TOWN_REACH } from '../land/towns';
import { edgeOf, edgePath, treesIn } from '../land/woods';
import { along, bowPath, courseOf, far, num, throughPath } from './curves';
import { SCALE, type Plan } from './plan';

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
function waters(plan: Plan): string {
  const all = riversOf(plan).sort((a, b) => a.size - b.size);
  return all.map(({ points, size }) => path(`c-bank c-w${size}`, throughPath(points))).join('') +
    all.map(({ points, size }) => path(`c-river c-w${size}`, throughPath(points))).join('') +
    all.filter(({ size }) => size > 1).map(({ points, size }) => path(`c-glint c-w${size}`, throughPath(points))).join('');
}

/** The stretch of a river that is straightest, long enough for its name. */
function stretchFor(river: Line, long: number, crowded: (p: Point) => number): Point[] {
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

const upright = (way: Point[]): Point[] => (way[0]!.x <= way[way.length - 1]!.x ? way : [...way].reverse());

function nameAlong(id: string, cls: string, way: Point[], text: string, dy = 0): string {
  return `<path id="${id}" d="${throughPath(way)}" fill="none"/>` +
    `<text class="${cls}" dy="${dy}"><textPath href="#${id}" startOffset="50%">${esc(text)}</textPath></text>`;
}

function landNames(plan: Plan): string {
  const near = (p: Point): number =>
    (p.x < 30 || p.y < 30 || p.x > plan.w - 30 || p.y > plan.h - 30 ? 4 : 0) +
    [...plan.at.values()].reduce((sum, q) => sum + (far(p, q) < 70 ? 0.5 : 0), 0);
  const rivers = riversOf(plan).filter(({ size }) => size > 1).map((river, i) =>
    nameAlong(`c-water-${i}`, `c-water c-n${river.size}`,
      upright(stretchFor(river, river.name.length * 21 + 40, near)), river.name, -10));
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

/** Signs and what they mean, in the corner where there is no town: those that the map has. */
function legend(plan: Plan): string {
  const has = (trait: string): boolean => plan.areas.some((area) => area.traits?.includes(trait));
  const wanted = [has('wooded'), has('citadel'), plan.rivers.length > 0, plan.rivers.length > 0, hasCountry(plan), hasCountry(plan)];
  const signs: [string, string][] = [
    [`<path class="m-wood" d="M-26 14c-4 -16 8 -30 26 -28c18 -2 30 12 26 28c-14 8 -38 8 -52 0z"/><path class="m-tree" transform="translate(-9 2) scale(1.2)" d="M-6 2a4 4 0 0 1 4 -6a4 4 0 0 1 6 0a4 4 0 0 1 3 6a7 5 0 0 1 -13 0z"/><path class="m-tree" transform="translate(11 3) scale(1.2)" d="M-6 2a4 4 0 0 1 4 -6a4 4 0 0 1 6 0a4 4 0 0 1 3 6a7 5 0 0 1 -13 0z"/>`, t('wooded: defends, and bars pursuit')],
    ['<path class="c-citadel" transform="scale(.62)" d="M0 -34L9 -14L31 -17L17 0L31 17L9 14L0 34L-9 14L-31 17L-17 0L-31 -17L-9 -14Z"/>', t('citadel')],
    ['<path class="c-road-case" d="M-24 0h48"/><path class="c-road" d="M-24 0h48"/><path class="r-deck" d="M-13 0h26"/><path class="r-rails" d="M-16 -9l4 3h24l4 -3M-16 9l4 -3h24l4 3"/>', t('bridge')],
    ['<g class="r-bridge gone"><path class="r-deck" d="M-15 0h9M6 0h9"/><path class="r-gone" d="M-9 -9l18 18M9 -9l-18 18"/></g>', t('destroyed bridge')],
    ['<g class="r-axis"><path class="r-axis-line" d="M-20 0h26"/><path class="r-axis-head" d="M22 0L4 -10L8 0L4 10Z"/></g>', t('axis of retreat')],
    ['<g class="c-worth"><rect x="-15" y="-15" width="30" height="30" rx="4"/><text y="8">3</text></g>', t('victory points, and who holds them')],
  ];
  const rows = signs.filter((_, i) => wanted[i]);
  if (rows.length === 0) return '';
  const w = 560;
  const row = 50;
  const [x, y] = [plan.w - w - 50, plan.h - rows.length * row - 130];
  const km = 20 * SCALE * 1.7;
  return `<g class="c-legend" transform="translate(${num(x)} ${num(y)})">` +
    `<rect width="${w}" height="${rows.length * row + 92}" rx="8"/>` +
    rows.map(([sign, text], i) => `<g transform="translate(50 ${44 + i * row})">${sign}</g>` +
      `<text x="96" y="${54 + i * row}">${esc(text)}</text>`).join('') +
    `<g transform="translate(36 ${rows.length * row + 52})"><path class="c-scale" d="M0 -8v8h${num(km)}v-8"/>` +
    `<text x="${num(km + 14)}" y="3">${esc(t('about 20 km'))}</text></g></g>`;
}

function title(): string {
  return `<g class="c-title" transform="translate(80 100)"><text>${esc(t('Thuringia and Saxony'))}</text>` +
    '<text class="c-year" y="58">1806</text>' +
    '<g transform="translate(40 170)"><path class="c-north" d="M0 -46L12 20L0 8L-12 20Z"/>' +
    `<text class="c-n" y="48">${esc(t('N'))}</text></g></g>`;
}

const frame = (plan: Plan): string =>
  // What grows over the edge of the sheet is cut off by the table.
  path('c-table', `M-900 -900H${plan.w + 900}V${plan.h + 900}H-900ZM-14 -14V${plan.h + 14}H${plan.w + 14}V-14Z`) +
  path('m-paper', `M-16 -16H${plan.w + 16}V${plan.h + 16}H-16ZM26 26V${plan.h - 26}H${plan.w - 26}V26Z`) +
  rectTag('m-frame-out', { x: 18, y: 18, w: plan.w - 36, h: plan.h - 36 }) +
  rectTag('m-frame-in', { x: 26, y: 26, w: plan.w - 52, h: plan.h - 52 });

/** From the bottom up. */
export function countryOf(plan: Plan): Part[] {
  const free = once(() => clearings(plan));
  return [
    ...paper(plan),
    ...relief(plan, free),
    ...woods(plan, free),
    () => borders(plan) + waters(plan),
    () => roads(plan) + towns(plan),
    () => landNames(plan),
    () => frame(plan) + legend(plan) + (hasCountry(plan) ? title() : ''),
  ];
}
