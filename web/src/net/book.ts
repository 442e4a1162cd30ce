// Fetching the book of a scenario: everything printed. It holds no secret and is kept by the browser.
import type { Book } from './wire';

export interface BookKey {
  game: string;
  scenario: string;
  options: string;
}

export async function fetchBook(key: BookKey, language: string): Promise<Book> {
  const query = new URLSearchParams({ options: key.options, language });
  const path = `book/${encodeURIComponent(key.game)}/${encodeURIComponent(key.scenario)}?${query}`;
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const book = (await answer.json()) as Book & { ok?: boolean };
  return book;
}
