// The country of Napoléon 1806 as it is drawn, against what its rules say of rivers and woods.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { along } from '../areas/curves';
import { planOf } from '../areas/plan';
import type { Area, Feature, Link } from '../net/wire';
import { offLine, within } from './features';
import { contour, hachures, heightsOf } from './relief';
import { edgeOf, treesIn } from './woods';

const text = readFileSync('../data/napoleon1806/map.yaml', 'utf8');
const rows = [...text.matchAll(/- \{(.*?)\}/gs)].map(([, row]) => Object.fromEntries(
  row!.replace(/\s+/g, ' ').split(/, (?=\w+:)/).map((pair) => pair.split(/: /) as [string, string])));
const numbers = (at: string): number[] => at.trim().split(' ').map(Number);
const areas = rows.filter((row) => row.region).map((row): Area => {
  const [x, y] = numbers(row.at!);
  return { id: row.id!, name: row.name!, x: x!, y: y!, exits: {}, traits: row.traits?.split(' ') ?? [], region: row.region! };
});
const links = rows.filter((row) => row.id?.includes('-')).map((row): Link => {
  const ends = row.id!.split('-') as [string, string];
  return { id: row.id!, ends, ...(row.bridge ? { over: row.bridge } : {}) };
});
const country = rows.filter((row) => row.is).map((row): Feature =>
  ({ is: row.is as Feature['is'], name: row.name!, size: Number(row.size), at: numbers(row.at!) }));
const plan = planOf({ areas, links, country });

test('the file is read whole', () => {
  expect([areas.length, links.length, country.length > 100]).toEqual([61, 115, true]);
});

/** How often a road crosses a course. */
function crossings(road: (typeof plan.roads)[number], course: readonly { x: number; y: number }[]): number {
  const way = Array.from({ length: 60 }, (_, i) => along(road.bow, i / 59));
  const side = (p: { x: number; y: number }, a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0;
  let count = 0;
  for (let i = 0; i + 1 < way.length; i++)
    for (let k = 0; k + 1 < course.length; k++) {
      const [p, q, a, b] = [way[i]!, way[i + 1]!, course[k]!, course[k + 1]!];
      if (side(p, a, b) !== side(q, a, b) && side(a, p, q) !== side(b, p, q)) count++;
    }
  return count;
}

test('a road crosses a river where it has a bridge, and nowhere else', () => {
  const rivers = plan.rivers.map((river) => river.name);
  expect(rivers.sort()).toEqual(['Elster', 'Ilm', 'Saale']);
  const wrong = plan.roads.flatMap((road) => plan.rivers.flatMap((river) => {
    const count = crossings(road, river.course);
    return count === (road.link.over === river.name ? 1 : 0) ? [] : [`${road.id} over ${river.name}: ${count}`];
  }));
  expect(wrong).toEqual([]);
  for (const river of plan.rivers)
    for (const bridge of river.bridges) expect(offLine(bridge.at, river.course)).toBeLessThan(6);
});

test('wooded areas lie in a wood, others in none', () => {
  const outlines = plan.land.wood.map(edgeOf);
  const wrong = areas.filter((area) =>
    outlines.some((edge) => within(plan.at.get(area.id)!, edge)) !== area.traits!.includes('wooded'));
  expect(wrong.map((area) => area.id)).toEqual([]);
});

test('trees keep within their wood and off what they are told to', () => {
  const edge = [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 200 }, { x: 0, y: 200 }];
  const drawn = treesIn(edge, (p) => p.x > 100).crowns.text();
  const spots = [...drawn.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(spots.length).toBeGreaterThan(50);
  for (const [x, y] of spots) expect(x! > 99 && x! < 201 && y! > -1 && y! < 201).toBe(true);
});

test('a hill is round, highest at its crest, and its hachures run downhill', () => {
  const crest = { x: 400, y: 400 };
  const g = heightsOf([{ name: 'Hill', size: 8, points: [crest, { x: 401, y: 400 }] }], 800, 800);
  const [outer] = contour(g, 0.2);
  const [inner] = contour(g, 0.5);
  expect(within(crest, inner!) && inner!.every((p) => within(p, outer!))).toBe(true);
  const wedges = [...hachures(g, () => true).text().matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)];
  expect(wedges.length).toBeGreaterThan(100);
  const out = wedges.filter(([, x, y, u, v]) =>
    Math.hypot(Number(u) - 400, Number(v) - 400) > Math.hypot(Number(x) - 400, Number(y) - 400));
  expect(out.length / wedges.length).toBeGreaterThan(0.85);
});
