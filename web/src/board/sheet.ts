/*
 * The printed sheet as SVG text: a handful of long paths, drawn once for a book and kept.  Colours
 * are classes; board.css gives them their ink, by day and in the dark.
 */
import { num } from './geometry';
import { groundParts } from './ground';
import { esc, path, rectTag } from './ink';
import { labels } from './labels';
import { layout, type PlacedHex, type PlacedMap, type Sheet } from './layout';
import { legendParts } from './legend';
import { loops } from './outlines';
import { oncePart, type Part } from './parts';
import { fine, squaresOf, tilesOf } from './tiles';
import type { BoardBook, Rect } from './types';
import { clouds, fibres, numberSpot } from './woods';

export const group = (cls: string, inner: string): string => `<g class="${cls}">${inner}</g>`;

export const grown = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  w: r.w + 2 * by,
  h: r.h + 2 * by,
});

/** What the scenario leaves out of play, washed over: its outline alone, for most of a large map it can be. */
export function outside(m: PlacedMap): string {
  const washed = loops(m.hexes.filter((h) => h.hex.outside)).map((loop) =>
    `M${loop.map(({ a }) => `${num(a.x)} ${num(a.y)}`).join('L')}Z`);
  return washed.length > 0 ? path('m-outside', washed.join('')) : '';
}

/** So many texts are set at a time: they are what the browser lays out longest. */
const LINES = 150;

export function numbers(sheet: Sheet, m: PlacedMap): Part[] {
  const write = (hexes: PlacedHex[]): string => group('m-ids', hexes.map((h) => {
    const p = numberSpot(h);
    return `<text x="${num(p.x)}" y="${num(p.y)}">${esc(h.id)}</text>`;
  }).join(''));
  return fine(sheet, tilesOf(sheet, m.hexes).flatMap(({ hexes, at }) => {
    const parts: Part[] = [];
    for (let from = 0; from < hexes.length; from += LINES)
      parts.push(Object.assign(() => write(hexes.slice(from, from + LINES)), at ? { at } : {}));
    return parts;
  }));
}

function names(sheet: Sheet): string {
  return labels(sheet)
    .map(
      (l) =>
        `<text class="m-${l.kind}" x="${num(l.at.x)}" y="${num(l.at.y)}">${esc(l.text)}</text>`,
    )
    .join('');
}

function frame(m: PlacedMap): string {
  const r = m.rect;
  return (
    rectTag('m-frame-out', grown(r, 30)) +
    rectTag('m-frame-in', grown(r, 25)) +
    `<text class="m-map-title" x="${num(r.x + 14)}" y="${num(r.y - 8)}">${esc(m.map.title)}</text>`
  );
}

function boxes(sheet: Sheet): string {
  let s = '';
  for (const t of sheet.tracks) s += rectTag('m-track', t.rect, 10);
  for (const b of sheet.boxes.values()) {
    const r = b.rect;
    s += rectTag('m-box', r, 6) + rectTag('m-box-in', grown(r, -4), 4);
    s += `<text class="m-box-number" x="${num(r.x + 20)}" y="${num(r.y + 28)}">${b.number}</text>`;
    const [x, y] = [num(r.x + r.w - 12), num(r.y + r.h - 11)];
    s += `<text class="m-box-name" x="${x}" y="${y}">${esc(b.box.name)}</text>`;
    s += path('m-box-arrow', arrowHead(r.x + r.w - 22, r.y + 20, b.up));
  }
  return s;
}

export const boxesOf = (sheet: Sheet): string => group('m-boxes', boxes(sheet));
export const frames = (sheet: Sheet): string => group('m-frames', sheet.maps.map(frame).join(''));

function arrowHead(x: number, y: number, up: boolean): string {
  const k = up ? -1 : 1;
  return `M${num(x)} ${num(y + 9 * k)}l-8 ${num(-10 * k)}h5v${num(-8 * k)}h6v${num(8 * k)}h5Z`;
}

/** The paper about the maps: it covers what runs out of them. */
export function paper(sheet: Sheet): string {
  const hole = (r: Rect) => `M${num(r.x)} ${num(r.y)}v${num(r.h)}h${num(r.w)}v${num(-r.h)}Z`;
  const holes = sheet.maps.map((m) => hole(grown(m.rect, 25)));
  return `M0 0H${sheet.w}V${sheet.h}H0Z${holes.join('')}`;
}

export interface Drawing {
  sheet: Sheet;
  /** The printed sheet as SVG, from the bottom up; each part is drawn when it is first asked for. */
  parts: Part[];
  /** It has none here: a map with a country is drawn by a module that is fetched for it. */
  country?: true;
}

/** Words the sheet prints that are not in the book. */
export interface SheetWords {
  key: string;
  track: string;
  scale: string;
}

export function base(m: PlacedMap): string {
  const area = grown(m.rect, 25);
  return rectTag('m-ground', area) + clouds(area, 1).tags('m-cloud') + clouds(area, 2).tags('m-cloud-light');
}

function paperOf(sheet: Sheet, m: PlacedMap): Part[] {
  const squares = squaresOf(sheet, grown(m.rect, 25));
  return fine(sheet, squares.map((square, i): Part => {
    const draw = (): string => fibres(square, 3 + 10 * i).tags('m-fibre') + fibres(square, 4 + 10 * i).tags('m-fibre-light');
    return squares.length > 1 ? Object.assign(draw, { at: square }) : draw;
  }));
}

/** Does a map tell of its country: names, heights, how great its towns are? */
export const hasCountry = (book: BoardBook): boolean => book.maps.some((m) => m.country !== undefined && m.country.length > 0);

function draw(book: BoardBook, words: SheetWords): Drawing {
  const sheet = layout(book);
  if (hasCountry(book)) return { sheet, parts: [], country: true };
  const parts: Part[] = [
    () => sheet.maps.map(base).join(''),
    ...sheet.maps.flatMap((m) => paperOf(sheet, m)),
    ...groundParts(sheet),
    () => path('m-paper', paper(sheet)) + boxesOf(sheet),
    ...sheet.maps.flatMap((m) => numbers(sheet, m)),
    () => group('m-names', names(sheet)),
    () => sheet.maps.map(outside).join(''),
    () => frames(sheet),
    ...legendParts(book, sheet, words).map((part) => () => group('m-legend', part())),
  ];
  return { sheet, parts: parts.map(oncePart) };
}

const drawn = new WeakMap<BoardBook, { words: string; drawing: Drawing }>();

/** The drawing of a book; made once and kept as long as the book is. */
export function drawing(book: BoardBook, words: SheetWords): Drawing {
  const key = JSON.stringify(words);
  const have = drawn.get(book);
  if (have && have.words === key) return have.drawing;
  const made = draw(book, words);
  drawn.set(book, { words: key, drawing: made });
  return made;
}
