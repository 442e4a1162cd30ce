import { expect, test } from 'vitest';
import type { Glance } from '../net/wire';
import type { KeptGame } from './games';
import { ago, inOrder, standingOf, waitsForMe } from './standing';

const NAMES = { french: 'French', prussian: 'Prussian' };

const game = (...links: string[]): KeptGame => ({ links, title: 'Jena', sides: [], created: 1000 });

const glance = (link: string, more: Partial<Glance> = {}): Record<string, Glance> => ({
  [link]: { link, side: 'french', to_act: ['french'], over: false, names: NAMES, ...more },
});

test('whose turn it is: mine, theirs, that of one of two at this screen', () => {
  expect(standingOf(game('a'), glance('a'))).toMatchObject({ turn: 'mine', sides: ['French'] });
  expect(standingOf(game('a'), glance('a', { to_act: ['prussian'] })))
    .toMatchObject({ turn: 'theirs', sides: ['Prussian'] });
  const two = { ...glance('a', { to_act: ['prussian'] }), ...glance('b', { side: 'prussian', to_act: ['prussian'] }) };
  expect(standingOf(game('a', 'b'), two)).toMatchObject({ turn: 'mine', sides: ['Prussian'] });
});

test('an onlooker has no turn', () => {
  expect(standingOf(game('a'), glance('a', { side: 'nobody' })))
    .toMatchObject({ turn: 'theirs', sides: ['French'] });
});

test('who is asked to agree to a takeback is waited for, though another is to move', () => {
  const standing = standingOf(game('a'), glance('a', { to_act: ['prussian'], asked: true }));
  expect(standing.turn).toBe('asked');
  expect(waitsForMe(standing)).toBe(true);
});

test('what is over tells how; nobody is to act', () => {
  const standing = standingOf(game('a'), glance('a', { over: true, to_act: [], result: 'French win' }));
  expect(standing).toMatchObject({ turn: 'over', result: 'French win', sides: [] });
  expect(waitsForMe(standing)).toBe(false);
});

test('a link that opens nothing is gone; a disk that fails, or no answer yet, tells nothing', () => {
  expect(standingOf(game('a'), { a: { link: 'a', error: 'not-found' } }).turn).toBe('gone');
  expect(standingOf(game('a'), { a: { link: 'a', error: 'storage' } }).turn).toBe('unknown');
  expect(standingOf(game('a'), {}).turn).toBe('unknown');
});

test('those that wait for me stand first, then the others, then those that are over; the latest before', () => {
  const row = (id: string, more: Partial<Glance>) =>
    ({ game: game(id), standing: standingOf(game(id), glance(id, more)) });
  const rows = [
    row('over', { over: true, to_act: [], played: 900 }),
    row('theirs', { to_act: ['prussian'], played: 800 }),
    row('long ago', { played: 100 }),
    row('never', {}),
    row('just now', { played: 700 }),
    row('asked', { to_act: ['prussian'], asked: true, played: 300 }),
  ];
  expect(inOrder(rows).map(({ game: { links } }) => links[0]))
    .toEqual(['just now', 'asked', 'long ago', 'never', 'theirs', 'over']);
});

test('how long ago, in both languages', () => {
  expect(ago(1000, 1010, 'en')).toBe('now');
  expect(ago(1000, 1000 + 3 * 3600, 'en')).toBe('3 hours ago');
  expect(ago(1000, 1000 + 86400, 'fr')).toBe('hier');
  expect(ago(1000, 1000 + 30 * 60, 'fr')).toBe('il y a 30 minutes');
  expect(ago(2000, 1000, 'en')).toBe('now');
});
