import { expect, test } from 'vitest';
import { Told } from './told';

const first = {
  match: 1, update: 3, reset: true, by: 'red' as const, open: ['done', 'move'],
  legal: { move: { r1: ['0101', '0102'], r2: ['0202'] }, done: true as const },
};

test('what is legal is what the open words say', () => {
  const told = new Told();
  expect(told.take(first)).toMatchObject({ legal: first.legal, by: 'red' });
  const marching = told.take({ match: 1, update: 4, open: ['step', 'halt'],
    legal: { step: ['0203', '0204'], halt: true } });
  expect(marching.legal).toEqual({ step: { '0203': true, '0204': true }, halt: true });
  expect('open' in marching).toBe(false);
});

test('a word that opens again has its actions as told last, with the changes', () => {
  const told = new Told();
  told.take(first);
  told.take({ match: 1, update: 4, open: ['halt'], legal: { halt: true } });
  const again = told.take({ match: 1, update: 5, open: ['move'],
    legal: { move: { r1: null, r2: ['0303'] } } as never });
  expect(again.legal).toEqual({ move: { r2: ['0303'] } });
});

test('who acted stays until another does; nothing is said of what did not change', () => {
  const told = new Told();
  told.take(first);
  const same = told.take({ match: 1, update: 4, view: {} });
  expect(same.by).toBe('red');
  expect('legal' in same).toBe(false);
  expect(told.take({ match: 1, update: 5, by: 'blue' }).by).toBe('blue');
  expect(told.take({ match: 1, update: 6, open: [] })).toMatchObject({ by: 'blue', legal: {} });
});

test('an update without a number is the next one', () => {
  const told = new Told();
  told.take(first);
  expect(told.take({ events: [] }).update).toBe(4);
  expect(told.take({ update: 2, undone: [3], events: [] }).update).toBe(2);
  expect(told.take({ events: [] }).update).toBe(3);
});

test('of a word whose first operands are named, only those count', () => {
  const told = new Told();
  told.take(first);
  expect(told.take({ events: [], open: ['move r2', 'done'] }).legal)
    .toEqual({ move: { r2: ['0202'] }, done: true });
  expect(told.take({ events: [], open: ['move'] }).legal)
    .toEqual({ move: { r1: ['0101', '0102'], r2: ['0202'] } });
});

test('a reset forgets everything; a message about seats changes nothing', () => {
  const told = new Told();
  told.take(first);
  expect(told.take({ seats: {} })).toEqual({ seats: {} });
  const again = told.take({ match: 1, update: 0, reset: true, open: ['move'], legal: {} });
  expect(again.by).toBeUndefined();
  expect(again.legal).toEqual({});
});
