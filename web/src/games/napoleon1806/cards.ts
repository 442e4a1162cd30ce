// What is printed on a card. Pure.
import { linesOf } from '../../cards/hand';
import { t } from '../../i18n';
import type { Book } from '../../net/wire';
import type { CardPrint, OwnBook } from './shapes';

export const printOf = (book: Book, card: string): CardPrint | undefined => (book as OwnBook)['faces-of-cards']?.[card];

export const valueOf = (book: Book, card: string): number => printOf(book, card)?.value ?? 0;

/** So many letters of text have room on a card; a clause that begins there is told to its end. */
const ROOM = 92;

/** A clause without the name of the card, which stands above it. */
export function withoutName(name: string, text: string): string {
  const bare = name.replace(/[\s\u00a0\u202f]*!$/, '');
  const rest = text.startsWith(bare) ? /^[\s\u00a0\u202f!]*[:,][\s\u00a0\u202f]*(.+)$/s.exec(text.slice(bare.length))?.[1] : undefined;
  return rest === undefined ? text : rest[0]!.toLocaleUpperCase() + rest.slice(1);
}

/** What has room on the face of a card, in whole clauses; and whether there is more to read. */
export function briefOf(book: Book, card: string): { text: string; more: boolean } {
  const name = book.cards?.[card]?.name ?? '';
  const clauses = linesOf(book, card).map(({ text }) => withoutName(name, text));
  let count = 1;
  while (count < clauses.length && clauses.slice(0, count + 1).join(' ').length <= ROOM) count++;
  return { text: clauses.slice(0, count).join(' '), more: count < clauses.length };
}

/** What a card's box brings in a combat. */
export const boxOf = ({ losses, fatigue }: { losses: number; fatigue: number }): string =>
  [losses ? t('losses {0}', losses) : '', fatigue ? t('fatigue {0}', fatigue) : ''].filter(Boolean).join(', ') || '–';

export function factsOf(book: Book, card: string): string[] {
  const print = printOf(book, card);
  return print ? [t('value {0}', print.value), t('in a combat: {0}', boxOf(print)), t('recovery {0}', print.recovery)] : [];
}

/** The word of the action that uses a card on a unit, where the card has one of its own. */
export function wayOf(book: Book, card: string): string | null {
  const event = printOf(book, card)?.event;
  const rule = `E-${event?.toUpperCase()}.`;
  const action = event && book.actions.find(({ operands, rule: cited }) => cited?.startsWith(rule) &&
    operands?.length === 2 && book.operands[operands[1]!] === 'unit');
  return action ? action.word : null;
}
