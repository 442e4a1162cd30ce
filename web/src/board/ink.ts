/*
 * Path data gathered by where it lies.  One path for a whole layer would be short, but the browser
 * draws the sheet in tiles and would go through all of it for each; so a layer is a few dozen
 * paths, one for each square of the sheet.
 */
import { num } from './geometry';

const CELL = 260;

export class Ink {
  #cells = new Map<number, string[]>();

  /** Add path data that lies about a point. */
  add(x: number, y: number, d: string): void {
    if (!d) return;
    const key = Math.floor(x / CELL) + 1000 * Math.floor(y / CELL);
    const cell = this.#cells.get(key);
    if (cell) cell.push(d);
    else this.#cells.set(key, [d]);
  }

  /** All of it as path elements. */
  tags(cls: string): string {
    let s = '';
    for (const parts of this.#cells.values()) s += path(cls, parts.join(''));
    return s;
  }

  /** All of it as one text, for what is small. */
  text(): string {
    return [...this.#cells.values()].map((parts) => parts.join('')).join('');
  }
}

export function path(cls: string, d: string): string {
  return d ? `<path class="${cls}" d="${d}"/>` : '';
}

export function rectTag(
  cls: string,
  r: { x: number; y: number; w: number; h: number },
  rx = 0,
): string {
  const round = rx ? ` rx="${rx}"` : '';
  return (
    `<rect class="${cls}" x="${num(r.x)}" y="${num(r.y)}" ` +
    `width="${num(r.w)}" height="${num(r.h)}"${round}/>`
  );
}

export function esc(s: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return s.replace(/[&<>"]/g, (c) => names[c]!);
}
