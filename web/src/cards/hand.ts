// The cards a viewer sees: the hand, and those that may be taken from elsewhere. Pure.
import type { CardLook, Reason } from '../games/look';
import { heldUses } from '../play/areas';
import { isButton, type Choice } from '../play/choices';
import type { Book, CardLine, View, Why } from '../net/wire';

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

/** What a card does, clause after clause. */
export const linesOf = (book: Book, id: string): CardLine[] => book.cards?.[id]?.lines ?? [];

/** When a card serves, and who may play it, in words. */
export function useOf(book: Book, id: string): string[] {
  const { phase = '', who = '' } = book.cards?.[id] ?? {};
  const said = (word: string): string => book.sides.find((side) => side.id === word)?.name ?? book.words?.[word] ?? word;
  return [phase, who].filter(Boolean).map(said);
}

/** What can be done with a card: by buttons, and onto what can be pointed at, of one kind or another. */
export function usesOf(
  choices: readonly Choice[], card: string | null, named: readonly string[] = [],
): { deeds: Choice[]; onto: string | null } {
  const { uses, at } = heldUses(choices, card, named);
  const deeds = uses.filter((choice) => isButton({ kinds: choice.kinds.slice(at) }));
  return { deeds, onto: uses.find((choice) => !deeds.includes(choice))?.kinds[at] ?? null };
}

export const NO_REASON: Reason = { rule: '', text: '' };

export const reasonOf = (why: Why | null): Reason => (why && !why.legal
  ? { rule: why.rule ?? '', text: [why.text, why.facts].filter(Boolean).join('; ') } : NO_REASON);
