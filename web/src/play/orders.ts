// Standing orders of a seat: what it answers without being asked, by kind of moment. Pure.
import { msg, t } from '../i18n';
import type { CardLook } from '../games/look';
import { sideOf } from '../net/features';
import type { Book, Moment, View } from '../net/wire';

/** By moment: "ask", "never", the id of a card to be played the first time it can be, or how: "summon+P05+Louis". */
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

/** The card that an order arms, or the word itself; and on whom it is to be used. */
export function partsOf(order: string): { choice: string; target: string } {
  const [word = '', card, ...target] = order.split('+');
  return { choice: card ?? word, target: target.join('+') };
}

/** An order in words. */
export function orderText(book: Book, order: string): string {
  if (order === 'ask' || order === 'never') return t(WORDS[order]);
  const { choice, target } = partsOf(order);
  const name = cardName(book, choice);
  return target ? t('play {0} with {1}', name, book.units?.[target]?.name ?? target) : t('play {0}', name);
}

export interface Arming {
  id: string;
  name: string;
  value: number;
  held: boolean;
}

/** Cards that an order may name: all of the own deck, those in hand first and the highest of them. */
export function cardsToArm(book: Book, view: View, side: string, look?: Pick<CardLook, 'value'>): Arming[] {
  const hand = view.hand ?? {};
  const valueOf = (id: string): number => look?.value(book, id) ?? 0;
  const own = Object.entries(book.cards ?? {}).filter(([, card]) => (card.side ?? side) === side);
  return own.map(([id, { name }]) => ({ id, name, value: valueOf(id), held: id in hand }))
    .sort((a, b) => Number(b.held) - Number(a.held) ||
      (a.held ? b.value - a.value : 0) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** Units that such a card can be used on. */
export const unitsFor = (book: Book, view: View, side: string): { id: string; name: string }[] =>
  Object.entries(book.units ?? {}).filter(([id]) => sideOf(book, view, id) === side)
    .map(([id, unit]) => ({ id, name: unit.name ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** All orders, a sentence each: for a command and for screen readers. */
export const ordersText = (book: Book, orders: Orders): string[] =>
  momentsOf(book).map((moment) =>
    `${moment.id}: ${orderText(book, orders[moment.id] ?? moment.begins)} (${moment.text})`);
