// Names of buttons and of what they act on, as the book says.
import { fill } from '../i18n/format';
import type { Book } from '../net/wire';

/** A unit, card, area or connection by name. */
export function nameOf(book: Book | null, id: string): string {
  const link = book?.links?.find((one) => one.id === id);
  if (link) return link.ends.map((end) => nameOf(book, end)).join(' – ');
  return book?.units?.[id]?.name ?? book?.cards?.[id]?.name ??
    book?.areas?.find((area) => area.id === id)?.name ?? id;
}

/** A word of the book in the reader's language. */
export const wordOf = (book: Book | null, word: string): string => book?.words?.[word] ?? word;

/** The label of a choice; `operand` is what it chooses. */
export function labelOf(book: Book | null, word: string, operand: string, text: string): string {
  const label = book?.actions.find((info) => info.word === word)?.label;
  if (label) return fill(label, [wordOf(book, operand)]);
  return operand ? `${text}: ${wordOf(book, operand)}` : text;
}
