// An event's sentence cut into pieces, so that units, hexes and sides in it can be shown as such.
// The sentence comes translated from the server; its arguments say what to look for. Pure.
import { pieceName, placeName } from '../net/features';
import type { Book, GameEvent } from '../net/wire';
import { kindsOf } from '../play/arrows';

export interface Piece {
  kind: 'text' | 'unit' | 'place' | 'side';
  text: string;
  /** Of the unit, place or side. */
  id: string;
}

export type Grammar = Pick<Book, 'events' | 'operands' | 'sides' | 'units' | 'words' | 'boxes' | 'areas'>;

/** The names of an event's arguments ("die", "column", ...), with their values. */
export function argsOf(event: GameEvent, book: Grammar): Map<string, string> {
  const def = book.events.find((info) => info.word === event.event);
  const out = new Map<string, string>();
  (def?.args ?? []).forEach((arg, i) => {
    const value = event.args[i];
    if (value !== undefined && !out.has(arg)) out.set(arg, value);
  });
  return out;
}

interface Sought {
  kind: Piece['kind'];
  id: string;
  /** How it may stand in the sentence. */
  forms: string[];
}

function sought(event: GameEvent, book: Grammar): Sought[] {
  const kinds = kindsOf(event, book);
  return event.args.flatMap((id, i): Sought[] => {
    const kind = kinds[i];
    if (kind === 'unit') return [{ kind, id, forms: [id, book.units?.[id]?.name ?? id] }];
    if (kind === 'hex' || kind === 'place') {
      const box = book.boxes?.find((one) => one.id === id);
      return [{ kind: 'place', id, forms: [id, ...(box ? [box.name] : [])] }];
    }
    if (kind === 'area') {
      return [{ kind: 'place', id, forms: [id, placeName(book, id)] }];
    }
    if (kind === 'side')
      return [{ kind, id, forms: [id, book.sides.find((side) => side.id === id)?.name ?? id] }];
    return [];
  });
}

const isWordPart = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Where a form stands as a whole word, from a position on; -1 when it does not. */
function find(text: string, form: string, from: number): number {
  for (let at = text.indexOf(form, from); at >= 0; at = text.indexOf(form, at + 1))
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + form.length])) return at;
  return -1;
}

interface Hit {
  at: number;
  length: number;
  sought: Sought;
}

/** The first argument that stands in the rest of the text; the longest of those at one place. */
function nextHit(text: string, from: number, left: readonly Sought[]): Hit | null {
  let best: Hit | null = null;
  for (const one of left)
    for (const form of one.forms) {
      const at = form === '' ? -1 : find(text, form, from);
      if (at < 0) continue;
      const better = !best || at < best.at || (at === best.at && form.length > best.length);
      if (better) best = { at, length: form.length, sought: one };
    }
  return best;
}

export function piecesOf(event: GameEvent, book: Grammar): Piece[] {
  const pieces: Piece[] = [];
  let left = sought(event, book);
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({ kind: 'text', text: event.text.slice(from, to), id: '' });
  };
  for (;;) {
    const hit = nextHit(event.text, from, left);
    if (!hit) break;
    plain(hit.at);
    const found = event.text.slice(hit.at, hit.at + hit.length);
    // Blocks have names to be called by; counters are called what is printed on them.
    const { kind, id } = hit.sought;
    const name = kind === 'unit' ? pieceName(book, id) : id;
    pieces.push({ kind, text: name === id ? found : name, id });
    from = hit.at + hit.length;
    const used = left.indexOf(hit.sought);
    left = left.filter((_, i) => i !== used);
  }
  plain(event.text.length);
  return pieces;
}

/** A piece with the brackets and points that no line may end or begin without. */
export interface Joined extends Piece {
  before: string;
  after: string;
}

/** Brackets and points beside what can be pressed, told with it: a line breaks on either side of a button. */
export function joined(pieces: readonly Piece[]): Joined[] {
  const all = pieces.map((piece): Joined => ({ ...piece, before: '', after: '' }));
  all.forEach((one, i) => {
    if (one.kind !== 'unit' && one.kind !== 'place') return;
    const [last, next] = [all[i - 1], all[i + 1]];
    if (last?.kind === 'text') {
      one.before = /[([«“][\u00a0\u202f]?$/.exec(last.text)?.[0] ?? '';
      last.text = last.text.slice(0, last.text.length - one.before.length);
    }
    if (next?.kind === 'text') {
      one.after = /^[\u00a0\u202f]?[)\].,:;!?»”]+/.exec(next.text)?.[0] ?? '';
      next.text = next.text.slice(one.after.length);
    }
  });
  return all;
}
