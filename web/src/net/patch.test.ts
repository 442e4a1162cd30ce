import { expect, test } from 'vitest';
import { mergePatch } from './patch';

// The cases of RFC 7396, Appendix A: original, patch, result.
const cases: [unknown, unknown, unknown][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [['a', 'b'], ['c', 'd'], ['c', 'd']],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test.each(cases)('%j with %j', (target, patch, result) => {
  const before = JSON.stringify(target);
  expect(mergePatch(target, patch)).toEqual(result);
  expect(JSON.stringify(target)).toBe(before);
});

test('what the patch does not name stays the same object', () => {
  const target = { places: { a: '0101' }, score: { french: 1 } };
  const out = mergePatch(target, { places: { b: '0202' } });
  expect(out.score).toBe(target.score);
  expect(out.places).not.toBe(target.places);
  expect(out.places).toEqual({ a: '0101', b: '0202' });
});

test('a member called like one of Object is no special one', () => {
  expect(mergePatch({}, { constructor: { a: 1 } })).toEqual({ constructor: { a: 1 } });
});
