/* Blocks of the set-up, and bids for a side: what can be done before a game begins. Pure. */
import type { Book, View } from '../net/wire';
import type { Choice } from '../play/choices';

/** Blocks in a box that can be brought to an area by naming both. */
export function waitingBlocks(book: Book, view: View, choices: readonly Choice[]): string[] {
  const areas = new Set((book.areas ?? []).map((area) => area.id));
  const able = new Set(choices.filter(({ kinds }) => kinds[0] === 'unit' && kinds[1] === 'area')
    .map(({ operands }) => operands[0]!));
  return Object.keys(book.units ?? {}).filter((unit) =>
    able.has(unit) && !areas.has(view.places?.[unit] ?? ''));
}

export interface Bids {
  /** The word of the action. */
  word: string;
  sides: string[];
  /** Points that can be bid, by side. */
  points: Record<string, number[]>;
}

/** What can be bid: an action that names a side and a number. */
export function bidsOf(choices: readonly Choice[]): Bids | null {
  const all = choices.filter(({ kinds }) => kinds[0] === 'side' && kinds[1] === 'number');
  if (all.length === 0) return null;
  const points: Record<string, number[]> = {};
  for (const { operands } of all) (points[operands[0]!] ??= []).push(Number(operands[1]));
  return { word: all[0]!.word, sides: Object.keys(points), points };
}
