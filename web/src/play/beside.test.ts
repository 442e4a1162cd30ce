import { expect, test } from 'vitest';
import { beside } from './beside';

const board = { left: 0, top: 100, right: 390, bottom: 600 };
const box = { w: 200, h: 120 };
const at = (x: number, y: number, half = 40) => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });
const covers = (of: ReturnType<typeof at>): boolean => {
  const { left, top } = beside(of, box, board);
  return left < of.right && of.left < left + box.w && top < of.bottom && of.top < top + box.h;
};

test('a box stands below what it speaks of, or above it, and never on it', () => {
  expect(beside(at(200, 300), box, board)).toEqual({ left: 100, top: 348 });
  expect(beside(at(200, 560), box, board)).toEqual({ left: 100, top: 392 });
  for (const x of [20, 195, 370]) for (const y of [120, 300, 480, 580]) expect(covers(at(x, y))).toBe(false);
});

test('beside it where there is room neither below nor above', () => {
  const wide = { left: 0, top: 100, right: 1000, bottom: 340 };
  expect(beside(at(300, 220, 60), box, wide)).toEqual({ left: 368, top: 160 });
  expect(beside(at(900, 220, 60), box, wide)).toEqual({ left: 632, top: 160 });
});

test('it stays on the board, whose edge it does not leave for the buttons below', () => {
  for (const y of [90, 300, 590]) {
    const { left, top } = beside(at(380, y), box, board);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + box.w).toBeLessThanOrEqual(382);
    expect(top).toBeGreaterThanOrEqual(108);
    expect(top + box.h).toBeLessThanOrEqual(592);
  }
});
