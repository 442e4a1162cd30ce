// What happened in words: a sentence that shows its arguments just as they are noted is not sent,
// but put together from the book's; and a rule that is the usual one stands there too.
import { t } from '../i18n';
import type { Book, GameEvent, WireEvent } from '../net/wire';

type Sentences = Pick<Book, 'events'> & Partial<Pick<Book, 'operands'>>;

/** What players have written, by number. */
export type Words = Readonly<Record<string, string>>;

/** The events with their texts and rules; empty ones as long as there is no book. */
export function inWords(events: readonly WireEvent[], book: Sentences | null, words: Words = {}): GameEvent[] {
  return events.map((event) => {
    const def = book?.events.find((one) => one.word === event.event);
    const text = event.text || filled(def?.text ?? '', event.args);
    const written = event.args.filter((_, i) => book?.operands?.[def?.args?.[i] ?? ''] === 'text');
    return { ...event, text: quoting(text, written, words), rule: event.rule || (def?.rule ?? '') };
  });
}

/** A sentence with what was written in the place of its number; a blank where that is not known. */
const quoting = (sentence: string, written: readonly string[], words: Words): string =>
  written.reduce((text, number) => text.replace(number, () => quoted(words[number])), sentence);

export const quoted = (words: string | undefined): string => (words === undefined ? '…' : t('“{0}”', words));

function filled(sentence: string, args: readonly string[]): string {
  return sentence.replace(/\{(\d)\}/g, (mark, at: string) => args[Number(at)] ?? mark);
}
