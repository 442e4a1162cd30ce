import { describe, expect, it } from 'vitest';
import { R, centreOf, corner, distance, hexAt, num, pointKey, sideMiddle, step } from './geometry';

describe.each([false, true])('hexes, pointed %s', (pointed) => {
  it('finds its own hex from any point well inside', () => {
    for (let x = -6; x <= 6; x++) {
      for (let y = -6; y <= 6; y++) {
        if ((x + y) % 2) continue;
        const c = centreOf(x, y, pointed);
        for (let k = 0; k < 6; k++) {
          const off = corner(k, pointed, R * 0.97);
          expect(hexAt({ x: c.x + off.x, y: c.y + off.y }, pointed)).toEqual({
            x: x + 0,
            y: y + 0,
          });
        }
      }
    }
  });

  it('puts the neighbour in direction d across the middle of side d', () => {
    for (let d = 0; d < 6; d++) {
      const [dx, dy] = step(d, pointed);
      const n = centreOf(dx, dy, pointed);
      const m = sideMiddle(d, pointed);
      expect(n.x).toBeCloseTo(2 * m.x);
      expect(n.y).toBeCloseTo(2 * m.y);
    }
  });

  it('shares corners between neighbours', () => {
    const keys = new Set<string>();
    for (const [x, y] of [[0, 0], step(0, pointed), step(1, pointed)] as const) {
      const c = centreOf(x, y, pointed);
      for (let k = 0; k < 6; k++) {
        const p = corner(k, pointed);
        keys.add(pointKey({ x: c.x + p.x, y: c.y + p.y }));
      }
    }
    expect(keys.size).toBe(13);
  });
});

it('sides are as long as the radius and north is up', () => {
  expect(distance(corner(0), corner(1))).toBeCloseTo(R);
  expect(centreOf(0, 2).y).toBeLessThan(0);
  expect(sideMiddle(0).y).toBeLessThan(0);
});

it('numbers are short', () => {
  expect([num(1.26), num(-0.01), num(3)]).toEqual(['1.3', '0', '3']);
});
