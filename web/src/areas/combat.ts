// The lines of a combat's sums, by the side they count for, as the server tells. Pure.
import type { Book, Odds, OddsLine } from '../net/wire';

export interface Sums {
  side: string;
  name: string;
  cards: number;
  lines: OddsLine[];
}

/** The attacker first. */
export function sidesOfLines(odds: Odds, book: Pick<Book, 'sides'>): Sums[] {
  const attacker = book.sides.find((side) => side.id === odds.attacker);
  const defender = book.sides.find((side) => side !== attacker);
  if (!attacker || !defender) return [];
  return [[attacker, odds.attack] as const, [defender, odds.defence] as const].map(([side, cards]) =>
    ({ side: side.id, name: side.name, cards, lines: odds.lines.filter((line) => line.side === side.id) }));
}
