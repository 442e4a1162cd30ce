// What every part of the panel is given.
import type { Commands } from '../play/commands';
import type { Player } from '../play/player.svelte';
import type { Table } from '../play/table.svelte';

export type PanelProps = {
  table: Table;
  player: Player;
  commands: Commands;
};
