import { expect, it } from 'vitest';
import { sampleBook } from './sample';
import { across, around, inRect, largestFree, layout, placeAt, placeCentre } from './layout';

const sheet = layout(sampleBook());

it('runs the second map on where the numbers say, north of the first', () => {
  const [south, north] = sheet.maps;
  expect(north!.rect.y + north!.rect.h).toBeLessThan(south!.rect.y);
  const a = sheet.hexes.get('0301')!;
  const b = sheet.hexes.get('0307')!;
  expect(b.at.x).toBeCloseTo(a.at.x);
});

it('every hex is found by its centre and every box by its middle', () => {
  for (const [id, h] of sheet.hexes) expect(placeAt(sheet, h.at)).toBe(id);
  for (const id of sheet.boxes.keys()) expect(placeAt(sheet, placeCentre(sheet, id)!)).toBe(id);
  expect(placeAt(sheet, { x: 1, y: 1 })).toBeNull();
});

it('draws only boxes of tracks, between the maps, each chain running away from its own map', () => {
  expect(sheet.boxes.has('reserve')).toBe(false);
  const y = (id: string) => placeCentre(sheet, `track-main-from-${id}`)!.y;
  expect(y('south-2')).toBeLessThan(y('south-1'));
  expect(y('north-2')).toBeGreaterThan(y('north-1'));
  const [south, north] = sheet.maps;
  for (const b of sheet.boxes.values()) {
    expect(b.rect.y).toBeGreaterThan(north!.rect.y + north!.rect.h);
    expect(b.rect.y + b.rect.h).toBeLessThan(south!.rect.y);
  }
});

it('keeps maps, boxes and the cartouche apart and on the sheet', () => {
  const all = [
    ...sheet.maps.map((m) => m.rect),
    ...[...sheet.boxes.values()].map((b) => b.rect),
    sheet.free,
  ];
  all.forEach((a, i) => {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= sheet.w && a.y + a.h <= sheet.h).toBe(true);
    for (const b of all.slice(i + 1)) {
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart).toBe(true);
    }
  });
});

it('stacks maps whose numbers say nothing', () => {
  const book = sampleBook();
  book.maps.forEach((m) => m.hexes.forEach((h) => (h.id = `${m.id} ${h.id}`)));
  delete book.boxes;
  const stacked = layout(book);
  const [a, b] = stacked.maps;
  expect(b!.rect.y + b!.rect.h).toBeLessThan(a!.rect.y);
  expect(stacked.hexes.size).toBe(50);
});

it('knows neighbours on the same map only', () => {
  expect(across(sheet.hexes.get('0101')!, 0)?.id).toBe('0102');
  expect(across(sheet.hexes.get('0105')!, 0)).toBeUndefined();
});

it('finds the largest place that is free', () => {
  const whole = { x: 0, y: 0, w: 10, h: 10 };
  const free = largestFree(whole, [
    { x: 3, y: 0, w: 7, h: 6 },
    { x: 0, y: 7, w: 10, h: 3 },
  ]);
  expect(free).toEqual({ x: 0, y: 0, w: 3, h: 7 });
  expect(inRect(free, { x: 2, y: 6 })).toBe(true);
});

it('a rectangle lies around points with room beside them', () => {
  expect(around([])).toBeNull();
  expect(around([{ x: 10, y: 20 }, { x: 40, y: 5 }], 5)).toEqual({ x: 5, y: 0, w: 40, h: 25 });
});

it('runs the columns of a track up and down in turn where neither hexes nor names tell', () => {
  const book = sampleBook();
  book.boxes = ['a', 'b', 'c'].map((id) => ({ id, name: id, track: 'main' }));
  const { boxes } = layout(book);
  expect(['a', 'b', 'c'].map((id) => boxes.get(id)!.up)).toEqual([true, false, true]);
});
