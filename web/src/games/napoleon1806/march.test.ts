import { describe, expect, test } from 'vitest';
import { besides, signsOf } from './march';

describe('signs of a march', () => {
  test('a card while one decides, points when they are known; fatigue when there is some', () => {
    expect(signsOf({ kind: 'may', cost: '4', fatigue: 1, needs: 5, ways: 3, of: 9 }))
      .toEqual([{ what: 'card', text: '5+' }, { what: 'tired', text: '1' }]);
    expect(signsOf({ kind: 'step', cost: '2', fatigue: 0 })).toEqual([{ what: 'cost', text: '2' }]);
  });

  test('what is added to the card', () => {
    expect(besides(2)).toBe('+ 2');
    expect(besides(-2)).toBe('− 2');
    expect(besides(0)).toBe('');
  });
});
