// What each key does at a table.
import { t } from '../i18n';
import type { PanelProps } from '../panel/props';
import { describePlace, unitsAt } from '../speech/describe';
import { nearestEnemies, neighboursText, whoCanAct } from '../speech/queries';
import { sceneOf } from '../speech/scene';
import { answer } from '../speech/voice.svelte';
import { set, settings } from '../theme/settings.svelte';
import { begin, follow, otherMap, type Course } from './cursor';
import { hasNeed, KEYMAP, type Deed } from './keymap';
import { survey } from './survey';

export interface Windows {
  help: () => void;
  command: () => void;
}

/** Does a deed; false when there is nothing to do and the browser may have the key. */
export function deeds(props: PanelProps, windows: Windows): (deed: Deed) => boolean {
  const { table, player, commands } = props;
  const book = () => table.book!;
  const scene = () => sceneOf(table, player);

  /** The hex that questions are about: the cursor, which begins where the unit in hand is. */
  function here(): string | null {
    const places = table.view.places ?? {};
    const ready = [...player.glow.units].map((unit) => places[unit]);
    player.cursor ??= begin(book(), [places[player.selected ?? ''], ...ready]);
    return player.cursor;
  }

  function to(place: string | null): void {
    if (!place) return answer(t('The map ends here.'));
    player.cursor = place;
    commands.hover(place);
  }

  function walk(course: Course): void {
    const before = player.cursor;
    const from = here();
    if (before && from) to(follow(book(), from, course));
  }

  /** As a click would: a glowing hex for the unit in hand, else who stands there, else the hex. */
  function act(): void {
    const place = here();
    if (!place) return;
    const units = unitsAt(table.view, place);
    const glows = player.glow.hexes.has(place);
    const ready = units.filter((unit) => player.glow.units.has(unit));
    const order = ready.length > 0 ? ready : units;
    const unit = order[(order.indexOf(player.selected ?? '') + 1) % Math.max(1, order.length)];
    if (unit && !(glows && !ready.includes(unit))) commands.unit(unit);
    else commands.place(place);
  }

  function unit(go: () => void): void {
    go();
    const place = table.view.places?.[player.selected ?? ''];
    if (place && table.ground.has(place)) player.cursor = place;
    else if (player.selected) glowing(1);
    else answer(t('None of your units can act now.'));
  }

  /** The next place that glows, the nearest to the unit in hand first. */
  function glowing(by: number): void {
    const from = table.view.places?.[player.actor ?? ''] ?? '';
    const far = (id: string): number => Math.min(999, table.ground.distance(from, id));
    const all = [...player.glow.hexes.keys()]
      .filter((id) => table.ground.has(id))
      .sort((a, b) => far(a) - far(b) || a.localeCompare(b));
    if (all.length === 0) return answer(t('Nothing glows on the maps.'));
    const at = all.indexOf(player.cursor ?? '');
    to(all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!);
  }

  function step(by: number): void {
    if (by < 0) commands.replayPrev();
    else if (table.replaying) commands.replayNext();
  }

  function leap(mark: 'turn' | 'phase'): void {
    if (table.replaying) commands.replayJump(mark, 1);
  }

  function flag(id: 'sight' | 'threat' | 'moves' | 'victory', name: string): void {
    commands.overlay(id);
    answer(`${name}: ${player.overlays[id] ? t('on') : t('off')}`);
  }

  const run: Partial<Record<Deed, () => void>> = {
    'other map': () => to(otherMap(book(), here())),
    act,
    'next unit': () => unit(() => commands.nextUnit()),
    'previous unit': () => unit(() => commands.prevUnit()),
    'next glow': () => glowing(1),
    'previous glow': () => glowing(-1),
    done: () => commands.done(),
    undo: () => commands.undo(),
    escape: () => commands.escape(),
    'zoom in': () => commands.zoom(1),
    'zoom out': () => commands.zoom(-1),
    fit: () => commands.zoom(0),
    centre: () => commands.centre(here() ?? ''),
    buttons: () => buttons()[0]?.focus(),
    help: windows.help,
    command: windows.command,
    'step back': () => step(-1),
    'step on': () => step(1),
    'phase back': () => commands.replayJump('phase', -1),
    'phase on': () => leap('phase'),
    'turn back': () => commands.replayJump('turn', -1),
    'turn on': () => leap('turn'),
    autoplay: () => {
      commands.autoplay();
      answer(player.playing ? t('It goes on by itself.') : t('Stopped.'));
    },
    now: () => commands.replay(null),
    skip: () => commands.skip(),
    'read hex': () => answer(describePlace(scene(), here() ?? '')),
    'read units': () => answer(whoCanAct(scene())),
    nearest: () => answer(nearestEnemies(scene(), table.ground, here() ?? '')),
    around: () => answer(neighboursText(scene(), table.ground, here() ?? '')),
    threats: () => void survey(props, 'threat', here() ?? '').then(answer),
    orders: () => {
      if (!commands.orders()) answer(t('There are no standing orders here.'));
    },
    'read prompt': () => answer(table.prompt || t('Nothing is asked for.')),
    zones: () => {
      commands.overlay('zoc');
      const side = book().sides.find((one) => one.id === player.overlays.zoc);
      answer(side ? player.overlays.sidedText(side.name) : t('No zones are shown.'));
    },
    sight: () => flag('sight', t('Line of sight')),
    threat: () => flag('threat', t('Threats')),
    moves: () => flag('moves', t('Last moves')),
    victory: () => flag('victory', t('Victory areas')),
    counters: () => {
      set('hideCounters', !settings.hideCounters);
      answer(settings.hideCounters ? t('Counters hidden.') : t('Counters shown.'));
    },
  };

  /** The buttons of the prompt bar that can be pressed now. */
  const buttons = (): HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>('.table-prompt button')].filter(
      (button) => !button.disabled && button.ariaDisabled !== 'true');

  function press(number: number): void {
    const button = buttons()[number - 1];
    if (button) button.click();
    else answer(t('There is no such button now.'));
  }

  return (deed) => {
    if (!hasNeed(book(), KEYMAP.find((one) => one.deed === deed)?.needs)) {
      answer(deed === 'orders' ? t('There are no standing orders here.') : t('This map has nothing of the kind.'));
      return true;
    }
    if (deed.startsWith('press ')) press(Number(deed.slice(6)));
    else if (deed.startsWith('cursor ')) walk(deed.slice(7) as Course);
    else run[deed]?.();
    return true;
  };
}
