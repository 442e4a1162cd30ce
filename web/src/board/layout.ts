/*
 * The sheet: where each map, each box of a track and the cartouche lie.  Maps whose hex numbers
 * run on from one another are put where the numbers say; the others are stacked northwards.
 */
import { R, centreOf, corner, hexAt, pointKey, step } from './geometry';
import { placeTracks } from './tracks';
import type { BoardBook, BookBox, BookHex, BookMap, Point, Rect } from './types';

export interface PlacedHex {
  id: string;
  at: Point;
  hex: BookHex;
  map: PlacedMap;
  terrain: string;
  /** Neighbours by direction, on the same map. */
  near: (PlacedHex | undefined)[];
}

export interface PlacedMap {
  map: BookMap;
  pointed: boolean;
  /** Where doubled (0, 0) lies. */
  origin: Point;
  rect: Rect;
  hexes: PlacedHex[];
  byXY: Map<string, PlacedHex>;
}

export interface PlacedBox {
  box: BookBox;
  rect: Rect;
  /** Place in its chain, from 1. */
  number: number;
  /** The chain runs up the sheet. */
  up: boolean;
  last: boolean;
}

export interface Sheet {
  w: number;
  h: number;
  maps: PlacedMap[];
  hexes: Map<string, PlacedHex>;
  boxes: Map<string, PlacedBox>;
  tracks: { name: string; rect: Rect }[];
  /** The largest empty place: title, key and compass go there. */
  free: Rect;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const MARGIN = 70;
const GAP = 60;
const TRACK_GAP = 300;
const FREE_MIN = { w: 280, h: 400 };

function xyKey(x: number, y: number): string {
  return `${x},${y}`;
}

function placeMap(map: BookMap): PlacedMap {
  const pointed = map.pointed ?? false;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of map.hexes) {
    const c = centreOf(hex.x, hex.y, pointed);
    for (let k = 0; k < 6; k++) {
      const p = corner(k, pointed);
      x0 = Math.min(x0, c.x + p.x);
      x1 = Math.max(x1, c.x + p.x);
      y0 = Math.min(y0, c.y + p.y);
      y1 = Math.max(y1, c.y + p.y);
    }
  }
  const rect = { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
  return { map, pointed, origin: { x: 0, y: 0 }, rect, hexes: [], byXY: new Map() };
}

function moveMap(m: PlacedMap, dx: number, dy: number): void {
  m.origin = { x: m.origin.x + dx, y: m.origin.y + dy };
  m.rect = { ...m.rect, x: m.rect.x + dx, y: m.rect.y + dy };
}

/** Steps of doubled x a column and doubled y a row, where ids are four digits CCRR. */
function numbering(map: BookMap): { s: number; t: number; first: BookHex } | null {
  if (!map.hexes.every((h) => /^\d{4}$/.test(h.id))) return null;
  const first = map.hexes[0];
  if (!first) return null;
  const [col, row] = colRow(first.id);
  const side = map.hexes.find((h) => colRow(h.id)[0] !== col && colRow(h.id)[1] === row);
  const above = map.hexes.find((h) => colRow(h.id)[0] === col && colRow(h.id)[1] !== row);
  if (!side || !above) return null;
  const s = (side.x - first.x) / (colRow(side.id)[0] - col);
  const t = (above.y - first.y) / (colRow(above.id)[1] - row);
  return { s, t, first };
}

function colRow(id: string): [number, number] {
  return [Number(id.slice(0, 2)), Number(id.slice(2))];
}

/** How far map b must move for its numbers to run on from map a's, or null. */
function continuation(a: PlacedMap, b: PlacedMap): Point | null {
  const na = numbering(a.map);
  const nb = numbering(b.map);
  if (!na || !nb || na.s !== nb.s || na.t !== nb.t || a.pointed !== b.pointed) return null;
  const [ca, ra] = colRow(na.first.id);
  const same = b.map.hexes.find((h) => (colRow(h.id)[0] - ca) % 2 === 0) ?? nb.first;
  const [cb, rb] = colRow(same.id);
  const want = centreOf(na.first.x + na.s * (cb - ca), na.first.y + na.t * (rb - ra), a.pointed);
  const have = centreOf(same.x, same.y, b.pointed);
  const move = { x: want.x - have.x + a.origin.x, y: want.y - have.y + a.origin.y };
  const moved = { ...b.rect, x: b.rect.x + move.x, y: b.rect.y + move.y };
  return overlap(a.rect, moved) ? null : move;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - R && b.y < a.y + a.h - R;
}

/** Put the maps on one plane, the first at the foot, each next one clear above those before. */
function arrange(maps: PlacedMap[], trackGap: number): void {
  const base = maps[0];
  if (!base) return;
  maps.slice(1).forEach((m, i) => {
    const move = continuation(base, m);
    if (move) moveMap(m, move.x, move.y);
    else moveMap(m, base.rect.x + base.rect.w - m.rect.x - m.rect.w, 0);
    const top = Math.min(...maps.slice(0, i + 1).map((o) => o.rect.y));
    moveMap(m, 0, top - (i === 0 ? trackGap : GAP) - m.rect.h - m.rect.y);
  });
}

/** The largest rectangle of `whole` that no other touches. */
export function largestFree(whole: Rect, taken: Rect[]): Rect {
  const xs = [whole.x, whole.x + whole.w, ...taken.flatMap((r) => [r.x, r.x + r.w])];
  const ys = [whole.y, whole.y + whole.h, ...taken.flatMap((r) => [r.y, r.y + r.h])];
  let best: Rect = { x: whole.x, y: whole.y, w: 0, h: 0 };
  for (const x of xs)
    for (const r of xs)
      for (const y of ys)
        for (const b of ys) {
          const t = { x, y, w: r - x, h: b - y };
          if (t.w <= 0 || t.h <= 0 || t.w * t.h <= best.w * best.h) continue;
          if (x < whole.x || r > whole.x + whole.w || y < whole.y || b > whole.y + whole.h)
            continue;
          const hit = (o: Rect) => o.x < r && x < o.x + o.w && o.y < b && y < o.y + o.h;
          if (!taken.some(hit)) best = t;
        }
  return best;
}

function union(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((r) => r.x + r.w)) - x,
    h: Math.max(...rects.map((r) => r.y + r.h)) - y,
  };
}

