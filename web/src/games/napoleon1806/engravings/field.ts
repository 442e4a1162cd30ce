/* Engravings of men, horses and guns in the field. */
import { fir, gallop, ground, head, marcher, musket, rider, sky, smoke, standing, tuft, wheel } from './common';
import { bold, box, curve, disc, figure, fine, ink, limb, line, put, shaded, sharp, type Drawing } from './pen';

export const courier = (): Drawing => [
  ...sky(6, 70, 6, 4), ...fir(128, 42, 20), ...fir(138, 43, 26), ...fir(119, 42, 13), ...ground(42),
  ...gallop(70, 27, 1.05), ...rider(69, 22, 1.02, { hat: 'busby', lean: 26, hand: [9, -3], holds: 'letter' }),
  ...tuft(22, 45), ...tuft(104, 46, 1.2),
  ...fine(curve([[28, 42], [33, 39.5], [37, 41.6]]), curve([[20, 43.4], [25, 40.4], [29, 43]])),
];

export const charge = (): Drawing => [
  ...sky(90, 146, 5, 4), ...ground(43),
  ...gallop(34, 25, 0.8), ...rider(33.4, 21, 0.8, { hat: 'busby', lean: 24, hand: [8, -9], holds: 'sabre' }),
  ...gallop(68, 26.4, 0.92), ...rider(67.4, 22, 0.92, { hat: 'busby', lean: 28, hand: [8, -9], holds: 'sabre' }),
  ...gallop(106, 27, 1.04), ...rider(105.4, 22, 1.04, { hat: 'busby', lean: 24, hand: [8, -9], holds: 'sabre' }),
  ...tuft(16, 46), ...tuft(86, 47, 1.2), ...tuft(140, 45),
];

export const hussar = (): Drawing => [
  ...sky(8, 58, 7, 5), ...ground(43), ...fir(16, 43, 15), ...fir(25, 43, 21),
  ...gallop(78, 27, 1.08),
  ...figure([put(limb([[-2, -8, 3.4], [-9, -9, 5], [-15, -6, 3.4]]), 77, 22, 1.05)], { angle: 80, gap: 1 }),
  ...rider(77, 22, 1.06, { hat: 'busby', lean: 22, hand: [8, -9], holds: 'sabre' }),
  ...tuft(46, 46, 1.2), ...tuft(126, 46),
];

/** A marshal with his staff, on a hill. */
export const marshal = (): Drawing => [
  ...sky(84, 146, 6, 5),
  ...figure([curve([[-6, 52], [20, 45], [62, 40.4], [104, 44], [156, 52]], false)], { angle: 4, gap: 2, from: 0.5 }),
  ...standing(44, 25.4, 0.82), ...rider(44.6, 21, 0.84, { hat: 'bicorne', lean: 0, hand: [6, 3] }),
  ...standing(78, 24.6, 0.96),
  ...rider(78.8, 19.4, 0.98, { hat: 'bicorne', lean: 2, hand: [10, -1.6] }),
  ...ink(put(box(9.4, -11.4, 7, 1.3), 78.8, 19.4, 0.98, -8)),
  ...fine(curve([[112, 36], [118, 33], [126, 34.4], [134, 32], [146, 33.6]])), ...tuft(116, 46), ...tuft(22, 47),
];

export const cannon = (): Drawing => [
  ...smoke(112, 17, 1.5), ...smoke(128, 24, 1), ...ground(43),
  ...figure([limb([[66, 28, 5], [46, 35, 4], [28, 42.4, 3], [22, 42.6, 3]])], { angle: 30, gap: 1.2, from: 0.4 }),
  ...figure([limb([[50, 25.4, 9.4], [64, 23.6, 9], [78, 21.6, 7.6], [97, 18.8, 5.8], [99, 18.5, 7.6], [101.6, 18.1, 7.4]]), disc(47, 26, 2.4)],
    { angle: 82, gap: 1.2, from: 0.36 }),
  ...line(sharp([[64, 19.2], [65, 28]]), sharp([[80, 17.6], [81, 25.2]])),
  ...wheel(70, 32, 12.4, 12), ...tuft(12, 45), ...tuft(110, 46, 1.3),
  ...ink(disc(92, 42, 2.1), disc(96.4, 42, 2.1), disc(94.2, 38.6, 2.1)),
];

/** A shot that bounds over the field. */
export const shot = (): Drawing => [
  ...sky(10, 60, 7, 4), ...ground(43), ...smoke(10, 38, 0.8),
  ...fine(...[0, 1.6, 3.2].map((low) => curve([[24, 39 + low], [40, 25 + low], [55, 39 + low], [60, 42.6], [74, 22 + low], [98, 13 + low]]))),
  ...figure([disc(108, 15, 8.4)], { angle: 42, gap: 1.2, from: 0.34 }),
  ...fine(...[[-5, -7], [-1.5, -9], [2.6, -8], [6, -5]].map(([x, y]) => sharp([[57 + x! * 0.3, 42], [57 + x!, 42 + y!]]))),
  ...marcher(134, 31, 0.62, -1), ...fine(curve([[118, 46], [126, 44.6], [132, 45.6]])), ...tuft(84, 46, 1.3),
];

export const column = (): Drawing => [
  ...sky(6, 60, 6, 3), ...fine(curve([[92, 20], [104, 14], [116, 16.6], [128, 11], [148, 17]])),
  ...shaded(sharp([[92, 20], [104, 14], [116, 16.6], [128, 11], [148, 17], [148, 22], [92, 22]]), { angle: 78, gap: 2, to: 0.7 }),
  ...ground(44, 4, 146, 2),
  ...[18, 34, 50, 66, 82, 98].flatMap((x, i) => marcher(x, 31, 0.94, i % 2 ? 0.9 : 1)),
  ...standing(124, 27, 0.86), ...rider(124.6, 22.6, 0.86, { hat: 'bicorne', lean: 4 }),
];

