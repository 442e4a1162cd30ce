import { describe, expect, test } from 'vitest';
import { meanOf, piecesOf, rounded, spanOf, spoken, verdictOf } from './forecast';

describe('chances in pieces', () => {
  test('what is seen adds up to the whole', () => {
    expect(piecesOf([440000, 450000, 110000])).toEqual([
      { least: 0, most: 0, percent: 44 }, { least: 1, most: 1, percent: 45 }, { least: 2, most: 2, percent: 11 },
    ]);
    expect(piecesOf([0, 0, 1000000])).toEqual([{ least: 2, most: 2, percent: 100 }]);
    expect(rounded([1, 1, 1])).toEqual([34, 33, 33]);
    expect(rounded([0, 0])).toEqual([0, 0]);
  });

  test('thin ends go to their neighbours', () => {
    const pieces = piecesOf([1000, 500000, 490000, 8000, 1000]);
    expect(pieces.map(({ least, most }) => [least, most])).toEqual([[0, 1], [2, 4]]);
    expect(pieces.reduce((sum, piece) => sum + piece.percent, 0)).toBe(100);
    expect(spoken([1000, 500000, 499000])).toBe('0–1: 50 %, 2: 50 %');
  });

  test('what may come out at all', () => {
    expect(spanOf([0, 100, 999800, 100])).toBe('1–3');
    expect(spanOf([0, 0, 1000000])).toBe('2');
    expect(spanOf([])).toBe('?');
  });

  test('the mean is of all parts', () => {
    expect(meanOf([500000, 0, 500000], 'en')).toBe('1.0');
    expect(meanOf([500000, 500000], 'fr')).toBe('0,5');
  });

  test('who is beaten, and how far', () => {
    const all = [
      { what: 'beaten' as const, side: 'red', parts: [700000, 200000, 100000] },
      { what: 'beaten' as const, side: 'blue', parts: [500000, 500000] },
    ];
    expect(verdictOf(all, 'red', 'blue')).toEqual({ percents: [30, 20, 50], retreats: [4 / 3, 1] });
  });
});
