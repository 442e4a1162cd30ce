// Texts of the client in the reader's language: English only so far.

/** The text with {0}, {1}, ... replaced by the arguments. */
export function t(text: string, ...args: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, n: string) => String(args[Number(n)] ?? whole));
}

export const language = (): string => 'en';
