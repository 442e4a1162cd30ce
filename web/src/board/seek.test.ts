import { describe, expect, test } from 'vitest';
import { wayToSee } from './seek';

const view = { w: 1000, h: 600 };
const slip = { x: 10, y: 400, w: 300, h: 190 };

describe('what is asked for', () => {
  test('stays where it is seen', () => {
    expect(wayToSee([], view, [slip])).toBeNull();
    expect(wayToSee([{ x: 500, y: 300 }, { x: 100, y: 200 }], view, [slip])).toBeNull();
  });

  test('comes out from under a slip by the shortest way', () => {
    expect(wayToSee([{ x: 290, y: 500 }], view, [slip])).toEqual({ x: 50, y: 0 });
    expect(wayToSee([{ x: 100, y: 420 }], view, [slip])).toEqual({ x: 0, y: -50 });
    expect(wayToSee([{ x: 1200, y: 300 }], view, [slip])).toEqual({ x: -230, y: 0 });
  });

  test('is moved together where it is little, to a room that holds it', () => {
    expect(wayToSee([{ x: 100, y: 450 }, { x: 600, y: 450 }], view, [slip])).toEqual({ x: 0, y: -80 });
  });

  test('is moved as long as nothing of it is seen where it is much', () => {
    const row = (y: number) => Array.from({ length: 12 }, (_, i) => ({ x: i * 200, y }));
    expect(wayToSee(row(300), view, [slip])).toBeNull();
    expect(wayToSee(row(700), view, [slip])).toEqual({ x: 0, y: -130 });
  });

  test('is moved together where too little of much is seen, and all of it finds room', () => {
    const row = (x: number) => Array.from({ length: 12 }, (_, i) => ({ x: x + i * 60, y: 300 }));
    expect(wayToSee(row(600), view, [slip])).toEqual({ x: -290, y: 0 });
    expect(wayToSee(row(400), view, [slip])).toBeNull(); // most of it is
  });

  test('who is in hand comes along, where both find room', () => {
    const held = [{ x: 100, y: 500 }];
    expect(wayToSee([{ x: 600, y: 300 }], view, [slip], held)).toEqual({ x: 0, y: -130 });
    const row = Array.from({ length: 12 }, (_, i) => ({ x: 600, y: 100 + i * 30 }));
    expect(wayToSee(row, view, [slip], held)).toEqual({ x: 0, y: -130 });
    expect(wayToSee([], view, [slip], held)).toEqual({ x: 0, y: -130 });
    // What is asked for counts more than who is in hand.
    expect(wayToSee([{ x: 2400, y: 300 }], view, [slip], [{ x: 500, y: 300 }])).toEqual({ x: -1430, y: 0 });
    expect(wayToSee([{ x: 970, y: 300 }], view, [slip], [{ x: -930, y: 300 }])).toBeNull();
  });
});
