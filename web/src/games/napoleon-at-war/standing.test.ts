import { describe, expect, it } from 'vitest';
import type { View } from '../../net/wire';
import { book as toy } from '../../speech/fixture';
import { boxesOf, byNation, strengthOf } from '../../panel/boxes';
import type { OwnBook } from './shapes';
import { scoreText } from './reports';
import { comingOf, lossesOf, planOf, standingsOf } from './standing';

const book: OwnBook = {
  ...toy,
  plans: { A: 'march', B: 'stay' },
  boxes: [...(toy.boxes ?? []), { id: 'dead', name: 'eliminated', kind: 'eliminated' }],
  demoralization: [{ side: 'red', map: 'west', A: 18, B: 48 }],
  victory: [
    { text: 'red broken', rule: '19.1a', side: 'blue', points: 3 },
    { text: 'marched', rule: '19.1b', A: { side: 'red', points: 2 } },
    { text: 'stayed', rule: '19.1c', B: { side: 'red', points: 1 } },
  ],
};
const view: View = {
  option: 'open',
  places: { R1: 'dead', R2: 'dead', B1: '0302', B2: 'reserve' },
  morale: { red: { west: { losses: 5, demoralized: false } } },
  score: { A: { lines: ['19.1b'] }, B: { lines: [] } },
  coming: {
    g10: { side: 'red', turn: 4, map: 'west', edge: 'north', wait: true, units: { R1: true } },
    g2: { side: 'blue', units: { B2: true }, A: { turn: 3, hex: '0201' }, B: { turn: 2, hex: '0101' } },
    g3: { side: 'blue', turn: 1, hex: '0101', units: {} },
  },
} as View;

describe('losses', () => {
  it('have a level by plan while the plan is open', () => {
    expect(planOf(book, view)).toBe('');
    expect(lossesOf(book, view)).toEqual([{
      side: 'red', map: 'west', losses: 5, demoralized: false, safe: false,
      levels: [{ plan: 'A', level: 18 }, { plan: 'B', level: 48 }],
    }]);
  });
  it('have one level once it is known, and none where there is none', () => {
    const known = { red: { west: { losses: 5, demoralized: false, level: 18 } } };
    expect(lossesOf(book, { ...view, morale: known })[0]!.levels).toEqual([{ plan: '', level: 18 }]);
    expect(lossesOf(book, { ...view, option: 'B' })[0]!.levels).toEqual([]);
  });
});

describe('of two sides only the first is broken', () => {
  const morale = { red: { west: { losses: 20, demoralized: true, level: 18 } }, blue: { west: { losses: 7, demoralized: false, level: 9 } } };
  const known = { ...view, option: 'A', morale } as View;
  it('so that the level of the other counts no more', () => {
    expect(lossesOf(book, known).map(({ side, safe, levels }) => [side, safe, levels])).toEqual([
      ['red', false, []], ['blue', true, []],
    ]);
  });
  it('and words tell so', () => {
    expect(scoreText(book, known)).not.toContain('to go');
    expect(scoreText(book, known)).toContain('losses 7, can no longer be demoralized');
  });
});

describe('points', () => {
  it('stand under each plan while it is open, with the lines of that plan', () => {
    const both = standingsOf(book, view);
    expect(both.map((one) => [one.plan, one.lines.map((line) => [line.rule, line.met])])).toEqual([
      ['A', [['19.1a', false], ['19.1b', true]]],
      ['B', [['19.1a', false], ['19.1c', false]]],
    ]);
  });
  it('stand once when it is known', () => {
    const known = { ...view, option: 'A', score: { red: 2, blue: 0, lines: ['19.1b'] } } as View;
    const [one, ...more] = standingsOf(book, known);
    expect(more).toEqual([]);
    expect(one!.points).toEqual([{ side: 'red', points: 2 }, { side: 'blue', points: 0 }]);
    expect(one!.lines.find((line) => line.met)).toMatchObject({ side: 'red', points: 2 });
  });
  it('are none in a game that has none', () => {
    expect(standingsOf(toy, {})).toEqual([]);
  });
});

describe('those to come', () => {
  it('are listed by their first turn, with each way they may come', () => {
    const groups = comingOf(book, view);
    expect(groups.map((one) => one.key)).toEqual(['g2', 'g10']);
    expect(groups[0]!.arrivals.map((one) => [one.plan, one.turn, one.where]))
      .toEqual([['A', 3, '0201 Dorf'], ['B', 2, '0101']]);
    expect(groups[1]!.arrivals[0]).toMatchObject({ hex: null, where: 'West, north edge', wait: true });
  });
});

it('boxes that hold units, and their strength', () => {
  expect(boxesOf(book, view)).toEqual(
    [{ id: 'dead', name: 'eliminated', kind: 'eliminated', units: ['R1', 'R2'] }]);
  expect(strengthOf(book, ['R1', 'R2'])).toBe('11');
});

it('units in a box lie by nation where there are several', () => {
  const units = { a: { side: 's', nation: 'x' }, b: { side: 's', nation: 'y' }, c: { side: 's', nation: 'x' } };
  expect(byNation({ units } as unknown as Parameters<typeof byNation>[0], ['a', 'b', 'c'])).toEqual(
    [{ nation: 'x', units: ['a', 'c'] }, { nation: 'y', units: ['b'] }]);
  expect(byNation({ units } as unknown as Parameters<typeof byNation>[0], ['a', 'c'])).toEqual([{ nation: '', units: ['a', 'c'] }]);
});
