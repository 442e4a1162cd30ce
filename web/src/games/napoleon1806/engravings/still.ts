/* Engravings of things: drums, maps, letters, what is worn and carried. */
import { ground, musket, sky, tuft, wheel } from './common';
import { bold, box, curve, disc, figure, fine, hatch, ink, limb, line, put, shaded, sharp, type Drawing } from './pen';

const leaf = (x: number, y: number, turn: number, size = 1): Drawing => [
  ...figure([put(curve([[0, 0], [3, -1.9], [7, 0], [3, 1.9]], true), x, y, size, turn)], { angle: turn, gap: 0.9, from: 0.4 }),
];
/** A branch of laurel, bent to one side. */
const laurel = (x: number, y: number, sign: number): Drawing => [
  ...line(curve([[x, y], [x + sign * 17, y - 5], [x + sign * 25, y - 17], [x + sign * 24, y - 30]])),
  ...[[7, -1.4, -8], [13, -3.4, -22], [18.6, -7, -42], [22.6, -12.4, -62], [24.8, -19, -80], [24.6, -26, -96]].flatMap(([dx, dy, turn]) =>
    [34, -38].flatMap((off) => leaf(x + sign * dx!, y + dy!, sign > 0 ? turn! + off : 180 - turn! - off, 0.95))),
];

export const drum = (): Drawing => [
  ...sky(8, 46, 8, 4), ...sky(106, 146, 6, 5), ...ground(44),
  ...figure([sharp([[54, 14], [96, 14], [96, 42], [54, 42]]), disc(75, 42, 21, 5)], { angle: 90, gap: 1.5, from: 0, to: 1 }).slice(0, 2),
  ...shaded(sharp([[78, 17], [96, 15], [96, 42], [78, 47]]), { angle: 90, gap: 1.6 }),
  ...shaded(sharp([[54, 15], [60, 17], [60, 45], [54, 43]]), { angle: 90, gap: 1.6 }),
  ...figure([disc(75, 14, 21, 5.4)], { angle: 8, gap: 2, from: 0.5 }),
  ...line(curve([[54, 18], [60, 22], [75, 24], [90, 22], [96, 18]]), curve([[54, 38], [60, 42], [75, 44], [90, 42], [96, 38]])),
  ...line(...[0, 1, 2, 3, 4, 5].map((i) => sharp([[56 + i * 6.6, 22 + (i > 0 && i < 5 ? 1.4 : 0)], [59 + i * 6.6, 42.6], [62.6 + i * 6.6, 22 + (i < 4 ? 1.4 : 0)]]))),
  ...bold(sharp([[66, 11.4], [108, 2]]), sharp([[82, 14], [118, 11]])), ...ink(disc(65.4, 11.6, 1.7), disc(81.4, 14.1, 1.7)),
  ...tuft(36, 46, 1.2), ...tuft(116, 46),
];

/** An eagle on its staff, with the colour. */
export const eagle = (): Drawing => [
  ...Array.from({ length: 15 }, (_, i) => ((i - 7) * 12 * Math.PI) / 180).flatMap((turn) =>
    fine(sharp([[75 + 30 * Math.sin(turn), 24 - 27 * Math.cos(turn)], [75 + (40 + 12 * Math.abs(Math.sin(turn))) * Math.sin(turn), 24 - 38 * Math.cos(turn)]]))),
  ...line(sharp([[75, 28], [75, 50]])), ...line(sharp([[76.4, 28], [76.4, 50]])),
  ...figure([curve([[77, 32], [90, 30.4], [102, 33.4], [116, 31], [124, 33], [120, 42], [123, 50], [77, 50]])], { angle: 72, gap: 1.7, from: 0.2, to: 0.62 }),
  ...figure([sharp([[68, 27], [83, 27], [81, 31.4], [70, 31.4]])], { angle: 0, gap: 1.2 }),
  ...[-1, 1].flatMap((sign) => [
    ...figure([put(curve([[2, 12], [7, 4], [14, 0], [23, -2], [22, 3], [18, 8], [13, 13], [7, 16]], true), 75.6, 9, sign)], { angle: 64, gap: 1.4, from: 0.3 }),
    ...fine(...[0, 1, 2, 3].map((i) => put(curve([[7 + i * 3.6, 4 - i * 1.4], [9 + i * 2.8, 9 - i], [8.4 + i * 3.2, 13 - i * 1.8]]), 75.6, 9, sign))),
  ]),
  ...figure([curve([[72.4, 27], [71.4, 20], [73.8, 13], [77.8, 13], [80.2, 20], [79, 27]], true),
    limb([[76, 15, 5], [75.4, 10, 4.2], [77, 7.8, 3.8]])], { angle: 90, gap: 1.1, from: 0.4 }),
  ...ink(sharp([[78.4, 6.4], [82, 8.4], [78.4, 9.2]]), disc(76.8, 7.5, 0.6)),
];

