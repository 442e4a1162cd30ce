import { expect, test, vi } from 'vitest';
import { fetched } from './fetched';

test('a part is asked for until it comes', async () => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});
