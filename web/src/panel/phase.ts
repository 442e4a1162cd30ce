// What is going on, as the frames of a view tell. Pure.
import type { Frame, View } from '../net/wire';

/** From the outermost to that which is open. */
const framesOf = (view: View): Frame[] =>
  Object.entries(view.frames ?? {}).sort(([a], [b]) => Number(a) - Number(b)).map(([, frame]) => frame);

/** The procedure that is open. */
export const procedureOf = (view: View): string => framesOf(view).at(-1)?.procedure ?? '';

/** The phase under way, of a game whose book lists its phases: the outermost procedure that is one. */
export function phaseOf(book: { phases?: string[] }, view: View): string {
  return framesOf(view).map((frame) => frame.procedure).find((word) => book.phases?.includes(word)) ?? '';
}
