import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWINGS, drawingOf } from './plates';
import { curve, hatch } from './pen';

const data = readFileSync(new URL('../../../../../data/napoleon1806/cards.yaml', import.meta.url), 'utf8');
const events = [...data.matchAll(/^ {2}([a-z-]+): +\{colour:/gm)].map((match) => match[1]!);

describe('engravings', { timeout: 30_000 }, () => {
  it('each event of the cards has one, and none is for nothing', () => {
    expect(events.length).toBe(39);
    expect(Object.keys(DRAWINGS).sort()).toEqual([...events].sort());
  });
  it('a drawing is many cuts, all of them numbers, and small', () => {
    for (const event of events) {
      const drawing = drawingOf(event);
      expect(drawing.length, event).toBeGreaterThan(8);
      const all = drawing.map(({ d }) => d).join('');
      expect(all, event).not.toMatch(/NaN|undefined|Infinity/);
      expect(all.length, event).toBeLessThan(50_000);
    }
  });
  it('twenty-five and more different ones, each made once', () => {
    expect(new Set(Object.values(DRAWINGS)).size).toBeGreaterThan(25);
    expect(drawingOf('rain')).toBe(drawingOf('rain'));
    expect(drawingOf('of another game')).toEqual([]);
  });
  it('shade stays within its shape, from where it is to begin', () => {
    const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as [number, number][];
    const ends = [...hatch(square, { angle: 0, gap: 2, from: 0.5 }).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)];
    expect(ends.length).toBe(5);
    for (const [, x0, , x1] of ends) expect([Number(x0), Number(x1)]).toEqual([5, 10]);
  });
  it('a curve goes through its dots', () => {
    const points = curve([[0, 0], [5, 5], [10, 0]]);
    expect(points[6]).toEqual([5, 5]);
    expect(points.at(-1)).toEqual([10, 0]);
  });
});
