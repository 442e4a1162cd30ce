/*
 * How much is written at which distance.  Texts are laid out by the browser longer than anything else, so each
 * distance has names of its own, in a size that can be read there, and none changes while the sheet moves.
 */

/** Scales from and up to which a part is seen. */
export type Band = readonly [from: number, to: number];

export interface Level {
  band: Band;
  /** Units of the sheet for a pixel of the screen, about the middle of the band. */
  unit: number;
  /** The least weight of a town that is named; villages and chateaux have none. */
  towns: number;
  villages: boolean;
  rivers: number;
  lands: number;
  woods: number;
  /** Names of landscapes above this weight would cover too much. */
  most: number;
}

const level = (from: number, to: number, px: number, what: Omit<Level, 'band' | 'unit'>): Level =>
  ({ band: [from, to], unit: 1 / px, ...what });

export const LEVELS: readonly Level[] = [
  level(0, 0.125, 0.1, { towns: 3, villages: false, rivers: 4, lands: 4, woods: 4, most: 3 }),
  level(0.125, 0.24, 0.17, { towns: 2, villages: false, rivers: 3, lands: 3, woods: 4, most: 3 }),
  level(0.24, 0.42, 0.32, { towns: 1, villages: false, rivers: 2, lands: 2, woods: 2, most: 3 }),
  level(0.42, 0.68, 0.55, { towns: 1, villages: true, rivers: 1, lands: 1, woods: 1, most: 2 }),
  level(0.68, Infinity, 0.8, { towns: 1, villages: true, rivers: 1, lands: 1, woods: 1, most: 2 }),
];

/** Below this units are shown as their formations. */
export const CAMPAIGN = 0.3;
