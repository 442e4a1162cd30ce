/*
 * The printed sheet as SVG text: a handful of long paths, drawn once for a book and kept.  Colours
 * are classes; board.css gives them their ink, by day and in the dark.
 */
import { R, corner, num } from './geometry';
import { across, hexCorner, layout, type PlacedHex, type PlacedMap, type Sheet } from './layout';
import { labels } from './labels';
import { legend } from './legend';
import { outline } from './outlines';
import { waters } from './rivers';
import { bridges, roads } from './roads';
import { slopes } from './slopes';
import { town } from './towns';
import type { BoardBook, Rect } from './types';
import { clouds, fibres, furrows, numberSpot, reeds, stones, trees, tufts } from './woods';

export const esc = (s: string) =>
  s.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

export function path(cls: string, d: string): string {
  return d ? `<path class="${cls}" d="${d}"/>` : '';
}

export function rectTag(cls: string, r: Rect, rx = 0): string {
  const round = rx ? ` rx="${rx}"` : '';
  return `<rect class="${cls}" x="${num(r.x)}" y="${num(r.y)}" width="${num(r.w)}" height="${num(r.h)}"${round}/>`;
}

const grown = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  w: r.w + 2 * by,
  h: r.h + 2 * by,
});

/** Every hexside once. */
function grid(sheet: Sheet): string {
  let d = '';
  for (const h of sheet.hexes.values()) {
    for (let k = 0; k < 6; k++) {
      if (k >= 3 && across(h, k)) continue;
      const a = hexCorner(h, k).p;
      const b = hexCorner(h, (k + 1) % 6).p;
      d += `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
    }
  }
  return d;
}

function byTerrain(sheet: Sheet): Map<string, PlacedHex[]> {
  const out = new Map<string, PlacedHex[]>();
  for (const h of sheet.hexes.values()) {
    const list = out.get(h.terrain);
    if (list) list.push(h);
    else out.set(h.terrain, [h]);
  }
  return out;
}

function terrainLayer(terrain: string, hexes: PlacedHex[], bleed: number): string {
  const soft = outline(hexes, { inset: 1, waver: 6, bleed, seed: 5 });
  if (terrain === 'forest') {
    const t = trees(hexes);
    return (
      path('m-wood-shade', soft) +
      path('m-wood-edge', soft) +
      path('m-wood', soft) +
      path('m-tree-shade', t.shades) +
      path('m-tree', t.crowns)
    );
  }
  if (terrain === 'marsh') return path('m-marsh', soft) + path('m-reeds', reeds(hexes));
  if (terrain === 'rough') return path('m-rough', soft) + path('m-stones', stones(hexes));
  return path('m-other', soft);
}

function ground(sheet: Sheet, bleed: number): string {
  const terrains = byTerrain(sheet);
  const towns = terrains.get('town') ?? [];
  const open: PlacedHex[] = [];
  for (const m of sheet.maps) {
    open.push(...m.hexes.filter((h) => h.terrain === (m.map.default ?? 'clear')));
  }
  let s = path(
    'm-furrows',
    furrows(sheet, open, (h) => h.terrain === 'town'),
  );
  s += path('m-tufts', tufts(open));
  for (const [terrain, hexes] of terrains) {
    if (terrain === 'town' || hexes.some((h) => terrain === h.map.map.default)) continue;
    s += terrainLayer(terrain, hexes, bleed);
  }
  return s + path('m-patch', towns.map((h) => town(h).patch).join(''));
}

function relief(sheet: Sheet): { under: string; over: string } {
  const s = slopes(sheet);
  const under =
    [32, 24, 16, 8].map((w) => path(`m-shade m-w${w}`, s.shade)).join('') +
    [24, 16, 8].map((w) => path(`m-light m-w${w}`, s.light)).join('');
  return { under, over: path('m-hachures', s.hachures) + path('m-crest', s.crest) };
}

function waterLayer(sheet: Sheet): { under: string; over: string } {
  const w = waters(sheet);
  const both = w.stream + w.river;
  return {
    under: [40, 32, 24, 16].map((w) => path(`m-meadow m-w${w}`, both)).join(''),
    over:
      path('m-stream-case', w.stream) +
      path('m-river-case', w.river) +
      path('m-stream', w.stream) +
      path('m-river', w.river) +
      path('m-river-glint', w.river),
  };
}

function townLayer(sheet: Sheet): string {
  const towns = [...sheet.hexes.values()].filter((h) => h.terrain === 'town').map(town);
  return (
    path('m-blocks', towns.map((t) => t.blocks).join('')) +
    path('m-church', towns.map((t) => t.church).join(''))
  );
}

function heights(sheet: Sheet): string {
  let d = '';
  for (const h of sheet.hexes.values()) {
    if (!h.hex.name || h.terrain === 'town') continue;
    d += `M${num(h.at.x)} ${num(h.at.y - 4)}l4 7h-8Z`;
  }
  return path('m-height', d);
}

function numbers(m: PlacedMap): string {
  const spots = m.hexes.map((h) => {
    const p = numberSpot(h);
    return `<text x="${num(p.x)}" y="${num(p.y)}">${esc(h.id)}</text>`;
  });
  return spots.join('');
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

/** Hexes of one map, drawn without its frame: the map itself, and the samples of the key. */
export function drawGround(sheet: Sheet, bleed = 12): string {
  const water = waterLayer(sheet);
  const hills = relief(sheet);
  const ways = roads(sheet);
  return (
    water.under +
    hills.under +
    ground(sheet, bleed) +
    hills.over +
    water.over +
    path('m-grid', grid(sheet)) +
    path('m-trail-case', ways.trail) +
    path('m-trail', ways.trail) +
    path('m-road-case', ways.road) +
    path('m-road', ways.road) +
    path('m-bridge', bridges(sheet)) +
    townLayer(sheet) +
    heights(sheet)
  );
}

function boxes(sheet: Sheet): string {
  let s = '';
  for (const t of sheet.tracks) s += rectTag('m-track', t.rect, 10);
  for (const b of sheet.boxes.values()) {
    const r = b.rect;
    s += rectTag('m-box', r, 6) + rectTag('m-box-in', grown(r, -4), 4);
    s += `<text class="m-box-number" x="${num(r.x + 20)}" y="${num(r.y + 28)}">${b.number}</text>`;
    s += `<text class="m-box-name" x="${num(r.x + r.w - 12)}" y="${num(r.y + r.h - 11)}">${esc(b.box.name)}</text>`;
    s += path('m-box-arrow', arrowHead(r.x + r.w - 22, r.y + 20, b.up));
  }
  return s;
}

function arrowHead(x: number, y: number, up: boolean): string {
  const k = up ? -1 : 1;
  return `M${num(x)} ${num(y + 9 * k)}l-8 ${num(-10 * k)}h5v${num(-8 * k)}h6v${num(8 * k)}h5Z`;
}

export interface Drawing {
  sheet: Sheet;
  /** Inner SVG of the printed sheet. */
  svg: string;
}

/** Words the sheet prints that are not in the book. */
export interface SheetWords {
  key: string;
  track: string;
  scale: string;
}

function draw(book: BoardBook, words: SheetWords): Drawing {
  const sheet = layout(book);
  const grounds = sheet.maps.map((m) => {
    const area = grown(m.rect, 25);
    return (
      rectTag('m-ground', area) +
      path('m-cloud', clouds(area, 1)) +
      path('m-cloud-light', clouds(area, 2)) +
      path('m-fibre', fibres(area, 3)) +
      path('m-fibre-light', fibres(area, 4))
    );
  });
  const ids = sheet.maps.map(numbers).join('');
  const neat = sheet.maps.map((m) => rectTag('', grown(m.rect, 25))).join('');
  const svg =
    `<clipPath id="b-neat">${neat}</clipPath><g class="m-base">${rectTag('m-paper', { x: 0, y: 0, w: sheet.w, h: sheet.h })}` +
    `${grounds.join('')}</g><g class="m-land" clip-path="url(#b-neat)">${drawGround(sheet)}</g>` +
    `<g class="m-boxes">${boxes(sheet)}</g>` +
    `<g class="m-ids">${ids}</g><g class="m-names">${names(sheet)}</g>` +
    `<g class="m-frames">${sheet.maps.map(frame).join('')}</g>` +
    `<g class="m-legend">${legend(book, sheet, words)}</g>`;
  return { sheet, svg };
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

/** A hex of radius r about a point, for samples and marks. */
export function hexagon(x: number, y: number, r: number, pointed = false): string {
  return (
    [0, 1, 2, 3, 4, 5]
      .map((k) => corner(k, pointed, r))
      .map((c, k) => `${k ? 'L' : 'M'}${num(x + c.x)} ${num(y + c.y)}`)
      .join('') + 'Z'
  );
}

export { R };
