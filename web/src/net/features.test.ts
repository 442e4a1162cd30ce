import { expect, test } from 'vitest';
import { seatName, seatsOf } from './features';

const sides = [{ id: 'red', name: 'Red' }, { id: 'blue', name: 'Blue' }];

test('each side is a seat where the book tells of no others', () => {
  expect(seatsOf({ sides })).toEqual([
    { id: 'red', name: 'Red', side: 'red' }, { id: 'blue', name: 'Blue', side: 'blue' },
  ]);
  expect(seatName({ sides }, 'blue')).toBe('Blue');
  expect(seatName({ sides }, 'nobody')).toBe('nobody');
  expect(seatName(null, 'red')).toBe('red');
});

test('partners have names of their own', () => {
  const seats = [...sides.map((side) => ({ ...side, side: side.id })), { id: 'red-wing', name: 'Red, wing', side: 'red' }];
  expect(seatsOf({ sides, seats })).toBe(seats);
  expect(seatName({ sides, seats }, 'red-wing')).toBe('Red, wing');
});
