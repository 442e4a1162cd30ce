// Moving by drawing a path: what it costs so far, why it goes no further, and taking it.
import type { ProtocolError, Why } from '../net/wire';
import type { Choice } from './choices';
import { HABITS } from './habits';
import type { Table } from './table.svelte';

/** What a path is drawn with. */
interface Hand {
  readonly choices: readonly Choice[];
  readonly mover: string | null;
  readonly actor: string | null;
  readonly glow: { units: ReadonlySet<string> };
  selected: string | null;
  opened: string | null;
  aimed: string | null;
  tell(error: ProtocolError | null, place: string | null): void;
}

export class Drawing {
  /** Of the path so far. */
  told = $state.raw<{ cost?: string; refused?: string } | null>(null);
  /** The word that begins a move of a unit on the map. */
  #begin = '';
  #count = 0;
  #table: Table;
  #hand: Hand;

  constructor(table: Table, hand: Hand) {
    this.#table = table;
    this.#hand = hand;
  }

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      const begins = this.#hand.choices.find((choice) => choice.segment === 'movement' &&
        choice.kinds[1] === 'hex' && this.#onMap(choice.operands[0]!));
      if (begins) this.#begin = begins.word;
    });
  }

  #onMap(unit: string): boolean {
    return this.#table.ground.has(this.#table.view.places?.[unit] ?? '');
  }

  /** Another unit is on the move, and could halt for this one. */
  #otherMoves(unit: string): boolean {
    const { mover } = this.#hand;
    return mover !== null && mover !== unit && this.#table.legal[HABITS.halt] === true &&
      this.#begin !== '' && this.#onMap(unit) &&
      this.#table.book?.units?.[unit]?.side === this.#table.side;
  }

  /** May a path be drawn with it? */
  can(unit: string): boolean {
    const { glow, actor } = this.#hand;
    return glow.units.has(unit) || unit === actor || this.#otherMoves(unit);
  }

  /** Let go of the path; was there one? */
  drop(): boolean {
    const any = this.told !== null;
    this.told = null;
    return any;
  }

  async grown(unit: string, hexes: string[]): Promise<void> {
    const count = ++this.#count;
    const path = this.#path(unit, hexes);
    const reach = path ? await this.#table.reach(unit, path).catch(() => null) : null;
    if (count !== this.#count) return;
    const here = reach?.spots[0];
    if (here) {
      this.told = { cost: here.left ?? '' };
      return;
    }
    const refusal = await this.#firstRefusal(path ?? []);
    if (count === this.#count) this.told = { refused: refusal?.text ?? '' };
  }

  async done(unit: string, hexes: string[]): Promise<void> {
    this.#count++;
    const refused = this.told?.refused !== undefined;
    this.told = null;
    // So far it cannot go itself: something of the game's own may know a way.
    if (refused && this.#table.look.far?.(this.#hand, unit, hexes[hexes.length - 1] ?? '')) return;
    const path = this.#path(unit, hexes);
    if (!path) return;
    this.#hand.selected = unit;
    this.#hand.tell(await this.#table.act(path), hexes[hexes.length - 1] ?? null);
  }

  /**
   * A path as actions: the first hex by the unit's action, the others by that of a place alone; and
   * any other unit on the move halts before.
   */
  #path(unit: string, hexes: string[]): string[] | null {
    const { choices, mover } = this.#hand;
    const other = this.#otherMoves(unit);
    const begin = other ? this.#begin : choices.find((choice) => choice.operands[0] === unit &&
      choice.segment === 'movement' && choice.kinds[1] === 'hex')?.word;
    const further = this.#table.book?.actions.find((def) => def.operands?.length === 1 &&
      def.operands[0] === 'hex')?.word;
    if (hexes.length === 0 || !further || (!begin && mover !== unit)) return null;
    const path = hexes.map((hex, i) =>
      i === 0 && mover !== unit ? `${begin} ${unit} ${hex}` : `${further} ${hex}`);
    return other ? [HABITS.halt, ...path] : path;
  }

  async #firstRefusal(path: string[]): Promise<Why | null> {
    const answers = await Promise.all(path.map((action, i) =>
      this.#table.why(action, path.slice(0, i)).catch(() => null)));
    return answers.find((why) => why && !why.legal) ?? null;
  }
}
