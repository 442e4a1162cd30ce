// A game shown to people who want to learn it: where its passages lie, and where one is in it. Pure.
import type { GameEvent, Passage } from '../net/wire';
import type { LogEntry } from './history';

/** The step with which the passage of a step ends. */
export function endAt(passages: readonly Passage[], step: number): number | undefined {
  return passages.find((one) => one.step >= step)?.step ?? passages.at(-1)?.step;
}

/** The events of the passage of a step, as far as some other step. */
export function eventsAt(passages: readonly Passage[], log: readonly LogEntry[], step: number, upTo: number): GameEvent[] {
  const end = endAt(passages, step) ?? 0;
  const before = passages.filter((one) => one.step < end).pop()?.step ?? 0;
  return log.filter((entry) => entry.step > before && entry.step <= upTo).flatMap((entry) => entry.events);
}

/** What has happened in the passage that a step is part of, up to this step. */
export function happenedAt(passages: readonly Passage[], log: readonly LogEntry[], step: number): GameEvent[] {
  return eventsAt(passages, log, step, step);
}

/** The step with which the next passage ends, or the one before; null when there is none. */
export function leapTo(passages: readonly Passage[], step: number, by: 1 | -1): number | null {
  const ends = passages.map((one) => one.step);
  if (by > 0) return ends.find((end) => end > step) ?? null;
  return step > 0 ? ends.filter((end) => end < step).pop() ?? 0 : null;
}

/** Who looks through other eyes goes on where it was: each viewer counts steps of its own. */
let kept: { link: string; passage: number } | null = null;

/** What two links of one example have in common. */
const story = (link: string): string => link.slice(0, link.lastIndexOf('/'));

export function keepPlace(link: string, passages: readonly Passage[], step: number): void {
  const passage = passages.findIndex((one) => one.step >= step);
  kept = step > 0 ? { link: story(link), passage } : null;
}

/** The step to begin with. */
export function takePlace(link: string, passages: readonly Passage[]): number {
  const passage = kept?.link === story(link) ? kept.passage : -1;
  kept = null;
  return passages[passage]?.step ?? 0;
}
