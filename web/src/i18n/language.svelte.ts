// The language in use and its catalogue. English is in the source; others are loaded when needed.
import catalogues from 'virtual:messages';
import { choose, fill, isLanguage, type Language } from './format';

type Catalogue = Record<string, string>;

const KEY = 'berthier.language';

let current = $state<Language>('en');
let catalogue = $state.raw<Catalogue>({});

/** The parts of the texts that were needed so far: those of the start, of the games that were opened ... */
const needed = new Set(['first']);

async function load(language: Language, parts: Iterable<string>): Promise<Catalogue> {
  const found = await Promise.all([...parts].map(async (part) => (await catalogues[language]?.[part]?.())?.default));
  return Object.assign({}, ...found) as Catalogue;
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
  let count: number;
  let found: Catalogue;
  // Meanwhile another part may have come.
  do {
    count = needed.size;
    found = await load(next, needed);
  } while (count !== needed.size);
  catalogue = found;
  current = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  try {
    if (remember) store()?.setItem(KEY, next);
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}

/** Fetch a part of the texts; what needs it waits for it. Where it does not come, English is shown. */
export async function fetchTexts(part: string): Promise<void> {
  needed.add(part);
  const spoken = current;
  const more = await load(spoken, [part]).catch(() => ({}));
  if (spoken === current) catalogue = { ...catalogue, ...more };
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
