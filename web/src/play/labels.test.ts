import { expect, test } from 'vitest';
import type { Book } from '../net/wire';
import { tidyAction } from '../keys/command';
import { findNamed } from '../net/rosters';
import { labelOf, nationOf, wordOf } from './labels';

const book = {
  actions: [
    { word: 'decline', label: 'No card', text: 'play no card now' },
    { word: 'reduce', label: 'Reduce to {0}', text: 'announce lower odds' },
    { word: 'delegate', label: 'Delegate', operands: ['formation'] },
    { word: 'lots', text: 'lots are drawn' },
    { word: 'first', label: '{0} first', operands: ['side'] },
    { word: 'court', label: 'Woo {0}', operands: ['country', 'price'] },
  ],
  operands: { country: 'named', formation: 'named', price: 'number', side: 'side' },
  sides: [{ id: 'north', name: 'The North' }],
  rosters: {
    formation: { title: 'Formations', operands: ['formation'], names: { saxony: 'Saxon corps' } },
    country: { title: 'Countries', operands: ['country'], names: { saxony: 'Electoral Saxony' } },
  },
  words: { first: 'the first', saxony: 'a word' },
} as unknown as Book;

test('a button is called as the game calls it, with what it chooses', () => {
  expect(labelOf(book, 'decline', '', 'play no card now')).toBe('No card');
  expect(labelOf(book, 'reduce', '2-1', 'announce lower odds')).toBe('Reduce to 2-1');
});

test('an action without a label says what it does', () => {
  expect(labelOf(book, 'lots', 'first', 'lots are drawn')).toBe('lots are drawn: the first');
  expect(labelOf(book, 'lots', '', 'lots are drawn')).toBe('lots are drawn');
});

test('what the game’s data name has its title', () => {
  expect(labelOf(book, 'court', 'saxony 3', 'woo a country')).toBe('Woo Electoral Saxony 3');
  expect(labelOf(book, 'court', 'bavaria 3', 'woo a country')).toBe('Woo bavaria 3');
});

test('what a label has no place for stands behind it', () => {
  expect(labelOf(book, 'delegate', 'saxony', 'hand a corps over')).toBe('Delegate: Saxon corps');
});

test('a side is called by its name', () => {
  expect(labelOf(book, 'first', 'north', 'who plays first')).toBe('The North first');
});

test('and is found by it', () => {
  expect(findNamed(book, 'country', 'electoral saxony')).toBe('saxony');
  expect(findNamed(book, 'country', 'SAXONY')).toBe('saxony');
  expect(findNamed(book, 'country', 'Saxon corps')).toBeNull();
  expect(tidyAction(book, 'court Electoral Saxony 3')).toBe('court saxony 3');
});

test('a word is read as a person would say it, a ratio as it is written', () => {
  expect(wordOf(book, 'head-of-state')).toBe('head of state');
  expect(wordOf(book, '2-1')).toBe('2-1');
  expect(wordOf(book, 'saxony')).toBe('a word');
});

test('a nation is called as the country is, as the side, or by its word', () => {
  expect(nationOf(book, 'saxony')).toBe('Electoral Saxony');
  expect(nationOf(book, 'north')).toBe('The North');
  expect(nationOf(book, 'bavarian')).toBe('Bavarian');
});
