// The sums of a combat: of the one under way, or of one that is about to be begun.
import type { Odds } from '../net/wire';
import type { Choice } from './choices';

/** Where sums are asked for. */
interface Asked {
  odds(actions?: readonly string[]): Promise<Odds>;
}

/**
 * What a stack that is being put together would fight, if it would; while a menu is open, what the
 * first of its choices would that leads to a combat.
 */
export async function foreseen(table: Asked, menu: readonly Choice[]): Promise<Odds | null> {
  for (const first of menu.length > 0 ? menu.map((choice) => [choice.action]) : [[]]) {
    const odds = await table.odds(first).catch(() => null);
    if (odds) return odds;
  }
  return null;
}
