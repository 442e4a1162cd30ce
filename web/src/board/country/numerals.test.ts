import { describe, expect, test } from 'vitest';
import { layout } from '../layout';
import { sampleBook, sampleMap } from '../sample';
import { numerals, strokesOf } from './numerals';

/** Where each stroke of a path begins. */
const starts = (d: string): [number, number][] =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the number of a hex', () => {
  test('is as many strokes as it has signs, about its middle', () => {
    const at = starts(strokesOf('N1330', 100, 50)!);
    expect(at).toHaveLength(5);
    expect(new Set(at.map(([, y]) => y))).toEqual(new Set([50]));
    const [left, right] = [at[0]![0], at[4]![0] + 4];
    expect((left + right) / 2).toBeCloseTo(100, 0);
  });

  test('can be written with every figure and with the letters of both maps', () => {
    for (const sign of '0123456789NS') expect(strokesOf(sign, 0, 0)).toMatch(/^M-2 0[mv]/);
    expect(new Set([...'0123456789NS'].map((sign) => strokesOf(sign, 0, 0))).size).toBe(12);
  });

  test('stays a text where a sign is not known', () => {
    expect(strokesOf('X1', 0, 0)).toBeNull();
    const sheet = layout({ ...sampleBook(), maps: [sampleMap('own', 2, 2)], boxes: [] });
    const [first, second] = [...sheet.hexes.values()];
    const drawn = numerals([first!, { ...second!, id: 'A&1' }]);
    expect(drawn).toContain('>A&amp;1</text>');
    expect(starts(drawn)).toHaveLength(first!.id.length);
  });
});
