/*
 * The cartouche: title, compass, scale, key of the terrain and the turn track, in the largest
 * place of the sheet that no map covers.  The samples of the key are little maps, drawn by the
 * same code as the sheet.
 */
import { R, num } from './geometry';
import { textWidth } from './labels';
import { layout, type Sheet } from './layout';
import type { Part } from './parts';
import { drawGround } from './ground';
import { esc, path, rectTag } from './ink';
import type { SheetWords } from './sheet';
import type { BoardBook, BookHex, ChartLine, Rect } from './types';

/** Where turn n of the track is printed; the board puts its marker there. */
export function turnRect(free: Rect, n: number, count: number): Rect {
  const cols = 6;
  const rows = Math.ceil(count / cols);
  const size = (free.w - 32) / cols;
  const y = free.y + free.h - 16 - rows * size;
  const i = n - 1;
  return {
    x: free.x + 16 + (i % cols) * size,
    y: y + Math.floor(i / cols) * size,
    w: size,
    h: size,
  };
}

/** Break a text into lines of at most `w`. */
export function wrap(text: string, size: number, w: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= w) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

export function textTag(cls: string, x: number, y: number, text: string): string {
  return `<text class="${cls}" x="${num(x)}" y="${num(y)}">${esc(text)}</text>`;
}

export function title(book: BoardBook, r: Rect): { svg: string; y: number } {
  const cx = r.x + r.w / 2;
  const [head, ...rest] = book.title.split(': ');
  let y = r.y + 52;
  let svg = '';
  for (const line of wrap(head!, 34, r.w - 40)) {
    svg += textTag('m-title', cx, y, line);
    y += 36;
  }
  const sub = rest.join(': ');
  if (sub) {
    svg += path('m-rule', `M${num(cx - 90)} ${num(y - 18)}h70M${num(cx + 20)} ${num(y - 18)}h70`);
    svg += path('m-diamond', `M${num(cx)} ${num(y - 23)}l7 5l-7 5l-7 -5Z`);
    svg += textTag('m-subtitle', cx, y + 10, sub);
    y += 34;
  }
  const scenario = (book.scenario_title ?? '').replace(`${sub}, `, '');
  if (scenario && scenario !== sub) svg += textTag('m-scenario', cx, y, scenario);
  return { svg, y: y + 16 };
}

export function compass(x: number, y: number, r: number): string {
  const point = (a: number, long: number, wide: number) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (u: number, v: number) => `${num(x + u * c - v * s)} ${num(y + u * s + v * c)}`;
    return {
      dark: `M${at(0, 0)}L${at(wide, wide)}L${at(long, 0)}Z`,
      light: `M${at(0, 0)}L${at(wide, -wide)}L${at(long, 0)}Z`,
    };
  };
  let dark = '';
  let light = '';
  for (let i = 0; i < 8; i++) {
    const p = point((i * Math.PI) / 4, i % 2 ? r * 0.62 : r, i % 2 ? r * 0.1 : r * 0.16);
    if (i % 2) light += p.dark + p.light;
    else {
      dark += p.dark;
      light += p.light;
    }
  }
  return (
    `<circle class="m-compass-ring" cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.72)}"/>` +
    path('m-compass-light', light) +
    path('m-compass-dark', dark) +
    textTag('m-north', x, y - r - 7, 'N')
  );
}

export function scaleBar(metres: number, x: number, y: number, word: string): string {
  const hexes = 4;
  const w = R * Math.sqrt(3);
  let s = '';
  for (let i = 0; i < hexes; i++) {
    s += rectTag(i % 2 ? 'm-scale-light' : 'm-scale-dark', {
      x: x + i * w * 0.75,
      y,
      w: w * 0.75,
      h: 6,
    });
  }
  const end = (hexes * 0.75 * metres) / 1000;
  return (
    s +
    textTag('m-scale-text', x, y - 6, '0') +
    textTag('m-scale-text', x + hexes * 0.75 * w, y - 6, `${num(end)} km`) +
    textTag('m-scale-text', x + hexes * 0.375 * w, y + 20, word)
  );
}

/** Two hexes side by side that show one line of the terrain chart. */
function sampleHexes(line: ChartLine, base: string, hexside: boolean): BookHex[] {
  if (!hexside) return [{ id: 'a', x: 0, y: 0, terrain: line.id }];
  const side: Record<string, string[]> = {
    road: ['road'],
    trail: ['trail'],
    stream: ['stream'],
    river: ['river'],
    slope: ['slope-up'],
    bridge: ['bridge', 'stream', 'road'],
  };
  const has = side[line.id] ?? [line.id];
  const road = has.includes('road');
  const back = has.map((k) => (k === 'slope-up' ? 'slope-down' : k));
  return [
    { id: 'a', x: 0, y: 0, terrain: base, sides: { '2': has }, roads_off: road ? [5] : [] },
    { id: 'b', x: 1, y: -1, terrain: base, sides: { '5': back }, roads_off: road ? [2] : [] },
  ];
}

