// What each key does at a table.
import { t } from '../i18n';
import type { Book } from '../net/wire';
import { fetched } from '../net/fetched';
import type { PanelProps } from '../panel/props';
import { describePlace, unitsAt, type Scene } from '../speech/describe';
import { sceneOf } from '../speech/scene';
import { answer } from '../speech/voice.svelte';
import { set, settings } from '../theme/settings.svelte';
import { begin, follow, otherMap, type Course } from './cursor';
import { hasNeed, KEYMAP, type Deed } from './keymap';

export interface Windows {
  help: () => void;
  command: () => void;
}

/** What answers questions comes with the first of them. */
const queries = () => fetched(() => import('../speech/queries'));
const surveys = () => fetched(() => import('./survey'));

/** The buttons of the prompt bar that can be pressed now. */
const buttons = (): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('.table-prompt button')].filter(
    (button) => !button.disabled && button.ariaDisabled !== 'true');

/** Go on to a card of the hand that can be used; false where there is none. */
function nextCard(by: number): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-card][aria-disabled="false"]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  cards[at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length]?.focus();
  return cards.length > 0;
}

/** A table as keys have it in hand. */
class Keyboard {
  readonly props: PanelProps;
  readonly windows: Windows;

  constructor(props: PanelProps, windows: Windows) {
    this.props = props;
    this.windows = windows;
  }

  get book(): Book {
    return this.props.table.book!;
  }

  get scene(): Scene {
    return sceneOf(this.props.table, this.props.player);
  }

  /** The hex that questions are about: the cursor, which begins where the unit in hand is. */
  here(): string | null {
    const { table, player } = this.props;
    const places = table.view.places ?? {};
    const ready = [...player.glow.units].map((unit) => places[unit]);
    player.cursor ??= begin(this.book, [places[player.selected ?? ''], ...ready]);
    return player.cursor;
  }

  to(place: string | null): void {
    if (!place) return answer(t('The map ends here.'));
    this.props.player.cursor = place;
    this.props.commands.hover(place);
  }

  walk(course: Course): void {
    const before = this.props.player.cursor;
    const from = this.here();
    if (before && from) this.to(follow(this.book, from, course));
  }

  /** As a click would: a glowing hex for the unit in hand, else who stands there, else the hex. */
  act(): void {
    const { table, player, commands } = this.props;
    const place = this.here();
    if (!place) return;
    const units = unitsAt(table.view, place);
    const glows = player.glow.hexes.has(place);
    // The way of the unit in hand leads there: who stands there is not meant, and is taken up by the key of units.
    const goes = player.selected !== null && !units.includes(player.selected) && player.glow.hexes.get(place)?.cost !== undefined;
    const ready = goes ? [] : units.filter((unit) => player.glow.units.has(unit));
    const order = ready.length > 0 ? ready : units;
    const unit = order[(order.indexOf(player.selected ?? '') + 1) % Math.max(1, order.length)];
    if (unit && !(glows && !ready.includes(unit))) commands.unit(unit);
    else commands.place(place);
    if (player.menu) player.menu = { ...player.menu, keyed: true };
  }

  /** Where stacks act and no unit of its own, the next place that glows; where only cards can be used, the next of them. */
  unit(go: () => void, by: number): void {
    const { table, player } = this.props;
    go();
    const place = table.view.places?.[player.selected ?? ''];
    if (place && table.ground.has(place)) player.cursor = place;
    else if (player.selected || (player.glow.units.size === 0 && player.glow.hexes.size > 0)) this.glowing(by);
    else if (!nextCard(by)) answer(t('None of your units can act now.'));
  }

  /** The next place that glows, the nearest to the unit in hand first. */
  glowing(by: number): void {
    const { table, player } = this.props;
    const from = table.view.places?.[player.actor ?? ''] ?? '';
    const far = (id: string): number => Math.min(999, table.ground.distance(from, id));
    const all = [...player.glow.hexes.keys()]
      .filter((id) => table.ground.has(id))
      .sort((a, b) => far(a) - far(b) || a.localeCompare(b));
    if (all.length === 0) return answer(t('Nothing glows on the maps.'));
    const at = all.indexOf(player.cursor ?? '');
    this.to(all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!);
  }

  /** Forward only while one looks back. */
  step(by: number): void {
    const { table, commands } = this.props;
    if (by < 0) commands.replayPrev();
    else if (table.replaying) commands.replayNext();
  }

  leap(mark: 'turn' | 'phase'): void {
    if (this.props.table.replaying) this.props.commands.replayJump(mark, 1);
  }

