// A game shown to people who want to learn it: what is said at which step. Pure.
import type { GameEvent, Passage } from '../net/wire';
import type { LogEntry } from './history';

/** The step with which the passage of a step ends. */
export function endAt(passages: readonly Passage[], step: number): number | undefined {
  return passages.find((one) => one.step >= step)?.step ?? passages.at(-1)?.step;
}

/** The events of the passage of a step, as far as some other step. */
function eventsAt(passages: readonly Passage[], log: readonly LogEntry[], step: number, upTo: number): GameEvent[] {
  const end = endAt(passages, step) ?? 0;
  const before = passages.filter((one) => one.step < end).pop()?.step ?? 0;
  return log.filter((entry) => entry.step > before && entry.step <= upTo).flatMap((entry) => entry.events);
}

/** What is said at a step: the passage it is part of, and those that end with it; at the beginning the first. */
export function passagesAt(passages: readonly Passage[], step: number): Passage[] {
  const end = endAt(passages, step);
  return passages.filter((one) => one.step === end);
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

/**
 * Where the passage of a step happens: the places that its events name, as far as they are on the map of the last of
 * them; `mapOf` tells the map of a place.
 */
export function scenesAt(
  passages: readonly Passage[], log: readonly LogEntry[], step: number,
  placesIn: (event: GameEvent) => readonly string[], mapOf: (place: string) => string | undefined,
): string[] {
  const places = eventsAt(passages, log, step, endAt(passages, step) ?? 0)
    .flatMap((event) => [...placesIn(event)])
    .filter((place) => mapOf(place) !== undefined);
  const map = places.length > 0 ? mapOf(places.at(-1)!) : undefined;
  return [...new Set(places.filter((place) => mapOf(place) === map))];
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
