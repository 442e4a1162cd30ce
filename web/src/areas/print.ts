/* How large what is printed on a block is, so that it can be read however small the block is on the screen. Pure. */

/** CSS pixels that the least letters have. */
export const LEGIBLE = 10.4;
/** Room about the print, between two lines of it, and what of a letter's size a capital is high. */
const MARGIN = 4;
const BETWEEN = 3;
const HIGH = 0.74;
/** How wide a letter of a name is, at most, as a part of its size. */
const WIDE = 0.55;
/** Letters of a name may be pressed together a little. */
const PRESSED = 0.9;

export interface Print {
  name: number;
  strength: number;
  /** Where the feet of the letters of the strength stand. */
  foot: number;
  /** The number of the corps above it; 0 where there is no room for it. */
  number: number;
  /** The sign of the arm beside the number. */
  sign: boolean;
  badge: number;
  /** Letters of the name that there is room for. */
  letters: number;
  /** Above the name: its middle and how much a star of 36 grows or shrinks. */
  middle: number;
  star: number;
}

/** Sizes in units of the block; `px` is what one of them is on the screen. */
export function printAt(size: number, px: number): Print {
  const half = size / 2;
  const least = LEGIBLE / px;
  const name = Math.min(size / 2, Math.max(11, least));
  const strength = Math.min(size / 2, Math.max(px < 0.75 ? 22 : 19, 1.1 * least));
  const above = size - 2 * MARGIN - BETWEEN - name * HIGH;
  const left = above - strength * HIGH - BETWEEN;
  const number = Math.max(15, least) * HIGH <= left ? Math.max(15, least) : 0;
  const top = -half + MARGIN;
  return {
    name, strength, number, sign: px >= 0.75,
    foot: number > 0 ? top + above : top + (above + strength * HIGH) / 2,
    badge: Math.max(15, least),
    letters: Math.max(2, Math.floor((size - MARGIN) / (name * WIDE * PRESSED))),
    middle: top + above / 2,
    star: Math.min(1, above / 36),
  };
}

const VOWEL = /[aeiouyàâäéèêëîïôöûü]/i;

/** The beginning of a word, with a point; it ends with a consonant. */
function cut(word: string, letters: number): string {
  let at = Math.max(2, letters - 1);
  while (at > 2 && VOWEL.test(word[at - 1]!)) at--;
  return `${word.slice(0, at)}.`;
}

/** A name in so many letters: whole, or by its last word, or by how that begins. A number at its end stays. */
export function shortName(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const words = name.split(/[\s-]+/);
  const last = words.at(-1)!;
  if (/^\d+$/.test(last) && words.length > 1) return `${words[0]![0]}.${last}`;
  const word = words.filter((one) => one.length > 3).at(-1) ?? last;
  return word.length <= letters ? word : cut(word, letters);
}
