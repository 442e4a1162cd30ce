// Names of buttons and of what they act on, as the book says.
import { pieceName, placeName } from '../net/features';
import { fill } from '../i18n/format';
import type { Book } from '../net/wire';

/** What is named in an action, as it is called at the table. */
export function nameOf(book: Book | null, id: string): string {
  const link = book?.links?.find((one) => one.id === id);
  if (link) return link.ends.map((end) => nameOf(book, end)).join(' – ');
  if (!book) return id;
  if (book.units?.[id]) return pieceName(book, id);
  return book.cards?.[id]?.name ?? placeName(book, id);
}

/** A word of the book in the reader's language. */
export const wordOf = (book: Book | null, word: string): string => book?.words?.[word] ?? word;

/** The label of a choice; `operand` is what it chooses. */
export function labelOf(book: Book | null, word: string, operand: string, text: string): string {
  const label = book?.actions.find((info) => info.word === word)?.label;
  if (label) return fill(label, [wordOf(book, operand)]);
  return operand ? `${text}: ${wordOf(book, operand)}` : text;
}
