// What happened in words: a sentence that shows its arguments just as they are noted is not sent,
// but put together from the book's; and a rule that is the usual one stands there too.
import type { Book, GameEvent, WireEvent } from '../net/wire';

type Sentences = Pick<Book, 'events'>;

/** The events with their texts and rules; empty ones as long as there is no book. */
export function inWords(events: readonly WireEvent[], book: Sentences | null): GameEvent[] {
  return events.map((event) => {
    const def = book?.events.find((one) => one.word === event.event);
    const text = event.text || filled(def?.text ?? '', event.args);
    return { ...event, text, rule: event.rule || (def?.rule ?? '') };
  });
}

function filled(sentence: string, args: readonly string[]): string {
  return sentence.replace(/\{(\d)\}/g, (mark, at: string) => args[Number(at)] ?? mark);
}
