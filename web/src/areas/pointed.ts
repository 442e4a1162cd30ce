// What is pointed at on a map of areas while a march is planned.
import type { Place } from '../play/match.svelte';
import type { Glow } from '../play/selection';

/** The area pointed at, or where the cursor is, if those in hand can go there, and what glows there. */
export function wayUnder({ player, table }: Place): { area: string; glow: Glow } | null {
  for (const id of [player.hovered, player.cursor]) {
    const area = table.view.places?.[id ?? ''] ?? id;
    const glow = player.glow.hexes.get(area ?? '');
    if (area !== null && glow?.cost !== undefined) return { area, glow };
  }
  return null;
}
