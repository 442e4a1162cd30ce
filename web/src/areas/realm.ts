/* A map of whole lands under the counters, made once as text, in parts from the bottom up: the sea and the ground
   below the colours of the lands; relief, rivers, borders, names and the frame above them. */
import { path, rectTag } from '../board/ink';
import { once, type Part } from '../board/parts';
import { clouds, fibres } from '../board/woods';
import type { Point } from '../board/types';
import type { MapPrint } from '../games/look';
import { within } from '../land/features';
import { hachures, heightsOf, type Form } from '../land/relief';
import { nameAlong, near, stretchFor, upright, waters } from './country';
import { far, mix, num } from './curves';
import { ABROAD, bent, inPieces, type Outlines, type Shore } from './outlines';
import type { Plan } from './plan';
import { frame, legend, title } from './sheet';

/** A plan whose areas have outlines. */
export type Realm = Plan & { outlines: Outlines };

export interface Layers {
  below: Part[];
  above: Part[];
}

/** Between areas of one land, between lands, along the sea. */
export type Line = 'inner' | 'state' | 'coast';

export function lineOf(plan: Realm, { of }: Shore): Line {
  if (of.length < 2) return 'coast';
  const [a, b] = of.map((id) => (id === ABROAD ? ABROAD : plan.areas.find((area) => area.id === id)?.region ?? id));
  return a === b ? 'inner' : 'state';
}

const lines = (plan: Realm, line: Line): Point[][] =>
  plan.outlines.shores.filter((shore) => lineOf(plan, shore) === line).map(({ points }) => points);

/** Ranges of a continent are narrow. */
const RANGES: Form = { gap: 11, foot: 13, footByHeight: 2.6 };

/** About so much room a name takes. */
const NAMED = { x: 75, y: 24 };

/** Is there land at a point, and no name? Most rings are far from it. */
function landTest(plan: Realm): (p: Point) => boolean {
  const names = [...plan.at.values()];
  const boxed = [...plan.outlines.rings.values()].flat().map((ring) => ({
    ring,
    x: [Math.min(...ring.map((p) => p.x)), Math.max(...ring.map((p) => p.x))] as const,
    y: [Math.min(...ring.map((p) => p.y)), Math.max(...ring.map((p) => p.y))] as const,
  }));
  const named = (p: Point): boolean => names.some((at) => Math.abs(p.x - at.x) < NAMED.x && Math.abs(p.y - at.y) < NAMED.y);
  return (p) => !named(p) && boxed.some(({ ring, x, y }) =>
    p.x > x[0] && p.x < x[1] && p.y > y[0] && p.y < y[1] && within(p, ring));
}

/** Waterlines as engravers draw them: each pair a line and the sea that it stands out from. */
const WATERLINES = [3, 2, 1] as const;

/** What is drawn more than once, under names. */
const coastId = 'l-coasts';
const use = (cls: string, id: string): string => `<use class="${cls}" href="#${id}"/>`;

const sea = (plan: Realm): string =>
  `<g id="${coastId}" fill="none">${lines(plan, 'coast').flatMap(inPieces).map((d) => `<path d="${d}"/>`).join('')}</g>` +
  rectTag('l-sea', { x: -20, y: -20, w: plan.w + 40, h: plan.h + 40 }) +
  WATERLINES.map((i) => use(`l-line l-line-${i}`, coastId) + use(`l-gap l-gap-${i}`, coastId)).join('');

const ground = (plan: Realm): string =>
  path('l-abroad', plan.outlines.shapes.get(ABROAD) ?? '');

const lakes = (plan: Realm): string => path('l-lake', plan.land.lake.map(({ points }) => bent([...points, points[0]!])).join(''));

/** Areas that are linked though no land of theirs meets: the shortest way over the water. */
export function ferriesOf(plan: Realm): { from: Point; to: Point; link: string }[] {
  const meets = new Set(plan.outlines.shores.map(({ of }) => String(of)));
  return plan.roads.filter(({ link }) => !meets.has(String([...link.ends].sort()))).map(({ id, link }) => {
    const [a, b] = link.ends.map((end) => plan.outlines.rings.get(end)?.flat() ?? []);
    let best = { from: plan.at.get(link.ends[0])!, to: plan.at.get(link.ends[1])!, link: id };
    let least = Infinity;
    for (const from of a!)
      for (const to of b!) {
        const d = far(from, to);
        if (d < least) [least, best] = [d, { from, to, link: id }];
      }
    return best;
  });
}

