import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from './wire';

const asked: unknown[] = [];
let answer: (body: { language?: string }) => unknown;
vi.mock('./connection.svelte', () => ({
  socket: {
    request: async (body: { language?: string }) => {
      asked.push(body);
      return answer(body);
    },
  },
}));
const { askSpoken } = await import('./spoken');

beforeEach(() => asked.splice(0));

const refuse = (code: string): never => {
  throw new Refusal({ code, text: code });
};

test('texts are asked for in the language of the reader', async () => {
  answer = () => ({ ok: true });
  expect(await askSpoken({ request: 'games' }, 'fr')).toEqual({ ok: true });
  expect(asked).toEqual([{ request: 'games', language: 'fr' }]);
});

test('a server that knows no languages is asked without', async () => {
  answer = (body) => (body.language ? refuse('unknown-key') : { ok: true });
  expect(await askSpoken({ request: 'games' }, 'fr')).toEqual({ ok: true });
  expect(asked).toEqual([{ request: 'games', language: 'fr' }, { request: 'games' }]);
});

test('what is refused for another reason, or not answered, is not asked twice', async () => {
  answer = () => refuse('not-found');
  await expect(askSpoken({ request: 'games' }, 'fr')).rejects.toThrow('not-found');
  answer = () => {
    throw Object.assign(new Error('gone'), { error: { code: 'unknown-key' } });
  };
  await expect(askSpoken({ request: 'games' }, 'fr')).rejects.toThrow('gone');
  expect(asked).toHaveLength(2);
});
