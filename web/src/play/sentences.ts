// What happened in words: a sentence that shows its arguments just as they are noted is not sent,
// but put together from the book's.
import type { Book, GameEvent, WireEvent } from '../net/wire';

type Sentences = Pick<Book, 'events'>;

/** The events with their texts; empty ones as long as there is no book. */
export function inWords(events: readonly WireEvent[], book: Sentences | null): GameEvent[] {
  return events.map((event) => ({ ...event, text: event.text || sentenceOf(event, book) }));
}

function sentenceOf(event: WireEvent, book: Sentences | null): string {
  const sentence = book?.events.find((def) => def.word === event.event)?.text ?? '';
  return sentence.replace(/\{(\d)\}/g, (mark, at: string) => event.args[Number(at)] ?? mark);
}
