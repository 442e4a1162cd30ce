import { describe, expect, test } from 'vitest';
import { isSeen, type Part, type Sight } from './parts';
import { sampleBook, sampleMap } from './sample';
import { drawing } from './sheet';
import { LARGE } from './tiles';
import type { BookHex } from './types';

/** 77 columns of 54 hexes, less 38: three in ten are woods. */
function large() {
  const map = sampleMap('large', 77, 54);
  map.hexes = map.hexes.slice(0, 4120).map((hex, i): BookHex =>
    (i % 10 < 3 ? { ...hex, terrain: 'forest' } : i % 50 === 7 ? { ...hex, terrain: 'town', name: `Town ${i}` } : hex));
  return { ...sampleBook(), maps: [map], boxes: [] };
}

const words = { key: 'Key', track: 'Track', scale: 'Scale' };
const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part().length, 0);

// All of it is drawn, which takes a busy machine its time.
describe('a sheet of 4,120 hexes', { timeout: 60_000 }, () => {
  const { parts, sheet } = drawing(large(), words);
  const seen = (sight: Sight | null): Part[] => parts.filter((part) => isSeen(part, sight));
  const middle = { x: sheet.w / 2, y: sheet.h / 2, w: 640, h: 400 };

  test('is drawn where it is looked at, and from far without what is too fine', () => {
    expect(sheet.hexes.size).toBe(4120);
    expect(sheet.hexes.size).toBeGreaterThan(LARGE);
    const whole = sizeOf(parts);
    const near = sizeOf(seen({ rect: middle, far: false, scale: 1 }));
    const far = sizeOf(seen({ rect: { x: 0, y: 0, w: sheet.w, h: sheet.h }, far: true, scale: 0.2 }));
    console.log(`  all ${(whole / 1e6).toFixed(1)} MB; at one screen ${(near / 1e6).toFixed(2)} MB, from far ${(far / 1e6).toFixed(2)} MB`);
    expect(near).toBeLessThan(whole / 3);
    expect(far).toBeLessThan(whole / 3);
  });

  test('shows the same where one looks as the whole sheet does', () => {
    const ids = (all: readonly Part[]): string[] => all.flatMap((part) => [...part().matchAll(/>(\d{4})<\/text>/g)].map(([, id]) => id!));
    expect(ids(parts)).toHaveLength(4120);
    expect(new Set(ids(parts)).size).toBe(4120);
    const near = new Set(ids(seen({ rect: middle, far: false, scale: 1 })));
    for (const { id, at } of sheet.hexes.values())
      if (Math.abs(at.x - middle.x - 320) < 320 && Math.abs(at.y - middle.y - 200) < 200) expect(near.has(id)).toBe(true);
  });
});

test('a small sheet is drawn at once, and whole', () => {
  const { parts } = drawing(sampleBook(), words);
  expect(parts.filter((part) => part.at || part.fine)).toEqual([]);
  expect(parts.every((part) => isSeen(part, null))).toBe(true);
});
