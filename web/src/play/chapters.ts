// Where turns and phases begin, in the log and in the steps of a replay. Pure.
import type { GameEvent } from '../net/wire';
import { kindsOf, type Words } from './arrows';
import type { LogEntry } from './history';

/** Words of events that begin a chapter, and that head a part of it: a phase, at no place. */
const CHAPTER = new Set(['turn']);
const HEADING = new Set(['movement', 'combat', 'no-combat', 'phase']);

export type Mark = 'turn' | 'phase';

export const isChapter = (event: GameEvent): boolean => CHAPTER.has(event.event);
export const isHeading = (event: GameEvent, book: Words): boolean =>
  HEADING.has(event.event) && !kindsOf(event, book).includes('area');

/** Does a turn, or any part of one, begin with this step? */
export const begins = (entry: LogEntry, mark: Mark, book: Words): boolean =>
  entry.events.some((event) => isChapter(event) || (mark === 'phase' && isHeading(event, book)));

/** The step before or after this one with which a turn or phase begins; null when the log has none. */
export function jump(
  log: readonly LogEntry[], step: number, mark: Mark, by: 1 | -1, book: Words,
): number | null {
  const marks = log.filter((entry) => begins(entry, mark, book)).map((entry) => entry.step);
  return (by < 0 ? marks.filter((at) => at < step).pop() : marks.find((at) => at > step)) ?? null;
}
