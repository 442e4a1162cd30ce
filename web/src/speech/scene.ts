// The scene as it is at a table now.
import type { Player } from '../play/player.svelte';
import type { Table } from '../play/table.svelte';
import type { Scene } from './describe';

/** To be called when the book is there. */
export function sceneOf(table: Table, player: Player): Scene {
  if (!table.book) throw new Error('no book yet');
  const told = player.overlays.told;
  return {
    book: table.book,
    view: table.view,
    side: table.side,
    glow: player.glow.hexes,
    ready: player.glow.units,
    selected: player.selected,
    marks: Object.values(told).flat(),
    look: table.look,
  };
}
