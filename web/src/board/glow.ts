/* Glowing places, gathered so that each kind is one path. */
import { hexPath, num } from './geometry';
import { placeCentre, type Sheet } from './layout';
import type { Glow, OverlayMark, Point } from './types';

export interface Shine {
  kind: string;
  d: string;
}

export interface CostLabel {
  place: string;
  at: Point;
  text: string;
  /** A box, where the label goes to the side of the counters. */
  kind: string;
}

const KINDS = new Set([
  'move',
  'pass',
  'other',
  'ends',
  'enter',
  'attack',
  'bombard',
  'retreat',
  'advance',
  'exit',
  'transit',
]);
const MARKS = /^(zone(-\d+)?|sight|blocked|threat|range|chain|supply|column|bridge|near)$/;

/** The outline of a place, hex or box; `inset` keeps off its edge. */
export function placePath(sheet: Sheet, place: string, inset: number): string {
  const hex = sheet.hexes.get(place);
  if (hex) return hexPath(hex.at, hex.map.pointed, inset);
  const r = sheet.boxes.get(place)?.rect;
  if (!r) return '';
  const [x, y, w, h] = [r.x + inset, r.y + inset, r.w - 2 * inset, r.h - 2 * inset];
  return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
}

function gather<T>(
  sheet: Sheet,
  items: Iterable<T>,
  place: (t: T) => string,
  kind: (t: T) => string,
  inset: number,
): Shine[] {
  const paths = new Map<string, string>();
  for (const item of items) {
    const k = kind(item);
    paths.set(k, (paths.get(k) ?? '') + placePath(sheet, place(item), inset));
  }
  return [...paths].map(([k, d]) => ({ kind: k, d })).filter((s) => s.d !== '');
}

export function shines(sheet: Sheet, glow: ReadonlyMap<string, Glow>): Shine[] {
  return gather(
    sheet,
    glow,
    ([place]) => place,
    ([, g]) => (KINDS.has(g.kind ?? '') ? g.kind! : 'move'),
    4,
  );
}

export function costLabels(sheet: Sheet, glow: ReadonlyMap<string, Glow>): CostLabel[] {
  const out: CostLabel[] = [];
  for (const [place, g] of glow) {
    const at = placeCentre(sheet, place);
    if (!at || !g.cost) continue;
    out.push({ place, at: { x: at.x, y: at.y + 6 }, text: g.cost, kind: g.kind ?? 'move' });
  }
  return out;
}

/** A pale ground for each cost, as wide as its figures. */
export function plates(costs: readonly CostLabel[]): string {
  const half = 14;
  return costs.map(({ at, text }) => {
    const flat = (text.length - 1) * 10;
    const round = (way: number): string => `a${half} ${half} 0 0 1 0 ${way}`;
    return `M${num(at.x - flat / 2)} ${num(at.y - 6 - half)}h${flat}${round(2 * half)}h${-flat}${round(-2 * half)}Z`;
  }).join('');
}

export function markShapes(sheet: Sheet, marks: readonly OverlayMark[]): Shine[] {
  return gather(
    sheet,
    marks,
    (m) => m.place,
    (m) => (MARKS.test(m.kind) ? m.kind : 'zone'),
    1.5,
  );
}
