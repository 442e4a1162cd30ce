// What an example says at a step, and where that happens; fetched with the bar that steps through it. Pure.
import type { GameEvent, Passage } from '../net/wire';
import { endAt, eventsAt } from './example';
import type { LogEntry } from './history';

/** What is said at a step: the passage it is part of, and those that end with it; at the beginning the first. */
export function passagesAt(passages: readonly Passage[], step: number): Passage[] {
  const end = endAt(passages, step);
  return passages.filter((one) => one.step === end);
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
