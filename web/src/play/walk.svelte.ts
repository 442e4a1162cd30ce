// A stack on its way to an area several steps off. It goes one step at a time, because others may be
// asked for cards in between; anything else the player does stops it.
import { untrack } from 'svelte';
import { sideOf } from '../net/features';
import type { ProtocolError } from '../net/wire';
import type { Choice } from './choices';
import { pathTo, type Reached } from './selection';
import type { Table } from './table.svelte';
import { bySide } from './view';

/** What a stack is led with. */
interface Hand {
  readonly reach: Reached | null;
  readonly lead: string | null;
  tell(error: ProtocolError | null, place: string | null): void;
}

/** One unit of the own stack under way outside a combat, else of the one a menu is about. */
export function leadOf({ book, now, side }: Table, menu: readonly Choice[]): string | null {
  const [first] = Object.keys(now.stack ?? {});
  const asked = menu.find(({ kinds }) => kinds[0] === 'unit' && kinds.length === 1)?.operands[0] ?? null;
  const lead = first ?? asked;
  const own = lead !== null && sideOf(book, now, lead) === side;
  return own && bySide(now, 'fighting').length === 0 ? lead : null;
}

export class Walk {
  /** Where it leads. */
  to = $state<string | null>(null);
  /** It has gone a step: those that follow are of the same click. */
  #begun = false;
  #table: Table;
  #hand: Hand;

  constructor(table: Table, hand: Hand) {
    this.#table = table;
    this.#hand = hand;
  }

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      const { lead, reach } = this.#hand;
      const { to } = this;
      if (to === null) return;
      // What is done on the way does not start the walk again.
      untrack(() => {
        if (lead === null) this.drop();
        else if (reach) void this.#go(to, reach);
      });
    });
  }

  /** Stop; was it under way? */
  drop(): boolean {
    const any = this.to !== null;
    this.to = null;
    return any;
  }

  /** Go there by the cheapest way. */
  begin(place: string): void {
    this.#begun = false;
    this.to = place;
  }

  async #go(to: string, reach: Reached): Promise<void> {
    const [next] = pathTo(reach, to);
    // A card may be asked for: the way is still there, and goes on after that.
    if (!next && reach.spots.some((spot) => spot.place === to && spot.from >= 0)) return;
    if (!next?.action) return void this.drop();
    const refused = await this.#table.act([next.action], this.#begun);
    this.#begun = true;
    if (!refused) return;
    this.drop();
    this.#hand.tell(refused, to);
  }
}
