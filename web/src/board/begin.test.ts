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

test('nobody of theirs begins under the small map, where the board has one', () => {
  const { on, seen } = camera(936, 716);
  const spread = [{ x: 0, y: 900 }, { x: 1600, y: 300 }, { x: 1200, y: 100 }];
  const country = { ...book, maps: book.maps!.map((map) => ({ ...map, country: [{}] })) } as unknown as BoardBook;
  beginOn(on, country, sheet, { lying: spread, able: [spread[0]!], gates: [] });
  const at = { x: (0 - seen.x) * seen.k + 468, y: (900 - seen.y) * seen.k + 358 };
  expect(at.x).toBeGreaterThan(0);
  expect(at.x).toBeLessThan(170);
  expect(at.y).toBeLessThan(716 - 230);
  beginOn(on, book as unknown as BoardBook, sheet, { lying: spread, able: [spread[0]!], gates: [] });
  expect((900 - seen.y) * seen.k + 358).toBeGreaterThan(716 - 230);
});

test('where those who can act need more room, all is shown', () => {
  const { on, seen } = camera(1096, 816);
  beginOn(on, book as unknown as BoardBook, sheet, { lying, able: lying, gates: [] });
  expect(seen.k).toBeLessThan(0.68);
});
