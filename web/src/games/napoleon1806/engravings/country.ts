/* Engravings of the country: bridges, works, woods, weather, and those who live on it. */
import { fir, ground, head, musket, sky, standing, tuft } from './common';
import { bold, box, curve, disc, figure, fine, ink, limb, line, shaded, sharp, type Drawing } from './pen';
import { wagon } from './still';

const water = (y: number, from: number, to: number, rows: number): Drawing =>
  fine(...Array.from({ length: rows }, (_, row) => Array.from({ length: Math.floor((to - from) / 13) }, (_, i) => {
    const x = from + i * 13 + ((row * 5) % 9);
    return curve([[x, y + row * 2.3], [x + 2.6, y + row * 2.3 - 0.9], [x + 5.4, y + row * 2.3 + 0.5], [x + 8, y + row * 2.3]]);
  })).flat());

/** A bridge of stone whose middle arch is gone. */
export const bridge = (): Drawing => {
  const pier = (x: number, w: number): Drawing => figure([box(x, 20, w, 23)], { angle: 0, gap: 1.7, from: 0.45 });
  const arch = (x: number): Drawing => figure([curve([[x, 43], [x + 1, 31], [x + 8, 26], [x + 15, 31], [x + 16, 43]])], { angle: 90, gap: 1.3, to: 0.35 });
  return [
    ...sky(46, 112, 5, 4),
    ...figure([sharp([[-4, 17], [50, 15], [55, 18], [52, 22], [56, 26], [51, 31], [46, 44], [-4, 46]])], { angle: 0, gap: 1.7, from: 0.5 }),
    ...figure([sharp([[154, 17], [100, 15], [97, 19], [100, 23], [95, 26], [101, 31], [104, 44], [154, 46]])], { angle: 0, gap: 1.7, to: 0.5 }),
    ...arch(8), ...arch(30), ...arch(106), ...arch(128),
    ...line(sharp([[-4, 14], [50, 12]]), sharp([[154, 14], [100, 12]])),
    ...fine(...[0, 1, 2, 3, 4, 5].flatMap((i) => [sharp([[2 + i * 8, 14], [2 + i * 8, 17]]), sharp([[106 + i * 8, 12.4], [106 + i * 8, 16]])])),
    ...pier(70, 9), ...figure([sharp([[69, 22], [72, 17], [75, 20], [79, 18.4], [80, 23]])], { angle: 30, gap: 1.2 }),
    ...ink(sharp([[58, 30], [62, 28.6], [61, 32]]), sharp([[88, 24], [91, 22], [91.4, 25.4]]), sharp([[64, 23], [66, 22], [65.6, 25]]), sharp([[85, 34], [88, 33], [87, 36.6]])),
    ...water(44, -2, 150, 4),
  ];
};

/** Planks laid over boats. */
export const pontoon = (): Drawing => [
  ...sky(10, 140, 5, 3), ...fine(curve([[0, 18], [24, 13], [40, 16.4], [70, 12.4], [104, 16], [128, 12], [150, 16]])),
  ...shaded(sharp([[0, 18], [24, 13], [40, 16.4], [70, 12.4], [104, 16], [128, 12], [150, 16], [150, 20], [0, 20]]), { angle: 80, gap: 2.2, to: 0.8 }),
  ...water(24, 0, 150, 10),
  ...[16, 44, 72, 100, 128].flatMap((x) => figure([curve([[x - 9, 30], [x - 8, 39], [x, 43.4], [x + 8, 39], [x + 9, 30]])], { angle: 84, gap: 1.3, from: 0.4 })),
  ...figure([sharp([[-4, 27], [154, 25], [154, 32], [-4, 34]])], { angle: 84, gap: 2.6 }),
  ...line(sharp([[-4, 23], [154, 21]]), ...[2, 30, 58, 86, 114, 142].map((x) => sharp([[x, 22], [x, 33]]))),
];

export const rain = (): Drawing => [
  ...figure([disc(34, 6, 17, 7), disc(58, 3, 20, 9), disc(86, 5, 20, 8), disc(112, 3, 19, 9), disc(18, 3, 12, 6)], { angle: 6, gap: 1.4, from: 0.2 }),
  ...fine(...Array.from({ length: 44 }, (_, i) => {
    const [x, y] = [12 + ((i * 37) % 126), 14 + ((i * 23) % 22)];
    return sharp([[x, y], [x - 2.2, y + 6.4]]);
  })),
  ...line(curve([[30, 51], [62, 40], [84, 37], [118, 36]]), curve([[96, 51], [98, 43], [110, 38.6], [128, 36.6]])),
  ...fine(curve([[52, 50], [72, 42.4], [90, 38.6]]), curve([[74, 51], [84, 44], [100, 39]]), curve([[2, 42], [20, 40], [44, 41]])),
  ...figure([disc(66, 46.6, 7, 1.6), disc(90, 42.6, 5, 1.1)], { angle: 0, gap: 0.9, from: 0.3 }),
  ...fir(136, 42, 16), ...fir(126, 40, 11), ...tuft(18, 47, 1.3), ...tuft(116, 47, 1.2),
];

