/*
 * Numbers of hexes as strokes.  The browser lays texts out again whenever a sheet begins or ends to change its scale,
 * and two thousand of them take it longer than all else; of a stroke nothing is laid out.
 */
import { num } from '../geometry';
import { esc, path } from '../ink';
import type { PlacedHex } from '../layout';
import { numberSpot } from '../woods';

/** How each sign is written: 4 wide and 6 high, from where its foot begins. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'm2-6q-2 0-2 3t2 3 2-3-2-3z',
  1: 'm.8-4.8l1.6-1.2v6',
  2: 'm.2-4.6q.3-1.4 1.8-1.4 1.8 0 1.8 1.6 0 1-1.2 2.1l-2.5 2.3h3.8',
  3: 'm.3-5.1q.5-.9 1.7-.9 1.7 0 1.7 1.5 0 1.3-1.9 1.4 2.1.1 2.1 1.5 0 1.6-2 1.6-1.4 0-1.8-1.1',
  4: 'm4-1.8h-4l2.9-4.2v6',
  5: 'm3.6-6h-3l-.3 2.8q.7-.6 1.6-.6 2 0 2 1.9t-2.1 1.9q-1.2 0-1.7-.9',
  6: 'm3.5-5.4q-.5-.6-1.4-.6-2 0-2 3.4 0 2.6 2 2.6 1.9 0 1.9-1.9t-1.8-1.9q-1.9 0-2.1 1.8',
  7: 'm.2-6h3.7l-2.4 6',
  8: 'm2-3.2q-1.7-.2-1.7-1.4 0-1.4 1.7-1.4t1.7 1.4q0 1.2-1.7 1.4-1.9.2-1.9 1.6t1.9 1.6 1.9-1.6q0-1.4-1.9-1.6z',
  9: 'm.5-.6q.5.6 1.4.6 2 0 2-3.4 0-2.6-2-2.6-1.9 0-1.9 1.9t1.8 1.9q1.9 0 2.1-1.8',
  N: 'v-6l4 6v-6',
  S: 'm3.7-5q-.4-1-1.7-1-1.8 0-1.8 1.6 0 1.3 1.8 1.5t2 1.4q0 1.5-2 1.5-1.5 0-2-1.1',
};
const WIDE = 4;
const STEP = 5.5;

/** The strokes of a word about the middle of its foot; null if it has a sign that is not known. */
export function strokesOf(word: string, x: number, y: number): string | null {
  const signs = [...word];
  if (!signs.every((sign) => sign in SIGNS)) return null;
  const left = x - ((signs.length - 1) * STEP + WIDE) / 2;
  return signs.map((sign, i) => `M${num(left + i * STEP)} ${num(y)}${SIGNS[sign]}`).join('');
}

/** The numbers of some hexes; those that cannot be written so are texts. */
export function numerals(hexes: readonly PlacedHex[]): string {
  let strokes = '';
  let texts = '';
  for (const hex of hexes) {
    const { x, y } = numberSpot(hex);
    const drawn = strokesOf(hex.id, x, y);
    if (drawn !== null) strokes += drawn;
    else texts += `<text x="${num(x)}" y="${num(y)}">${esc(hex.id)}</text>`;
  }
  return path('m-id', strokes) + texts;
}
