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

export class Procession<T> {
  #how: Parade<T>;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(how: Parade<T>) {
    this.#how = how;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#how.urgent(item)) this.skip();
    else this.#next();
    this.#how.changed(this.#queue.length);
  }

  /** Show all that waits, now. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
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
