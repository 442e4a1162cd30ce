/*
 * A drawing in parts.  A whole sheet takes longer to draw than a person should wait for an answer to a
 * click, so it is drawn part by part, from the bottom up, and between two of them the page is free.
 */
export type Part = () => string;

const SVG = 'http://www.w3.org/2000/svg';
/** So long (in milliseconds) the page is kept busy at a time. */
const SLICE = 12;

/** A part that is drawn once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null;
  return () => (made ??= { it: make() }).it;
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
 * once. The result stops it.
 */
export function drawInParts(into: SVGGElement, parts: readonly Part[]): () => void {
  into.replaceChildren();
  into.setAttribute('aria-busy', 'true');
  let at = 0;
  let stop = (): void => {};
  const go = (): void => {
    const end = performance.now() + SLICE;
    do {
      const group = document.createElementNS(SVG, 'g');
      // Text of our own making, its names escaped.
      group.innerHTML = parts[at++]?.() ?? '';
      into.append(group);
    } while (at > 1 && at < parts.length && performance.now() < end);
    if (at < parts.length) stop = afterFrame(go);
    else into.removeAttribute('aria-busy');
  };
  go();
  return () => stop();
}