export const crown = (): Drawing => [
  ...laurel(75, 47, -1), ...laurel(75, 47, 1),
  ...figure([curve([[60, 31], [57, 18], [64, 13.4], [75, 12], [86, 13.4], [93, 18], [90, 31]])], { angle: 86, gap: 1.5, from: 0.5 }),
  ...line(curve([[66, 30], [64, 18], [74, 12.4]]), curve([[84, 30], [86, 18], [76, 12.4]]), sharp([[75, 31], [75, 12]])),
  ...figure([sharp([[58.6, 30], [91.4, 30], [90, 38.6], [60, 38.6]])], { angle: 88, gap: 1.6, to: 0.4 }),
  ...[64, 75, 86].flatMap((x) => figure([disc(x, 34.4, 2.2, 1.8)], { angle: 30, gap: 0.8 })),
  ...figure([disc(75, 9.6, 2.8)], { angle: 60, gap: 1 }), ...bold(sharp([[75, 7], [75, 1.4]]), sharp([[72.6, 3.6], [77.4, 3.6]])),
  ...[58.6, 66.6, 83.4, 91.4].flatMap((x) => figure([disc(x, 29.2, 1.6)], null)),
];

/** A sheet of the map with compasses and a rule. */
export const map = (): Drawing => [
  ...figure([sharp([[26, 42], [38, 8], [122, 5], [132, 40]])], null),
  ...shaded(sharp([[26, 42], [132, 40], [133, 43.4], [25, 45.4]]), { angle: 0, gap: 0.9 }),
  ...line(curve([[40, 40], [52, 31], [60, 33], [70, 22], [84, 24], [92, 12], [104, 6]])),
  ...fine(curve([[41.6, 40], [53, 32.4], [61, 34.4], [71, 23.4], [85, 25.4], [93.4, 13], [106, 6]])),
  ...fine(curve([[32, 26], [48, 22], [66, 27], [90, 34], [128, 30]]), curve([[60, 8], [64, 20], [58, 33]]), curve([[110, 8], [108, 22], [116, 39]])),
  ...ink(box(64, 25.4, 3, 2), box(68, 27, 2.4, 2), box(107, 21, 3, 2), box(110.6, 23, 2.2, 2), box(46, 21.4, 2.6, 2), box(88, 32.4, 2.6, 2)),
  ...[[42, 14], [48, 12.4], [54, 15], [99, 31], [122, 17], [116, 15]].flatMap(([x, y]) => fine(...[0, 1, 2, 3, 4].map((i) =>
    sharp([[x! + i * 1.5 - 3, y! - 2 + Math.abs(i - 2) * 0.7], [x! + (i - 2) * 2.4, y! + 2]])))),
  ...figure([limb([[86, 3, 2.2], [80, 20, 2], [74, 33, 0.8]]), limb([[86, 3, 2.2], [94, 19, 2], [101, 31, 0.8]]), disc(86, 3.6, 2.8)], { angle: 70, gap: 1, from: 0.4 }),
  ...line(curve([[80.6, 18], [87, 16.4], [93.4, 17.4]])), ...fine(curve([[74, 33.6], [88, 37], [101, 31.6]])),
];

export const spyglass = (): Drawing => [
  ...sky(6, 62, 7, 6), ...fine(curve([[96, 34], [106, 27.4], [116, 30], [127, 24], [146, 31]])),
  ...shaded(sharp([[96, 34], [106, 27.4], [116, 30], [127, 24], [146, 31], [146, 38], [96, 38]]), { angle: 76, gap: 1.9, to: 0.75 }),
  ...ground(42, 84, 146, 2),
  ...figure([limb([[22, 42, 11], [50, 31, 10.6], [50.4, 30.8, 10.6]])], { angle: 69, gap: 1.3, from: 0.42 }),
  ...figure([limb([[48, 31.8, 13.4], [78, 20, 12.6]])], { angle: 69, gap: 1.3, from: 0.42 }),
  ...figure([limb([[76, 20.8, 16], [106, 9, 16]])], { angle: 69, gap: 1.4, from: 0.42 }),
  ...figure([limb([[103, 10.2, 18], [110, 7.4, 18.4]])], { angle: 69, gap: 1, from: 0.3 }),
  ...figure([limb([[18, 43.6, 13], [24, 41.2, 12]])], { angle: 69, gap: 1, from: 0.3 }),
];