/** A signpost in the fog. */
export const signpost = (): Drawing => [
  ...fir(112, 42, 26), ...fir(128, 44, 32), ...fir(22, 42, 22), ...ground(44),
  ...figure([limb([[70, 47, 3], [70.4, 24, 2.8], [70.6, 3, 2.6]])], { angle: 90, gap: 0.9, from: 0.4 }),
  ...figure([sharp([[72, 6], [98, 3.6], [103, 8], [98.6, 12], [72, 13.4]])], { angle: 0, gap: 1.6, to: 0.5 }),
  ...figure([sharp([[69, 16], [44, 14], [38.6, 18.4], [44, 22.6], [69, 23.4]])], { angle: 0, gap: 1.6, from: 0.5 }),
  ...figure([sharp([[72, 25], [91, 27], [95, 31.4], [90, 34], [72, 32.4]])], { angle: 5, gap: 1.6, to: 0.45 }),
  ...[28, 32.4, 36, 40].flatMap((y, i): Drawing => [
    { tool: 'paper', d: `M${4 + i * 9} ${y}h${54 - i * 5}v1.9h-${54 - i * 5}zM${84 - i * 6} ${y + 1}h${58 - i * 3}v1.9h-${58 - i * 3}z` },
    ...fine(curve([[4 + i * 9, y + 1], [28 + i * 7, y + 0.4], [56 + i * 4, y + 1.2]]), curve([[86 - i * 6, y + 2], [112, y + 1.2], [140 - i * 9, y + 2]])),
  ]),
];

/** A camp by night, nobody up. */
export const camp = (): Drawing => {
  const tent = (x: number, y: number, s: number): Drawing => [
    ...figure([sharp([[x - 17 * s, y], [x - 3 * s, y - 20 * s], [x + 12 * s, y]])], { angle: 60, gap: 1.5, to: 0.4 }),
    ...figure([sharp([[x - 3 * s, y - 20 * s], [x + 16 * s, y - 18 * s], [x + 29 * s, y - 1 * s], [x + 12 * s, y]])], { angle: 64, gap: 1.3 }),
    ...ink(sharp([[x - 6 * s, y], [x - 3 * s, y - 13 * s], [x + 2 * s, y]])),
  ];
  return [
    ...sky(4, 92, 5, 7), ...figure([disc(122, 10, 7)], null),
    { tool: 'ink', d: 'M119 4.4a7 7 0 1 0 9.6 8.2a6.6 6.6 0 0 1 -9.6 -8.2z' },
    ...tent(112, 41, 0.62), ...tent(32, 42, 0.86), ...tent(76, 45, 1.04), ...ground(44, 4, 146, 2),
    ...musket(14, 46, 19, 22), ...musket(22, 46, 16, 22), ...bold(sharp([[124, 46], [136, 43]]), sharp([[124, 43], [136, 46]])),
    ...fine(curve([[130, 43], [127, 38], [131, 35], [129, 30]]), curve([[131, 43], [134, 39], [131.6, 36]])),
  ];
};

/** Gabions and pales, and a gun that looks through them. */
export const redoubt = (): Drawing => {
  const gabion = (x: number, y: number): Drawing => [
    ...figure([sharp([[x - 6.4, y], [x + 6.4, y], [x + 7, y + 16], [x - 7, y + 16]])], { angle: 0, gap: 1.6, from: 0.35 }),
    ...line(...[-4, -1.4, 1.4, 4].map((dx) => sharp([[x + dx, y - 2.4], [x + dx, y + 16]]))), ...line(curve([[x - 6.4, y], [x, y + 1.4], [x + 6.4, y]])),
  ];
  return [
    ...sky(70, 146, 5, 4),
    ...line(sharp([[36, 18], [36, 1]])), ...figure([curve([[36, 2], [44, 1], [50, 4], [57, 2.6], [56, 9], [48, 11], [42, 8.6], [36, 10]])], { angle: 76, gap: 1.4, to: 0.5 }),
    ...figure([limb([[74, 20, 8], [86, 19, 7], [106, 16.6, 5.4], [108.4, 16.3, 6.8]])], { angle: 82, gap: 1.1, from: 0.4 }),
    ...[18, 33, 48, 63].flatMap((x) => gabion(x, 16)), ...[112, 127, 142].flatMap((x) => gabion(x, 18)), ...gabion(90, 24),
    ...figure([sharp([[-4, 30], [58, 29], [80, 34], [154, 32], [154, 52], [-4, 52]])], { angle: 52, gap: 1.8, from: 0.42 }),
    ...[8, 22, 36, 50, 64, 78, 92, 106, 120, 134].flatMap((x) => figure([sharp([[x, 42], [x + 12, 34.6], [x + 14.4, 33.6], [x + 13, 36], [x + 1.4, 44.4]])], null)),
    ...tuft(16, 49), ...tuft(98, 49, 1.2),
  ];
};