/** Bayonets on all sides, and the colour in the middle. */
export const square = (): Drawing => {
  const rank = Array.from({ length: 10 }, (_, i) => 30 + i * 10);
  return [
    ...ground(44),
    ...line(sharp([[75, 24], [75, 2]])),
    ...figure([curve([[75, 3], [84, 1.6], [92, 4.4], [100, 2.6], [99, 11.6], [90, 13.6], [83, 10.4], [75, 12.6]])], { angle: 76, gap: 1.5, to: 0.55 }),
    ...rank.slice(0, -1).flatMap((x) => head(x + 5, 24, 0.92, 'shako')),
    ...rank.flatMap((x, i) => [
      ...figure([limb([[x, 43.6, 5.6], [x + 0.4, 37, 6.4], [x + 0.6, 29.6, 6.6]])], { angle: 80, gap: 1.1, from: 0.42 }),
      ...head(x + 0.6, 28, 1, 'shako'),
      ...musket(x - 1, 37, x + (i - 4.5) * 5.4, 18 + Math.abs(i - 4.5) * 3.4),
    ]),
    ...tuft(14, 47), ...tuft(138, 46),
  ];
};

/** One who kneels and aims behind a wall, one who loads. */
export const skirmisher = (): Drawing => [
  ...sky(88, 146, 6, 4), ...ground(44), ...fir(12, 44, 26), ...fir(24, 44, 18),
  ...marcher(44, 31, 0.92, 0.5),
  ...figure([limb([[78, 34, 4], [70, 39, 3.2], [66, 43, 2.4], [60, 43.6, 2]]),
    limb([[78, 34, 4.4], [86, 35, 3.4], [86, 41, 2.4], [88.4, 43.6, 2]])], { angle: 50, gap: 1.1, from: 0.3 }),
  ...figure([limb([[77.6, 35.6, 5], [78.4, 29, 5.2], [80.6, 23.4, 5.2]])], { angle: 76, gap: 1, from: 0.35 }),
  ...musket(79.6, 22.6, 112, 19.4), ...head(83, 22, 1.02, 'shako', 6),
  ...figure([limb([[81, 25, 2.6], [86.6, 27, 2.2], [92, 22.4, 1.8]])], { angle: 40, gap: 1 }),
  ...smoke(117, 18.6, 0.72),
  ...figure([[96, 33], [106, 32], [117, 34], [129, 33], [140, 35]].map(([x, y], i) => curve([[x! - 6, 46], [x! - 5.4, y! + 2], [x!, y!], [x! + 5.6, y! + 1.6], [x! + 6, 46]].map(([a, b]) => [a!, b! + (i % 2)] as const))),
    { angle: 70, gap: 1.5, from: 0.45 }),
];

/** What they left on the road. */
export const flight = (): Drawing => [
  ...sky(8, 70, 6, 4), ...ground(42),
  ...marcher(118, 24, 0.62, 1.4), ...marcher(131, 23, 0.56, 1.3), ...marcher(141, 22.6, 0.5, 1.4),
  ...musket(20, 46, 62, 35),
  ...figure([put(box(-9, -6, 18, 12), 84, 38.6, 1, 16), put(disc(0, -6, 9, 2.8), 84, 38.6, 1, 16)], { angle: 96, gap: 1.5, from: 0.45 }),
  ...fine(...[-6, -2, 2, 6].map((x) => put(sharp([[x - 2, -5], [x, 6], [x + 2, -5]]), 84, 38.6, 1, 16))),
  ...line(put(disc(0, -6, 9, 2.8), 84, 38.6, 1, 16)),
  ...ink(put(sharp([[-5, 4], [-6, -5], [6, -6], [5, 4]]), 37, 36, 1, -62)),
  ...figure([put(sharp([[-5, 4], [5, 4], [9, 6], [-5, 6]]), 37, 36, 1, -62)], null),
  ...line(sharp([[98, 45], [110, 40]]), sharp([[101, 41], [112, 45]])), ...tuft(68, 47, 1.2), ...tuft(12, 44),
];

/** Muskets piled, a drum beside them. */
export const pile = (): Drawing => [
  ...sky(6, 56, 6, 4), ...ground(43),
  ...[56, 94].flatMap((x, i) => [
    ...musket(x - 11, 44, x + 4, 5), ...musket(x + 11, 44, x - 4, 5), ...musket(x - 3, 46, x + 1, 3 + i), ...musket(x + 5, 45.6, x - 1, 4),
    ...line(curve([[x - 4, 15.6], [x, 17], [x + 4, 15.6]])),
  ]),
  ...figure([limb([[70, 44, 7], [75, 40, 9], [80, 44, 7]])], { angle: 80, gap: 1.2 }),
  ...head(116, 45, 1.5, 'shako', 0).slice(3),
  ...figure([curve([[20, 45], [21, 37], [28, 34.6], [36, 37], [37, 45]])], { angle: 0, gap: 1.4, to: 0.6 }),
  ...line(sharp([[24, 36], [24.4, 45]]), sharp([[33, 36], [32.8, 45]])),
  ...tuft(46, 46), ...tuft(132, 46, 1.2), ...bold(sharp([[108, 46], [126, 44.6]])),
];
