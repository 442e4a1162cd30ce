import { expect, test } from 'vitest';
import { ranksOf } from './diplomacy';
import type { OwnBook, OwnView } from './shapes';
import { effectsOf, roundsOf, warsOf, yearsOf } from './year';

const book = {
  countries: {
    russia: { class: 'major', capital: 'Moskva' }, france: { class: 'major', capital: 'IledeFrance' },
    tirol: { class: 'detachable', ruler: 'osterreich', capital: 'Tirol' }, bayern: { class: 'minor', capital: 'Bayern' },
  },
  rosters: { countries: { title: 'Countries', operands: ['country'], names: { russia: 'Russia', osterreich: 'Österreich' } } },
  years: { first: 1805, last: 1815, rounds: 6, winter: 5 },
} as unknown as OwnBook;

const view = {
  alignment: { russia: 'member', france: 'ally', tirol: 'part', bayern: 'dominion' },
  majors: { russia: { cards: 3, mobilization: 8, deployment: 4, 'yearly-left': 4 } }, occupied: { bayern: true },
} as OwnView;

test('countries stand on the line by rank, from the French end on', () => {
  const [majors, minors, rest] = ranksOf(book, view);
  expect(majors!.rows.map((row) => [row.id, row.step])).toEqual([['france', 'ally'], ['russia', 'member']]);
  expect(majors!.rows[1]!.major).toMatchObject({ cards: 3, mobilization: 8, deployment: 4 });
  expect(minors!.rows[0]).toMatchObject({ step: 'dominion', occupied: true, surrendered: false });
  expect(rest!.rows[0]).toMatchObject({ id: 'tirol', ruler: 'Österreich' });
  expect(rest!.rows[0]!.step).toBeUndefined();
});

test('a detached area stands on the line itself', () => {
  const [, , rest] = ranksOf(book, { ...view, alignment: { tirol: 'ally' } });
  expect(rest!.rows[0]).toMatchObject({ step: 'ally' });
});

test('what lasts is told by name', () => {
  expect(effectsOf({ effects: 0b10001 } as OwnView).map((one) => one.text)).toEqual(['Britannia', 'Russia invaded']);
  expect(effectsOf({} as OwnView)).toEqual([]);
  expect(warsOf({ wars: 2 } as OwnView)).toMatchObject([{ text: 'Russo-Ottoman War' }]);
});

test('years and rounds, the winter ones and those cancelled', () => {
  expect(yearsOf(book)).toHaveLength(11);
  const rounds = roundsOf(book, { skipped: 1 << 2 } as OwnView);
  expect(rounds.map((one) => one.winter)).toEqual([false, false, false, false, true, true]);
  expect(rounds.filter((one) => one.cancelled).map((one) => one.number)).toEqual([2]);
});
