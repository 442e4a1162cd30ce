// A map with a country: heights from slopes, woods along hexsides, what is written at which distance.
import { expect, test } from 'vitest';
import { overlapArea, textWidth } from '../labels';
import { layout, type Sheet } from '../layout';
import { isSeen } from '../parts';
import { courses } from '../rivers';
import type { BoardBook, BookHex, BookLand } from '../types';
import { fieldOf, heightsOfHexes } from './heights';
import { LEVELS } from './levels';
import { coursesOf, namesAt } from './names';
import { partsOf } from './parts';
import { fold, lightAt } from './shading';
import { metresAt } from './slopes';
import { loopsOf, pieceAt, woodedOf, woodsOf } from './woods';

const id = (i: number, j: number): string => `H${String(i).padStart(2, '0')}${String(j).padStart(2, '0')}`;

type Sides = Record<string, Record<string, string[]>>;

/** Pointed hexes; `sides` by id and direction (NE, E, SE, SW, W, NW). */
function bookOf(columns: number, rows: number, sides: Sides, country: BookLand[], named: Record<string, Partial<BookHex>> = {}): BoardBook {
  const hexes: BookHex[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      hexes.push({ id: id(i, j), x: 2 * i + (j % 2), y: j, ...(sides[id(i, j)] ? { sides: sides[id(i, j)]! } : {}), ...named[id(i, j)] });
  return { title: 'Test', sides: [], units: {}, maps: [{ id: 'm', title: 'M', pointed: true, default: 'clear', hexes, country }] };
}

const heightAt = (sheet: Sheet, heights: Float32Array, hex: string): number =>
  heights[sheet.maps[0]!.hexes.findIndex((h) => h.id === hex)]!;

test('the hex up a slope is the higher, and what is told is about so', () => {
  const slope: Sides = { [id(3, 3)]: { 1: ['slope-up'] }, [id(4, 3)]: { 4: ['slope-down'] } };
  const sheet = layout(bookOf(8, 7, slope, [{ is: 'height', size: 200, at: [id(0, 0)] }, { is: 'height', size: 500, at: [id(7, 6)] }]));
  const heights = heightsOfHexes(sheet.maps[0]!);
  expect(heightAt(sheet, heights, id(4, 3)) - heightAt(sheet, heights, id(3, 3))).toBeGreaterThan(20);
  expect(Math.abs(heightAt(sheet, heights, id(0, 0)) - 200)).toBeLessThan(30);
  expect(Math.abs(heightAt(sheet, heights, id(7, 6)) - 500)).toBeLessThan(30);
});

test('water runs in a valley, and the light falls from the north-west', () => {
  const river = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].flatMap((j) => [[id(3, j), { 1: ['river'] }], [id(4, j), { 4: ['river'] }]]));
  const sheet = layout(bookOf(8, 7, river, [{ is: 'height', size: 300, at: [id(0, 0)] }]));
  const m = sheet.maps[0]!;
  const field = fieldOf(m, heightsOfHexes(m), m.rect, 8);
  const [bank, other] = [sheet.hexes.get(id(2, 3))!.at, sheet.hexes.get(id(4, 3))!.at];
  const water = { x: (sheet.hexes.get(id(3, 3))!.at.x + other.x) / 2, y: bank.y };
  expect(metresAt(field, bank) - metresAt(field, water)).toBeGreaterThan(20);
  fold(field);
  const at = (x: number): number => lightAt(field, Math.round((x - m.rect.x) / 8), Math.round((bank.y - m.rect.y) / 8));
  // The slope that faces west, east of the water, is lit; the one that faces east lies in the shade.
  expect(at(water.x + 20)).toBeGreaterThan(at(water.x - 20));
  expect(field.metres.every((metres) => Number.isFinite(metres))).toBe(true);
});

const wooded: Sides = { [id(2, 2)]: { 0: ['woods'], 1: ['woods'] }, [id(3, 2)]: { 4: ['woods'] }, [id(2, 3)]: { 3: ['woods'] }, [id(6, 5)]: { 1: ['woods'] }, [id(7, 5)]: { 4: ['woods'] } };

test('woods lie along their hexsides: two that touch are one, and its edge is closed', () => {
  const sheet = layout(bookOf(9, 8, wooded, []));
  const own = woodedOf([...sheet.hexes.values()]);
  expect([...own.keys()].map((h) => h.id).sort()).toEqual([id(2, 2), id(2, 3), id(3, 2), id(6, 5), id(7, 5)].sort());
  expect(woodsOf(own)).toHaveLength(2);
  const loops = loopsOf(own);
  expect(loops).toHaveLength(2);
  for (const loop of loops) {
    loop.forEach((edge, i) => expect(edge.to).toBe(loop[(i + 1) % loop.length]!.from));
    // The wood lies on the right: twice its area is positive where y grows down.
    expect(loop.reduce((sum, { a, b }) => sum + a.x * b.y - b.x * a.y, 0)).toBeGreaterThan(0);
  }
});

