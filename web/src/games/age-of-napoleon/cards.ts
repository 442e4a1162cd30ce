// What is printed on a card besides its text. Pure.
import type { Book } from '../../net/wire';

/** The ink of the band by the phase that a card serves in; one that serves in several has that of the first. */
const BANDS: Readonly<Record<string, string>> = {
  diplomacy: 'violet', insurrection: 'red', reinforcement: 'gold', campaign: 'green', battle: 'red', surrender: 'blue', attrition: 'white',
};

export const bandOf = (book: Book, card: string): string => BANDS[book.cards?.[card]?.phase?.split(' ')[0] ?? ''] ?? 'gold';

/** Cards lie in hand by the phases of a year; those that serve at any time come last. */
export const valueOf = (book: Book, card: string): number => {
  const at = Object.keys(BANDS).indexOf(book.cards?.[card]?.phase?.split(' ')[0] ?? '');
  return at < 0 ? -9 : -at;
};
