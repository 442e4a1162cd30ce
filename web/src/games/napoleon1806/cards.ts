// What is printed on a card. Pure.
import { t } from '../../i18n';
import type { Book } from '../../net/wire';
import type { CardPrint, OwnBook } from './shapes';

export const printOf = (book: Book, card: string): CardPrint | undefined => (book as OwnBook)['faces-of-cards']?.[card];

export const valueOf = (book: Book, card: string): number => printOf(book, card)?.value ?? 0;

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
