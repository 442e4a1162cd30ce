// Putting arguments into a text, and finding out which language a reader wants. Pure.

/** The languages there are, each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (word: unknown): word is Language =>
  typeof word === 'string' && word in LANGUAGES;

/** The text with {0}, {1}, ... replaced by the arguments. */
export function fill(text: string, args: readonly (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, n: string) => String(args[Number(n)] ?? whole));
}

/** The first language of the browser's list that we have, else English. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}
