/* The cartouche of a map with a country: title, compass, scale, and what its signs mean. */
import { t } from '../../i18n';
import { R, num } from '../geometry';
import { rectTag } from '../ink';
import { compass, scaleBar, textTag, title } from '../legend';
import { layout, type Sheet } from '../layout';
import type { Part } from '../parts';
import type { SheetWords } from '../sheet';
import type { BoardBook, BookHex } from '../types';

/** A sign of the key: two hexes side by side, and what they show. */
interface Sign {
  text: string;
  hexes: BookHex[];
}

const pair = (kinds: string[], back: string[], terrain?: string): BookHex[] => [
  { id: 'a', x: 0, y: 0, sides: { 1: kinds }, ...(terrain ? { terrain } : {}) },
  { id: 'b', x: 2, y: 0, sides: { 4: back }, ...(terrain ? { terrain } : {}) },
];

/** What stands in the key, of what the map shows. */
function signsOf(book: BoardBook): Sign[] {
  const has = new Set<string>();
  for (const { hexes } of book.maps)
    for (const hex of hexes) {
      has.add(hex.terrain ?? '');
      for (const kinds of Object.values(hex.sides ?? {})) for (const kind of kinds) has.add(kind);
    }
  const places = ['fortified', 'town', 'village', 'chateau'].map((terrain): [string, BookHex[]] =>
    [terrain, [{ id: 'a', x: 0, y: 0, terrain, name: ' ' }]]);
  const sides = ['woods', 'road', 'trail', 'river', 'stream'].map((kind): [string, BookHex[]] => [kind, pair([kind], [kind])]);
  const words: Record<string, string> = {
    fortified: t('fortress'), town: t('town'), village: t('village'), chateau: t('château'), woods: t('woods'), road: t('road'),
    trail: t('trail'), river: t('river'), stream: t('stream'), 'slope-up': t('slope'), bridge: t('bridge'),
  };
  const all: [string, BookHex[]][] = [...places, ...sides, ['slope-up', pair(['slope-up'], ['slope-down'])],
    ['bridge', pair(['river', 'bridge', 'road'], ['river', 'bridge', 'road'])]];
  return all.filter(([id]) => has.has(id)).map(([id, hexes]) => ({ text: words[id]!, hexes }));
}

export type Draw = (sheet: Sheet) => string;

function sample(sign: Sign, base: string, x: number, y: number, draw: Draw): string {
  const sheet = layout({ title: '', sides: [], units: {}, maps: [{ id: 'key', title: '', pointed: true, default: base, hexes: sign.hexes }] });
  const [m, k] = [sheet.maps[0]!.rect, sign.hexes.length > 1 ? 0.5 : 0.72];
  return `<g transform="translate(${num(x - k * (m.x + m.w / 2))} ${num(y - k * (m.y + m.h / 2))}) scale(${k})">${draw(sheet)}</g>`;
}

export function keyParts(book: BoardBook, sheet: Sheet, words: SheetWords, draw: Draw): Part[] {
  const f = sheet.free;
  const base = book.maps[0]?.default ?? 'clear';
  const [metres, north] = [book.maps[0]?.metres, book.maps[0]?.north ?? 0];
  const head = title(book, f);
  const cx = f.x + f.w / 2;
  const y = head.y + 96;
  const signs = signsOf(book);
  const high = Math.min(f.h, y + 190 + signs.length * 66 - f.y);
  const box = { ...f, h: high };
  return [
    () => rectTag('m-cartouche', box) + rectTag('m-cartouche-in', { x: f.x + 5, y: f.y + 5, w: f.w - 10, h: high - 10 }) + head.svg +
      `<g transform="rotate(${north} ${num(cx)} ${num(y)})">${compass(cx, y, 60)}</g>` +
      (metres ? scaleBar(metres, cx - R * Math.sqrt(3) * 1.5, y + 108, words.scale) : ''),
    ...signs.map((sign, i): Part => () => sample(sign, base, f.x + 66, y + 190 + i * 66, draw) +
      textTag('m-key-name', f.x + 132, y + 196 + i * 66, sign.text)),
  ];
}
