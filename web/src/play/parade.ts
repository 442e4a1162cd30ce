// Showing updates one after the other at a pace, so that the eye can follow what others do.

export interface Parade<T> {
  /** Show one now. */
  show: (item: T) => void;
  /** How long it stands before the next, in milliseconds; 0: none. So many wait, and the row takes so long already. */
  pause: (item: T, waiting: number, spent: number) => number;
  /** It is shown at once, and whatever waits before it. */
  urgent: (item: T) => boolean;
  /** How many wait. */
  changed: (waiting: number) => void;
}

/** A row of deeds is shown in the time that so many take at the wished pace, however many there are. */
const DEEDS = 22;
/** What is shown for less than this (in milliseconds) is not worth a pause. */
const BLINK = 12;

/** Who does nothing for so long (in milliseconds) begins another row. */
const QUIET = 3000;

/** How long the row of deeds takes at most. */
export const atMost = (pace: number): number => DEEDS * pace;

/** How long one deed stands: as long as wished, but no longer than its share of the time that is left. */
export function stand(pace: number, weight: number, waiting: number, spent: number): number {
  const share = (atMost(pace) - spent) / (waiting + 1);
  const time = weight * Math.min(pace, share);
  return time < BLINK ? 0 : time;
}

/** Urgent ones that come thicker than this (in milliseconds) are shown together. */
const BREATH = 30;

export class Procession<T> {
  #how: Parade<T>;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** When the row began that is being shown. */
  #begun: number | null = null;
  #last = 0;
  /** Running since something urgent was shown, so that a crowd cannot keep the page from drawing. */
  #breath: ReturnType<typeof setTimeout> | null = null;
  /** All that waits is shown after this breath. */
  #crowded = false;

  constructor(how: Parade<T>) {
    this.#how = how;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#how.urgent(item)) this.#hurry();
    else if (!this.#crowded) this.#next();
    this.#how.changed(this.#crowded ? 0 : this.#queue.length);
  }

  #hurry(): void {
    if (this.#breath !== null) this.#crowded = true;
    else {
      this.skip();
      this.#breath = setTimeout(() => {
        this.#breath = null;
        if (this.#crowded) this.#hurry();
      }, BREATH);
    }
  }

  /** Show all that waits, now. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#begun = null;
    this.#crowded = false;
    for (const item of this.#queue.splice(0)) this.#how.show(item);
    this.#how.changed(0);
  }

  /** Show the next without waiting any longer. */
  step(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#next();
    this.#how.changed(this.#queue.length);
  }

  drop(): void {
    this.#queue.length = 0;
    if (this.#breath !== null) clearTimeout(this.#breath);
    this.#breath = null;
    this.skip();
  }

  #next(): void {
    while (this.#timer === null && this.#queue.length > 0) {
      const item = this.#queue.shift()!;
      this.#how.show(item);
      const now = Date.now();
      if (this.#begun === null || now - this.#last > QUIET) this.#begun = now;
      const pause = this.#how.pause(item, this.#queue.length, now - this.#begun);
      this.#last = now + pause;
      if (pause > 0)
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#next();
          this.#how.changed(this.#queue.length);
        }, pause);
    }
  }
}
