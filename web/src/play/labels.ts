// Names of buttons and of what they act on, as the book says.
import { pieceName, placeName, seatName } from '../net/features';
import { namedTitle } from '../net/rosters';
import { BLANK } from './choices';
import { fill } from '../i18n/format';
import { capital } from '../speech/atlas';
import type { Book } from '../net/wire';
import { wordOf } from '../net/words';

/** What is named in an action, as it is called at the table. */
export function nameOf(book: Book | null, id: string): string {
  const link = book?.links?.find((one) => one.id === id);
  if (link) return link.ends.map((end) => nameOf(book, end)).join(' – ');
  if (!book) return id;
  if (book.units?.[id]) return pieceName(book, id);
  return book.cards?.[id]?.name ?? placeName(book, id);
}

export { wordOf };

/** As the country is called, or the side. */
export const nationOf = (book: Book | null, nation: string): string =>
  (book && namedTitle(book, 'country', nation)) ?? book?.sides.find((side) => side.id === nation)?.name ?? capital(wordOf(book, nation));

/** What an operand of an action says, in the reader's language. */
function termOf(book: Book | null, operand: string, id: string): string {
  const title = book && (namedTitle(book, operand, id) ?? (book.operands[operand] === 'side' ? seatName(book, id) : null));
  const name = nameOf(book, id);
  return title ?? (name === id ? wordOf(book, id) : name);
}

/** The label of a choice; `chosen` are its last operands, or none. */
export function labelOf(book: Book | null, word: string, chosen: string, text: string): string {
  const info = book?.actions.find((one) => one.word === word);
  const ids = chosen.split(' ');
  const from = (info?.operands?.length ?? 0) - ids.length;
  const said = ids.filter((id) => id !== BLANK).map((id, i) => termOf(book, info?.operands?.[from + i] ?? '', id)).filter(Boolean);
  const label = info?.label ?? text;
  if (label.includes('{0}')) return fill(label, [said.join(' ')]);
  return said.length > 0 ? `${label}: ${said.join(', ')}` : label;
}