test('a point is in the piece of the side it lies towards', () => {
  expect([[10, -20], [20, 0], [10, 20], [-10, 20], [-20, 0], [-10, -20]].map(([x, y]) => pieceAt({ x: x!, y: y! }, true))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([[0, -20], [0, 20]].map(([x, y]) => pieceAt({ x: x!, y: y! }, false))).toEqual([0, 3]);
});

/** A river from west to east between two rows, with towns on it. */
function country(): BoardBook {
  const sides: Sides = {};
  for (let i = 0; i < 40; i++) sides[id(i, 4)] = { 0: ['river'], 5: ['river'] };
  const named: Record<string, Partial<BookHex>> = { [id(20, 5)]: { name: 'Great', terrain: 'town' } };
  for (let i = 2; i < 40; i += 3) named[id(i, 7)] = { name: `Place ${i}`, terrain: i % 2 ? 'town' : 'village' };
  return bookOf(40, 10, sides, [
    { is: 'town', size: 3, at: [id(20, 5)] }, { is: 'river', name: 'Water', size: 3, at: [id(8, 4), id(30, 4)] },
    { is: 'ridge', name: 'Hills', size: 2, at: [id(4, 1), id(12, 1)] },
  ], named);
}

test('from afar only what is great is named, and no name lies on another', () => {
  const sheet = layout(country());
  const ways = coursesOf(courses(sheet));
  const all = LEVELS.map((level) => namesAt(sheet.maps[0]!, ways, level));
  expect(all[0]!.straight.map(({ text }) => text)).toEqual(['Great']);
  expect(all[4]!.straight).toHaveLength(14);
  expect(all[4]!.curved.map(({ text }) => text).sort()).toEqual(['Hills', 'Water', 'Water']);
  for (const { straight } of all)
    straight.forEach((a, i) => straight.slice(i + 1).forEach((b) => {
      const box = ({ at, text, size }: typeof a) => ({ x: at.x - textWidth(text, size) / 2, y: at.y - size, w: textWidth(text, size), h: size });
      expect(overlapArea(box(a), box(b)) / (box(a).w * box(a).h)).toBeLessThan(0.3);
    }));
});

test('a counter in a town leaves the name beside it whole', () => {
  const sheet = layout(country());
  const towns = sheet.maps[0]!.hexes.filter(({ hex, terrain }) => hex.name && terrain === 'town');
  const { straight } = namesAt(sheet.maps[0]!, coursesOf(courses(sheet)), LEVELS[4]!);
  const beside = towns.flatMap(({ hex, at }) => straight.filter(({ text, at: name }) => text === hex.name && Math.abs(name.y - at.y) < 12)
    .map(({ text, size, at: name }) => Math.abs(name.x - at.x) - textWidth(text, size) / 2));
  expect(beside.length).toBeGreaterThan(3);
  expect(Math.min(...beside)).toBeGreaterThan(25);
});

test('the name of a river follows it, the right way up', () => {
  const sheet = layout(country());
  const names = namesAt(sheet.maps[0]!, coursesOf(courses(sheet)), LEVELS[4]!).curved.filter(({ text }) => text === 'Water');
  for (const { way, size, text } of names) {
    expect(way[0]!.x).toBeLessThan(way[way.length - 1]!.x);
    expect(way[way.length - 1]!.x - way[0]!.x).toBeGreaterThan(textWidth(text, size));
    const water = sheet.hexes.get(id(8, 4))!.at.y - 30;
    for (const p of way) expect(Math.abs(p.y - water)).toBeLessThan(30);
  }
});

test('each distance has its names, and one alone', () => {
  for (const scale of [0.03, 0.1, 0.125, 0.2, 0.3, 0.42, 0.5, 0.7, 3])
    expect(LEVELS.filter(({ band }) => scale >= band[0] && scale < band[1])).toHaveLength(1);
  const part = Object.assign(() => '', { band: [0.2, 0.4] as const });
  const sight = (scale: number) => ({ rect: { x: 0, y: 0, w: 1, h: 1 }, far: false, scale });
  expect([isSeen(part, sight(0.1)), isSeen(part, sight(0.2)), isSeen(part, sight(0.4)), isSeen(part, null)]).toEqual([false, true, false, false]);
});

test('the whole is drawn, with a key of what the map shows and no more', () => {
  const book = country();
  const sheet = layout(book);
  const text = partsOf(book, sheet, { key: 'Key', track: '', scale: '' })
    .map(drawn).join('');
  expect(text).toContain('m-river');
  expect(text).toContain('>river<');
  expect(text).not.toContain('>woods<');
  expect(text).not.toMatch(/NaN|undefined/);
});

/** A part as text; the light needs a browser. */
function drawn(part: () => string): string {
  try {
    return part();
  } catch (error) {
    if (error instanceof ReferenceError && error.message.includes('document')) return '';
    throw error;
  }
}
