/* A large sheet is cut into squares, so that what stands on the ground is drawn where it is looked at. */
import type { PlacedHex, Sheet } from './layout';
import type { Part } from './parts';
import type { Rect } from './types';

/** Sheets of more hexes are cut; up to here all is drawn at once, and stays. */
export const LARGE = 1500;
const SIDE = 480;
/** Signs of a hex reach so far beyond its middle. */
const REACH = 60;

export const isLarge = (sheet: Sheet): boolean => sheet.hexes.size > LARGE;

export interface Tile {
  hexes: PlacedHex[];
  at?: Rect;
}

/** Hexes by the square they lie in; of a small sheet all together. */
export function tilesOf(sheet: Sheet, hexes: PlacedHex[]): Tile[] {
  if (!isLarge(sheet)) return [{ hexes }];
  const tiles = new Map<string, Tile>();
  for (const hex of hexes) {
    const [i, j] = [Math.floor(hex.at.x / SIDE), Math.floor(hex.at.y / SIDE)];
    const key = `${i} ${j}`;
    const tile = tiles.get(key) ?? {
      hexes: [], at: { x: i * SIDE - REACH, y: j * SIDE - REACH, w: SIDE + 2 * REACH, h: SIDE + 2 * REACH },
    };
    tile.hexes.push(hex);
    tiles.set(key, tile);
  }
  return [...tiles.values()];
}

/** Hexes that hang together, all those of one. */
function piece(first: PlacedHex, left: Set<PlacedHex>): PlacedHex[] {
  const out = [first];
  left.delete(first);
  for (const hex of out)
    for (const next of hex.near)
      if (next && left.delete(next)) out.push(next);
  return out;
}

const joined = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** Woods and the like: none is cut, as its outline is one; small ones of a square go together. */
export function woodsOf(sheet: Sheet, hexes: PlacedHex[]): Tile[] {
  if (!isLarge(sheet)) return [{ hexes }];
  const tiles = new Map<string, Tile>();
  const left = new Set(hexes);
  for (const hex of hexes) {
    if (!left.has(hex)) continue;
    const own = piece(hex, left);
    const key = `${Math.floor(hex.at.x / SIDE)} ${Math.floor(hex.at.y / SIDE)}`;
    const rects = own.map(({ at }): Rect => ({ x: at.x - REACH, y: at.y - REACH, w: 2 * REACH, h: 2 * REACH }));
    const tile = tiles.get(key) ?? { hexes: [], at: rects[0]! };
    tile.hexes.push(...own);
    tile.at = rects.reduce(joined, tile.at!);
    tiles.set(key, tile);
  }
  return [...tiles.values()];
}

/** A rectangle cut likewise. */
export function squaresOf(sheet: Sheet, r: Rect): Rect[] {
  if (!isLarge(sheet)) return [r];
  const out: Rect[] = [];
  for (let y = r.y; y < r.y + r.h; y += SIDE)
    for (let x = r.x; x < r.x + r.w; x += SIDE)
      out.push({ x, y, w: Math.min(SIDE, r.x + r.w - x), h: Math.min(SIDE, r.y + r.h - y) });
  return out;
}

/** What is drawn of each tile, as parts that know where they lie. */
export const tiled = (sheet: Sheet, hexes: PlacedHex[], draw: (hexes: PlacedHex[]) => string): Part[] =>
  tilesOf(sheet, hexes).map(({ hexes: own, at }): Part => (at ? Object.assign(() => draw(own), { at }) : () => draw(own)));

/** Parts too fine to be seen from far, on a large sheet; a small one shows all always. */
export const fine = (sheet: Sheet, parts: Part[]): Part[] =>
  (isLarge(sheet) ? parts.map((part) => Object.assign(part, { fine: true as const })) : parts);
