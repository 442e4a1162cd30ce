import { expect, test } from 'vitest';
import type { Glance } from '../net/wire';
import { glanceAll } from './glance';

const later = (link: string): Glance => ({ link, error: 'later' });

/** A server that comes to so many games at a time; what it was asked for, and what was told. */
function scene(atOnce: number, wanted = Infinity) {
  const asked: string[][] = [];
  const told: Record<string, Glance> = {};
  let pauses = 0, tellings = 0;
  const look = (links: string[]): Promise<void> => glanceAll(
    links,
    async (left) => {
      asked.push([...left]);
      return left.map((link, at) => (at < atOnce ? { link, over: false } : later(link)));
    },
    (found) => {
      Object.assign(told, found);
      return ++tellings < wanted;
    },
    async () => void ++pauses,
  );
  return { asked, told, look, pauses: () => pauses };
}

test('games that the server did not come to are asked for again, after a pause', async () => {
  const { asked, told, look, pauses } = scene(2);
  await look(['a', 'b', 'c', 'd', 'e']);
  expect(asked).toEqual([['a', 'b', 'c', 'd', 'e'], ['c', 'd', 'e'], ['e']]);
  expect(Object.keys(told)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(Object.values(told).every((glance) => !glance.error)).toBe(true);
  expect(pauses()).toBe(2);
});

test('a server that comes to none is left alone until the next look', async () => {
  const { asked, told, look } = scene(0);
  await look(['a', 'b']);
  expect(asked).toEqual([['a', 'b']]);
  expect(told).toEqual({});
});

test('who looks no more does not ask again', async () => {
  const { asked, look } = scene(1, 1);
  await look(['a', 'b']);
  expect(asked).toEqual([['a', 'b']]);
});

test('other errors are an answer', async () => {
  const told: Record<string, Glance> = {};
  await glanceAll(['a'], async () => [{ link: 'a', error: 'not-found' }],
    (found) => Boolean(Object.assign(told, found)));
  expect(told.a?.error).toBe('not-found');
});
