import { expect, test } from 'vitest';
import type { Book } from '../../net/wire';
import { landTexts, standingOf, tintsOf } from './alignment';
import type { OwnView } from './shapes';

const areas = [['Britain', 'britain'], ['Tirol', 'tirol'], ['Bohmen', 'osterreich'], ['Danmark', 'danmark']].map(([id, region]) =>
  ({ id: id!, name: id!, x: 0, y: 0, region: region!, exits: {} }));
const book = {
  areas, countries: { tirol: { class: 'detachable', ruler: 'osterreich', capital: 'Tirol' } }, rosters: { countries: { operands: ['country'], names: { tirol: 'Tirol', osterreich: 'Österreich', britain: 'Britain', danmark: 'Danmark' } } },
} as unknown as Book;
const view = (more: OwnView['alignment'] = {}) =>
  ({ alignment: { britain: 'member', tirol: 'part', osterreich: 'member', danmark: 'neutral', ...more } }) as unknown as OwnView;

test('what is part of a country stands as its ruler does', () => {
  expect(standingOf(book, view(), 'tirol')).toBe('member');
  expect(standingOf(book, view({ osterreich: 'ally' }), 'tirol')).toBe('ally');
  expect(standingOf(book, view({ tirol: 'insurgent' }), 'tirol')).toBe('insurgent');
});

test('land is coloured for the side it stands with, and hatched by how', () => {
  const tints = tintsOf(book, view({ osterreich: 'dominion', danmark: 'ally' }));
  expect(tints.get('Tirol')).toEqual({ side: 'french', hatch: 'heavy' });
  expect(tints.get('Danmark')).toEqual({ side: 'french', hatch: 'light' });
  expect(tints.get('Britain')).toEqual({ side: 'coalition', hatch: 'light' });
  expect(tintsOf(book, view()).get('Danmark')).toEqual({ hatch: 'none' });
  expect(tintsOf(book, view({ tirol: 'insurgent' })).get('Tirol')).toEqual({ side: 'coalition', hatch: 'broken' });
});

test('no two standings look the same', () => {
  const all = ['member', 'neutral', 'ally', 'dominion', 'insurgent'] as const;
  const looks = all.map((word) => JSON.stringify(tintsOf(book, view({ danmark: word })).get('Danmark')));
  expect(new Set(looks).size).toBe(all.length);
});

test('in words: the country, or its ruler, and where it stands', () => {
  expect(landTexts(book, view(), 'Tirol')).toEqual(['part of Österreich', 'Coalition member']);
  expect(landTexts(book, view({ tirol: 'dominion' }), 'Tirol')).toEqual(['Tirol', 'French dominion']);
  expect(landTexts(book, view(), 'Danmark')).toEqual(['Danmark', 'neutral']);
});
