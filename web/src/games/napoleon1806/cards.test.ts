import { describe, expect, it } from 'vitest';
import type { Book } from '../../net/wire';
import { briefOf, withoutName } from './cards';

describe('the text on the face of a card', () => {
  it('does not say the name that stands above it', () => {
    expect(withoutName('Elan', 'Elan, when the French attack: 1 card more.')).toBe('When the French attack: 1 card more.');
    expect(withoutName('Supply', 'Supply: 2 fatigue off.')).toBe('2 fatigue off.');
    expect(withoutName('Élan', 'Élan, quand les Français attaquent.')).toBe('Quand les Français attaquent.');
    expect(withoutName('Chargez !', 'Chargez\u202f!, quand Blücher combat.')).toBe('Quand Blücher combat.');
    expect(withoutName('Pluie', 'Pluie\u202f: une pile.')).toBe('Une pile.');
  });
  it('keeps a name that belongs to its sentence', () => {
    expect(withoutName('Rain', 'Rain works at once.')).toBe('Rain works at once.');
    expect(withoutName('Care', 'Careful: no.')).toBe('Careful: no.');
  });
  it('tells whole clauses, as many as have room, and that there are more', () => {
    const book = (...texts: string[]): Book => ({
      cards: { F1: { name: 'Elan', lines: texts.map((text, i) => ({ rule: `E.${i}`, text })) } },
    }) as unknown as Book;
    expect(briefOf(book('Elan: one.', 'Elan: two.'), 'F1')).toEqual({ text: 'One. Two.', more: false });
    const long = `Elan: ${'so '.repeat(30)}on.`;
    expect(briefOf(book(long, 'Elan: two.'), 'F1')).toEqual({ text: `S${long.slice(7)}`, more: true });
    expect(briefOf(book(), 'F1')).toEqual({ text: '', more: false });
  });
});