/** From a little inland to a little inland. */
const ferries = (plan: Realm): string => ferriesOf(plan).map(({ from, to }) => {
  const long = far(from, to) || 1;
  const [dx, dy] = [((to.x - from.x) / long) * 14, ((to.y - from.y) / long) * 14];
  const d = `M${num(from.x - dx)} ${num(from.y - dy)}L${num(to.x + dx)} ${num(to.y + dy)}`;
  return path('l-ferry-case', d) + path('l-ferry', d);
}).join('');

const borders = (plan: Realm): string => {
  const all = (cls: string, line: Line): string => lines(plan, line).map((points) => path(cls, bent(points))).join('');
  return all('l-inner', 'inner') + all('l-state-case', 'state') + all('l-state', 'state') + use('l-coast', coastId);
};

/** A name is cut off where its way ends: from afar it is long. */
function longer(points: readonly Point[], by: number): Point[] {
  const out = (a: Point, b: Point): Point => mix(a, b, 1 + by / (far(a, b) || 1));
  return [out(points[1]!, points[0]!), ...points, out(points.at(-2)!, points.at(-1)!)];
}

/** From afar a letter takes so much of its way, by the size of the name; and so much is spared at the frame. */
const letter = (size: number): number => (size > 2 ? 31 : 26);
const MARGIN = 24;

/** A way moved so far into the sheet that its name finds room, which stands about the middle of it. */
export function inward(points: readonly Point[], name: string, size: number, wide: number): Point[] {
  const long = points.slice(1).reduce((sum, to, i) => sum + far(points[i]!, to), 0);
  const room = MARGIN + Math.max(0, name.length * letter(size) - long) / 2;
  const xs = points.map(({ x }) => x);
  const by = Math.max(0, room - Math.min(...xs)) || Math.min(0, wide - room - Math.max(...xs));
  return points.map(({ x, y }) => ({ x: x + by, y }));
}

const names = (plan: Realm, kind: 'sea' | 'name', cls: string): string => plan.land[kind].map(({ name, size, points }, i) =>
  nameAlong(`l-${kind}-${i}`, `${cls} c-n${size}`, longer(inward(upright(points), name, size, plan.w), 300), name)).join('');

/** The same way with few bends: letters do not follow every one. */
const calm = (way: readonly Point[]): Point[] => [0, 1, 2, 3].map((i) => way[Math.round((i / 3) * (way.length - 1))]!);

/** Of great rivers, where they run straight enough. */
const riverNames = (plan: Realm): string => plan.land.river.filter(({ size, points }) => size > 1 && points.length > 3).map((river, i) => {
  const way = stretchFor(river, river.name.length * 16 + 30, near(plan));
  return nameAlong(`l-river-${i}`, 'c-water l-river-name', longer(upright(calm(way)), 70), river.name, -6);
}).join('');

export function realmOf(plan: Realm, print?: MapPrint): Layers {
  const sheet = { x: 0, y: 0, w: plan.w, h: plan.h };
  const onLand = once(() => landTest(plan));
  return {
    below: [() => sea(plan), () => ground(plan)],
    above: [
      () => clouds(sheet, 3).tags('m-cloud') + clouds(sheet, 4).tags('m-cloud-light'),
      () => fibres(sheet, 5).tags('m-fibre') + fibres(sheet, 6).tags('m-fibre-light'),
      () => hachures(heightsOf(plan.land.ridge, plan.w, plan.h, RANGES), onLand()).tags('m-hachures'),
      () => waters(plan) + lakes(plan) + borders(plan) + ferries(plan),
      () => riverNames(plan) + names(plan, 'sea', 'c-water l-sea-name') + names(plan, 'name', 'c-land l-abroad-name'),
      () => frame(plan) + (print ? legend(plan, print) + title(print) : ''),
    ],
  };
}
