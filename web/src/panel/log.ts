// The log as chapters (turns) of rows, and what a search leaves of it. Pure.
import type { GameEvent } from '../net/wire';
import type { LogEntry } from '../play/history';
import { kindsOf, moveOf } from '../play/arrows';
import { isChapter, isHeading } from '../play/chapters';
import { argsOf, type Grammar } from './pieces';

export interface Row {
  key: string;
  step: number;
  lastStep: number;
  by: string;
  event: GameEvent;
  /** A heading inside a turn. */
  heading: boolean;
  die: number | null;
  column: string | null;
  result: string | null;
  /** Of a march in several steps: the places it went by, and the text of each step. */
  path: string[];
  texts: string[];
}

export interface Chapter {
  key: string;
  title: string;
  rule: string;
  rows: Row[];
}

export function rowOf(entry: LogEntry, at: number, book: Grammar): Row {
  const event = entry.events[at]!;
  const args = argsOf(event, book);
  const die = Number(args.get('die') ?? args.get('face'));
  return {
    key: `${entry.step}.${at}`,
    step: entry.step,
    lastStep: entry.step,
    by: entry.by,
    event,
    heading: isHeading(event, book),
    die: Number.isInteger(die) && die > 0 ? die : null,
    column: args.get('column') ?? null,
    result: args.get('result') ?? null,
    path: [],
    texts: [event.text],
  };
}

/** Steps of one unit, each from where the last one led, are one line. */
function fold(rows: Row[], row: Row, book: Grammar): boolean {
  const last = rows[rows.length - 1];
  const move = moveOf(row.event, book);
  const before = last && last.event.event === row.event.event ? moveOf(last.event, book) : null;
  if (!last || !move || !before || last.by !== row.by) return false;
  const end = last.path[last.path.length - 1] ?? before[2];
  if (before[0] !== move[0] || end !== move[1] || last.event.rule !== row.event.rule) return false;
  if (last.path.length === 0) last.path.push(before[1], before[2]);
  last.path.push(move[2]);
  last.texts.push(row.event.text);
  last.lastStep = row.step;
  return true;
}

/** That a unit stops where its move has just led is no line of its own. */
function ends(rows: Row[], row: Row, book: Grammar): boolean {
  const last = rows[rows.length - 1];
  const kinds = kindsOf(row.event, book);
  if (!last || last.by !== row.by || kinds.length !== 2 || kinds[0] !== 'unit') return false;
  const move = moveOf(last.event, book);
  const [unit, place] = row.event.args;
  if (!move || move[0] !== unit || (last.path[last.path.length - 1] ?? move[2]) !== place) return false;
  last.texts.push(`${row.event.text} [${row.event.rule}]`);
  last.lastStep = row.step;
  return true;
}

/**
 * The log in chapters, headed at first by what was under way before it; what stands under no turn
 * is a chapter without a title.
 */
export function chaptersOf(
  log: readonly LogEntry[], book: Grammar, opening: readonly GameEvent[] = [],
): Chapter[] {
  const chapters: Chapter[] = [];
  let current: Chapter | null = null;
  const first: LogEntry = { step: 0, by: '', events: [...opening] };
  for (const entry of [first, ...log])
    entry.events.forEach((event, at) => {
      const key = `${entry.step}.${at}`;
      if (isChapter(event) || !current) {
        const begins = isChapter(event);
        current = { key, title: begins ? event.text : '', rule: begins ? event.rule : '', rows: [] };
        chapters.push(current);
        if (begins) return;
      }
      const row = rowOf(entry, at, book);
      if (!fold(current.rows, row, book) && !ends(current.rows, row, book)) current.rows.push(row);
    });
  // A turn that was only over is no chapter.
  const bare = chapters.length > 1 && chapters[0]!.rows.every((row) => row.step === 0);
  return bare ? chapters.slice(1) : chapters;
}

/** "all", "dice", or the id of a side: what it did, and what happened to it. */
export interface Filter {
  show: string;
  text: string;
}

export const isOpen = (filter: Filter): boolean => filter.show === 'all' && filter.text.trim() === '';

function concerns(row: Row, side: string, book: Grammar): boolean {
  if (row.by === side) return true;
  const kinds = kindsOf(row.event, book);
  return row.event.args.some((arg, i) =>
    kinds[i] === 'side' ? arg === side : kinds[i] === 'unit' && book.units?.[arg]?.side === side);
}

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Does the row have all words looked for: in its text, its units' names, or its rule? */
function says(row: Row, words: readonly string[], book: Grammar): boolean {
  if (words.length === 0) return true;
  const names = row.event.args.map((arg) => book.units?.[arg]?.name ?? arg);
  const all = plain([...row.texts, row.event.rule, ...names].join(' '));
  return words.every((word) => all.includes(word));
}

/** The chapters with the rows that pass; chapters without any are left out. */
export function sift(chapters: readonly Chapter[], filter: Filter, book: Grammar): Chapter[] {
  if (isOpen(filter)) return [...chapters];
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  const passes = (row: Row): boolean =>
    !row.heading &&
    (filter.show === 'all' ||
      (filter.show === 'dice' ? row.die !== null : concerns(row, filter.show, book))) &&
    says(row, words, book);
  return chapters
    .map((chapter) => ({ ...chapter, rows: chapter.rows.filter(passes) }))
    .filter((chapter) => chapter.rows.length > 0);
}
