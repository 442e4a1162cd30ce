import { expect, test } from 'vitest';
import { Chronicle, mergeLog, PAGE } from './history';
import type { History } from '../net/wire';

const page = (from: number, count: number): History => ({
  ok: true, total: 500, from, view: { at: from, seen: {} },
  steps: Array.from({ length: count }, (_, i) => ({
    step: from + i + 1, by: 'red', events: [], view: { at: from + i + 1 },
  })),
});

test('views after each step, by patches from the beginning of the page', () => {
  const past = new Chronicle();
  past.add(page(0, 3));
  expect([0, 1, 2, 3].map((step) => past.view(step)?.at)).toEqual([0, 1, 2, 3]);
  expect(past.view(2)?.seen).toBe(past.view(0)?.seen);
});

test('what is missing is asked for by whole pages', () => {
  const past = new Chronicle();
  expect(past.missing(0)).toBe(0);
  expect(past.missing(1)).toBe(0);
  expect(past.missing(PAGE)).toBe(0);
  expect(past.missing(PAGE + 1)).toBe(PAGE);
  past.add(page(0, PAGE));
  expect(past.missing(PAGE)).toBe(null);
  expect(past.missing(0)).toBe(null);
});

test('an undo forgets what was taken back', () => {
  const past = new Chronicle();
  past.add(page(0, 10));
  past.cut(7);
  expect(past.view(7)?.at).toBe(7);
  expect(past.view(8)).toBe(undefined);
  expect(past.missing(8)).toBe(0);
});

test('pages and updates make one log', () => {
  const entry = (step: number): { step: number; by: string; events: [] } => ({ step, by: 'red', events: [] });
  expect(mergeLog([entry(5), entry(6)], [entry(3), entry(5)]).map((e) => e.step)).toEqual([3, 5, 6]);
});
