import { describe, expect, it } from 'vitest';
import type { Book, View } from '../net/wire';
import { cardsToArm, ordersText, orderText, readOrders } from './orders';

const book = {
  cards: { F1: { name: 'Elan' }, F2: { name: 'Rain' }, F3: { name: 'Hussars' } },
  'faces-of-cards': { F1: { value: 3 }, F2: { value: 6 }, F3: { value: 3 } },
  moments: [
    { id: 'combat', text: 'a combat begins', rule: '1', begins: 'ask' },
    { id: 'enter', text: 'a stack has entered', rule: '2', begins: 'never' },
  ],
} as unknown as Book;
const view = { hand: { F1: true, F2: true } } as unknown as View;

describe('standing orders', () => {
  it('are read from what the server tells', () => {
    expect(readOrders('combat=ask  enter=F2')).toEqual({ combat: 'ask', enter: 'F2' });
    expect(readOrders('')).toEqual({});
  });

  it('offer the cards in hand, the highest first', () => {
    expect(cardsToArm(book, view, 'ask').map((card) => card.id)).toEqual(['F2', 'F1']);
  });

  it('keep an armed card that has left the hand, and say so', () => {
    expect(cardsToArm(book, view, 'F3').at(-1)).toEqual({ id: 'F3', name: 'Hussars', value: 3, gone: true });
    expect(cardsToArm(book, view, 'F1').some((card) => card.gone)).toBe(false);
  });

  it('are told in words', () => {
    expect(orderText(book, 'F1')).toBe('play Elan');
    expect(ordersText(book, { combat: 'F2' })).toEqual([
      'combat: play Rain (a combat begins)', 'enter: never ask (a stack has entered)']);
  });
});