/** Muskets among the trees. */
export const wood = (): Drawing => [
  ...fir(12, 40, 34), ...fir(40, 38, 30), ...fir(70, 37, 26), ...fir(26, 43, 40),
  ...head(48, 33, 1.02, 'shako'), ...musket(46, 34.6, 76, 32), ...head(62, 38, 1.06, 'shako'), ...musket(60, 39.6, 94, 37),
  ...fir(56, 46, 44),
  ...figure([disc(44, 44, 9, 6), disc(58, 45.6, 9, 5.6), disc(74, 46, 8, 5), disc(33, 46.6, 8, 5)], { angle: 58, gap: 1.3, from: 0.35 }),
  ...line(curve([[98, 51], [110, 42], [128, 37], [148, 34.6]]), curve([[128, 51], [134, 45], [148, 40]])),
  ...fine(curve([[112, 51], [122, 43], [140, 38]])), ...sky(96, 146, 6, 5),
  ...fine(curve([[98, 29], [112, 23], [126, 26], [146, 20]])), ...tuft(90, 46), ...tuft(104, 34),
];

/** A sheaf on the field, a sickle in it. */
export const sheaf = (): Drawing => {
  const bound = (x: number, y: number, s: number): Drawing => [
    ...figure([curve([[x - 11 * s, y], [x - 3.4 * s, y - 13 * s], [x - 12 * s, y - 29 * s], [x, y - 32 * s], [x + 12 * s, y - 29 * s], [x + 3.4 * s, y - 13 * s], [x + 11 * s, y]])],
      { angle: 86, gap: 1.5, from: 0.35 }),
    ...fine(...[-9, -6, -3, 0, 3, 6, 9].map((dx) => curve([[x + dx * s, y], [x + dx * 0.3 * s, y - 13 * s], [x + dx * 1.25 * s, y - 32 * s]]))),
    ...[-11, -7.4, -3.6, 0, 3.6, 7.4, 11].flatMap((dx) => ink(limb([[x + dx * 1.06 * s, y - 29 * s, 1], [x + dx * 1.2 * s, y - 33 * s, 1.8], [x + dx * 1.34 * s, y - 37 * s, 0.4]]))),
    ...bold(curve([[x - 3.6 * s, y - 13.4 * s], [x, y - 12 * s], [x + 3.6 * s, y - 13.4 * s]])),
  ];
  return [
    ...sky(6, 40, 6, 4), ...sky(112, 146, 9, 3), ...ground(43), ...bound(52, 43, 0.94), ...bound(100, 43, 0.86), ...bound(76, 46, 1.12),
    ...bold(curve([[116, 46], [126, 45], [136, 39], [131, 31], [122, 32]])), ...bold(sharp([[116, 46], [109, 47.6]])), ...tuft(28, 46, 1.3),
  ];
};

export const supply = (): Drawing => [
  ...ground(45, 4, 146, 2), ...wagon(54), ...standing(110, 28, 0.92),
  ...line(curve([[88, 36], [98, 32], [118, 28]])), ...line(curve([[112, 22], [118, 24], [121, 30]])), ...tuft(10, 47), ...tuft(136, 47, 1.2),
];

/** The light carriage of the wounded. */
export const ambulance = (): Drawing => [
  ...ground(45, 4, 146, 2), ...wagon(54, false),
  ...figure([curve([[24, 30], [24, 13], [34, 8.6], [54, 7.4], [74, 8.6], [84, 13], [84, 30]])], { angle: 88, gap: 1.7, from: 0.6 }),
  ...figure([box(31, 14.6, 10, 8), box(67, 14.6, 10, 8)], { angle: 90, gap: 1.1 }),
  ...fine(curve([[24, 13], [54, 11], [84, 13]])), ...line(sharp([[46, 30], [46, 15], [62, 15], [62, 30]])),
  ...standing(110, 28, 0.92), ...line(curve([[88, 36], [98, 32], [118, 28]])), ...tuft(136, 47, 1.2),
];

