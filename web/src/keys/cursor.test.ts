import { expect, test } from 'vitest';
import { drawing } from '../board/sheet';
import type { Book } from '../net/wire';
import { begin, follow } from './cursor';

const spot = (id: string, x: number, y: number, outside = false): object => ({ id, x, y, ...(outside ? { outside } : {}) });
const book = {
  title: 'Toy', scenario_title: 'Toy', sides: [], words: {}, units: {},
  maps: [{
    id: 'toy', title: 'Toy', columns: 1, rows: 5, default: 'clear',
    hexes: [spot('0101', 0, 0), spot('0102', 0, 2, true), spot('0103', 0, 4, true), spot('0104', 0, 6), spot('0105', 0, 8, true)],
  }],
} as unknown as Book;

test('what is out of play is stepped over, and never the edge of the map', () => {
  expect(follow(book, '0101', 'up')).toBe('0104');
  expect(follow(book, '0104', 'down')).toBe('0101');
  expect(follow(book, '0104', 'up')).toBeNull();
  expect(['0101', '0104']).toContain(begin(book, []));
});

test('and washed over on the sheet, neighbours in one outline', () => {
  const parts = drawing(book as Parameters<typeof drawing>[0], { key: '', track: '', scale: '' }).parts;
  const washed = parts.map((part) => part()).join('').match(/class="m-outside" d="([^"]*)"/);
  const corners = washed![1]!.split('Z').filter(Boolean).map((outline) => outline.split(/[ML]/).length - 1);
  expect(corners).toEqual([10, 6]);
});
