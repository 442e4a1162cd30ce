/* Blocks off the map that can be named now: to be placed, or for the card in hand. Pure. */
import { areasOf } from '../net/features';
import type { Book, View } from '../net/wire';
import { heldThings, heldUses } from '../play/areas';
import type { Choice } from '../play/choices';

/** The card in hand, and what was pointed at for it. */
export interface InHand {
  selected: string | null;
  named: readonly string[];
}

/** Is it placed by naming it and an area? */
export const isPlaced = ({ kinds }: Choice): boolean => kinds[0] === 'unit' && kinds[1] === 'area';

/** Blocks that the card in hand can be used on; else those that can be brought to an area, or are named alone. */
export function waitingBlocks(book: Book, view: View, choices: readonly Choice[], hand?: InHand): string[] {
  const areas = areasOf(book);
  const held = hand ? heldThings(heldUses(choices, hand.selected, hand.named), (kind) => kind === 'unit') : [];
  const able = new Set(held.length > 0 ? held : choices
    .filter((choice) => isPlaced(choice) || (choice.kinds[0] === 'unit' && choice.kinds.length === 1))
    .map(({ operands }) => operands[0]!));
  return Object.keys(book.units ?? {}).filter((unit) =>
    able.has(unit) && !areas.has(view.places?.[unit] ?? ''));
}
