import { expect, it } from 'vitest';
import { layout } from './layout';
import { loops, outline, pieces } from './outlines';
import { sampleBook } from './sample';

const sheet = layout(sampleBook());
const hexes = (...ids: string[]) => ids.map((id) => sheet.hexes.get(id)!);
const STYLE = { inset: 1, waver: 6, bleed: 12, seed: 5 };

it('one hex has one loop of six sides, two that touch one of ten', () => {
  expect(loops(hexes('0303')).map((l) => l.length)).toEqual([6]);
  expect(loops(hexes('0303', '0304')).map((l) => l.length)).toEqual([10]);
});

it('a ring has an outer loop and a hole', () => {
  const ring = hexes('0304', '0403', '0402', '0302', '0202', '0203');
  expect(
    loops(ring)
      .map((l) => l.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
  expect(outline(ring, STYLE)).toHaveLength(1);
  expect(outline(ring, STYLE)[0]!.match(/Z/g)).toHaveLength(2);
});

it('parts what does not touch', () => {
  expect(pieces(hexes('0101', '0102', '0505')).map((p) => p.length)).toEqual([2, 1]);
});

it('keeps inside the hexsides but runs out of the map', () => {
  const points = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
  const inner = sheet.hexes.get('0303')!;
  for (const [x, y] of points(outline([inner], STYLE)[0]!)) {
    expect(Math.hypot(x! - inner.at.x, y! - inner.at.y)).toBeLessThan(39.5);
  }
  const south = sheet.hexes.get('0301')!;
  const low = Math.max(...points(outline([south], STYLE)[0]!).map((p) => p[1]!));
  expect(low).toBeGreaterThan(south.at.y + 35);
});

it('is the same every time', () => {
  expect(outline(hexes('0303', '0404'), STYLE)).toEqual(outline(hexes('0303', '0404'), STYLE));
});
