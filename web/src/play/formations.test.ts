import { expect, test } from 'vitest';
import { formationsOf } from './formations';

const book = { units: {
  a: { side: 'french', formation: 'I Corps' }, b: { side: 'french', formation: 'I Corps' },
  c: { side: 'french', formation: 'V Corps' }, d: { side: 'prussian', formation: 'I Corps' }, e: { side: 'french' },
} };
const onMap = (place: string): boolean => place.startsWith('N');

test('formations with units on the map, each with those alone', () => {
  const places = { a: 'N0101', b: 'reserve', c: 'N0202', d: 'N0303', e: 'N0404' };
  expect(formationsOf(book, { places }, onMap).map(({ side, name, units }) => [side, name, units])).toEqual([
    ['french', 'I Corps', ['a']], ['french', 'V Corps', ['c']], ['prussian', 'I Corps', ['d']],
  ]);
});

test('one formation alone needs no list', () => {
  expect(formationsOf(book, { places: { a: 'N0101', b: 'N0102' } }, onMap)).toEqual([]);
  expect(formationsOf(book, {}, onMap)).toEqual([]);
});
