/*
 * A drawing in parts.  A whole sheet takes longer to draw than a person should wait for an answer to a
 * click, so it is drawn part by part, from the bottom up, and between two of them the page is free.
 * Of a large sheet most is never looked at: parts that know where they lie are drawn when the eye comes
 * near, and fine ones not before they can be seen.
 */
import type { Rect } from './types';

export interface Part {
  (): string;
  /** Where it lies; left out: everywhere. */
  at?: Rect;
  /** Too fine to be seen from far. */
  fine?: true;
  /** Seen at these scales alone, from the first up to the second. */
  band?: readonly [number, number];
}

/** What is looked at, and from how far. */
export interface Sight {
  rect: Rect;
  far: boolean;
  scale: number;
}

export interface Drawn {
  stop(): void;
  /** The eye rests somewhere else: what can be seen there is drawn. */
  look(): void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** So long (in milliseconds) the page is kept busy at a time. */
const SLICE = 12;
/** So much of what is looked at is drawn beyond its edges, too: a hand that pans finds it there. */
const BEYOND = 0.6;

/** A part that is drawn once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}

/** The same, for a part of a drawing. */
export const oncePart = (part: Part): Part => {
  const { at, fine, band } = part;
  return Object.assign(once(part), { ...(at ? { at } : {}), ...(fine ? { fine } : {}), ...(band ? { band } : {}) });
};

/** Can a part be seen?  Without an eye, which a small drawing does not need, everything can. */
export function isSeen(part: Part, sight: Sight | null): boolean {
  if (!sight) return part.at === undefined && !part.fine && !part.band;
  if (part.band && (sight.scale < part.band[0] || sight.scale >= part.band[1])) return false;
  if (part.fine && sight.far) return false;
  if (!part.at) return true;
  const { x, y, w, h } = sight.rect;
  const [dx, dy] = [w * BEYOND, h * BEYOND];
  return part.at.x < x + w + dx && part.at.x + part.at.w > x - dx &&
    part.at.y < y + h + dy && part.at.y + part.at.h > y - dy;
}

/** Calls on once the page has been shown; a page that is hidden is not waited for. */
function afterFrame(next: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = document.hidden ? 0 : requestAnimationFrame(() => (timer = setTimeout(next)));
  if (document.hidden) timer = setTimeout(next);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Draw the parts into a group, each as a group of its own; what was there goes. The first is there at
 * once. `sight` tells what is looked at, of a drawing that has parts in places.
 */
export function drawInParts(into: SVGGElement, parts: readonly Part[], sight: () => Sight | null = () => null): Drawn {
  into.replaceChildren();
  const groups = parts.map(() => document.createElementNS(SVG, 'g'));
  into.append(...groups);
  const left = new Set(parts.keys());
  let stop: (() => void) | null = null;

  const draw = (i: number): void => {
    // Text of our own making, its names escaped.
    groups[i]!.innerHTML = parts[i]!();
    left.delete(i);
  };
  const go = (): void => {
    stop = null;
    const end = performance.now() + SLICE;
    const eye = sight();
    const due = [...left].filter((i) => isSeen(parts[i]!, eye));
    let at = 0;
    do {
      if (due[at] !== undefined) draw(due[at]!);
      at++;
    } while (due[0] !== 0 && at < due.length && performance.now() < end);
    if (at < due.length) stop = afterFrame(go);
    else into.removeAttribute('aria-busy');
  };
  const begin = (): void => {
    into.setAttribute('aria-busy', 'true');
    go();
  };
  begin();
  return {
    stop: () => stop?.(),
    look() {
      const eye = sight();
      parts.forEach((part, i) => {
        if (!part.at && !part.fine && !part.band) return;
        const display = isSeen(part, eye) ? '' : 'none';
        if (groups[i]!.style.display !== display) groups[i]!.style.display = display;
      });
      if (!stop && [...left].some((i) => isSeen(parts[i]!, eye))) begin();
    },
  };
}
