/* Numbers that look random and are the same on every screen: nothing on the map may flicker. */

/** A number in [0, 1) from two integers and a seed. */
export function noise(a: number, b: number, seed = 0): number {
  let h =
    Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The same, in [-1, 1). */
export function swing(a: number, b: number, seed = 0): number {
  return noise(a, b, seed) * 2 - 1;
}

/** An integer from a text, to seed the others with. */
export function textSeed(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** A row of numbers in [0, 1) for one seed. */
export function sequence(seed: number): () => number {
  let i = 0;
  return () => noise(seed, i++, 7);
}
