// The cards a viewer sees: the hand, and those that may be taken from elsewhere. Pure.
import type { CardLook, Reason } from '../games/look';
import type { Book, View, Why } from '../net/wire';

export interface HandCard {
  id: string;
  /** Not in hand, but can be named now. */
  offered: boolean;
}

/** The hand by value, the highest first; then what can be taken. */
export function cardsShown(
  book: Book, view: View, can: ReadonlySet<string>, look?: Pick<CardLook, 'value'>,
): HandCard[] {
  const value = (id: string): number => look?.value(book, id) ?? 0;
  const order = (a: string, b: string): number =>
    value(b) - value(a) || a.localeCompare(b);
  const hand = Object.keys(view.hand ?? {}).sort(order);
  const offered = [...can].filter((id) => !(id in (view.hand ?? {}))).sort((a, b) =>
    (book.cards?.[a]?.name ?? a).localeCompare(book.cards?.[b]?.name ?? b) || order(a, b));
  return [
    ...hand.map((id) => ({ id, offered: false })),
    ...offered.map((id) => ({ id, offered: true })),
  ];
}

export const NO_REASON: Reason = { rule: '', text: '' };

export const reasonOf = (why: Why | null): Reason => (why && !why.legal
  ? { rule: why.rule ?? '', text: [why.text, why.facts].filter(Boolean).join('; ') } : NO_REASON);
