import { expect, test } from 'vitest';
import { firstSeats, optionsFor, optionsText, seatsFor, settingOf } from './seats';

test('at first: me against the last bot of the list', () => {
  expect(firstSeats(['red', 'blue'], ['random', 'greedy'])).toEqual({ red: 'me', blue: 'greedy' });
  expect(firstSeats(['solo'], ['greedy'])).toEqual({ solo: 'me' });
  expect(firstSeats(['red', 'blue'], [])).toEqual({ red: 'me', blue: 'me' });
});

test('what the seats amount to', () => {
  expect(settingOf({ red: 'me', blue: 'greedy' })).toBe('solo');
  expect(settingOf({ red: 'me', blue: 'me' })).toBe('screen');
  expect(settingOf({ red: 'me', blue: 'friend' })).toBe('link');
  expect(settingOf({ red: 'greedy', blue: 'greedy' })).toBe('watch');
});

test('options not chosen have their first word', () => {
  const options = [{ id: 'a', words: ['no', 'yes'] }, { id: 'b', words: ['x', 'y'] }];
  expect(optionsText(options, { b: 'y' })).toBe('a=no b=y');
});

test('options that the scenario has no use for are not offered', () => {
  const options = [{ id: 'a' }, { id: 'b', scenarios: ['short', 'tiny'] }];
  expect(optionsFor(options, 'short').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(optionsFor(options, 'campaign').map(({ id }) => id)).toEqual(['a']);
});

test('partners have seats of their own where the option is taken', () => {
  const game = {
    sides: ['red', 'blue'],
    seats: [
      { id: 'red', name: 'Red, staff', side: 'red', option: 'team' },
      { id: 'red-wing', name: 'Red, wing', side: 'red', option: 'team' },
    ],
    options: [{ id: 'team', text: '', rule: '', words: ['no', 'yes'] }],
  };
  const named = [{ id: 'red', name: 'Red' }, { id: 'blue', name: 'Blue' }];
  const two = [{ id: 'red', side: 'red', name: 'Red' }, { id: 'blue', side: 'blue', name: 'Blue' }];
  expect(seatsFor(game, named, {})).toEqual(two);
  expect(seatsFor(game, named, { team: 'no' })).toEqual(two);
  expect(seatsFor(game, named, { team: 'yes' }).map(({ name, side }) => [name, side])).toEqual([
    ['Red, staff', 'red'], ['Blue', 'blue'], ['Red, wing', 'red'],
  ]);
  const { seats: _, ...plain } = game;
  expect(seatsFor(plain, [], {})).toEqual([
    { id: 'red', side: 'red', name: 'red' }, { id: 'blue', side: 'blue', name: 'blue' },
  ]);
});
