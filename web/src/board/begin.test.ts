import { expect, test } from 'vitest';
import { beginOn } from './begin';
import { fitting, type Camera } from './camera';
import { layout } from './layout';
import { book } from '../speech/fixture';
import type { BoardBook } from './types';

const sheet = layout(book as unknown as BoardBook);

/** A frame of a size, and what it shows. */
function camera(w: number, h: number) {
  const seen = { k: 0, x: 0, y: 0 };
  const on = {
    show(r: { x: number; y: number; w: number; h: number }, max: number) {
      Object.assign(seen, { k: fitting(r, { w, h }, max).k, x: r.x + r.w / 2, y: r.y + r.h / 2 });
    },
    centre: (p: { x: number; y: number }, k: number) => Object.assign(seen, { k, ...p }),
    scale: () => seen.k,
    room: () => ({ w, h }),
  } as unknown as Camera;
  return { on, seen };
}

const lying = [{ x: 0, y: 400 }, { x: 1700, y: 500 }];

test('a board begins where the values can be read, with all who can act', () => {
  const { on, seen } = camera(1096, 816);
  beginOn(on, book as unknown as BoardBook, sheet, { lying, able: [lying[0]!], gates: [] });
  expect(seen.k).toBe(0.68);
  expect((0 - seen.x) * seen.k).toBeGreaterThan(-548);
});

test('where those who can act need more room, all is shown', () => {
  const { on, seen } = camera(1096, 816);
  beginOn(on, book as unknown as BoardBook, sheet, { lying, able: lying, gates: [] });
  expect(seen.k).toBeLessThan(0.68);
});
