// Names of buttons: short ones for the words that games share, else what the book says.
import { msg, t } from '../i18n';
import type { Book } from '../net/wire';

const SHORT: Record<string, string> = {
  done: msg('Done'),
  halt: msg('Halt'),
  move: msg('Move'),
  enter: msg('Bring on'),
  retreat: msg('Retreat'),
  advance: msg('Advance'),
  displace: msg('Displace'),
  ready: msg('Ready'),
  roll: msg('Roll'),
  hold: msg('Hold'),
  paid: msg('Paid'),
  pass: msg('Pass'),
  reduce: msg('Reduce to {0}'),
  plan: msg('Option {0}'),
  divert: msg('Divert turn {0}'),
  exit: msg('Exit {0}'),
  transit: msg('To the {0} track'),
  forward: msg('Forward'),
  decline: msg('Turn away'),
  stay: msg('Stay'),
  perish: msg('Give up'),
};

/** A word of the book in the reader's language. */
export const wordOf = (book: Book | null, word: string): string => book?.words?.[word] ?? word;

/** The label of a choice; `operand` is what it chooses. */
export function labelOf(book: Book | null, word: string, operand: string, text: string): string {
  const short = SHORT[word];
  if (!short) return operand ? `${text}: ${wordOf(book, operand)}` : text;
  return t(short, wordOf(book, operand));
}
