/* What several engravings show: the ground and the sky, horses, men and what they carry. */
import { bold, box, curve, disc, fine, figure, ink, limb, line, put, sharp, type Dot, type Drawing } from './pen';

/** A number from 0 to 1 that is always the same for a seed. */
const chance = (seed: number): number => {
  const n = Math.sin(seed * 127.1 + 3.7) * 43758.5453;
  return n - Math.floor(n);
};

/** Broken lines that lie on the ground, the shorter the nearer to the edges of the picture. */
export function ground(y: number, from = 4, to = 146, rows = 3): Drawing {
  const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: 9 }, (_, i) => {
    const wide = (to - from) / 9;
    const x = from + i * wide + chance(row * 9 + i) * wide * 0.5;
    const long = wide * (0.35 + 0.7 * chance(row * 31 + i));
    const low = y + row * 2.1 + chance(i * 3 + row) * 0.7;
    return curve([[x, low], [x + long / 2, low - 0.5], [Math.min(to, x + long), low + 0.2]]);
  })).flat();
  return fine(...lines);
}

/** Level lines of a sky, broken as clouds are. */
export const sky = (from: number, to: number, top: number, rows: number): Drawing =>
  fine(...Array.from({ length: rows }, (_, i) => {
    const y = top + i * 2.2;
    const [a, b] = [from + chance(i + 5) * 18, to - chance(i + 11) * 22];
    return sharp([[a, y], [b, y]]);
  }));

export const tuft = (x: number, y: number, size = 1): Drawing =>
  fine(...[-2, -0.8, 0.6, 2].map((lean) => curve([[x + lean * 0.4, y], [x + lean * size, y - 3.4 * size]])));

/** Rolling smoke. */
export function smoke(x: number, y: number, size: number): Drawing {
  const puffs: Dot[] = [[0, 0, 4], [5, -3, 5], [11, -3.4, 5.6], [8, 1.4, 4.4], [16, -0.6, 4.6], [-3, 1.4, 3]];
  return figure(puffs.map(([px, py, r]) => disc(x + px * size, y + py * size, r! * size, r! * size * 0.8)),
    { angle: 20, gap: 1.9, from: 0.55 });
}

/** A horse at full gallop to the right, about its girth; 1 is some 60 long. */
export function gallop(x: number, y: number, size: number): Drawing {
  const at = (dots: readonly Dot[]): ReturnType<typeof limb> => put(limb(dots), x, y, size);
  const far = [
    at([[8, 3, 4.6], [15, 7.4, 3], [20.6, 6.4, 1.7], [25, 10, 1.3], [27, 11.2, 1.9]]),
    at([[-11, 3, 6], [-17, 7.4, 3.4], [-22, 9, 1.9], [-28, 13.6, 1.4], [-30, 14.4, 1.9]]),
  ];
  const near = [
    at([[-15, -1.6, 5], [-12, -1, 9.4], [-5, 0.6, 9.8], [2, 1, 9.8], [8, 0, 9.6], [12.4, -2.4, 6.4], [13.4, -3, 3]]),
    at([[7, -1, 9], [11.4, -5.4, 8], [15.4, -10.4, 5.4], [18.4, -14, 4]]),
    at([[17, -14.2, 3.6], [19.4, -13.6, 4.6], [22, -11.4, 3.4], [25, -8.6, 2.4], [26.2, -7.4, 2.2]]),
    at([[10, 2, 6], [17.6, 3.4, 3.4], [23, 1.4, 1.8], [29.6, 3.4, 1.4], [31.6, 4.2, 2]]),
    at([[-12, 0.6, 9], [-15.6, 6, 5.2], [-15.4, 10, 2.4], [-20.6, 15.4, 1.5], [-22.6, 17, 2]]),
  ];
  const ears = put(sharp([[16.6, -15], [16.2, -18.6], [18.8, -15.8]]), x, y, size);
  const mane = put(curve([[17.4, -16.2], [13.6, -14.6], [10, -11.4], [5.4, -10.6], [8.6, -9], [6.4, -6.4], [11, -8], [14.4, -12], [17.6, -14.4]], true), x, y, size);
  return [
    ...figure(far, { angle: 60, gap: 0.8 }),
    ...ink(at([[-15, -2.4, 1.6], [-19, -4.6, 3], [-25, -4.4, 3.4], [-31, -1.6, 2], [-34, 1, 0.4]])),
    ...figure([...near, ears], { angle: 68, gap: 1.2, from: 0.5 }),
    ...ink(mane, put(disc(20.2, -13.4, 0.6), x, y, size)),
    ...fine(put(curve([[24.6, -8], [17, -5], [9, -6]]), x, y, size), put(curve([[21, -14.4], [22.6, -9.8]]), x, y, size)),
  ];
}

