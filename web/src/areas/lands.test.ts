import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, difference, EYES, parseHex, properties, type Rgb } from '../theme/palette';

const blockOf = (file: string, begin: string): Record<string, string> => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const from = css.indexOf(begin);
  if (from < 0) throw new Error(`no block ${begin}`);
  return properties(css.slice(from, css.indexOf('}', from)));
};
const theme = { day: blockOf('../theme/theme.css', ':root {'), dark: blockOf('../theme/theme.css', ':root[data-theme="dark"] {') };
const own = { day: blockOf('./lands.css', '.area-board {'), dark: blockOf('./lands.css', ":root[data-theme='dark'] .area-board {") };
const system = blockOf('./lands.css', ":root:not([data-theme='light']) .area-board {");

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => a.map((v, i) => Math.round(v * share + b[i]! * (1 - share))) as unknown as Rgb;

/** What lands are filled with, mixed of the inks of the two sides as lands.css says. */
function fills(scheme: 'day' | 'dark'): Record<string, Rgb> {
  const [inks, mine] = [{ ...theme.day, ...theme[scheme] }, { ...own.day, ...own[scheme] }];
  const tint = (ink: string, hatch: string): Rgb =>
    mixed(parseHex(inks[`${ink}-counter`]!), parseHex(inks[`${ink}-wash`]!), parseFloat(mine[`l-${hatch}`]!) / 100);
  return {
    dominion: tint('blue', 'heavy'), ally: tint('blue', 'light'), member: tint('green', 'light'), insurgent: tint('green', 'broken'),
    neutral: parseHex(mine['l-ground']!), sea: parseHex(mine['l-sea']!),
  };
}

test('the dark colours are the same by the system and by the switch', () => {
  expect(own.dark).toEqual(system);
});

describe.each(['day', 'dark'] as const)('colours of lands, %s', (scheme) => {
  const all = Object.entries(fills(scheme));
  test.each(Object.entries(EYES))('are told apart by %s eyes', (_, eyes) => {
    for (const [i, [a, one]] of all.entries())
      for (const [b, other] of all.slice(i + 1)) expect([a, b, difference(one, other, eyes) > 5]).toEqual([a, b, true]);
  });
  test('leave the coast to be seen', () => {
    const coast = parseHex({ ...own.day, ...own[scheme] }['l-coast']!);
    for (const [name, fill] of all) expect([name, contrast(coast, fill) >= 1.8]).toEqual([name, true]);
  });
});
