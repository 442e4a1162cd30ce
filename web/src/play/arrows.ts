// Moves as arrows, read from events: whichever event names a unit and two places is a move.
import type { EventDef, GameEvent } from '../net/wire';
import { isMapKind } from './grammar';
import type { LogEntry } from './history';

export interface Arrow {
  unit: string;
  from: string;
  to: string;
  via: string[];
  kind: string;
}

export interface Words {
  events: EventDef[];
  operands: Record<string, string>;
}

/** The kinds of an event's arguments, in order. */
export function kindsOf(event: Pick<GameEvent, 'event'>, book: Words): string[] {
  const def = book.events.find((info) => info.word === event.event);
  return (def?.args ?? []).map((arg) => book.operands[arg] ?? arg);
}

/** The places that an event names, in order. */
export function placesOf(event: GameEvent, book: Words): string[] {
  const kinds = kindsOf(event, book);
  return event.args.filter((_, i) => isMapKind(kinds[i]));
}

/** Unit, origin and destination of an event, if it is a move. */
export function moveOf(event: GameEvent, book: Words): [string, string, string] | null {
  const kinds = kindsOf(event, book);
  const unit = kinds.indexOf('unit');
  const places = placesOf(event, book);
  const [from, to] = places;
  // Where stacks move, an event that names two areas is a move of the unit named before.
  if (unit < 0 && kinds.filter((kind) => kind === 'area').length === 2 && from !== to)
    return ['', from!, to!];
  // So does a flag of which no more is seen.
  if (unit < 0 && kinds.includes('side') && places.length === 2 && from !== to) return ['', from!, to!];
  if (unit < 0 || from === undefined || to === undefined || from === to) return null;
  return [event.args[unit]!, from, to];
}

/** The moves of some events; steps of one unit that follow each other become one arrow. */
export function arrowsOf(events: readonly GameEvent[], book: Words): Arrow[] {
  const arrows: Arrow[] = [];
  for (const event of events) {
    const move = moveOf(event, book);
    if (!move) continue;
    const [unit, from, to] = move;
    const before = arrows.find((arrow) => arrow.unit === unit && arrow.to === from);
    if (before) {
      before.via.push(from);
      before.to = to;
    } else arrows.push({ unit, from, to, via: [], kind: event.event });
  }
  return arrows;
}

/**
 * What others did since this side last did something of its own will; that it answered them meanwhile
 * does not count.
 */
export function sinceOwn(log: readonly LogEntry[], side: string, wills: (entry: LogEntry) => boolean): LogEntry[] {
  const own = (entry: LogEntry | undefined): boolean => entry?.by === side && wills(entry);
  let at = log.length;
  while (at > 0 && log[at - 1]!.by === side) at--;
  let begin = at;
  while (begin > 0 && !own(log[begin - 1])) begin--;
  return log.slice(begin, at).filter((entry) => entry.by !== side);
}
