import { expect, it } from 'vitest';
import { layout } from './layout';
import { hexsides, waters } from './rivers';
import { bridges, roads, roadWays } from './roads';
import { sampleBook } from './sample';
import { slopes } from './slopes';

const book = sampleBook({
  '0302': { sides: { '0': ['road'], '1': ['stream'] }, roads_off: [3] },
  '0303': { sides: { '3': ['road'], '0': ['road', 'stream', 'bridge'], '5': ['slope-up'] } },
  '0304': { sides: { '3': ['road', 'stream', 'bridge'] } },
  '0402': { sides: { '4': ['stream'] } },
  '0203': { sides: { '2': ['slope-down'] } },
});
const sheet = layout(book);
const starts = (d: string) => d.match(/M/g)?.length ?? 0;

it('tells a hexside once though both hexes list it', () => {
  expect(hexsides(sheet, ['road']).map((s) => [s.hex.id, s.other?.id])).toEqual([
    ['0302', '0303'],
    ['0303', '0304'],
  ]);
});

it('draws one road through its hexes and off the map', () => {
  const { road, trail } = roads(sheet);
  expect(starts(road.text())).toBe(1);
  expect(trail.text()).toBe('');
  expect(roadWays(sheet.hexes.get('0302')!)).toEqual([0, 3]);
});

it('draws a bridge where one is told, in two rails', () => {
  expect(starts(bridges(sheet))).toBe(2);
});

it('draws streams apart from rivers', () => {
  const { stream, river } = waters(sheet);
  expect(starts(stream.text())).toBe(2);
  expect(river.text()).toBe('');
});

it('draws hachures from the crest down into the lower hex', () => {
  const low = sheet.hexes.get('0303')!;
  const high = sheet.hexes.get('0203')!;
  const strokes = slopes(sheet).hachures.text().split('Z').filter(Boolean);
  expect(strokes.length).toBeGreaterThan(8);
  for (const stroke of strokes) {
    const [a, tip] = [...stroke.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({
      x: Number(m[1]),
      y: Number(m[2]),
    }));
    const down = (p: { x: number; y: number }) =>
      (p.x - high.at.x) * (low.at.x - high.at.x) + (p.y - high.at.y) * (low.at.y - high.at.y);
    expect(down(tip!)).toBeGreaterThan(down(a!));
  }
});
