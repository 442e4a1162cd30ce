// Fetching the book of a scenario: everything printed. It holds no secret; each is fetched once and
// kept by the page, and by the browser.
import type { Book } from './wire';

export interface BookKey {
  game: string;
  scenario: string;
  options: string;
  /** Of data that a game was begun with, when they are not those of today. */
  data?: string;
}

const kept = new Map<string, Promise<Book>>();

export function fetchBook(key: BookKey, language: string): Promise<Book> {
  const query = new URLSearchParams({ options: key.options, language, ...(key.data ? { data: key.data } : {}) });
  const path = `book/${encodeURIComponent(key.game)}/${encodeURIComponent(key.scenario)}?${query}`;
  let book = kept.get(path);
  if (!book) {
    book = read(path);
    kept.set(path, book);
    // What could not be had now is asked for again.
    book.catch(() => kept.delete(path));
  }
  return book;
}

async function read(path: string): Promise<Book> {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return (await answer.json()) as Book;
}
