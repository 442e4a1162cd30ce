import { expect, it } from 'vitest';
import { hasBoard } from './playable';

it('takes a book without maps and areas for one without a board', () => {
  expect(hasBoard({})).toBe(false);
  expect(hasBoard({ maps: [], areas: [] })).toBe(false);
  expect(hasBoard({ areas: [{ id: 'A', name: 'A', x: 0, y: 0, exits: {} }] })).toBe(true);
});
