import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Procession, stand } from './parade';

let shown: string[];
let pause: number;
let waiting: number;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pause = 100;
  waiting = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const make = (): Procession<string> =>
  new Procession<string>({
    show: (item) => shown.push(item),
    pause: () => pause,
    urgent: (item) => item === 'mine',
    changed: (n) => (waiting = n),
  });

test('the first at once, the others at the pace', () => {
  const queue = make();
  for (const item of ['a', 'b', 'c']) queue.add(item);
  expect(shown).toEqual(['a']);
  expect(waiting).toBe(2);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(waiting).toBe(0);
});

test('without a pause all is shown at once', () => {
  pause = 0;
  const queue = make();
  for (const item of ['a', 'b', 'c']) queue.add(item);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('what is urgent takes those before it along, in order', () => {
  const queue = make();
  for (const item of ['a', 'b', 'c', 'mine', 'd']) queue.add(item);
  expect(shown).toEqual(['a', 'b', 'c', 'mine', 'd']);
});

test('a crowd of urgent ones is shown together, a breath apart', () => {
  const queue = new Procession<string>({
    show: (item) => shown.push(item),
    pause: () => 0,
    urgent: () => true,
    changed: (n) => (waiting = n),
  });
  queue.add('a');
  expect(shown).toEqual(['a']);
  for (const item of ['b', 'c', 'd']) queue.add(item);
  expect(shown).toEqual(['a']);
  expect(waiting).toBe(0);
  vi.advanceTimersByTime(30);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
  queue.add('e');
  expect(shown.at(-1)).toBe('d');
  vi.advanceTimersByTime(30);
  expect(shown.at(-1)).toBe('e');
  vi.advanceTimersByTime(100);
  queue.add('f');
  expect(shown.at(-1)).toBe('f');
});

test('a long turn of others takes no longer than its time, a short one the wished pace', () => {
  let over = 0;
  const played = (deeds: number): number => {
    const from = Date.now();
    const row = new Procession<number>({
      show: () => (over = Date.now() - from),
      pause: (_, waiting, spent) => stand(450, 1, waiting, spent),
      urgent: () => false,
      changed: () => {},
    });
    // A bot plays faster than it is shown.
    for (let i = 0; i < deeds; i++) {
      row.add(i);
      vi.advanceTimersByTime(20);
    }
    vi.runAllTimers();
    return over;
  };
  expect(played(5)).toBeGreaterThanOrEqual(4 * 450);
  for (const deeds of [30, 100, 300]) {
    expect(played(deeds)).toBeLessThanOrEqual(10_000);
    expect(over).toBeGreaterThan(6_000);
  }
});

test('skipping shows all and starts afresh', () => {
  const queue = make();
  for (const item of ['a', 'b', 'c']) queue.add(item);
  queue.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  queue.add('d');
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
  queue.add('e');
  queue.step();
  expect(shown.at(-1)).toBe('e');
});

test('what was dropped leaves no breath behind that would cut the next one short', () => {
  const queue = new Procession<string>({
    show: (item) => shown.push(item),
    pause: () => 0,
    urgent: () => true,
    changed: () => {},
  });
  queue.add('a');
  vi.advanceTimersByTime(20);
  queue.drop();
  queue.add('b');
  queue.add('c');
  vi.advanceTimersByTime(20);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual(['a', 'b', 'c']);
});
