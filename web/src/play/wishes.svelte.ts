// Own units picked for an attack before its target is known. The server is asked at once whom each
// of them could attack, so that only those targets glow.
import type { ProtocolError } from '../net/wire';
import { HABITS } from './habits';
import type { Table } from './table.svelte';

export class Wishes {
  units = $state.raw<ReadonlySet<string>>(new Set());
  /** Targets that not all of those picked could attack. */
  barred = $state.raw<ReadonlySet<string>>(new Set());
  #able = new Map<string, ReadonlySet<string>>();
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  clear(): boolean {
    const any = this.units.size > 0;
    this.units = new Set();
    this.barred = new Set();
    this.#able.clear();
    return any;
  }

  /** Pick a unit, or put it back; the reason when it can attack nobody. */
  async toggle(unit: string): Promise<ProtocolError | null> {
    const next = new Set(this.units);
    if (!next.delete(unit)) next.add(unit);
    this.units = next;
    if (next.has(unit)) {
      const refusal = await this.#learn(unit);
      if (refusal) {
        this.units = new Set([...this.units].filter((other) => other !== unit));
        return refusal;
      }
    }
    this.#bar();
    return null;
  }

  #targets(): string[] {
    const listed = this.#table.legal[HABITS.attack];
    return listed && listed !== true ? Object.keys(listed) : [];
  }

  /** Whom could it attack? The reason is that of the nearest enemy. */
  async #learn(unit: string): Promise<ProtocolError | null> {
    const places = this.#table.view.places ?? {};
    const apart = (target: string): number =>
      this.#table.ground.distance(places[unit] ?? '', places[target] ?? '');
    const targets = this.#targets().sort((a, b) => apart(a) - apart(b));
    const answers = await Promise.all(targets.map((target) =>
      this.#table.why(`${HABITS.join} ${unit}`, [`${HABITS.attack} ${target}`]).catch(() => null)));
    this.#able.set(unit, new Set(targets.filter((_, i) => answers[i]?.legal)));
    if (answers.some((answer) => answer?.legal)) return null;
    const why = answers.find((answer) => answer && !answer.legal);
    if (!why) return null;
    return { code: 'illegal', text: why.text ?? '', rule: why.rule ?? '', facts: why.facts ?? '' };
  }

  #bar(): void {
    const barred = this.#targets().filter((target) =>
      [...this.units].some((unit) => this.#able.get(unit)?.has(target) === false));
    // When no target is left for all of them, all glow: the player sees who is turned away.
    this.barred = new Set(barred.length < this.#targets().length ? barred : []);
  }
}
