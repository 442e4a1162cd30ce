// What a stack's way to an area takes, as signs on the board and in words. Pure.
import { t } from '../../i18n';
import type { Book } from '../../net/wire';
import type { Glow, Reached } from '../../play/selection';
import { labelled } from '../../speech/atlas';
import { burdens } from '../../speech/describe';
import { nameOf } from '../../play/labels';

export interface Sign {
  what: 'cost' | 'tired' | 'card';
  text: string;
}

/** Small enough for the board: the card while one decides, else the cost; fatigue when there is some. */
export function signsOf({ cost, fatigue, needs }: Glow): Sign[] {
  return [
    needs !== undefined ? { what: 'card', text: `${needs}+` } : { what: 'cost', text: cost ?? '' },
    ...(fatigue ? [{ what: 'tired' as const, text: String(fatigue) }] : []),
  ];
}

/** Points in hand, when they are known. */
export const pointsOf = (reach: Reached): string | null =>
  reach.of ? null : reach.spots[0]?.left ?? null;

/** What is added to the card that will be turned over. */
export function besides(sum: number): string {
  return sum > 0 ? `+ ${sum}` : sum < 0 ? `− ${-sum}` : '';
}

/** An area pointed at: what it takes to come there. */
export function priceText(book: Book, place: string, glow: Glow): string {
  const chance = glow.ways !== undefined && glow.of ? ` (${Math.round((100 * glow.ways) / glow.of)} %)` : '';
  const parts = [t('points {0}', glow.cost ?? ''), ...burdens(glow)];
  return `${labelled(nameOf(book, place), parts.join(', '))}${chance}`;
}
