import { describe, expect, test } from 'vitest';
import type { Book } from '../../net/wire';
import { dangersOf, riskOf, signsOf } from './ways';

const book = { areas: [{ id: 'Tirol', name: 'Tirol', x: 0, y: 0 }], operands: {} } as unknown as Book;

describe('a way and what it does', () => {
  test('the sign is the number of areas, in the colour of the worst that it does', () => {
    expect(signsOf({ cost: '1', hazard: { units: 3 } })).toEqual([{ what: 'cost', text: '1' }]);
    expect(signsOf({ cost: '3', hazard: { units: 3, tired: 2 } })).toEqual([{ what: 'tired', text: '3' }]);
    expect(signsOf({ cost: '3', hazard: { units: 3, tired: 2, tested: 1, lost: [833333, 166667] } }))
      .toEqual([{ what: 'risk', text: '3 · 17%' }]);
    expect(signsOf({ cost: '2', hazard: { units: 1, against: ['Tirol'] } }).map((one) => one.what)).toEqual(['cost', 'threat']);
    expect(signsOf({ cost: '2', hazard: { units: 1, trespass: 'AON-12.6b' } }).map((one) => one.what)).toEqual(['cost', 'neutral']);
  });

  test('what can happen is never none, and a die that takes nobody is no risk', () => {
    expect(riskOf({ units: 1, tested: 1, lost: [999999, 1] })).toBe(1);
    expect(riskOf({ units: 1, tested: 1, lost: [1000000] })).toBe(0);
    expect(dangersOf(book, { units: 2, tested: 2, lost: [900000, 97000, 3000] })).toEqual(['dice for 2', '1 lost 10 %', '2 lost 1 %']);
  });

  test('what need not happen is never certain', () => {
    expect(riskOf({ units: 1, tested: 1, lost: [4630, 995370] })).toBe(99);
    expect(riskOf({ units: 1, tested: 1, lost: [0, 1000000] })).toBe(100);
    expect(dangersOf(book, { units: 1, tested: 1, lost: [4630, 995370] })).toEqual(['dice for 1', '1 lost 99 %']);
  });

  test('in words everything stands that the map has signs for', () => {
    expect(dangersOf(book, { units: 3, tired: 2, tested: 1, lost: [833333, 166667], trespass: 'AON-12.6b', leaves: true, against: ['Tirol'] }))
      .toEqual(['2 of 3 corps turn spent', 'dice for 1', '1 lost 17 %', 'to halt there violates its neutrality',
        'the enemy there may withdraw', 'may be intercepted from Tirol']);
    expect(dangersOf(book, { units: 3 })).toEqual([]);
  });
});
