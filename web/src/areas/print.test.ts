import { describe, expect, it } from 'vitest';
import { LEGIBLE, printAt, shortName } from './print';

const NAMES = ['Napoléon', 'Bernadotte', 'Davout', 'Soult', 'Lannes', 'Ney', 'Augereau', 'Murat', 'Bessières', 'Frederick III',
  'Brunswick', 'Blücher', 'Kalckreuth', 'Hohenlohe', 'Prince Louis', 'Tauentzien', 'Rüchel', 'Saxe-Weimar', 'Württemberg',
  'vedette 1', 'vedette 2'];

describe('the print of a block', () => {
  it('is never smaller on the screen than can be read', () => {
    for (let px = 0.35; px < 2; px += 0.05) {
      const print = printAt(60, px);
      for (const size of [print.name, print.strength, print.badge, ...(print.number ? [print.number] : [])])
        expect(size * px).toBeGreaterThanOrEqual(10);
      expect(LEGIBLE).toBeGreaterThanOrEqual(10);
    }
  });
  it('does not lie on itself: number, strength and name below each other within the block', () => {
    for (let px = 0.35; px < 2; px += 0.05) {
      const { name, strength, number, foot } = printAt(60, px);
      expect(foot - strength * 0.74).toBeGreaterThanOrEqual(-30 + (number ? number * 0.7 : 2));
      expect(foot).toBeLessThanOrEqual(30 - name * 0.74);
    }
  });
  it('leaves the number out before it gets too small', () => {
    expect(printAt(60, 0.62).number).toBeGreaterThan(0);
    expect(printAt(60, 0.4).number).toBe(0);
  });
});

describe('a short name', () => {
  it('is the name while it has room', () => {
    expect(shortName('Bernadotte', 10)).toBe('Bernadotte');
    expect(shortName('Ney', 4)).toBe('Ney');
  });
  it('is the last word, or its first syllables', () => {
    expect(shortName('Prince Louis', 6)).toBe('Louis');
    expect(shortName('Saxe-Weimar', 6)).toBe('Weimar');
    expect(shortName('Frederick III', 7)).toBe('Freder.');
    expect(shortName('Bernadotte', 7)).toBe('Bernad.');
    expect(shortName('Brunswick', 7)).toBe('Brunsw.');
    expect(shortName('vedette 2', 6)).toBe('v.2');
  });
  it('tells the leaders of this game apart, with five letters and more', () => {
    for (let letters = 5; letters < 13; letters++) {
      const short = NAMES.map((name) => shortName(name, letters));
      expect(new Set(short).size).toBe(NAMES.length);
      for (const one of short) expect(one.length).toBeLessThanOrEqual(letters);
    }
  });
});
