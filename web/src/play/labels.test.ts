import { expect, test } from 'vitest';
import type { Book } from '../net/wire';
import { labelOf } from './labels';

const book = {
  actions: [
    { word: 'decline', label: 'No card', text: 'play no card now' },
    { word: 'reduce', label: 'Reduce to {0}', text: 'announce lower odds' },
    { word: 'lots', text: 'lots are drawn' },
  ],
  words: { first: 'the first' },
} as unknown as Book;

test('a button is called as the game calls it, with what it chooses', () => {
  expect(labelOf(book, 'decline', '', 'play no card now')).toBe('No card');
  expect(labelOf(book, 'reduce', '2-1', 'announce lower odds')).toBe('Reduce to 2-1');
});

test('an action without a label says what it does', () => {
  expect(labelOf(book, 'lots', 'first', 'lots are drawn')).toBe('lots are drawn: the first');
  expect(labelOf(book, 'lots', '', 'lots are drawn')).toBe('lots are drawn');
});
