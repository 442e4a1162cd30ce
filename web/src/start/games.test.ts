import { expect, test } from 'vitest';
import { dropGame, findGame, findInvited, keepGame, noteSeen, readGames } from './games';

class Drawer {
  text: string | null = null;
  getItem = (): string | null => this.text;
  setItem = (_: string, text: string): void => {
    this.text = text;
  };
}

test('games are kept newest first, once each, whatever the order of their links', () => {
  const at = new Drawer();
  keepGame({ links: ['a'], title: 'first', created: 1 }, at);
  keepGame({ links: ['b', 'c'], title: 'second', created: 2 }, at);
  keepGame({ links: ['c', 'b'], sides: ['red'] }, at);
  expect(readGames(at).map((game) => game.title)).toEqual(['second', 'first']);
  expect(findGame(['c', 'b'], at)).toMatchObject({ title: 'second', sides: ['red'], created: 2 });
});

test('how far it was seen is noted in place; a dropped game is gone', () => {
  const at = new Drawer();
  keepGame({ links: ['a'] }, at);
  keepGame({ links: ['b'] }, at);
  noteSeen(['a'], 17, at);
  noteSeen(['unknown'], 3, at);
  expect(readGames(at).map((game) => game.seen)).toEqual([undefined, 17]);
  dropGame(['a'], at);
  expect(readGames(at)).toHaveLength(1);
});

test('an invitation leads back to the game it was used for, unless its key is only asked for', () => {
  const at = new Drawer();
  keepGame({ links: ['key'], invitations: ['a', 'b'] }, at);
  keepGame({ links: ['new'], invitations: ['c'], waiting: true }, at);
  expect(findInvited(['b', 'a'], at)?.links).toEqual(['key']);
  expect(findInvited(['a'], at)).toBeUndefined();
  expect(findInvited(['c'], at)).toBeUndefined();
});

test('what is no list of games is none', () => {
  const at = new Drawer();
  for (const text of ['', '{', '{"a":1}', '[null,{"links":[]}]']) {
    at.text = text;
    expect(readGames(at)).toEqual([]);
  }
});

test('a browser that keeps nothing does no harm', () => {
  const at = { getItem: () => null, setItem: () => { throw new Error('full'); } };
  expect(() => keepGame({ links: ['a'] }, at)).not.toThrow();
});
