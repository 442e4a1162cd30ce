/* The pen that our engravings are drawn with: outlines through points, limbs that swell and taper, and shade by
   parallel lines, as a burin cuts them. Pure: what comes out are the paths of an SVG of 150 by 50. */

/** Across, down, and for a limb how wide it is there. */
export type Dot = readonly [number, number, number?];

/** How a path is laid on the paper. */
export type Tool = 'edge' | 'paper' | 'ink' | 'line' | 'fine' | 'bold';
export interface Cut {
  tool: Tool;
  d: string;
}
export type Drawing = Cut[];

type Point = [number, number];

export interface Shade {
  /** Of the lines, in degrees; 90 goes straight down. */
  angle?: number;
  /** Between two lines. */
  gap?: number;
  /** Where on its way through the shape a line begins and ends. */
  from?: number;
  to?: number;
}

const STEPS = 6;
const round = (n: number): number => Math.round(n * 10) / 10;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const open = (points: readonly Point[]): string => `M${points.map(text).join('L')}`;
const shut = (points: readonly Point[]): string => `${open(points)}Z`;

/** A curve through all dots. */
export function curve(dots: readonly Dot[], closed = false): Point[] {
  const last = dots.length - 1;
  const at = (i: number): Dot => (closed ? dots[(i + dots.length) % dots.length]! : dots[Math.max(0, Math.min(last, i))]!);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? dots.length : last); i++)
    for (let k = 0; k < STEPS; k++) {
      const t = k / STEPS;
      const mix = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      };
      out.push([mix(0), mix(1)]);
    }
  if (!closed) out.push([at(last)[0], at(last)[1]]);
  return out;
}

export const sharp = (dots: readonly Dot[]): Point[] => dots.map(([x, y]) => [x, y]);

/** An arm, a leg, a neck, a tail: along the dots, as wide as each says. */
export function limb(dots: readonly Dot[]): Point[] {
  const spine = curve(dots);
  const width = (i: number): number => {
    const k = Math.min(dots.length - 1, Math.floor(i / STEPS));
    const [a, b] = [dots[k]![2] ?? 2, (dots[k + 1] ?? dots[k]!)[2] ?? 2];
    return a + ((b - a) * (i - k * STEPS)) / STEPS;
  };
  const side = (sign: number): Point[] => spine.map(([x, y], i) => {
    const [p, q] = [spine[Math.max(0, i - 1)]!, spine[Math.min(spine.length - 1, i + 1)]!];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const half = (sign * width(i)) / 2;
    return [x - ((q[1] - p[1]) / long) * half, y + ((q[0] - p[0]) / long) * half];
  });
  return [...side(1), ...side(-1).reverse()];
}

export const disc = (x: number, y: number, r: number, high = r): Point[] =>
  Array.from({ length: 24 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 12), y + high * Math.sin((i * Math.PI) / 12)]);

export const box = (x: number, y: number, w: number, h: number): Point[] =>
  [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

/** Moved, made larger, turned by degrees; a negative size looks the other way. */
export function put(points: readonly Point[], x: number, y: number, size = 1, turn = 0): Point[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const tall = Math.abs(size);
  return points.map(([px, py]) => [x + px * size * c - py * tall * s, y + px * size * s + py * tall * c]);
}

/** Parallel lines within a shape. */
export function hatch(shape: readonly Point[], { angle = 90, gap = 1.6, from = 0, to = 1 }: Shade = {}): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const turned = shape.map(([x, y]): Point => [x * c + y * s, y * c - x * s]);
  const rows = turned.map((p) => p[1]);
  let d = '';
  for (let y = Math.ceil(Math.min(...rows) / gap) * gap; y < Math.max(...rows); y += gap) {
    const hits = turned.flatMap(([x0, y0], i) => {
      const [x1, y1] = turned[(i + 1) % turned.length]!;
      return y0 <= y !== y1 <= y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
    }).sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [a, b] = [hits[i]!, hits[i + 1]!];
      const [p, q] = [a + (b - a) * from, a + (b - a) * to];
      d += open([[p * c - y * s, p * s + y * c], [q * c - y * s, q * s + y * c]]);
    }
  }
  return d;
}

/** Shapes that grow together: one outline about all, then the shade of each. */
export function figure(shapes: readonly Point[][], shade: Shade | null = {}): Drawing {
  const all = shapes.map(shut).join('');
  return [
    { tool: 'edge', d: all },
    { tool: 'paper', d: all },
    ...(shade ? [{ tool: 'fine' as const, d: shapes.map((shape) => hatch(shape, shade)).join('') }] : []),
  ];
}

export const ink = (...shapes: readonly Point[][]): Drawing => [{ tool: 'ink', d: shapes.map(shut).join('') }];
export const line = (...lines: readonly Point[][]): Drawing => [{ tool: 'line', d: lines.map(open).join('') }];
export const fine = (...lines: readonly Point[][]): Drawing => [{ tool: 'fine', d: lines.map(open).join('') }];
export const bold = (...lines: readonly Point[][]): Drawing => [{ tool: 'bold', d: lines.map(open).join('') }];
export const shaded = (shape: Point[], shade: Shade): Drawing => [{ tool: 'fine', d: hatch(shape, shade) }];
