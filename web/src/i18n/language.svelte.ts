// The language in use and its catalogue. English is in the source; others are loaded when needed.
import catalogues from 'virtual:messages';
import { fetched } from '../net/fetched';
import { choose, fill, isLanguage, type Language } from './format';

type Catalogue = Record<string, string>;

const KEY = 'berthier.language';

let current = $state<Language>('en');
let catalogue = $state.raw<Catalogue>({});

/** The language asked for last: its texts may still be under way. */
let asked: Language = 'en';

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

/** All texts needed so far. */
async function loadNeeded(next: Language): Promise<Catalogue> {
  for (;;) {
    const count = needed.size;
    const found = await load(next, needed);
    // Meanwhile another part may have come.
    if (count === needed.size) return found;
  }
}

function speak(next: Language, texts: Catalogue): void {
  catalogue = texts;
  current = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** Switch to a language once its texts are here, unless another was asked for meanwhile; the choice is remembered. */
export async function setLanguage(next: Language, remember = true): Promise<void> {
  asked = next;
  const found = await fetched(async () => (asked === next ? loadNeeded(next) : {}));
  if (asked !== next) return;
  speak(next, found);
  try {
    if (remember) store()?.setItem(KEY, next);
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}

/** Fetch a part of the texts; what needs it waits for one try. If that fails, English is shown until a later one succeeds. */
export async function fetchTexts(part: string): Promise<void> {
  needed.add(part);
  const add = async () => {
    const spoken = current;
    const more = await load(spoken, [part]);
    if (spoken === current) catalogue = { ...catalogue, ...more };
  };
  await add().catch(() => void fetched(add));
}

/** The language chosen before, else the browser's; awaited before anything is drawn, which is in English if no text comes. */
export async function startLanguage(): Promise<void> {
  let kept: string | null | undefined;
  try {
    kept = store()?.getItem(KEY);
  } catch {
    kept = null;
  }
  const wanted = isLanguage(kept) ? kept : choose(navigator.languages ?? [navigator.language]);
  asked = wanted;
  await loadNeeded(wanted).then((texts) => speak(wanted, texts), () => void setLanguage(wanted, false));
}
