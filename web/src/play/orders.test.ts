import { describe, expect, it } from 'vitest';
import { valueOf, wayOf } from '../games/napoleon1806/cards';
import type { Book, View } from '../net/wire';
import { cardsToArm, ordersText, orderText, partsOf, readOrders, unitsFor } from './orders';

const book = {
  cards: {
    F1: { name: 'Elan' }, F2: { name: 'Rain' }, F3: { name: 'Hussars' }, P1: { name: 'Reaction', side: 'prussian' },
  },
  'faces-of-cards': {
    F1: { value: 3 }, F2: { value: 6 }, F3: { value: 3 }, P1: { value: 2, event: 'reaction' },
  },
  units: { Ney: { name: 'Ney', side: 'french' }, Louis: { name: 'Prince Louis', side: 'prussian' } },
  operands: { card: 'card', unit: 'unit' },
  actions: [
    { word: 'play', operands: ['card'], rule: 'C1.13' },
    { word: 'react', operands: ['card', 'unit'], rule: 'E-REACTION.1' },
  ],
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

  it('offer all cards of the own deck, those in hand first and the highest of them', () => {
    expect(cardsToArm(book, view, 'french', { value: valueOf }).map((card) => card.id)).toEqual(['F2', 'F1', 'F3']);
    expect(cardsToArm(book, view, 'french', { value: valueOf }).at(-1)).toEqual({ id: 'F3', name: 'Hussars', value: 3, held: false });
    expect(cardsToArm(book, view, 'prussian').map((card) => card.id)).toContain('P1');
  });

  it('name the unit a card is used on, where it needs one', () => {
    expect(wayOf(book, 'P1')).toBe('react');
    expect(wayOf(book, 'F1')).toBe(null);
    expect(partsOf('react+P1+Louis')).toEqual({ choice: 'P1', target: 'Louis' });
    expect(partsOf('ask')).toEqual({ choice: 'ask', target: '' });
    expect(unitsFor(book, view, 'prussian')).toEqual([{ id: 'Louis', name: 'Prince Louis' }]);
    expect(orderText(book, 'react+P1+Louis')).toBe('play Reaction with Prince Louis');
  });

  it('are told in words', () => {
    expect(orderText(book, 'F1')).toBe('play Elan');
    expect(ordersText(book, { combat: 'F2' })).toEqual([
      'combat: play Rain (a combat begins)', 'enter: never ask (a stack has entered)']);
  });
});
