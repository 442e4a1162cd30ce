// Updates in full: what the server leaves out because it was told before is put in again.
import { mergePatch } from './patch';
import type { Legal, Tree, Update, WireUpdate } from './wire';

type Branch = Legal[string];

/** One operand says all where a branch is an array. */
function branchOf(sent: Tree[string]): Branch {
  if (!Array.isArray(sent)) return sent;
  return Object.fromEntries(sent.map((operand) => [operand, true as const]));
}

/** The actions that count now: of whole words, or of a word's first operands alone. */
function openOf(tree: Tree, open: readonly string[]): Legal {
  const out: Legal = {};
  for (const entry of open) {
    const [word = '', first] = entry.split(' ');
    const sent = tree[word];
    if (sent === undefined) continue;
    if (first === undefined) out[word] = branchOf(sent);
    else Object.assign((out[word] ??= {}), pick(sent, first));
  }
  return out;
}

function pick(sent: Tree[string], first: string): Record<string, string[]> {
  const others = sent === true || Array.isArray(sent) ? undefined : sent[first];
  return others ? { [first]: others } : {};
}

/** Tells who came and went; everything else tells what happened. */
const isOfSeats = (update: WireUpdate): boolean =>
  update.seats !== undefined && update.events === undefined && !update.reset;

/** One viewer's updates, taken in order. */
export class Told {
  #step = 0;
  #by: WireUpdate['by'];
  #tree: Tree = {};
  #open: readonly string[] = [];

  /** The update with its number, with who acted, and with all that is legal if that has changed. */
  take(update: WireUpdate): Update {
    const { legal, open, ...out } = update;
    if (isOfSeats(update)) return out;
    if (update.reset) {
      this.#by = undefined;
      this.#tree = {};
      this.#open = [];
    }
    this.#step = update.update ?? this.#step + 1;
    this.#by = update.by ?? this.#by;
    this.#tree = mergePatch(this.#tree, legal ?? {});
    this.#open = open ?? this.#open;
    return {
      ...out,
      update: this.#step,
      ...(this.#by !== undefined && { by: this.#by }),
      ...((legal ?? open) !== undefined && { legal: openOf(this.#tree, this.#open) }),
    };
  }
}
