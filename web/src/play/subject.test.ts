import { expect, test } from 'vitest';
import type { Book } from '../net/wire';
import { hiddenOf, subjectOf } from './subject';

const book = {
  units: { r1: { name: '1/Gaz', side: 'red' } },
  maps: [{ id: 'm', hexes: [{ id: '0101', name: 'Jena', x: 0, y: 0 }, { id: '0102', x: 0, y: 1 }] }],
} as unknown as Book;

test('a decision is named by its unit and where that stands', () => {
  expect(subjectOf(book, { r1: '0101' }, 'r1')).toBe('1/Gaz, 0101, Jena');
  expect(subjectOf(book, { r1: '0102' }, 'r1')).toBe('1/Gaz, 0102');
  expect(subjectOf(book, {}, 'r1')).toBe('1/Gaz');
  expect(subjectOf(book, {}, 'F12')).toBeNull();
});

test('what a decision is about comes into view, and nothing moves when it is there', () => {
  const seen = (...ids: string[]) => (id: string): boolean | null => (id === 'off' ? null : ids.includes(id));
  expect(hiddenOf('a', ['0101'], seen('0101'))).toBe('a');
  expect(hiddenOf('a', ['0101', '0102'], seen('a', '0102'))).toBeNull();
  expect(hiddenOf('a', ['0101', '0102'], seen('a'))).toBe('0101');
  expect(hiddenOf(null, ['off'], seen())).toBeNull();
  expect(hiddenOf(null, [], seen())).toBeNull();
});
