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

/** Where the march that a row tells has led; nowhere if it tells none. */
const endOf = (row: Row, book: Grammar): string | undefined => row.path[row.path.length - 1] ?? moveOf(row.event, book)?.[2];

/**
 * The line of a unit's march that has just led to a place.  Those who march with it have lines of their own meanwhile,
 * which lead to the same place or the next.
 */
function marchTo(rows: readonly Row[], by: string, unit: string, place: string, next: string, book: Grammar): Row | null {
  for (let i = rows.length - 1; i >= 0 && rows[i]!.by === by; i--) {
    const end = endOf(rows[i]!, book);
    if (moveOf(rows[i]!.event, book)?.[0] === unit) return end === place ? rows[i]! : null;
    if (end !== place && end !== next) return null;
  }
  return null;
}

/** Steps of one unit, each from where the last one led, are one line. */
function fold(rows: Row[], row: Row, book: Grammar): boolean {
  const move = moveOf(row.event, book);
  const march = move && marchTo(rows, row.by, move[0], move[1], move[2], book);
  const before = march && moveOf(march.event, book);
  if (!before || march.event.event !== row.event.event || march.event.rule !== row.event.rule) return false;
  if (march.path.length === 0) march.path.push(before[1], before[2]);
  march.path.push(move[2]);
  march.texts.push(row.event.text);
  march.lastStep = row.step;
  return true;
}

/** A unit that stops where its move has just led gets no line for it. */
function ends(rows: Row[], row: Row, book: Grammar): boolean {
  const kinds = kindsOf(row.event, book);
  const [unit, place] = row.event.args;
  if (kinds.length !== 2 || kinds[0] !== 'unit' || unit === undefined || place === undefined) return false;
  const march = marchTo(rows, row.by, unit, place, place, book);
  if (!march) return false;
  march.texts.push(`${row.event.text} [${row.event.rule}]`);
  march.lastStep = row.step;
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
  // A turn in which nothing but its end is told gets no chapter.
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
