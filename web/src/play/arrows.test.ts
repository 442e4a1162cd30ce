import { expect, test } from 'vitest';
import { arrowsOf, sinceOwn } from './arrows';

const book = {
  operands: { unit: 'unit', hex: 'hex', place: 'place', points: 'halves' },
  events: [
    { word: 'stepped', args: ['unit', 'hex', 'hex', 'points'] },
    { word: 'halted', args: ['unit', 'hex'] },
    { word: 'left', args: ['unit', 'hex', 'place'] },
  ],
};
const event = (word: string, ...args: string[]): { event: string; text: string; rule: string; args: string[] } =>
  ({ event: word, text: '', rule: '1', args });

test('steps of one unit are one arrow through the hexes between', () => {
  const arrows = arrowsOf([
    event('stepped', 'a', '0101', '0102', '1'),
    event('stepped', 'a', '0102', '0103', '1'),
    event('halted', 'a', '0103'),
    event('stepped', 'b', '0201', '0202', '1'),
    event('left', 'b', '0202', 'box'),
  ], book);
  expect(arrows.map((a) => [a.unit, a.from, ...a.via, a.to])).toEqual([
    ['a', '0101', '0102', '0103'],
    ['b', '0201', '0202', 'box'],
  ]);
});

test('an event unknown to the book is no move', () => {
  expect(arrowsOf([event('flies', 'a', '0101', '0102')], book)).toEqual([]);
});

test('what others did since the own last deed, answers to them left out', () => {
  const log = ['red', 'blue', 'chance', 'blue', 'red', 'red'].map((by, step) => ({ step, by, events: [] }));
  const since = (entries: typeof log, answers: number[] = []): number[] =>
    sinceOwn(entries, 'red', (entry) => !answers.includes(entry.step)).map((entry) => entry.step);
  expect(since(log)).toEqual([1, 2, 3]);
  expect(since(log.slice(0, 4))).toEqual([1, 2, 3]);
  expect(since([])).toEqual([]);
  const more = [...log.slice(0, 5), ...log.slice(1, 3).map((entry) => ({ ...entry, step: entry.step + 4 }))];
  expect(since(more, [4])).toEqual([1, 2, 3, 5, 6]);
  expect(since(more)).toEqual([5, 6]);
});
