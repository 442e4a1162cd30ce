/*
 * What d3-zoom wants of d3-transition, which nobody needs here: the camera flies by itself.  The whole of that
 * library, and the colours that it mixes, weighed a tenth of what a board must fetch.
 */
import { selection, type BaseType, type Selection } from 'd3-selection';

/** Nothing is under way that could be interrupted. */
export const interrupt = (): void => {};

Object.assign(selection.prototype as object, {
  interrupt(this: Selection<BaseType, unknown, BaseType, unknown>) {
    return this;
  },
});
