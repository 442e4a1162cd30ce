// Standing orders of a seat: what it answers without being asked, by kind of moment. Pure.
import { msg, t } from '../i18n';
import type { Book, Moment, View } from '../net/wire';

/** By moment: "ask", "never", or the id of a card to be played the first time it can be. */
export type Orders = Record<string, string>;

export const WORDS = { ask: msg('ask me'), never: msg('never ask') } as const;

/** Read "moment=word moment=word". */
export function readOrders(text: string): Orders {
  return Object.fromEntries(text.split(/\s+/).filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  }));
}

export const momentsOf = (book: Book | null): readonly Moment[] => book?.moments ?? [];

const cardName = (book: Book, id: string): string => book.cards?.[id]?.name ?? id;

/** An order in words. */
export function orderText(book: Book, order: string): string {
  if (order === 'ask' || order === 'never') return t(WORDS[order]);
  return t('play {0}', cardName(book, order));
}

export interface Arming {
  id: string;
  name: string;
  value: number;
  /** It was armed and has left the hand since: nothing is played. */
  gone: boolean;
}

/** Cards that an order may name: those in hand, the highest first, and the one it names already. */
export function cardsToArm(book: Book, view: View, order: string): Arming[] {
  const hand = view.hand ?? {};
  const valueOf = (id: string): number => book['faces-of-cards']?.[id]?.value ?? 0;
  const ids = Object.keys(hand).sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b));
  if (!(order in WORDS) && order !== '' && !(order in hand)) ids.push(order);
  return ids.map((id) => ({ id, name: cardName(book, id), value: valueOf(id), gone: !(id in hand) }));
}

/** All orders, a sentence each: for a command and for screen readers. */
export const ordersText = (book: Book, orders: Orders): string[] =>
  momentsOf(book).map((moment) =>
    `${moment.id}: ${orderText(book, orders[moment.id] ?? moment.begins)} (${moment.text})`);
