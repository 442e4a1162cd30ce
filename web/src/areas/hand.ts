// The cards a viewer sees: the hand, and those that may be taken from elsewhere. Pure.
import { t } from '../i18n';
import type { Book, View, Why } from '../net/wire';

export interface HandCard {
  id: string;
  /** Not in hand, but can be named now. */
  offered: boolean;
}

/** The hand by value, the highest first; then what can be taken. */
export function cardsShown(book: Book, view: View, can: ReadonlySet<string>): HandCard[] {
  const faces = book['faces-of-cards'] ?? {};
  const order = (a: string, b: string): number =>
    (faces[b]?.value ?? 0) - (faces[a]?.value ?? 0) || a.localeCompare(b);
  const hand = Object.keys(view.hand ?? {}).sort(order);
  const offered = [...can].filter((id) => !(id in (view.hand ?? {}))).sort((a, b) =>
    (book.cards?.[a]?.name ?? a).localeCompare(book.cards?.[b]?.name ?? b) || order(a, b));
  return [
    ...hand.map((id) => ({ id, offered: false })),
    ...offered.map((id) => ({ id, offered: true })),
  ];
}

/** What the event of a card does, clause after clause. */
export const eventOf = (book: Book, card: string): { rule: string; text: string }[] =>
  book['events-of-cards']?.[book['faces-of-cards']?.[card]?.event ?? ''] ?? [];

/** What a card's box brings in a combat. */
export const boxOf = ({ losses, fatigue }: { losses: number; fatigue: number }): string =>
  [losses ? t('losses {0}', losses) : '', fatigue ? t('fatigue {0}', fatigue) : ''].filter(Boolean).join(', ') || '–';

/** Why a card is of no use now. */
export interface Reason {
  rule: string;
  text: string;
}

export const NO_REASON: Reason = { rule: '', text: '' };

export const reasonOf = (why: Why | null): Reason => (why && !why.legal
  ? { rule: why.rule ?? '', text: [why.text, why.facts].filter(Boolean).join('; ') } : NO_REASON);
