// What a combat may bring, asked for wherever somebody decides about one: while it is put together, before a
// card is played or let pass, and of what a stack could come upon. Whether there is one the server knows.
import { sideOf } from '../net/features';
import type { Legal, Odds } from '../net/wire';
import type { Choice } from './choices';
import { foreseen } from './foresee';
import { HABITS } from './habits';
import type { Reached } from './selection';
import type { Table } from './table.svelte';
import { unitsOf } from './view';

/** What is in hand while it is asked. */
interface Hand {
  readonly choices: readonly Choice[];
  readonly menu: { choices: readonly Choice[] } | null;
  readonly lead: string | null;
  readonly reach: Reached | null;
  readonly selected: string | null;
  readonly hovered: string | null;
  readonly cursor: string | null;
}

/** So many places are asked about, the nearest first. */
const MOST = 6;

/** Of these places those where others stand, seen or hidden. */
function metIn(reached: readonly string[], table: Pick<Table, 'book' | 'view' | 'side'>): string[] {
  const { book, view, side } = table;
  const held = new Set<string>();
  for (const [unit, place] of Object.entries(view.places ?? {}))
    if (book?.units?.[unit] && sideOf(book, view, unit) !== side) held.add(place);
  for (const [other, places] of Object.entries(view.standing ?? {}))
    if (other !== side) for (const place of Object.keys(places)) held.add(place);
  return reached.filter((place) => held.has(place)).slice(0, MOST);
}

/** The action that is only thought of: of the card in hand, or of who is pointed at and could join. */
function thoughtOf({ choices, selected, hovered, lead }: Pick<Hand, 'choices' | 'selected' | 'hovered' | 'lead'>): Choice | null {
  const own = choices.filter(({ kinds, operands }) => kinds[0] === 'card' && operands[0] === selected);
  if (own.length === 1 && own[0]!.operands.length === 1) return own[0]!;
  if (lead === null) return null;
  return choices.find((choice) => choice.word === HABITS.join && choice.operands[0] === hovered) ?? null;
}

export class Foresight {
  odds = $state.raw<Odds | null>(null);
  /** What the odds are told with: the card or unit that is thought of. */
  withOne = $state<string | null>(null);
  /** Where the stack in hand would fight, if it came there. */
  fights = $state.raw<readonly string[]>([]);
  /** The one of these that is looked at. */
  chosen = $state<string | null>(null);
  #table: Table;
  #hand: Hand;
  #asked = 0;

  constructor(table: Table, hand: Hand) {
    this.#table = table;
    this.#hand = hand;
  }

  #thought = $derived.by(() => thoughtOf(this.#hand)?.action ?? null);
  /** Looked at: by its button, or by pointing at it on the board. */
  #place = $derived.by(() => {
    const { hovered, cursor } = this.#hand;
    const at = (id: string | null): string | null => (id === null ? null : this.#table.view.places?.[id] ?? id);
    return [at(hovered), at(cursor), this.chosen].find((id) => id !== null && this.fights.includes(id)) ?? null;
  });

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => void this.#findFights(this.#table.legal, this.#hand.reach));
    $effect(() => void this.#refresh(this.#table.legal, this.#thought, this.#place));
  }

  async #findFights(legal: Legal, reach: Reached | null): Promise<void> {
    this.fights = [];
    this.chosen = null;
    const { lead } = this.#hand;
    if (lead === null || this.#hand.menu || (reach && reach.unit !== lead)) return;
    const next = this.#hand.choices.flatMap(({ kinds, operands }) => (kinds.length === 1 && kinds[0] === 'area' ? operands : []));
    const places = metIn(reach?.spots.filter((spot) => spot.from >= 0).map((spot) => spot.place) ?? next, this.#table);
    const told = await Promise.all(places.map((place) => this.#table.odds([], place).then(() => true, () => false)));
    if (this.#table.legal === legal && this.#hand.reach === reach) this.fights = places.filter((_, i) => told[i]);
  }

  async #refresh(legal: Legal, thought: string | null, place: string | null): Promise<void> {
    const turn = ++this.#asked;
    const { lead, menu } = this.#hand;
    const found = await this.#find(legal, thought, place, lead, menu?.choices ?? []);
    if (turn !== this.#asked || this.#table.legal !== legal) return;
    this.odds = found.odds;
    this.withOne = found.odds ? found.withOne : null;
  }

  async #find(
    legal: Legal, thought: string | null, place: string | null, lead: string | null, menu: readonly Choice[],
  ): Promise<{ odds: Odds | null; withOne: string | null }> {
    const withOne = thought?.split(' ')[1] ?? null;
    const none = { odds: null, withOne: null };
    const ask = (actions: string[]): Promise<Odds | null> =>
      this.#table.odds(actions, place ?? undefined).catch(() => null);
    if (!this.#isDecision(legal) && lead === null) return none;
    if (thought !== null) {
      const odds = await ask([thought]);
      if (odds) return { odds, withOne };
    }
    if (this.#isDecision(legal) || place !== null) return { odds: await ask([]), withOne: null };
    return { odds: await foreseen(this.#table, menu), withOne: null };
  }

  /** While an attack is put together its odds are shown, also before it may be resolved; and to all who are
      asked for a card. */
  #isDecision(legal: Legal): boolean {
    const { choices } = this.#hand;
    const { look, now } = this.#table;
    return HABITS.roll in legal || (look.foresees ?? []).some((word) => word in legal) || (look.marks ?? []).some((one) => one.mark === 'fighting' && unitsOf(now, one).length > 0) ||
      choices.some((choice) => choice.segment === 'cards') ||
      (!(HABITS.attack in legal) && choices.some((choice) => choice.segment === 'combat'));
  }
}
