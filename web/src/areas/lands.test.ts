import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, difference, EYES, parseHex, themed, type Rgb } from '../theme/palette';

const themesOf = (file: string, begin: string): Record<'light' | 'dark', Record<string, string>> => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const from = css.indexOf(begin);
  if (from < 0) throw new Error(`no block ${begin}`);
  return themed(css.slice(from, css.indexOf('}', from)));
};
const theme = themesOf('../theme/theme.css', ':root {');
const own = themesOf('./lands.css', '.area-board {');

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => a.map((v, i) => Math.round(v * share + b[i]! * (1 - share))) as unknown as Rgb;

/** What lands are filled with, mixed of the inks of the two sides as lands.css says. */
function fills(scheme: 'light' | 'dark'): Record<string, Rgb> {
  const [inks, mine] = [theme[scheme], own[scheme]];
  const tint = (ink: string, hatch: string): Rgb =>
    mixed(parseHex(inks[`${ink}-counter`]!), parseHex(inks[`${ink}-wash`]!), parseFloat(mine[`l-${hatch}`]!) / 100);
  return {
    dominion: tint('blue', 'heavy'), ally: tint('blue', 'light'), member: tint('green', 'light'), insurgent: tint('green', 'broken'),
    neutral: parseHex(mine['l-ground']!), sea: parseHex(mine['l-sea']!),
  };
}

describe.each(['light', 'dark'] as const)('colours of lands, %s', (scheme) => {
  const all = Object.entries(fills(scheme));
  test.each(Object.entries(EYES))('are told apart by %s eyes', (_, eyes) => {
    for (const [i, [a, one]] of all.entries())
      for (const [b, other] of all.slice(i + 1)) expect([a, b, difference(one, other, eyes) > 5]).toEqual([a, b, true]);
  });
  test('leave the coast to be seen', () => {
    const coast = parseHex(own[scheme]['l-coast']!);
    for (const [name, fill] of all) expect([name, contrast(coast, fill) >= 1.8]).toEqual([name, true]);
  });
});
