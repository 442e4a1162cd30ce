/*
 * The shade of the ground as a picture: light from the north-west, a tint that deepens with the height, and the
 * green of the valleys.  SVG has no gradients that follow a field, so this one layer is a canvas; it is
 * coarse, as it holds nothing but soft tones, and it lies below all that is drawn sharp.
 */
import { folds, soften, type Field } from './heights';

export const GAP = 13;

/** Folds for the ground, and evenness: it can be lit. */
export function fold(f: Field): void {
  soften(f.metres, f.wide, f.high, 2);
  soften(f.wet, f.wide, f.high, 1);
  for (let j = 0; j < f.high; j++)
    for (let i = 0; i < f.wide; i++) {
      const at = j * f.wide + i;
      const [x, y] = [i * f.gap, j * f.gap];
      // High ground is rougher, and valleys are even.
      const rough = (9 + Math.max(0, f.metres[at]! - 150) * 0.15) * (1 - 0.8 * f.wet[at]!);
      f.metres[at]! += rough * (folds(x, y, 170, 5) + 0.7 * folds(x, y, 74, 6) + 0.35 * folds(x, y, 34, 7));
    }
  soften(f.metres, f.wide, f.high, 1);
}

/** Red, green, blue and how opaque, from 0 to 1. */
type Tone = readonly [number, number, number, number];

/** One tone laid over another. */
export function over([r, g, b, a]: Tone, [r0, g0, b0, a0]: Tone): Tone {
  const all = a + a0 * (1 - a);
  if (all === 0) return [0, 0, 0, 0];
  const mix = (top: number, below: number): number => (top * a + below * a0 * (1 - a)) / all;
  return [mix(r, r0), mix(g, g0), mix(b, b0), all];
}

/** How strongly the light falls on a point: 0 on level ground, below it in the shade. */
export function lightAt({ metres, wide, high }: Field, i: number, j: number): number {
  const at = (x: number, y: number): number =>
    metres[Math.max(0, Math.min(high - 1, y)) * wide + Math.max(0, Math.min(wide - 1, x))]!;
  const dx = at(i + 1, j) - at(i - 1, j);
  const dy = at(i, j + 1) - at(i, j - 1);
  return (dx * 0.6 + dy * 0.8) / 2;
}

const UPLAND = 220;
const HIGHEST = 700;

function toneAt(f: Field, i: number, j: number): Tone {
  const at = j * f.wide + i;
  const up = Math.max(0, Math.min(1, (f.metres[at]! - UPLAND) / (HIGHEST - UPLAND)));
  const light = Math.max(-1, Math.min(1, lightAt(f, i, j) / (1.5 * f.gap)));
  const meadow: Tone = [128, 164, 84, 0.3 * Math.min(1, f.wet[at]! * 1.5)];
  const tint: Tone = [146, 112, 66, 0.24 * up];
  const shade: Tone = light < 0 ? [58, 38, 14, 0.36 * -light] : [255, 252, 232, 0.34 * light];
  return over(shade, over(tint, meadow));
}

/** The picture as a data address; null where there is no canvas to draw it on. */
export function pictureOf(f: Field): string | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [f.wide, f.high];
  const paint = canvas.getContext('2d');
  if (!paint) return null;
  const pixels = paint.createImageData(f.wide, f.high);
  for (let j = 0; j < f.high; j++)
    for (let i = 0; i < f.wide; i++) {
      const [r, g, b, a] = toneAt(f, i, j);
      pixels.data.set([r, g, b, 255 * a], 4 * (j * f.wide + i));
    }
  paint.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png');
}
