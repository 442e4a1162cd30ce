// What is laid over the board on demand: zones of control, lines of sight, threats, recent moves.
import { untrack } from 'svelte';
import { t } from '../i18n';
import type { Mark } from '../net/wire';
import { capital, labelled } from '../speech/atlas';
import { arrowsOf, sinceOwn, type Arrow } from './arrows';
import { isChapter, isHeading } from './chapters';
import { happenedAt } from './example';
import { HABITS } from './habits';
import type { LogEntry } from './history';
import type { Table } from './table.svelte';

export interface BoardMark {
  place: string;
  kind: string;
  /** Of a zone: whose. */
  side?: string;
  label?: string;
}

/** A layer of the game's own. */
export interface Offer {
  id: string;
  /** How its marks are drawn. */
  kind: string;
  text: string;
  /** It is asked about the place that is pointed at. */
  place: boolean;
}

/** What the player points at. */
interface Hand {
  hovered: string | null;
  cursor: string | null;
  selected: string | null;
  odds: { column: string } | null;
  sketch: readonly Arrow[];
}

/** The zones of each side are marked by a sign of their own. */
const zoneOf = (index: number): string => (index > 0 ? `zone-${index + 1}` : 'zone');

export class Overlays {
  /** Side whose zones, or what the game has of that kind, are shown. */
  zoc = $state<string | null>(null);
  victory = $state(false);
  sight = $state(false);
  threat = $state(false);
  /** Where those who stand hidden were seen last. */
  ghosts = $state(true);
  /** Of those that the game draws besides, which are shown. */
  wanted = $state.raw<ReadonlySet<string>>(new Set());
  /** The place last clicked: who points with a finger hovers over none. */
  pointed = $state<string | null>(null);
  /** What others did last, as arrows: as the player wants it, else as soon as they have done it. */
  wantsMoves = $state<boolean | null>(null);
  /** What the server told of each, with texts and rules. */
  told = $state.raw<Record<string, Mark[]>>({});
  #table: Table;
  #hand: Hand;

  constructor(table: Table, hand: Hand) {
    this.#table = table;
    this.#hand = hand;
  }

  /** Switch one on or off; zones go from side to side and off. */
  toggle(id: string, on?: boolean | string): void {
    if (id === 'zoc') this.zoc = this.#nextSide(on);
    else if (id === 'moves') this.wantsMoves = typeof on === 'boolean' ? on : !this.moves;
    else if (id === 'sight' || id === 'threat' || id === 'victory' || id === 'ghosts')
      this[id] = typeof on === 'boolean' ? on : !this[id];
    else if (this.offered.some((one) => one.id === id)) this.#want(id, typeof on === 'boolean' ? on : !this.wanted.has(id));
  }

