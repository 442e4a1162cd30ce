// Everything a player can do at the table as plain functions: what keys, text commands and the
// panel call.
import { jump, type Mark } from './chapters';
import { leapTo } from './example';
import { infoOf } from './grammar';
import { HABITS } from './habits';
import type { Player } from './player.svelte';
import type { Table } from './table.svelte';

/** A rectangle of the screen. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the board can be told; each may be missing. */
export interface BoardHandle {
  centre?: (place: string) => void;
  /** `gently`: unless the player has moved the board himself. */
  reveal?: (place: string, gently?: boolean) => void;
  /** Several places or units at once, as near as all of them can be seen. */
  show?: (ids: readonly string[]) => void;
  fit?: () => void;
  zoom?: (delta: number) => void;
  where?: (place: string) => { x: number; y: number } | null;
  /** What it takes on the screen, with all that stands there. */
  extent?: (place: string) => Extent | null;
  /** Pan so that it is seen beside what covers so much of the board's top or bottom. */
  clear?: (place: string, covered: { top?: number; bottom?: number }) => void;
}

export interface Commands {
  /** As if the unit, or the place, were clicked. */
  unit(id: string): void;
  place(id: string): void;
  /** Select a unit and show it; null lets go. */
  select(id: string | null): void;
  go(place: string): void;
  nextUnit(): void;
  prevUnit(): void;
  done(): void;
  halt(): void;
  /** Press the button of a word; an operand chooses among several. */
  press(word: string, operand?: string): void;
  undo(): void;
  escape(): void;
  overlay(id: string, on?: boolean | string): void;
  rule(number: string | null): void;
  /** Has this seat standing orders?  Lay them before the player; false when there are none. */
  canOrder(): boolean;
  orders(): boolean;
  /** Is this seat asked for a card, at a moment that orders could answer? */
  asked(): boolean;
  rest(): void;
  hover(id: string | null): void;
  centre(place: string): void;
  /** Several units or places at once, as near as all of them can be seen. */
  show(ids: readonly string[]): void;
  zoom(delta: number): void;
  replay(step: number | null): void;
  replayPrev(): void;
  replayNext(): void;
  /** To where a turn or phase begins, before or after what is looked at; of an example, where a passage ends. */
  replayJump(mark: Mark, by: 1 | -1): void;
  /** Go on by itself, or stop; from now it begins with the last turn. */
  autoplay(on?: boolean): void;
  skip(): void;
}

export function makeCommands(
  table: Table, player: Player, board: () => BoardHandle | undefined,
): Commands {
  const show = (place: string | undefined): void => {
    if (place) board()?.centre?.(place);
  };
  const cycle = (step: number): void => {
    const units = waiting(table, player);
    if (units.length === 0) return;
    const at = player.selected ? units.indexOf(player.selected) : step > 0 ? -1 : 0;
    const next = units[(at + step + units.length) % units.length]!;
    select(next);
  };
  const select = (id: string | null): void => {
    if (id === null) player.selected = null;
    else if (id !== player.selected) player.clickUnit(id);
    if (id) show(table.view.places?.[id]);
  };
  const press = (word: string, operand = ''): void => {
    const buttons = player.buttons.filter((button) => button.word === word);
    const found = buttons.find((button) => button.operand === operand) ?? buttons[0];
    const book = table.book;
    if (found) void player.press(found);
    else if (book && infoOf(book, word).text)
      void player.press({ word, action: word, enabled: false });
  };
  const canOrder = (): boolean =>
    (table.book?.moments?.length ?? 0) > 0 && table.side !== 'nobody' && !table.over;
  return {
    unit: (id) => player.clickUnit(id),
    place: (id) => player.clickPlace(id),
    select,
    go: (place) => player.clickPlace(place),
    nextUnit: () => cycle(1),
    prevUnit: () => cycle(-1),
    done: () => press(table.legal[HABITS.halt] === true ? HABITS.halt : HABITS.done),
    halt: () => press(HABITS.halt),
    press,
    undo: () => void player.undo(),
    escape: () => void player.escape(),
    overlay: (id, on) => player.overlays.toggle(id, on),
    rule: (number) => (player.rule = number),
    canOrder,
    orders: () => {
      if (canOrder()) player.asking = 'orders';
      return canOrder();
    },
    asked: () => canOrder() && table.legal[HABITS.decline] === true,
    rest: () => void player.rest(),
    hover: (id) => (player.hovered = id),
    centre: show,
    show: (ids) => board()?.show?.(ids),
    zoom: (delta) => (delta === 0 ? board()?.fit?.() : board()?.zoom?.(delta)),
    replay: (step) => void lookAt(table, step),
    replayPrev: () => void table.lookAt(table.step - 1),
    replayNext: () => void table.lookAt(table.step + 1 >= table.length ? null : table.step + 1),
    replayJump: (mark, by) => void leap(table, mark, by),
    autoplay: (on = !player.playing) => {
      player.playing = on;
      if (on && !table.replaying) void leap(table, 'turn', -1);
    },
    skip: () => table.skip(),
  };
}

/** The last step of an example is its end, where it is said how to go on. */
const lookAt = (table: Table, step: number | null): Promise<void> =>
  table.lookAt(table.joined?.example && step === table.length ? null : step);

/** What lies before the log that is here is fetched until it is found. */
async function leap(table: Table, mark: Mark, by: 1 | -1): Promise<void> {
  const from = table.step;
  const passages = table.joined?.example?.passages;
  if (passages && mark === 'phase') {
    const end = leapTo(passages, from, by);
    return end === null ? undefined : lookAt(table, end);
  }
  const find = (): number | null => (table.book ? jump(table.log, from, mark, by, table.book) : null);
  let to = find();
  for (let first = table.log[0]?.step ?? 1; to === null && by < 0 && first > 1;) {
    await table.loadLog(first - 1);
    to = find();
    const now = table.log[0]?.step ?? 1;
    if (now >= first) break;
    first = now;
  }
  await table.lookAt(to ?? (by < 0 ? 0 : null));
}

/** Units that can do something, by place and name, so that next and previous mean the same. */
function waiting(table: Table, player: Player): string[] {
  const places = table.view.places ?? {};
  const key = (unit: string): string => `${places[unit] ?? ''} ${unit}`;
  return [...player.glow.units].sort((a, b) => key(a).localeCompare(key(b)));
}
