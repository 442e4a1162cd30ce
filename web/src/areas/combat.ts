// The lines of a combat's sums, put to the side they count for. Pure.
import type { Book, Odds, OddsLine, View } from '../net/wire';

export interface Sums {
  side: string;
  name: string;
  cards: number;
  lines: OddsLine[];
}

/**
 * The attacker's lines come first and add up to its cards, the rest are the defender's; a sum below
 * nothing counts as nothing, so the lines are cut where the first one names somebody of the other side.
 */
export function sidesOfLines(odds: Odds, book: Book, view: View, own?: string): Sums[] {
  const [attacker, defender] = fighters(book, view, own);
  const engaged = Object.keys(view[`fighting-${defender}`] as object ?? {});
  // Before anybody is engaged, any unit of the other side may be the one.
  const all = Object.keys(book.units ?? {}).filter((id) => book.units?.[id]?.side === defender);
  const theirs = (engaged.length > 0 ? engaged : all).map((id) => book.units?.[id]?.name ?? id);
  const at = odds.lines.findIndex((line) => theirs.some((name) => line.text.startsWith(name)));
  const cut = at < 0 ? odds.lines.length : at;
  const name = (id: string): string => book.sides.find((side) => side.id === id)?.name ?? id;
  return [
    { side: attacker, name: name(attacker), cards: odds.attack, lines: odds.lines.slice(0, cut) },
    { side: defender, name: name(defender), cards: odds.defence, lines: odds.lines.slice(cut) },
  ];
}

/** Who attacks is who carries out the operation: the innermost frame of that name tells. */
function fighters(book: Book, view: View, own?: string): [string, string] {
  const frames = Object.values(view.frames ?? {});
  const attacker = frames.find((frame) => frame.procedure === 'operation')?.side ?? own ?? book.sides[0]!.id;
  return [attacker, book.sides.find((side) => side.id !== attacker)?.id ?? ''];
}
