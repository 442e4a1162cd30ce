// How many actions each click was, so that what was done by one click is taken back by one. The server
// counts actions; a page that is loaded again in the same window still knows its clicks.

const kept = (link: string): number[] => {
  try {
    const sizes: unknown = JSON.parse(sessionStorage.getItem(`berthier.clicks.${link}`) ?? '[]');
    return Array.isArray(sizes) ? sizes.map(Number).filter((size) => size > 0) : [];
  } catch {
    return [];
  }
};

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** A click whose actions were sent and are not all told yet. */
export interface Sent {
  /** Actions of it that are still to be told. */
  left: number;
  /** The next of them goes on with the click before. */
  more: boolean;
}

export class Clicks {
  /** Actions of each click that can be taken back, the last at the end. */
  #sizes: number[];
  #link: string;
  /** In the order they were sent: a quick hand clicks again before the server has answered. */
  #sent: Sent[] = [];

  constructor(link: string) {
    this.#link = link;
    this.#sizes = kept(link);
  }

  get count(): number {
    return this.#sizes.length;
  }

  /** Actions of the last click. */
  get last(): number {
    return this.#sizes[this.#sizes.length - 1] ?? 1;
  }

  /** So many actions are sent for one click; `more`: for the click before, too. */
  begin(actions: number, more: boolean): Sent {
    const click = { left: actions, more };
    this.#sent.push(click);
    return click;
  }

  /** All of the click that was taken has been told. */
  end(click: Sent): void {
    this.#sent = this.#sent.filter((other) => other !== click);
  }

  /** So many actions can be taken back now; of a game just opened nobody knows by which clicks. */
  told(actions: number, how: { undone?: boolean; opened?: boolean } = {}): void {
    const more = actions - sum(this.#sizes);
    if (how.opened) for (let i = 0; i < more; i++) this.#sizes.unshift(1);
    else this.#grow(more);
    // What was told and cannot be taken back is told nevertheless.
    if (more < 0 && !how.undone) this.#next();
    // An undo takes from the end, a die or another side's action from the beginning.
    for (let less = -more; less > 0;)
      less = this.#shrink(less, how.undone ? this.#sizes.length - 1 : 0);
    try {
      sessionStorage.setItem(`berthier.clicks.${this.#link}`, JSON.stringify(this.#sizes));
    } catch {
      // Without it, a page loaded again takes back action by action.
    }
  }

  /** Does the action that is told now begin a click? Null when no click here has sent it. */
  #next(): boolean | null {
    const click = this.#sent.find((one) => one.left > 0);
    if (!click) return null;
    const first = !click.more;
    click.left--;
    click.more = true;
    return first;
  }

  #grow(more: number): void {
    for (let i = 0; i < more; i++) {
      const first = this.#next() ?? i === 0;
      const last = this.#sizes.length - 1;
      if (first || last < 0) this.#sizes.push(1);
      else this.#sizes[last]! += 1;
    }
  }

  #shrink(less: number, at: number): number {
    const size = this.#sizes[at] ?? less;
    if (size > less) this.#sizes[at] = size - less;
    else this.#sizes.splice(at, 1);
    return Math.max(0, less - size);
  }
}
