import { afterEach, expect, test, vi } from 'vitest';
import { fetchBook } from './book';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a book is fetched once; another language is another book; what failed is asked for again', async () => {
  let broken = false;
  const asked: string[] = [];
  vi.stubGlobal('document', { baseURI: 'http://here/' });
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.href);
    return Promise.resolve(new Response('{"title":"T"}', { status: broken ? 503 : 200 }));
  });
  const key = { game: 'g', scenario: 's', options: '' };
  const [one, two] = await Promise.all([fetchBook(key, 'en'), fetchBook(key, 'en')]);
  expect(one).toBe(two);
  expect(asked).toEqual(['http://here/book/g/s?options=&language=en']);
  await fetchBook(key, 'fr');
  expect(asked).toHaveLength(2);
  broken = true;
  const other = { ...key, scenario: 'x' };
  await expect(fetchBook(other, 'en')).rejects.toThrow('503');
  broken = false;
  expect(await fetchBook(other, 'en')).toEqual({ title: 'T' });
});