function sample(line: ChartLine, base: string, hexside: boolean, x: number, y: number): string {
  const hexes = sampleHexes(line, base, hexside);
  const mini: BoardBook = {
    title: '',
    sides: [],
    units: {},
    maps: [{ id: 'key', title: '', default: base, hexes }],
  };
  const sheet = layout(mini);
  const k = hexside ? 0.48 : 0.6;
  const m = sheet.maps[0]!.rect;
  const tx = x - k * (m.x + m.w / 2);
  const ty = y - k * (m.y + m.h / 2);
  return `<g transform="translate(${num(tx)} ${num(ty)}) scale(${k})">${drawGround(sheet, -2)}</g>`;
}

const HEXSIDES = new Set(['road', 'trail', 'stream', 'river', 'slope', 'bridge']);

/** Chart lines that stand on one of the maps; a key does not explain what nobody meets. */
function present(book: BoardBook): ChartLine[] {
  const seen = new Set<string>();
  for (const m of book.maps) {
    if (m.default) seen.add(m.default);
    for (const h of m.hexes) {
      if (h.terrain) seen.add(h.terrain);
      for (const kinds of Object.values(h.sides ?? {})) {
        for (const k of kinds) seen.add(k.replace(/-(up|down)$/, ''));
      }
    }
  }
  return (book.terrain_chart ?? []).filter((l) => seen.has(l.id));
}

function key(book: BoardBook, r: Rect, words: SheetWords): Part[] {
  const lines = present(book);
  if (lines.length === 0) return [];
  const base = book.maps[0]?.default ?? 'clear';
  const pitch = Math.min(104, (r.h - 20) / Math.ceil(lines.length / 2));
  const line = (l: ChartLine, i: number): string => {
    const x = r.x + (i % 2) * (r.w / 2);
    const y = r.y + pitch * 0.62 + Math.floor(i / 2) * pitch;
    const cost = [l.cost, l.defence ? `×${String(l.defence).replace('×', '')}` : '']
      .filter(Boolean)
      .join('   ');
    return (
      sample(l, base, HEXSIDES.has(l.id), x + 36, y) +
      textTag('m-key-name', x + 72, y - 1, l.name) +
      textTag('m-key-cost', x + 72, y + 15, cost)
    );
  };
  return [
    () => textTag('m-key-title', r.x + r.w / 2, r.y, words.key),
    ...lines.map((l, i) => () => line(l, i)),
  ];
}

function track(book: BoardBook, free: Rect, words: SheetWords): string {
  const kinds = book.track ?? [];
  if (kinds.length === 0) return '';
  const first = turnRect(free, 1, kinds.length);
  let s = textTag('m-key-title', free.x + free.w / 2, first.y - 12, words.track);
  kinds.forEach((kind, i) => {
    const t = turnRect(free, i + 1, kinds.length);
    const inner = { x: t.x + 2, y: t.y + 2, w: t.w - 4, h: t.h - 4 };
    s += rectTag(`m-turn m-turn-${esc(kind)}`, inner, 4);
    s += textTag(`m-turn-number m-on-${esc(kind)}`, t.x + 8, t.y + 19, String(i + 1));
    s += textTag(
      `m-turn-kind m-on-${esc(kind)}`,
      t.x + t.w / 2,
      t.y + t.h - 9,
      book.words?.[kind] ?? kind,
    );
  });
  return s;
}

/** Everything in the cartouche. */
export function legendParts(book: BoardBook, sheet: Sheet, words: SheetWords): Part[] {
  const f = sheet.free;
  const head = title(book, f);
  const metres = book.maps[0]?.metres;
  const cx = f.x + f.w / 2;
  let y = head.y;
  const turns = book.track?.length ?? 0;
  const foot = turns ? turnRect(f, 1, turns).y - 40 : f.y + f.h - 20;
  let s =
    rectTag('m-cartouche', f) +
    rectTag('m-cartouche-in', { x: f.x + 5, y: f.y + 5, w: f.w - 10, h: f.h - 10 });
  s += head.svg + compass(cx, y + 66, 46);
  y += 140;
  if (metres) {
    s += scaleBar(metres, cx - R * Math.sqrt(3) * 1.5, y + 6, words.scale);
    y += 50;
  }
  return [
    () => s,
    ...key(book, { x: f.x + 16, y: y + 26, w: f.w - 32, h: foot - y - 26 }, words),
    () => track(book, f, words),
  ];
}
