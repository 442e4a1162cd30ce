// The language in use and its catalogue. English is in the source; others are loaded when needed.
import { choose, fill, isLanguage, type Language } from './format';

type Catalogue = Record<string, string>;

const KEY = 'berthier.language';

let current = $state<Language>('en');
let catalogue = $state.raw<Catalogue>({});

async function load(language: Language): Promise<Catalogue> {
  if (language === 'fr') return (await import('virtual:messages/fr')).default;
  return {};
}

const store = (): Storage | undefined => globalThis.localStorage;

/** The text in the reader's language, with {0}, {1}, ... replaced by the arguments. */
export const t = (text: string, ...args: (string | number)[]): string =>
  fill(catalogue[text] || text, args);

/** Marks a text of a table for translation; t() is called on it when it is shown. */
export const msg = (text: string): string => text;

export const language = (): Language => current;

/** Switch to a language once its texts are here; the choice is remembered. */
export async function setLanguage(next: Language, remember = true): Promise<void> {
  catalogue = await load(next);
  current = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  try {
    if (remember) store()?.setItem(KEY, next);
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}

/** The language chosen before, else the browser's; to be awaited before anything is drawn. */
export async function startLanguage(): Promise<void> {
  let kept: string | null | undefined;
  try {
    kept = store()?.getItem(KEY);
  } catch {
    kept = null;
  }
  const wanted = isLanguage(kept) ? kept : choose(navigator.languages ?? [navigator.language]);
  try {
    await setLanguage(wanted, false);
  } catch {
    // the catalogue did not come: English it is
  }
}
