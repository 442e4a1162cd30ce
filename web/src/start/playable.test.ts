import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../net/wire';
import { hasBoard, playable } from './playable';

const game = (id: string, scenarios: string[]): GameInfo =>
  ({ game: id, title: id, sides: [], scenarios, options: [] }) as unknown as GameInfo;

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://here/' });
  vi.stubGlobal('fetch', async (url: URL) => {
    const maps = url.pathname.includes('/hexes/') ? [{ id: 'one' }] : [];
    return url.pathname.includes('/gone/')
      ? { ok: false, status: 404, statusText: 'Not Found' }
      : { ok: true, json: async () => ({ maps }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

it('offers games that there is a board for', async () => {
  const games = [game('areas', ['a']), game('hexes', ['a', 'b']), game('gone', ['a']), game('hexes', [])];
  expect(await playable(games, 'fr')).toEqual([games[1]]);
});

it('takes a book without maps and areas for one without a board', () => {
  expect(hasBoard({})).toBe(false);
  expect(hasBoard({ maps: [], areas: [] })).toBe(false);
  expect(hasBoard({ areas: [{ id: 'A', name: 'A', x: 0, y: 0, exits: {} }] })).toBe(true);
});
