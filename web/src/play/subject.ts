// What a decision is about, named in the prompt and brought into view. Pure.
import type { Book } from '../net/wire';
import { placeTitle } from '../speech/describe';

/** A unit and where it stands, as a text: "1/Gaz, 1504"; null when the book has no such unit. */
export function subjectOf(book: Book, places: Readonly<Record<string, string>>, unit: string | null): string | null {
  const known = unit === null ? undefined : book.units?.[unit];
  if (!known || unit === null) return null;
  const place = places[unit];
  return [known.name ?? unit, ...(place === undefined ? [] : [placeTitle(book, place)])].join(', ');
}

/**
 * What has to be shown so that a decision can be taken: the unit it is about if that is out of view, else
 * something that glows if none of that is in view. null: nothing has to move.
 */
export function hiddenOf(
  actor: string | null, glowing: readonly string[], isSeen: (id: string) => boolean | null,
): string | null {
  if (actor !== null && isSeen(actor) === false) return actor;
  const seen = glowing.map((id) => [id, isSeen(id)] as const).filter(([, is]) => is !== null);
  return seen.length > 0 && !seen.some(([, is]) => is) ? seen[0]![0] : null;
}
