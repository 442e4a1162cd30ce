/* Blocks that wait to be placed, before a game begins. Pure. */
import { areasOf } from '../net/features';
import type { Book, View } from '../net/wire';
import type { Choice } from '../play/choices';

/** Blocks in a box that can be brought to an area by naming both. */
export function waitingBlocks(book: Book, view: View, choices: readonly Choice[]): string[] {
  const areas = areasOf(book);
  const able = new Set(choices.filter(({ kinds }) => kinds[0] === 'unit' && kinds[1] === 'area')
    .map(({ operands }) => operands[0]!));
  return Object.keys(book.units ?? {}).filter((unit) =>
    able.has(unit) && !areas.has(view.places?.[unit] ?? ''));
}
