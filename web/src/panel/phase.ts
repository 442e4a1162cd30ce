// The phase under way, of a game whose book lists its phases. Pure.
import type { View } from '../net/wire';

/** The outermost procedure that is one. */
export function phaseOf(book: { phases?: string[] }, view: View): string {
  const frames = Object.entries(view.frames ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  return frames.map(([, frame]) => frame.procedure).find((word) => book.phases?.includes(word)) ?? '';
}
