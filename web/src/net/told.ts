// Updates in full: what the server leaves out because it was told before is put in again.
import { mergePatch } from './patch';
import type { Legal, Tree, Update, WireUpdate } from './wire';

type Branch = Legal[string];

/** One operand says all where a branch is an array. */
function branchOf(sent: Tree[string]): Branch {
  if (!Array.isArray(sent)) return sent;
  return Object.fromEntries(sent.map((operand) => [operand, true as const]));
}

/** The actions of the words that count now. */
export function openOf(tree: Tree, open: readonly string[]): Legal {
  return Object.fromEntries(open.flatMap((word) => {
    const sent = tree[word];
    return sent === undefined ? [] : [[word, branchOf(sent)]];
  }));
}

/** One viewer's updates, taken in order. */
export class Told {
  #by: WireUpdate['by'];
  #tree: Tree = {};
  #open: readonly string[] = [];

  /** The update with who acted, and with all that is legal now if any of it has changed. */
  take(update: WireUpdate): Update {
    const { legal, open, ...out } = update;
    if (update.update === undefined) return out;
    if (update.reset) {
      this.#by = undefined;
      this.#tree = {};
      this.#open = [];
    }
    this.#by = update.by ?? this.#by;
    this.#tree = mergePatch(this.#tree, legal ?? {});
    this.#open = open ?? this.#open;
    return {
      ...out,
      ...(this.#by !== undefined && { by: this.#by }),
      ...((legal ?? open) !== undefined && { legal: openOf(this.#tree, this.#open) }),
    };
  }
}
