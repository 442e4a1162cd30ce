// Bids for a side, before a game begins. Pure.
import type { Choice } from '../../play/choices';

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
