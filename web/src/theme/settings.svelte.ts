// The settings of this browser: kept from visit to visit, and put on <html> where CSS needs them.
import { readSettings, type Settings } from './settings';

export type { Settings } from './settings';

const KEY = 'berthier.settings';

function read(): Settings {
  try {
    return readSettings(globalThis.localStorage?.getItem(KEY));
  } catch {
    return readSettings(null);
  }
}

const state = $state(read());

/** To be read anywhere; changed through set(). */
export const settings: Readonly<Settings> = state;

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  state[key] = value;
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(state));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
  dress();
}

/** Has this game introduced itself to the reader? */
export const knows = (game: string): boolean => state.met.split(' ').includes(game);

/** Tell CSS of theme and motion; to be called once before anything is drawn. */
export function dress(): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  if (state.theme === 'system') delete dataset.theme;
  else dataset.theme = state.theme;
  if (state.motion === 'none') dataset.motion = 'none';
  else delete dataset.motion;
}

/** Does the reader want things to stand still? */
export const still = (): boolean =>
  state.motion === 'none' || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
