// Showing updates one after the other at a pace, so that the eye can follow what others do.

export interface Parade<T> {
  /** Show one now. */
  show: (item: T) => void;
  /** How long it stands before the next, in milliseconds; 0: none. */
  pause: (item: T) => number;
  /** It is shown at once, and whatever waits before it. */
  urgent: (item: T) => boolean;
  /** How many wait. */
  changed: (waiting: number) => void;
}

/** Urgent ones that come thicker than this (in milliseconds) are shown together. */
const BREATH = 30;

export class Procession<T> {
  #how: Parade<T>;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
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
      const pause = this.#how.pause(item);
      if (pause > 0)
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#next();
          this.#how.changed(this.#queue.length);
        }, pause);
    }
  }
}
