import { describe, expect, test } from 'vitest';
import { Taps, type Tap } from './taps';

const tap = (time: number, more: Partial<Tap> = {}): Tap => ({ x: 20, y: 600, time, touch: true, count: 1, ...more });
const button = (word: string) => ({ word, action: word });

function rolled(): Taps {
  const taps = new Taps();
  expect(taps.isMeant(tap(1000), button('roll'))).toBe(true);
  taps.changed(1200);
  return taps;
}

describe('a second tap', () => {
  test('does not press what came under the finger, until a little later', () => {
    const taps = rolled();
    expect(taps.isMeant(tap(1300), button('done'))).toBe(false);
    expect(taps.isMeant(tap(1850), button('done'))).toBe(false);
    expect(taps.isMeant(tap(1950), button('done'))).toBe(true);
  });

  test('presses at another place, or by a key', () => {
    expect(rolled().isMeant(tap(1300, { x: 200 }), button('done'))).toBe(true);
    expect(rolled().isMeant(tap(1300, { x: 0, y: 0, count: 0, touch: false }), button('done'))).toBe(true);
  });

  test('does the same again, but ends nothing more', () => {
    expect(rolled().isMeant(tap(1300), button('roll'))).toBe(true);
    const taps = new Taps();
    expect(taps.isMeant(tap(1000), button('done'))).toBe(true);
    taps.changed(1100);
    expect(taps.isMeant(tap(1300), button('done'))).toBe(false);
  });

  test('of a mouse is in doubt only as part of a double click', () => {
    expect(rolled().isMeant(tap(1300, { touch: false }), button('done'))).toBe(true);
    expect(rolled().isMeant(tap(1300, { touch: false, count: 2 }), button('done'))).toBe(false);
  });
});