/** A horse that stands, to the right. */
export function standing(x: number, y: number, size: number): Drawing {
  const at = (dots: readonly Dot[]): ReturnType<typeof limb> => put(limb(dots), x, y, size);
  return [
    ...figure([
      at([[-9, 4, 5], [-8.4, 10, 2.4], [-9.6, 15, 1.4], [-8.4, 19, 2]]),
      at([[7.4, 4, 4.4], [8.8, 10, 2.3], [7.8, 15, 1.4], [8.4, 19, 2]]),
    ], { angle: 60, gap: 0.8 }),
    ...ink(at([[-15, -2.4, 1.4], [-17.4, 2, 2.6], [-17.2, 8, 2.6], [-16, 13, 0.4]])),
    ...figure([
      at([[-15, -1.2, 4.6], [-12, -0.8, 8.6], [-5, 0.6, 9.8], [3, 0.8, 9.8], [9, -0.4, 8.4], [11.6, -1.6, 5]]),
      at([[7, -1, 8.6], [10.8, -6, 7], [13.2, -11, 4.8], [14, -13.6, 3.8]]),
      at([[12.8, -14.4, 3.4], [15.4, -13, 4.2], [18, -9.4, 3], [20.4, -6.4, 2.2], [20.8, -5.4, 2]]),
      at([[-12.4, 1, 8], [-13, 7.6, 3.6], [-14.4, 13, 1.6], [-13.2, 19, 2.2]]),
      at([[9, 2, 5.6], [11, 9, 2.8], [10.6, 14, 1.6], [11.2, 19, 2.2]]),
      put(sharp([[12.6, -15], [12.4, -18.4], [14.8, -15.6]]), x, y, size),
    ], { angle: 68, gap: 1.2, from: 0.5 }),
    ...ink(put(curve([[13, -16.2], [9.8, -12.4], [8, -8], [5.6, -5.4], [8.6, -5.6], [10.6, -9], [13.4, -14]], true), x, y, size), put(disc(15.8, -12.4, 0.55), x, y, size)),
  ];
}

export type Hat = 'shako' | 'bicorne' | 'bearskin' | 'busby';

/** A head to the right, with what is on it; about the chin. */
export function head(x: number, y: number, size: number, hat: Hat, turn = 0): Drawing {
  const at = (points: readonly [number, number][]): ReturnType<typeof put> => put(points, x, y, size, turn);
  const face = at(curve([[-1.6, 0.6], [-1.9, -2], [-0.4, -3.4], [1.7, -2.8], [2.3, -1.2], [1.7, 0.3]], true));
  const hats: Record<Hat, () => Drawing> = {
    shako: () => [
      ...ink(at(sharp([[-2.2, -2.6], [-2.8, -7], [2.6, -7.4], [2.2, -3]]))),
      ...line(at(sharp([[2, -2.8], [4, -2.2]])), at(sharp([[1.8, -7.4], [2, -10.4]]))),
    ],
    bicorne: () => ink(at(curve([[-5.4, -2], [-3, -5.6], [0.2, -6.8], [3.4, -5], [5.8, -1.8], [2, -3], [-2, -3]], true))),
    bearskin: () => ink(at(curve([[-2.6, -1.6], [-3.4, -5.6], [-1.6, -9], [1.6, -9], [3, -5.8], [2.5, -2.4]], true))),
    busby: () => [
      ...ink(at(sharp([[-2.4, -2.4], [-2.4, -6.6], [2.4, -6.8], [2.4, -2.8]]))),
      ...fine(at(curve([[-2, -6.4], [-5, -5.6], [-5.6, -2]])), at(sharp([[0.8, -7], [1.4, -11]]))),
    ],
  };
  return [...figure([face], { angle: 90, gap: 1, to: 0.4 }), ...hats[hat]()];
}

export interface Seat {
  hat: Hat;
  /** How far he leans forward, in degrees. */
  lean?: number;
  /** Where the hand is, from the shoulder. */
  hand?: Dot;
  /** From the hand: a sabre, a letter. */
  holds?: 'sabre' | 'letter' | 'rein';
}

