import { describe, expect, it } from 'vitest';
import type { Book, View } from '../net/wire';
import { flagsOf, hauntsOf, suspectsAt } from './fog';
import { waitingBlocks } from '../areas/tray';
import { bidsOf } from '../games/napoleon1806/bids';

const book = {
  areas: [{ id: 'KUL' }, { id: 'MUN' }],
  units: { Ney: { side: 'french' }, Soult: { side: 'french' }, Louis: { side: 'prussian' } },
} as unknown as Book;

describe('fog', () => {
  const view: View = {
    standing: { french: { KUL: { fresh: 2, activated: 1 } }, prussian: {} },
    marching: { side: 'french', area: 'MUN', blocks: 1 },
    suspects: { Ney: { KUL: true, MUN: true }, Soult: { KUL: true }, Louis: { KUL: true } },
  };

  it('shows as many flags as blocks stand, by state', () => {
    const flags = flagsOf(view);
    expect(flags).toHaveLength(4);
    expect(flags.filter((flag) => flag.area === 'KUL' && !flag.activated)).toHaveLength(2);
    expect(flags.filter((flag) => flag.activated)).toHaveLength(1);
    expect(flags.find((flag) => flag.marching)).toMatchObject({ area: 'MUN', side: 'french' });
    expect(new Set(flags.map((flag) => flag.id)).size).toBe(4);
  });

  it('names who of a side may be there', () => {
    expect(suspectsAt(book, view, 'french', 'KUL')).toEqual(['Ney', 'Soult']);
    expect(suspectsAt(book, view, 'french', 'MUN')).toEqual(['Ney']);
    expect(hauntsOf(view, 'Ney')).toEqual(['KUL', 'MUN']);
    expect(hauntsOf(view, 'Davout')).toEqual([]);
  });

  it('shows one flag for many where only their number is told', () => {
    expect(flagsOf({ standing: { french: {}, prussian: { KUL: 3 } } })).toEqual(
      [{ id: '?prussian KUL', side: 'prussian', area: 'KUL', count: 3, activated: false, marching: false }]);
  });

  it('has nothing to show where all is open', () => {
    expect(flagsOf({ places: { Ney: 'KUL' } })).toEqual([]);
  });
});

const choice = (word: string, operands: string[], kinds: string[]) =>
  ({ word, operands, kinds, action: [word, ...operands].join(' '), segment: 'set-up' });

describe('before the game', () => {
  it('keeps the blocks to place in a tray', () => {
    const view: View = { places: { Ney: 'coming', Soult: 'KUL', Louis: 'coming' } };
    const choices = [
      choice('place', ['Ney', 'KUL'], ['unit', 'area']),
      choice('place', ['Ney', 'MUN'], ['unit', 'area']),
      choice('lift', ['Soult'], ['unit']),
    ];
    expect(waitingBlocks(book, view, choices)).toEqual(['Ney']);
  });

  it('and those that a card in hand can name, one after the other', () => {
    const view: View = { places: { Ney: 'lost', Soult: 'reserve', Louis: 'KUL' } };
    const choices = [choice('recall', ['F1', 'Ney', 'Soult'], ['card', 'unit', 'unit']), choice('replace', ['Soult'], ['unit'])];
    expect(waitingBlocks(book, view, choices)).toEqual(['Soult']);
    expect(waitingBlocks(book, view, choices, { selected: 'F1', named: [] })).toEqual(['Ney']);
    expect(waitingBlocks(book, view, choices, { selected: 'F1', named: ['Ney'] })).toEqual(['Soult']);
  });

  it('offers bids by side', () => {
    const choices = [
      choice('bid', ['french', '0'], ['side', 'number']),
      choice('bid', ['french', '9'], ['side', 'number']),
      choice('bid', ['prussian', '3'], ['side', 'number']),
    ];
    expect(bidsOf(choices)).toEqual({
      word: 'bid', sides: ['french', 'prussian'], points: { french: [0, 9], prussian: [3] },
    });
    expect(bidsOf([choice('ready', [], [])])).toBeNull();
  });
});