  autoplay(): void {
    this.props.commands.autoplay();
    answer(this.props.player.playing ? t('It goes on by itself.') : t('Stopped.'));
  }

  zones(): void {
    const { commands, player } = this.props;
    commands.overlay('zoc');
    const side = this.book.sides.find((one) => one.id === player.overlays.zoc);
    answer(side ? player.overlays.sidedText(side.name) : t('No zones are shown.'));
  }

  flag(id: 'sight' | 'threat' | 'moves' | 'victory', name: string): void {
    this.props.commands.overlay(id);
    answer(`${name}: ${this.props.player.overlays[id] ? t('on') : t('off')}`);
  }

  press(number: number): void {
    const button = buttons()[number - 1];
    if (button) button.click();
    else answer(t('There is no such button now.'));
  }
}

const RUN: Partial<Record<Deed, (keys: Keyboard) => void>> = {
  'other map': (keys) => keys.to(otherMap(keys.book, keys.here())),
  act: (keys) => keys.act(),
  'next unit': (keys) => keys.unit(() => keys.props.commands.nextUnit(), 1),
  'previous unit': (keys) => keys.unit(() => keys.props.commands.prevUnit(), -1),
  'next glow': (keys) => keys.glowing(1),
  'previous glow': (keys) => keys.glowing(-1),
  done: ({ props }) => props.commands.done(),
  undo: ({ props }) => props.commands.undo(),
  escape: ({ props }) => props.commands.escape(),
  'zoom in': ({ props }) => props.commands.zoom(1),
  'zoom out': ({ props }) => props.commands.zoom(-1),
  fit: ({ props }) => props.commands.zoom(0),
  centre: (keys) => keys.props.commands.centre(keys.here() ?? ''),
  buttons: () => buttons()[0]?.focus(),
  help: ({ windows }) => windows.help(),
  command: ({ windows }) => windows.command(),
  'step back': (keys) => keys.step(-1),
  'step on': (keys) => keys.step(1),
  'phase back': ({ props }) => props.commands.replayJump('phase', -1),
  'phase on': (keys) => keys.leap('phase'),
  'turn back': ({ props }) => props.commands.replayJump('turn', -1),
  'turn on': (keys) => keys.leap('turn'),
  autoplay: (keys) => keys.autoplay(),
  now: ({ props }) => props.commands.replay(null),
  skip: ({ props }) => props.commands.skip(),
  'read hex': (keys) => answer(describePlace(keys.scene, keys.here() ?? '')),
  'read units': (keys) => void queries().then(({ whoCanAct }) => answer(whoCanAct(keys.scene))),
  nearest: (keys) => void queries().then(({ nearestEnemies }) => answer(nearestEnemies(keys.scene, keys.props.table.ground, keys.here() ?? ''))),
  around: (keys) => void queries().then(({ neighboursText }) => answer(neighboursText(keys.scene, keys.props.table.ground, keys.here() ?? ''))),
  threats: (keys) => void surveys().then(({ survey }) => survey(keys.props, 'threat', keys.here() ?? '')).then(answer),
  orders: ({ props }) => {
    if (!props.commands.orders()) answer(t('There are no standing orders here.'));
  },
  'read prompt': ({ props }) => answer(props.table.prompt || t('Nothing is asked for.')),
  zones: (keys) => keys.zones(),
  sight: (keys) => keys.flag('sight', t('Line of sight')),
  threat: (keys) => keys.flag('threat', t('Threats')),
  moves: (keys) => keys.flag('moves', t('Last moves')),
  victory: (keys) => keys.flag('victory', t('Victory areas')),
  counters: () => {
    set('hideCounters', !settings.hideCounters);
    answer(settings.hideCounters ? t('Counters hidden.') : t('Counters shown.'));
  },
};

/** Does a deed; false when there is nothing to do and the browser may have the key. */
export function deeds(props: PanelProps, windows: Windows): (deed: Deed) => boolean {
  const keys = new Keyboard(props, windows);
  return (deed) => {
    if (!hasNeed(keys.book, KEYMAP.find((one) => one.deed === deed)?.needs))
      answer(deed === 'orders' ? t('There are no standing orders here.') : t('This map has nothing of the kind.'));
    else if (deed.startsWith('press ')) keys.press(Number(deed.slice(6)));
    else if (deed.startsWith('cursor ')) keys.walk(deed.slice(7) as Course);
    else RUN[deed]?.(keys);
    return true;
  };
}