  #want(id: string, on: boolean): void {
    const all = new Set(this.wanted);
    if (on) all.add(id);
    else all.delete(id);
    this.wanted = all;
  }

  /** Overlays that the game draws besides, by which sign, and whether they are about a place. */
  offered = $derived.by<readonly Offer[]>(() => {
    const { look, book } = this.#table;
    return (book?.overlays ?? []).flatMap(({ id, text, needs }) => {
      const kind = look.layers?.[id];
      return kind === undefined ? [] : [{ id, kind, text, place: needs?.includes('place') === true }];
    });
  });

  #nextSide(on?: boolean | string): string | null {
    if (typeof on === 'string') return on === this.zoc ? null : on;
    if (on === false) return null;
    const sides = (this.#table.book?.sides ?? []).map((side) => side.id);
    const enemyFirst = sides.filter((side) => side !== this.#table.side)
      .concat(sides.filter((side) => side === this.#table.side));
    const at = this.zoc ? enemyFirst.indexOf(this.zoc) : -1;
    return enemyFirst[at + 1] ?? null;
  }

  /** The place that questions about a place are about. */
  focus = $derived.by(() => {
    const { hovered, cursor, selected } = this.#hand;
    const places = this.#table.view.places ?? {};
    for (const thing of [cursor, hovered, this.pointed, selected])
      if (thing) {
        const place = places[thing] ?? thing;
        if (this.#table.ground.has(place)) return place;
      }
    return null;
  });

  /** To be called while a component is made: asks the server again when something changed. */
  follow(): void {
    const table = this.#table;
    $effect(() => {
      const { zoc, sided } = this;
      void table.step;
      if (zoc && sided) void this.#ask(sided.id, { side: zoc });
      else if (sided) this.#drop(sided.id);
    });
    $effect(() => {
      void table.step;
      if (this.victory) void this.#ask('victory', {});
      else this.#drop('victory');
    });
    $effect(() => {
      void table.step;
      this.#askWanted(false, {});
    });
    $effect(() => {
      const { focus } = this;
      void table.step;
      this.#askWanted(true, focus ? { place: focus } : null);
    });
    for (const id of ['sight', 'threat'] as const)
      $effect(() => {
        const place = this[id] ? this.focus : null;
        void table.step;
        if (place) void this.#ask(id, { place });
        else this.#drop(id);
      });
  }

  /** What the game can lay over the map for a side. */
  sided = $derived.by(() => this.#table.book?.overlays?.find((one) => one.needs?.includes('side')));

  /** What that is called. */
  sidedText(side: string): string {
    return this.sided?.id === 'zoc' ? t('Zones of {0}', side)
      : labelled(capital(this.sided?.text ?? ''), side);
  }

  #turn: Record<string, number> = {};

  async #ask(id: string, needs: { side?: string; place?: string }): Promise<void> {
    const turn = (this.#turn[id] = (this.#turn[id] ?? 0) + 1);
    const survey = await this.#table.survey(id, needs).catch(() => null);
    if (turn === this.#turn[id]) this.told = { ...this.told, [id]: survey?.marks ?? [] };
  }

  #askWanted(ofPlace: boolean, needs: { place?: string } | null): void {
    for (const { id, place } of this.offered) {
      if (place !== ofPlace) continue;
      if (needs && this.wanted.has(id)) void this.#ask(id, needs);
      else this.#drop(id);
    }
  }

  /** An effect calls this: it must not come to depend on what it changes. */
  #drop(id: string): void {
    this.#turn[id] = (this.#turn[id] ?? 0) + 1;
    const told = untrack(() => this.told);
    if (told[id]?.length) this.told = { ...told, [id]: [] };
  }

  marks = $derived.by<BoardMark[]>(() => {
    const out: BoardMark[] = [];
    const side = this.zoc ?? '';
    const zone = zoneOf(this.#table.book?.sides.findIndex(({ id }) => id === side) ?? 0);
    for (const mark of this.told[this.sided?.id ?? ''] ?? []) out.push({ place: mark.place, kind: zone, side });
    for (const mark of this.told.victory ?? []) out.push({ place: mark.place, kind: 'victory' });
    for (const mark of this.told.sight ?? [])
      out.push({ place: mark.place, kind: mark.blocked ? 'blocked' : 'sight' });
    for (const mark of this.told.threat ?? []) out.push({ place: mark.place, kind: 'threat' });
    for (const { id, kind } of this.offered)
      for (const mark of this.told[id] ?? []) out.push({ place: mark.place, kind: mark.blocked ? 'blocked' : kind });
    return out;
  });

  /** What the layers of the game's own tell of the place pointed at. */
  notes = $derived.by<readonly Mark[]>(() => {
    const { focus } = this;
    return this.offered.flatMap(({ id }) => (this.told[id] ?? [])
      .filter((mark) => mark.text && mark.place === focus));
  });

  /** Something a side did of its own will: it moved, or ended a phase. */
  #wills = (entry: LogEntry): boolean => entry.events.some((event) =>
    event.event === HABITS.stepped || isChapter(event) || isHeading(event, this.#table.book!));

  /** Until the player does something itself, it sees what the others did. */
  moves = $derived.by(() => {
    const { log, seat } = this.#table;
    return this.wantsMoves ?? (seat !== 'nobody' && log.length > 0 && log[log.length - 1]!.by !== seat);
  });

  /**
   * Arrows: of the step looked at while replaying, in an example of its passage so far, else of others
   * since the own last deed.
   */
  arrows = $derived.by<Arrow[]>(() => {
    const { book, joined, log, side, step, replaying } = this.#table;
    if (!book) return [];
    if (this.#hand.sketch.length > 0) return [...this.#hand.sketch];
    if (joined?.example && step > 0) return arrowsOf(happenedAt(joined.example.passages, log, step), book);
    if (replaying) return arrowsOf(log.find((entry) => entry.step === step)?.events ?? [], book);
    if (this.#table.behind > 0) return arrowsOf(log[log.length - 1]?.events ?? [], book);
    return this.moves ? arrowsOf(sinceOwn(log, side, this.#wills).flatMap((entry) => entry.events), book) : [];
  });

  /** From the units that threaten the place pointed at. */
  threats = $derived.by<{ from: string; to: string }[]>(() => {
    const { focus } = this;
    if (!focus || !this.threat) return [];
    return (this.told.threat ?? []).filter((mark) => mark.place !== focus)
      .map((mark) => ({ from: mark.place, to: focus }));
  });

  /** Where the last of the arrows points. */
  get latest(): string | undefined {
    return this.arrows[this.arrows.length - 1]?.to;
  }

  /** The combat in hand, until its die has fallen. */
  attacks = $derived.by<{ from: string[]; to: string[]; label?: string }[]>(() => {
    const { attackers, defenders, result } = this.#table.view;
    const declared = this.#table.look.attacks?.(this.#table.view) ?? [];
    if (declared.length > 0 && !Object.keys(attackers ?? {}).length) return [...declared];
    if (result) return [];
    const from = Object.keys(attackers ?? {});
    const to = Object.keys(defenders ?? {});
    const label = this.#hand.odds?.column;
    if (from.length === 0 || to.length === 0) return [];
    return [{ from, to, ...(label ? { label } : {}) }];
  });
}