/** A sealed order, and the pen that struck it out. */
export const letter = (): Drawing => [
  ...figure([put(box(-27, -15, 54, 30), 66, 27, 1, -6)], null),
  ...shaded(put(box(-27, 12.6, 54, 2.4), 66, 27, 1, -6), { angle: 0, gap: 0.9 }),
  ...line(put(sharp([[-27, -15], [0, 3], [27, -15]]), 66, 27, 1, -6)),
  ...fine(put(sharp([[-27, 15], [-7, -1]]), 66, 27, 1, -6), put(sharp([[27, 15], [7, -1]]), 66, 27, 1, -6)),
  ...shaded(put(sharp([[-25, -14.6], [0, 2], [25, -14.6]]), 66, 27, 1, -6), { angle: 84, gap: 2, to: 0.5 }),
  ...ink(put(curve([[0, -2.6], [4.4, -1], [5.6, 3], [3, 7], [-2, 7.4], [-5.4, 4], [-4.6, -0.6]], true), 66, 27)),
  ...figure([put(curve([[0, 0], [4, -9], [12, -22], [20, -31], [17.6, -18], [10, -7]], true), 96, 43, 1, 12)], { angle: 122, gap: 1.3, from: 0.1, to: 0.8 }),
  ...line(put(curve([[-4, 5], [0, 0], [10, -16], [18, -28]]), 96, 43, 1, 12)),
  ...fine(...[0, 1, 2].map((i) => curve([[102 + i * 2, 45 + i], [116, 43.6 + i], [132 - i * 3, 45.4 + i]]))),
  ...fine(curve([[20, 42], [34, 45], [52, 46]])),
];

/** Boots that have walked far, and a knapsack. */
export const boots = (): Drawing => [
  ...sky(92, 146, 7, 5), ...ground(44),
  ...[48, 64].flatMap((x, i) => [
    ...figure([sharp([[x - 6, 12 + i], [x + 5, 11 + i], [x + 5, 33], [x + 14, 38.4], [x + 15.6, 43.4], [x - 5, 43.4], [x - 5.6, 32]])], { angle: 84, gap: 1.3, from: 0.42 }),
    ...ink(box(x - 5.4, 43, 7, 2), box(x + 4, 43, 11, 1)),
    ...fine(curve([[x - 5, 24], [x, 26.4], [x + 5, 25]]), curve([[x - 5, 29], [x + 1, 31], [x + 5.4, 30]]), curve([[x + 6, 36], [x + 9, 35], [x + 11.4, 37]])),
    ...line(curve([[x - 6, 12 + i], [x, 14.4 + i], [x + 5, 11 + i]])),
  ]),
  ...figure([put(box(-12, -10, 24, 21), 104, 33)], { angle: 86, gap: 1.5, from: 0.55 }),
  ...figure([limb([[90, 21, 7], [104, 19.6, 7.6], [118, 21, 7]])], { angle: 80, gap: 1.2, from: 0.3 }),
  ...line(sharp([[98, 17], [98, 44]]), sharp([[110, 17], [110, 44]]), sharp([[92, 31], [116, 31]])), ...ink(box(96.8, 29.6, 2.6, 3), box(108.8, 29.6, 2.6, 3)),
  ...musket(30, 46, 22, 3), ...tuft(132, 46, 1.2),
];

