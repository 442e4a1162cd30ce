/*
 * What d3-zoom wants of d3-transition and d3-interpolate, which nobody needs here: the camera flies by itself.  The
 * whole of those libraries, and the colours that they mix, weighed a tenth of what a board must fetch.
 */
import { selection, type BaseType, type Selection } from 'd3-selection';

/** Nothing is under way that could be interrupted. */
export const interrupt = (): void => {};

Object.assign(selection.prototype as object, {
  interrupt(this: Selection<BaseType, unknown, BaseType, unknown>) {
    return this;
  },
});

/** The way of a flight: without transitions none is begun. */
export const interpolateZoom = (): never => {
  throw new Error('the camera flies by itself');
};
