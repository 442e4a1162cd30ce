import { expect, test } from 'vitest';
import { Past } from './past';

test('the arrows go through the lines typed before, and back to an empty one', () => {
  const past = new Past();
  for (const line of ['where jena', 'odds', 'reach Gd']) past.add(line);
  let shown = '';
  const go = (by: 1 | -1): string => (shown = past.turn(by, shown)!);
  expect([go(-1), go(-1), go(-1), go(-1)]).toEqual(['reach Gd', 'odds', 'where jena', 'where jena']);
  expect([go(1), go(1), go(1), go(1)]).toEqual(['odds', 'reach Gd', '', '']);
});

test('a line typed again is the last, once', () => {
  const past = new Past();
  for (const line of ['odds', 'where jena', 'odds']) past.add(line);
  expect([past.turn(-1, ''), past.turn(-1, 'odds'), past.turn(-1, 'where jena')]).toEqual(['odds', 'where jena', 'where jena']);
});

test('what is being typed is not lost', () => {
  const past = new Past();
  past.add('odds');
  expect(past.turn(-1, 'wher')).toBeNull();
  expect(past.turn(-1, '')).toBe('odds');
  expect(past.turn(1, 'odds 06')).toBeNull();
});
