// Measuring colours: contrast (WCAG 2), how they look to colour-blind eyes (Vienot 1999 for red and
// green, Brettel 1997's simple form for blue), and the distance between two (CIEDE76 in Lab).

export type Rgb = readonly [number, number, number];

export function parseHex(text: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!found) throw new Error(`no colour: ${text}`);
  return [parseInt(found[1]!, 16), parseInt(found[2]!, 16), parseInt(found[3]!, 16)];
}

const linear = (v: number): number => {
  const c = v / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const light = (rgb: Rgb): Rgb => [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];

function luminance(rgb: Rgb): number {
  const [r, g, b] = light(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** On linear light. */
export const EYES: Record<'normal' | 'protan' | 'deutan' | 'tritan', Matrix> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deutan: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  tritan: [[1, 0.14461, -0.14461], [0, 0.85924, 0.14076], [0, 0.85924, 0.14076]],
};

const apply = (m: Matrix, c: Rgb): Rgb =>
  m.map((row) => row[0] * c[0] + row[1] * c[1] + row[2] * c[2]) as unknown as Rgb;

function lab(c: Rgb): Rgb {
  const xyz = apply(
    [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], c);
  const f = (v: number): number => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are to such eyes; 10 is plain to see side by side. */
export function difference(a: Rgb, b: Rgb, eyes: Matrix = EYES.normal): number {
  const see = (c: Rgb): Rgb =>
    lab(apply(eyes, light(c)).map((v) => Math.min(1, Math.max(0, v))) as unknown as Rgb);
  const [p, q] = [see(a), see(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** The custom properties of a block of CSS. */
export function properties(css: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) out[name!] = value!.trim();
  return out;
}

/** The same by day and in the dark, as theme.css says both at once. */
export function themed(css: string): Record<'light' | 'dark', Record<string, string>> {
  const out = { light: {} as Record<string, string>, dark: {} as Record<string, string> };
  for (const [name, value] of Object.entries(properties(css))) {
    const both = /^var\(--light, (.+)\)\s+var\(--dark, (.+)\)$/s.exec(value);
    [out.light[name], out.dark[name]] = both ? [both[1]!, both[2]!] : [value, value];
  }
  return out;
}
