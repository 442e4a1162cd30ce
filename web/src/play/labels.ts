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
  hold: msg('Do not advance'),
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

/** Words that a game on areas means otherwise, or has alone. */
const ON_AREAS: Record<string, string> = {
  decline: msg('No card'),
  play: msg('Play'),
  spend: msg('Spend'),
  pick: msg('Take'),
  fight: msg('Fight'),
  assault: msg('Moving attack'),
  join: msg('Join'),
  go: msg('Go'),
  wreck: msg('Destroy the bridge'),
  mend: msg('Repair the bridge'),
  summon: msg('Call'),
  react: msg('Slip away'),
  tire: msg('Fatigue'),
  feign: msg('Pretend'),
  rest: msg('Rest'),
  'lose-foot': msg('Lose infantry'),
  'lose-horse': msg('Lose cavalry'),
};

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
  const short = (book?.areas && ON_AREAS[word]) || SHORT[word];
  if (!short) return operand ? `${text}: ${wordOf(book, operand)}` : text;
  return t(short, wordOf(book, operand));
}
