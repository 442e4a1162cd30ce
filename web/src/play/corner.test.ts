import { expect, test } from 'vitest';
import { cornerFor, meet, slipIn } from './corner';

const board = { left: 100, top: 50, right: 1100, bottom: 750 };
const slip = { width: 400, height: 300 };
const at = (x: number, y: number) => ({ left: x - 30, top: y - 30, right: x + 30, bottom: y + 30 });

test('a slip lies in the first corner where it is clear of what it speaks of', () => {
  expect(cornerFor(board, slip, at(800, 200), 10)).toBe('sw');
  expect(cornerFor(board, slip, at(300, 600), 10)).toBe('se');
  const wide = { width: 980, height: 300 };
  expect(cornerFor(board, wide, at(600, 600), 10)).toBe('nw');
  expect(cornerFor(board, { width: 980, height: 400 }, at(600, 400), 10)).toBeNull();
});

test('it covers as few others as it can there', () => {
  const [west, east, north] = [at(300, 600), at(900, 600), at(300, 200)];
  expect(cornerFor(board, slip, null, 10, [west])).toBe('se');
  expect(cornerFor(board, slip, null, 10, [west, east])).toBe('nw');
  expect(cornerFor(board, slip, north, 10, [west, east])).toBe('sw');
  expect(cornerFor(board, slip, north, 10, [west, west, east])).toBe('se');
  expect(cornerFor(board, slip, null, 10, [at(700, 100)])).toBe('sw');
});

test('rectangles that only touch do not meet', () => {
  const one = slipIn('sw', board, slip, 10);
  expect(one).toEqual({ left: 110, top: 440, right: 510, bottom: 740 });
  expect(meet(one, { left: 510, top: 440, right: 600, bottom: 500 })).toBe(false);
  expect(meet(one, { left: 509, top: 440, right: 600, bottom: 500 })).toBe(true);
});