/** A grenadier's cap, over crossed sabres. */
export const bearskin = (): Drawing => [
  ...bold(curve([[34, 44], [66, 34], [98, 14], [112, 3]]), curve([[116, 44], [84, 34], [52, 14], [38, 3]])),
  ...line(curve([[34, 46], [67, 36], [99, 16], [112, 3]]), curve([[116, 46], [83, 36], [51, 16], [38, 3]])),
  ...figure([limb([[33, 41, 2], [30, 46, 2.4], [25, 47, 2]]), limb([[117, 41, 2], [120, 46, 2.4], [125, 47, 2]])], null),
  ...figure([curve([[60, 41], [55, 28], [57, 13], [66, 4], [77, 2], [88, 6], [95, 17], [95, 30], [91, 41]])], null),
  ...Array.from({ length: 4 }, (_, row) => ({ tool: 'fine' as const, d: hatch(curve([[60, 41], [55, 28], [57, 13], [66, 4], [77, 2], [88, 6], [95, 17], [95, 30], [91, 41]]),
    { angle: 62 + row * 18, gap: 2.1, from: row % 2 ? 0.5 : 0.02, to: row % 2 ? 0.98 : 0.62 }) })),
  ...figure([sharp([[62, 27], [76, 21], [89, 27], [91, 42], [60, 42]])], { angle: 90, gap: 1.6, from: 0.6 }),
  ...ink(put(curve([[0, -5], [3, 0], [9, -3], [5, 3], [2, 6], [-2, 6], [-5, 3], [-9, -3], [-3, 0]], true), 76, 33, 0.8)),
  ...figure([limb([[97, 20, 3], [101, 11, 4.6], [99.6, 3, 2]])], { angle: 84, gap: 0.9 }),
  ...line(curve([[60, 40], [66, 47], [76, 48.6], [86, 47], [91, 40]])),
];

/** A broken sabre in laurel. */
export const wreath = (): Drawing => [
  ...laurel(75, 48, -1), ...laurel(75, 48, 1),
  ...figure([limb([[74.4, 35, 3], [76, 22, 3.2], [79.6, 10, 2.6], [80.6, 8, 1]])], { angle: 84, gap: 0.9, from: 0.5 }),
  ...figure([limb([[83.4, 7.6, 2.2], [90, 1.6, 1.4], [95, -1, 0.4]])], null),
  ...line(curve([[67, 33.6], [74, 36.4], [81, 34.4]]), curve([[67.4, 34], [66, 41], [72, 46]])),
  ...figure([limb([[74.2, 36, 3.2], [73.6, 41, 2.8], [72.4, 46, 3.6]])], { angle: 10, gap: 0.9 }),
];

/** A shako turned over, its cockade torn off. */
export const shako = (): Drawing => [
  ...sky(8, 52, 7, 5), ...ground(43),
  ...figure([put(sharp([[-13, 14], [-17, -12], [17, -15], [14, 14]]), 78, 28, 1, 24)], { angle: 112, gap: 1.4, from: 0.45 }),
  ...figure([put(disc(0.4, -13.4, 17.2, 4.4), 78, 28, 1, 24)], { angle: 30, gap: 1.4, from: 0.4 }),
  ...ink(put(curve([[-13, 13], [0, 17], [14, 13], [22, 19], [8, 21], [-8, 20]], true), 78, 28, 1, 24)),
  ...line(put(curve([[-16, -6], [-4, 4], [8, 3], [16, -8]]), 78, 28, 1, 24), put(curve([[-14.6, 6], [0, 10], [14.6, 5]]), 78, 28, 1, 24)),
  ...figure([disc(30, 42, 6, 3.4)], { angle: 10, gap: 1.2 }), ...line(disc(30, 42, 3.4, 1.8)), ...ink(disc(30, 42, 1.2, 0.8)),
  ...figure([limb([[112, 45, 1.4], [121, 41, 4.4], [130, 34, 2]])], { angle: 100, gap: 1 }), ...tuft(52, 47), ...tuft(140, 46),
];

export const wagon = (x = 66, load = true): Drawing => [
  ...(load ? figure([curve([[x - 30, 30], [x - 30, 15], [x - 16, 9], [x, 7.6], [x + 16, 9], [x + 30, 15], [x + 30, 30]])], { angle: 86, gap: 1.6, from: 0.5 }) : []),
  ...(load ? fine(...[-20, -8, 6, 19].map((dx) => curve([[x + dx, 30], [x + dx * 1.06, 18], [x + dx * 0.94, 9.4]]))) : []),
  ...figure([sharp([[x - 32, 29], [x + 32, 29], [x + 28, 37], [x - 28, 37]])], { angle: 2, gap: 1.5, from: 0.1, to: 0.9 }),
  ...line(...[-18, -2, 14].map((dx) => sharp([[x + dx, 29], [x + dx, 37]]))),
  ...wheel(x - 18, 37, 8.4), ...wheel(x + 18, 38, 7),
  ...bold(sharp([[x + 25, 38], [x + 46, 35]])),
];