function grow(r: Rect, by: number): Rect {
  return { x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by };
}

function fillHexes(sheet: Sheet): void {
  for (const m of sheet.maps) {
    for (const hex of m.map.hexes) {
      const c = centreOf(hex.x, hex.y, m.pointed);
      const at = { x: c.x + m.origin.x, y: c.y + m.origin.y };
      const terrain = hex.terrain ?? m.map.default ?? 'clear';
      const placed: PlacedHex = { id: hex.id, at, hex, map: m, terrain, near: [] };
      m.hexes.push(placed);
      m.byXY.set(xyKey(hex.x, hex.y), placed);
      sheet.hexes.set(hex.id, placed);
    }
    for (const h of m.hexes) {
      h.near = DIRECTIONS.map((d) => {
        const [dx, dy] = step(d, m.pointed);
        return m.byXY.get(xyKey(h.hex.x + dx, h.hex.y + dy));
      });
    }
  }
}

/** Lay out everything a book prints. */
export function layout(book: BoardBook): Sheet {
  const maps = book.maps.map(placeMap);
  const tracked = (book.boxes ?? []).some((b) => b.track !== undefined);
  arrange(maps, tracked ? TRACK_GAP : GAP);
  let whole = union(maps.map((m) => m.rect));
  const taken = maps.map((m) => grow(m.rect, GAP / 2));
  const [below, above] = maps;
  if (tracked && below && above) {
    const y = above.rect.y + above.rect.h + GAP / 2;
    taken.push({ x: whole.x, y, w: whole.w, h: below.rect.y - y });
  }
  let free = largestFree(grow(whole, GAP / 2), taken);
  if (free.w < FREE_MIN.w || free.h < FREE_MIN.h) {
    free = { x: whole.x - 380, y: whole.y, w: 340, h: whole.h };
    whole = union([whole, free]);
  }
  const shift = { x: Math.round(MARGIN - whole.x), y: Math.round(MARGIN - whole.y) };
  maps.forEach((m) => moveMap(m, shift.x, shift.y));
  const sheet: Sheet = {
    w: Math.ceil(whole.w + 2 * MARGIN),
    h: Math.ceil(whole.h + 2 * MARGIN),
    maps,
    hexes: new Map(),
    boxes: new Map(),
    tracks: [],
    free: { ...free, x: free.x + shift.x, y: free.y + shift.y },
  };
  fillHexes(sheet);
  placeTracks(book, sheet);
  return sheet;
}

/** The id of the hex or box under a point of the sheet. */
export function placeAt(sheet: Sheet, p: Point): string | null {
  for (const m of sheet.maps) {
    const d = hexAt({ x: p.x - m.origin.x, y: p.y - m.origin.y }, m.pointed);
    const hex = m.byXY.get(xyKey(d.x, d.y));
    if (hex) return hex.id;
  }
  for (const [id, b] of sheet.boxes) if (inRect(b.rect, p)) return id;
  return null;
}

export function inRect(r: Rect, p: Point): boolean {
  return p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h;
}

/** The middle of a hex or box. */
export function placeCentre(sheet: Sheet, place: string): Point | null {
  const hex = sheet.hexes.get(place);
  if (hex) return hex.at;
  const box = sheet.boxes.get(place);
  return box ? { x: box.rect.x + box.rect.w / 2, y: box.rect.y + box.rect.h / 2 } : null;
}

/** A rectangle around points with room for what stands on them; null around nothing. */
export function around(points: readonly Point[], room = 110): Rect | null {
  if (points.length === 0) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

/** Corner k of a placed hex, and the name of that corner for all hexes that share it. */
export function hexCorner(h: PlacedHex, k: number): { p: Point; key: string } {
  const c = corner(k, h.map.pointed);
  const p = { x: h.at.x + c.x, y: h.at.y + c.y };
  return { p, key: pointKey(p) };
}

/** The hex across side d, if it is on the same map. */
export function across(h: PlacedHex, d: number): PlacedHex | undefined {
  return h.near[d];
}
