import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, EYES, parseHex, themed } from './palette';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const block = (begin: RegExp): string => {
  const found = begin.exec(css);
  if (!found) throw new Error(`no block ${begin}`);
  const from = found.index + found[0].length;
  return css.slice(from, css.indexOf('}', from));
};
const themes = themed(block(/^:root \{/m));
const system = block(/:root:not\(\[data-theme="light"\]\) \{/);
const chosen = block(/^ *:root\[data-theme="dark"\] \{/m);

const TEXT: [string, string[]][] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk', 'accent-wash']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunk']],
  ['link', ['paper', 'paper-raised']],
  ['accent', ['paper', 'paper-raised']],
  ['ink-on-accent', ['accent', 'accent-strong']],
  ['good', ['paper', 'paper-raised', 'good-wash']],
  ['bad', ['paper', 'paper-raised', 'bad-wash']],
  ['mind', ['paper', 'paper-raised', 'mind-wash']],
  ['blue', ['paper', 'paper-raised', 'paper-sunk', 'blue-wash']],
  ['green', ['paper', 'paper-raised', 'paper-sunk', 'green-wash']],
  ...['red', 'gold', 'violet', 'white'].map((ink): [string, string[]] => [ink, ['paper', 'paper-raised', 'paper-sunk', `${ink}-wash`]]),
  ...['red', 'gold', 'violet', 'white'].map((ink): [string, string[]] => [`${ink}-print`, [`${ink}-counter`]]),
  ['neutral', ['paper', 'paper-raised', 'neutral-wash']],
  ['blue-print', ['blue-counter']],
  ['green-print', ['green-counter']],
  ['neutral-print', ['neutral-counter']],
  ['night-print', ['night']],
  ['fog-print', ['fog']],
  ['day-print', ['day']],
];
const SHAPES: [string, string[]][] = [
  ['line-strong', ['paper', 'paper-raised']],
  ['focus', ['paper', 'paper-raised', 'paper-sunk']],
];

describe('measures', () => {
  it('know black and white', () => {
    const [black, white] = [parseHex('#000000'), parseHex('#ffffff')];
    expect(contrast(black, white)).toBeCloseTo(21, 3);
    expect(difference(black, white)).toBeCloseTo(100, 0);
  });
  it('know that red and green are alike to some eyes', () => {
    const [red, green] = [parseHex('#b04040'), parseHex('#6b6b25')];
    expect(difference(red, green, EYES.deutan)).toBeLessThan(difference(red, green) / 2);
  });
});

it('the dark theme is the same by the system and by the switch', () => {
  expect(chosen).toBe(system);
  expect(chosen).toMatch(/--light: ;\s+--dark: initial;/);
});

it('every colour is said by day and in the dark, but for white print', () => {
  const plain = Object.entries(themes.light).filter(([name, value]) => /#|rgb/.test(value) && themes.dark[name] === value);
  expect(plain.filter(([name, value]) => !name.endsWith('-print') || value !== '#ffffff')).toEqual([]);
});

it('dark is for screens, not for paper', () => {
  const openings = [...css.matchAll(/(@media[^{]*)\{\s*:root[^{]*(?:not\(\[data-theme="light"\]\)|"dark"\]) \{/g)];
  expect(openings.map((one) => one[1]!.startsWith('@media screen'))).toEqual([true, true]);
});

describe.each(Object.entries(themes))('%s', (_, theme) => {
  const colour = (name: string) => parseHex(theme[name] ?? '');
  it.each(TEXT)('%s can be read on its grounds', (ink, grounds) => {
    for (const ground of grounds)
      expect([ground, contrast(colour(ink), colour(ground)) >= 4.5]).toEqual([ground, true]);
  });
  it.each(SHAPES)('%s can be seen on its grounds', (shape, grounds) => {
    for (const ground of grounds)
      expect([ground, contrast(colour(shape), colour(ground)) >= 3]).toEqual([ground, true]);
  });
  it.each(Object.entries(EYES))('sides and states stay apart to %s eyes', (_eyes, matrix) => {
    const pairs: [string, string, number][] = [
      ['blue-counter', 'green-counter', 25],
      ['blue-counter', 'neutral-counter', 20],
      ['green-counter', 'neutral-counter', 10],
      ['blue', 'green', 12],
      ['attacker', 'defender', 10],
      ['legal', 'selected', 10],
      ['legal', 'duty', 10],
      ['legal', 'cursor', 10],
      ['cursor', 'selected', 10],
      ['night', 'day', 25],
      ['night', 'fog', 25],
      ['day', 'fog', 15],
    ];
    const close = pairs
      .map(([a, b, least]) => ({ a, b, least, is: difference(colour(a), colour(b), matrix) }))
      .filter((pair) => pair.is < pair.least);
    expect(close).toEqual([]);
  });
});
