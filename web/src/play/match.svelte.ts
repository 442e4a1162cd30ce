// The tables of one page: one link, or one for each player of the same screen. Tells whose table is
// shown, and when the screen has to change hands.
import { language } from '../i18n';
import { socket } from '../net/connection.svelte';
import { makeCommands, type BoardHandle, type Commands } from './commands';
import { Player } from './player.svelte';
import { settings } from '../theme/settings.svelte';
import { Table } from './table.svelte';

export interface Place {
  table: Table;
  player: Player;
  commands: Commands;
}

export class Match {
  readonly places: Place[];
  shown = $state(0);
  /** The place that takes the screen next, while the board is hidden. */
  next = $state<number | null>(null);

  /** `invited`: by key, the invitation that it is to take the place of. */
  constructor(
    links: readonly string[], board: () => BoardHandle | undefined, invited: Record<string, string> = {},
  ) {
    this.places = links.map((link) => {
      const table = new Table(socket, link, language, invited[link]);
      const player = new Player(table);
      return { table, player, commands: makeCommands(table, player, board) };
    });
    this.places.forEach((place, i) => (place.table.hidden = i > 0));
    if (this.shared) for (const { player } of this.places) player.asker = () => this.#asker();
  }

  /** At one screen anybody takes back what was done last, whosever it was. */
  #asker(): Table | null {
    const tables = this.places.map(({ table }) => table).filter((table) => table.scope);
    const last = (table: Table): number => table.scope?.[1] ?? -1;
    return tables.sort((a, b) => last(b) - last(a))[0] ?? null;
  }

  get place(): Place {
    return this.places[this.shown]!;
  }

  get shared(): boolean {
    return this.places.length > 1;
  }

  start(): void {
    for (const { table } of this.places) table.start();
  }

  stop(): void {
    for (const { table } of this.places) table.stop();
  }

  /** To be called while the page is made. */
  follow(): void {
    for (const { player } of this.places) {
      player.confirmDone = () => settings.confirm;
      player.follow();
      player.overlays.follow();
    }
    $effect(() => {
      const own = new Set(this.places.map(({ table }) => table.seat));
      for (const { table } of this.places) table.ownSides = own;
    });
    $effect(() => this.#turn());
  }

  /** When only another player of this screen can act, it becomes that player's. */
  #turn(): void {
    const here = this.place.table;
    if (!this.shared || here.opened === null || here.replaying || here.over) return;
    if (here.toAct.includes(here.seat)) return;
    const to = this.places.findIndex(({ table }) => table.toAct.includes(table.seat));
    if (to < 0 || to === this.shown || this.next !== null) return;
    if (settings.handOver) this.next = to;
    else this.take(to);
  }

  /** The player before stays: the last action is taken back. */
  async stay(): Promise<void> {
    const { table, player } = this.place;
    player.tell(table.canUndo > 0 ? await table.undo() : await table.askBack(), null);
    if (table.toAct.includes(table.seat)) this.next = null;
  }

  /** The next player sits down. */
  take(to: number): void {
    this.places.forEach(({ table }, i) => (table.hidden = i !== to));
    this.shown = to;
    this.next = null;
  }
}
