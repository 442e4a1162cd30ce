import { expect, it } from 'vitest';
import { labels, overlapArea, textWidth } from './labels';
import { layout } from './layout';
import { sampleBook } from './sample';
import { numberSpot } from './woods';

const town = (name: string) => ({ terrain: 'town', name });
const book = sampleBook({
  '0202': town('Vierzehnheiligen'),
  '0302': town('Isserstadt'),
  '0303': town('Lutzeroda'),
  '0402': town('Cospeda'),
  '0101': town('Jena'),
  '0404': { name: 'Dornberg' },
});
const sheet = layout(book);
const placed = labels(sheet);

it('places every name once', () => {
  expect(placed.map((l) => l.text).sort()).toEqual([
    'Cospeda',
    'Dornberg',
    'Isserstadt',
    'Jena',
    'Lutzeroda',
    'Vierzehnheiligen',
  ]);
  expect(placed.find((l) => l.text === 'Dornberg')!.kind).toBe('height');
});

it('keeps names off each other and off hex numbers', () => {
  placed.forEach((a, i) => {
    for (const b of placed.slice(i + 1)) expect(overlapArea(a.rect, b.rect)).toBe(0);
    for (const h of sheet.hexes.values()) {
      const n = numberSpot(h);
      const number = { x: n.x - 12, y: n.y - 7, w: 24, h: 9 };
      expect(overlapArea(a.rect, number)).toBeLessThan(12);
    }
  });
});

it('knows wide letters from thin ones', () => {
  expect(textWidth('mmm', 10)).toBeGreaterThan(textWidth('iii', 10) * 2);
});
