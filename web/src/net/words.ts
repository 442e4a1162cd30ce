// Words of the book. Apart from everything else: the start page needs no more of it.
import type { Book } from './wire';

/** A word of the book in the reader's language; where the book has no words for it, "head-of-state" is read with spaces. */
export function wordOf(book: Book | null | undefined, word: string): string {
  const said = book?.words?.[word] ?? word;
  return said === word ? said.replace(/(?<=[a-z])-(?=[a-z])/g, ' ') : said;
}
