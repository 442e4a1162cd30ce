// The die that fell last, and what came of it at once. Pure.
import { rowOf, type Row } from '../../panel/log';
import type { Grammar } from '../../panel/pieces';
import { isChapter } from '../../play/chapters';
import type { LogEntry } from '../../play/history';

/** A die is talked of for so many steps after it fell. */
const STEPS = 6;
const MOST = 4;

export interface LastDie {
  row: Row;
  /** What followed in the same step, in sentences. */
  after: string[];
}

/** The last die of a step, with what followed it up to the next heading. */
function dieOf(entry: LogEntry, book: Grammar): LastDie | null {
  const rows = entry.events.map((_, at) => rowOf(entry, at, book));
  const at = rows.map(({ die }) => die !== null).lastIndexOf(true);
  if (at < 0) return null;
  const rest = rows.slice(at + 1);
  const end = rest.findIndex(({ heading, event }) => heading || isChapter(event));
  const after = end < 0 ? rest : rest.slice(0, end);
  return { row: rows[at]!, after: after.slice(0, MOST).map(({ event }) => event.text) };
}

/** The last die of those steps, until its player, `own`, does something else or a turn or phase begins; `from` is the first
    step that counts. */
export function lastDie(log: readonly LogEntry[], book: Grammar, from: number, own: string): LastDie | null {
  for (const entry of log.slice(-STEPS).reverse()) {
    if (entry.step < from) return null;
    const found = dieOf(entry, book);
    if (found) return found;
    if (entry.by === own || entry.events.some((event, at) => isChapter(event) || rowOf(entry, at, book).heading)) return null;
  }
  return null;
}
