// The die that fell last, and what has come of it so far. Pure.
import { rowOf, type Row } from '../../panel/log';
import type { Grammar } from '../../panel/pieces';
import type { LogEntry } from '../../play/history';

/** A die is talked of for so many steps after it fell. */
const STEPS = 6;
const MOST = 4;

export interface LastDie {
  row: Row;
  /** What followed, in sentences. */
  after: string[];
}

/** The last die of those steps; `from` is the first step that counts. */
export function lastDie(log: readonly LogEntry[], book: Grammar, from: number): LastDie | null {
  const after: string[] = [];
  for (const entry of log.slice(-STEPS).reverse()) {
    if (entry.step < from) return null;
    for (let at = entry.events.length - 1; at >= 0; at--) {
      const row = rowOf(entry, at, book);
      if (row.heading) return null;
      if (row.die !== null) return { row, after: after.reverse().slice(0, MOST) };
      after.push(row.event.text);
    }
  }
  return null;
}