/** A rider, about his seat. */
export function rider(x: number, y: number, size: number, { hat, lean = 20, hand = [8, 2], holds = 'rein' }: Seat): Drawing {
  const at = (dots: readonly Dot[]): ReturnType<typeof limb> => put(limb(dots), x, y, size, lean);
  const [hx, hy] = hand;
  const tip: Record<NonNullable<Seat['holds']>, () => Drawing> = {
    sabre: () => bold(put(curve([[hx, hy - 9], [hx + 6, hy - 15], [hx + 13, hy - 18]]), x, y, size, lean)),
    letter: () => figure([put(box(hx - 0.6, hy - 13.4, 4.6, 3.2), x, y, size, lean)], null),
    rein: () => [],
  };
  const [cx, cy] = put([[0.4, -12.4]], x, y, size, lean)[0]!;
  return [
    ...tip[holds](),
    ...figure([put(limb([[0.4, -0.6, 5], [4.4, 4, 4], [2.4, 9.4, 2.8], [5.6, 11.4, 2]]), x, y, size)], { angle: 30, gap: 1, from: 0.3 }),
    ...figure([at([[-0.6, 1, 5.4], [-0.2, -5, 5], [0.4, -10.4, 5.2]])], { angle: 75, gap: 1, from: 0.35 }),
    ...head(cx, cy, size * 0.95, hat, lean * 0.4),
    ...figure([at([[0.2, -9.2, 2.8], [hx / 2 + 0.6, -9 + hy / 2 + 1.4, 2.3], [hx, hy - 9, 1.7]])], { angle: 40, gap: 1, from: 0.4 }),
  ];
}

/** A musket with its bayonet, from butt to point. */
export const musket = (x0: number, y0: number, x1: number, y1: number): Drawing => {
  const [mx, my] = [x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3];
  return [
    ...ink(limb([[x0, y0, 2.2], [(x0 + mx) / 2, (y0 + my) / 2, 1.4], [mx, my, 1]])),
    ...line(sharp([[mx, my], [x0 + (x1 - x0) * 0.82, y0 + (y1 - y0) * 0.82]])),
    ...fine(sharp([[x0 + (x1 - x0) * 0.8, y0 + (y1 - y0) * 0.8], [x1, y1]])),
  ];
};

/** A man on foot who marches to the right, about his belt; 1 is 30 high. */
export function marcher(x: number, y: number, size: number, step = 1, hat: Hat = 'shako'): Drawing {
  const at = (dots: readonly Dot[]): ReturnType<typeof limb> => put(limb(dots), x, y, size);
  const [ax, ay] = put([[-1.2, -1]], x, y, size)[0]!;
  const [bx, by] = put([[-6.6, -22]], x, y, size)[0]!;
  const [cx, cy] = put([[0.8, -10.6]], x, y, size)[0]!;
  return [
    ...figure([at([[0, 1, 3.4], [-2.6 * step, 7, 2.6], [-5.4 * step, 12.6, 1.9], [-3.4 * step, 13.4, 1.6]])], { angle: 60, gap: 0.9 }),
    ...figure([at([[0, 1, 3.6], [3 * step, 6.4, 2.7], [3.4 * step, 12.8, 1.9], [5.6 * step, 13.4, 1.6]])], { angle: 60, gap: 1, from: 0.5 }),
    ...figure([put(box(-5.4, -9, 3.6, 5.4), x, y, size)], { angle: 0, gap: 1 }),
    ...figure([at([[-0.2, 1.6, 4.4], [0, -4, 4.6], [0.6, -9.2, 4.6]])], { angle: 78, gap: 1, from: 0.3 }),
    ...musket(ax, ay, bx, by),
    ...head(cx, cy, size * 0.95, hat),
    ...figure([at([[0.8, -8, 2.6], [2.6, -4, 2.1], [0.4, -1.6, 1.8]])], { angle: 40, gap: 1, from: 0.4 }),
  ];
}

/** A wheel seen from the side. */
export function wheel(x: number, y: number, r: number, spokes = 10): Drawing {
  const spoke = (i: number): [number, number][] => {
    const turn = (i * 2 * Math.PI) / spokes + 0.2;
    return [[x + r * 0.16 * Math.cos(turn), y + r * 0.16 * Math.sin(turn)],
      [x + r * 0.84 * Math.cos(turn), y + r * 0.84 * Math.sin(turn)]];
  };
  return [
    ...figure([disc(x, y, r)], null), ...line(disc(x, y, r * 0.82).concat([[x + r * 0.82, y]])),
    ...line(...Array.from({ length: spokes }, (_, i) => spoke(i))), ...ink(disc(x, y, r * 0.2)),
  ];
}

/** A fir. */
export function fir(x: number, y: number, high: number): Drawing {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, wide] = [y - high + (i * high) / 5.2, (high / 9) * (1.3 + i * 0.75)];
    return sharp([[x, top], [x + wide, top + high / 3.1], [x + wide * 0.3, top + high / 3.6],
      [x - wide * 0.3, top + high / 3.6], [x - wide, top + high / 3.1]]);
  });
  return [...ink(box(x - 0.6, y - high / 6, 1.2, high / 6)), ...tiers.reverse().flatMap((tier) => figure([tier], { angle: 84, gap: 1.1, from: 0.1, to: 0.9 }))];
}
