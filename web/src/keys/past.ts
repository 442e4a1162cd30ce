// The lines that were typed, to go back to with the arrows.

export class Past {
  #lines: string[] = [];
  /** Which of them the line shows; one behind the last: a new one. */
  #at = 0;

  /** Typed again, a line is the last. */
  add(line: string): void {
    this.#lines = [...this.#lines.filter((one) => one !== line), line];
    this.#at = this.#lines.length;
  }

  /** The one before or after what is shown; null when something else stands in the line, which nobody wants to lose. */
  turn(by: 1 | -1, shown: string): string | null {
    const at = (n: number): string => this.#lines[n] ?? '';
    if (shown !== at(this.#at)) return null;
    this.#at = Math.max(0, Math.min(this.#lines.length, this.#at + by));
    return at(this.#at);
  }
}
