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

/**
 * What can be done with a card: by buttons, and onto what can be pointed at, of one kind or another. The only thing that it
 * can be used on has a button, too.
 */
export function usesOf(
  choices: readonly Choice[], card: string | null, named: readonly string[] = [],
): { deeds: Choice[]; onto: string | null } {
  const { uses, at } = heldUses(choices, card, named);
  const pressed = uses.filter((choice) => isButton({ kinds: choice.kinds.slice(at) }));
  const onto = uses.find((choice) => !pressed.includes(choice))?.kinds[at] ?? null;
  return { deeds: uses.length === 1 ? uses : pressed, onto };
}

/** What it does where it is not played for what is printed on it: "discard a card: …". */
export function deedOf(book: Book, choices: readonly Choice[], card: string | null): string {
  const words = new Set(heldUses(choices, card).uses.map((choice) => choice.word));
  const info = words.size === 1 ? book.actions.find(({ word }) => words.has(word)) : undefined;
  return info?.operands?.[0] === 'card' && info.segment !== 'cards' ? info.text ?? '' : '';
}

export const NO_REASON: Reason = { rule: '', text: '' };

export const reasonOf = (why: Why | null): Reason => (why && !why.legal
  ? { rule: why.rule ?? '', text: [why.text, why.facts].filter(Boolean).join('; ') } : NO_REASON);
