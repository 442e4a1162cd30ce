import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched } from './fetched';

const reload = vi.fn();
const kept = new Map<string, string>();
let status = 404;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  reload.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/index-old.js' }) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, to: string) => kept.set(key, to) });
  vi.stubGlobal('fetch', () => (status === 0 ? Promise.reject(new Error('away')) : Promise.resolve({ status })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part is asked for until it comes', async () => {
  const load = vi.fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new Error('Unable to preload CSS'))
    .mockResolvedValue('here');
  const part = fetched(load);
  await vi.advanceTimersByTimeAsync(2100);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await part).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
});

/** A part that does not come so many times. */
const part = (fails: number) => {
  let left = fails;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new Error('gone')) : Promise.resolve('part')));
};

test('while the server is away the page stays as it is', async () => {
  status = 0;
  const found = fetched(part(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose program the server has no more is loaded again, but not again and again', async () => {
  status = 404;
  void fetched(part(Infinity));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that the browser keeps out though the server is there loads the page again, once', async () => {
  status = 200;
  void fetched(part(Infinity));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that comes late loads nothing again', async () => {
  status = 200;
  const found = fetched(part(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});
