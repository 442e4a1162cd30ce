// What a pack names: countries, formations, sources of supply, by the operand that names them. Pure.
import type { Book } from './shapes-book';

type Listed = Pick<Book, 'rosters'>;

const namesOf = (book: Listed, operand: string): Record<string, string> =>
  Object.values(book.rosters ?? {}).find((roster) => roster.operands.includes(operand))?.names ?? {};

/** What a named thing is called; undefined where the operand names nothing of that id. */
export const namedTitle = (book: Listed, operand: string, id: string): string | undefined => namesOf(book, operand)[id];

/** The id of a thing by its id or title, in small or capital letters. */
export function findNamed(book: Listed, operand: string, text: string): string | null {
  const wanted = text.toLowerCase();
  const found = Object.entries(namesOf(book, operand)).find((name) => name.some((one) => one.toLowerCase() === wanted));
  return found?.[0] ?? null;
}
