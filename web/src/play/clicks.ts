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

export class Clicks {
  /** Actions of each click that can be taken back, the last at the end. */
  #sizes: number[];
  #link: string;
  #open = false;

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

  /** What is done from now on is another click, or still the last one. */
  begin(more: boolean): void {
    this.#open = more;
  }

  /** So many actions can be taken back now; of a game just opened nobody knows by which clicks. */
  told(actions: number, how: { undone?: boolean; opened?: boolean } = {}): void {
    const more = actions - sum(this.#sizes);
    if (how.opened) for (let i = 0; i < more; i++) this.#sizes.unshift(1);
    else if (more > 0) this.#grow(more);
    // An undo takes from the end, a die or another side's action from the beginning.
    for (let less = -more; less > 0;)
      less = this.#shrink(less, how.undone ? this.#sizes.length - 1 : 0);
    try {
      sessionStorage.setItem(`berthier.clicks.${this.#link}`, JSON.stringify(this.#sizes));
    } catch {
      // Without it, a page loaded again takes back action by action.
    }
  }

  #grow(more: number): void {
    const last = this.#sizes.length - 1;
    if (this.#open && last >= 0) this.#sizes[last]! += more;
    else this.#sizes.push(more);
    this.#open = true;
  }

  #shrink(less: number, at: number): number {
    const size = this.#sizes[at] ?? less;
    if (size > less) this.#sizes[at] = size - less;
    else this.#sizes.splice(at, 1);
    return Math.max(0, less - size);
  }
}
