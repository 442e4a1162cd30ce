import { expect, test } from 'vitest';
import type { Book, Odds } from '../../net/wire';
import { likelyOf } from './chances';

const book = { crt: { columns: ['1-1', '2-1', '3-1'], rows: [], results: { Ae: '', Ar: '', Dr: '' } }, words: { Ar: 'AR' } } as unknown as Book;
const odds = (chances: Odds['chances']): Odds => ({ chances, faces: [] as Odds['faces'] }) as Odds;

test('a Repulse of somebody who is not seen', () => {
  expect(likelyOf(book, odds([
    { what: 'repulse', side: 'french', parts: [250000, 750000] },
    { what: 'halves', side: 'prussian', parts: [0, 350000, 0, 400000, 250000] },
  ]))).toEqual(['The Repulse succeeds: 75 %', 'Strength of the enemy, with the ground: ½: 35 %, 1½: 40 %, 2: 25 %']);
});

test('a combat with somebody who is not seen', () => {
  expect(likelyOf(book, odds([{ what: 'strength', side: 'prussian', parts: [0, 0, 750000, 0, 250000] }])))
    .toEqual(['Strength of the enemy, with the ground: 2: 75 %, 4: 25 %']);
});

test('columns and results by their names, those that cannot be left out', () => {
  expect(likelyOf(book, odds([
    { what: 'column', side: 'french', parts: [0, 400000, 600000] },
    { what: 'result', side: 'french', parts: [0, 500000, 500000] },
  ]))).toEqual(['Column: 2-1: 40 %, 3-1: 60 %', 'Result: AR: 50 %, Dr: 50 %']);
});

test('nothing where the die tells more', () => {
  const known = { ...odds([{ what: 'column', side: 'french', parts: [0, 1000000] }]), faces: [{ die: 1, result: 'Dr', text: 'defender retreats' }] };
  expect(likelyOf(book, known as Odds)).toEqual([]);
});

test('what another part of the page tells is left to it', () => {
  expect(likelyOf(book, odds([{ what: 'losses', side: 'french', parts: [1000000] }]))).toEqual([]);
  expect(likelyOf(null, odds(undefined))).toEqual([]);
});
