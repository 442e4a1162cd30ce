import { expect, it } from 'vitest';
import { sample, smooth, strandsOf, type Link } from './strands';

const link = (ax: number, ay: number, bx: number, by: number, kind = 'road'): Link => ({
  kind,
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
  bends: [{ x: (ax + bx) / 2, y: (ay + by) / 2 }],
});

it('joins a chain into one strand, whichever way its links were told', () => {
  const strands = strandsOf([link(0, 0, 10, 0), link(20, 0, 10, 0), link(20, 0, 30, 0)]);
  expect(strands).toHaveLength(1);
  expect(strands[0]!.points).toHaveLength(7);
});

it('runs straight on through a crossing and lets the others end on it', () => {
  const strands = strandsOf([link(0, 0, 10, 0), link(10, 0, 20, 0), link(10, 0, 10, 10)]);
  expect(strands.map((s) => s.points.length).sort()).toEqual([3, 5]);
  const branch = strands.find((s) => s.points.length === 3)!;
  expect(branch.points).toContainEqual({ x: 10, y: 0 });
});

it('never joins two kinds', () => {
  expect(strandsOf([link(0, 0, 10, 0), link(10, 0, 20, 0, 'trail')])).toHaveLength(2);
});

it('closes a ring and uses every link once', () => {
  const ring = [link(0, 0, 10, 0), link(10, 0, 10, 10), link(10, 10, 0, 10), link(0, 10, 0, 0)];
  const strands = strandsOf(ring);
  expect(strands).toHaveLength(1);
  expect(strands[0]!.closed).toBe(true);
  expect(strands[0]!.points).toHaveLength(8);
  expect(smooth(strands[0]!.points, true)).toMatch(/^M.*Z$/);
});

it('pulls a curve off its nodes towards the chord', () => {
  const corner = [link(0, 0, 10, 0), link(10, 0, 10, 10)];
  const at = (pull: number) => strandsOf(corner, pull)[0]!.points[2]!;
  expect(at(0)).toEqual({ x: 10, y: 0 });
  expect(at(1)).toEqual({ x: 7.5, y: 2.5 });
});

it('draws two points as a line and samples evenly along a curve', () => {
  expect(
    smooth(
      [
        { x: 0, y: 0 },
        { x: 1, y: 2 },
      ],
      false,
    ),
  ).toBe('M0 0L1 2');
  const line = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
  ];
  const points = sample(line, false, 5);
  expect(points).toHaveLength(20);
  expect(points.every((p) => p.y === 0 && Math.abs(p.turn) < 1e-9)).toBe(true);
});
