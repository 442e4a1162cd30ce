import { beforeEach, expect, test, vi } from 'vitest';
import { Clicks } from './clicks';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('actions sent together are one click', () => {
  const clicks = new Clicks('x');
  const path = clicks.begin(4, false);
  clicks.told(1);
  clicks.told(4);
  clicks.end(path);
  clicks.begin(1, false);
  clicks.told(5);
  expect([clicks.count, clicks.last]).toEqual([2, 1]);
  clicks.told(4, { undone: true });
  expect([clicks.count, clicks.last]).toEqual([1, 4]);
  clicks.told(0, { undone: true });
  expect(clicks.count).toBe(0);
});

test('quick clicks are told apart, however their answers come', () => {
  for (const told of [[1, 2, 4], [2, 4], [4], [1, 4]]) {
    const clicks = new Clicks(`x${told}`);
    clicks.begin(1, false);
    clicks.begin(1, false);
    clicks.begin(2, false);
    for (const actions of told) clicks.told(actions);
    expect([clicks.count, clicks.last]).toEqual([3, 2]);
  }
});

test('what was refused is waited for no longer', () => {
  const clicks = new Clicks('x');
  const path = clicks.begin(3, false);
  clicks.told(1);
  clicks.end(path);
  clicks.begin(1, false);
  clicks.told(2);
  expect([clicks.count, clicks.last]).toEqual([2, 1]);
});

test('a die among quick clicks leaves the later ones whole', () => {
  const clicks = new Clicks('x');
  clicks.told(2);
  clicks.begin(1, false);
  clicks.begin(2, false);
  clicks.told(0);
  clicks.told(2);
  expect([clicks.count, clicks.last]).toEqual([1, 2]);
});

test('a march that goes on is still the same click', () => {
  const clicks = new Clicks('x');
  clicks.begin(1, false);
  clicks.told(1);
  clicks.begin(1, true);
  clicks.told(2);
  expect([clicks.count, clicks.last]).toEqual([1, 2]);
});

test('what can no longer be taken back goes from the beginning', () => {
  const clicks = new Clicks('x');
  clicks.told(3);
  clicks.begin(2, false);
  clicks.told(5);
  clicks.told(2);
  expect([clicks.count, clicks.last]).toEqual([1, 2]);
  clicks.told(0);
  clicks.begin(1, false);
  clicks.told(1);
  expect([clicks.count, clicks.last]).toEqual([1, 1]);
});

test('a page loaded again knows its clicks; of a game just opened each action is one', () => {
  const before = new Clicks('x');
  before.told(3);
  const after = new Clicks('x');
  after.told(3, { opened: true });
  expect([after.count, after.last]).toEqual([1, 3]);
  const other = new Clicks('y');
  other.told(3, { opened: true });
  expect([other.count, other.last]).toEqual([3, 1]);
});
