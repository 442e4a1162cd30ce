// The cards turned over, or dice rolled, last: of both sides in a combat or for the initiative, or a
// movement card; and what has come of them so far. Pure.
import type { GameEvent } from '../../net/wire';
import { argsOf, type Grammar } from '../../panel/pieces';
import { kindsOf } from '../../play/arrows';
import type { LogEntry } from '../../play/history';

export interface Draw {
  side: string;
  /** A card, or the face of a die. */
  card: string | null;
  face: number | null;
  /** Of a combat: losses and fatigue; else a value. */
  numbers: number[];
  rule: string;
}

export interface LastDraws {
  key: string;
  draws: Draw[];
  /** What followed, in sentences. */
  after: string[];
}

/** Draws are talked of for so many steps. */
const STEPS = 6;
const MOST = 4;

/** A side's card or die, with the numbers on it. */
function drawOf(event: GameEvent, book: Grammar): Draw | null {
  const kinds = kindsOf(event, book);
  const face = Number(argsOf(event, book).get('face'));
  const dice = Number.isInteger(face) && face > 0;
  if (kinds[0] !== 'side' || kinds[2] !== 'number' || !(dice || kinds[1] === 'card')) return null;
  return {
    side: event.args[0]!,
    card: dice ? null : event.args[1]!,
    face: dice ? face : null,
    numbers: event.args.slice(2).map(Number),
    rule: event.rule,
  };
}

/** The last draws of those steps; `from` is the first step that counts. */
export function lastDraws(log: readonly LogEntry[], book: Grammar, from: number): LastDraws | null {
  const draws: Draw[] = [];
  const after: string[] = [];
  let word = '';
  let key = '';
  for (const entry of log.slice(-STEPS).reverse()) {
    if (entry.step < from) break;
    for (let at = entry.events.length - 1; at >= 0; at--) {
      const event = entry.events[at]!;
      const draw = drawOf(event, book);
      if (draw && (word === '' || event.event === word)) {
        draws.unshift(draw);
        word = event.event;
        key = `${entry.step}.${at}`;
      } else if (draws.length > 0) {
        // Decks are shuffled between the cards; anything else was before them.
        if (kindsOf(event, book).length !== 1) return { key, draws, after: after.slice(0, MOST) };
      } else {
        after.unshift(event.text);
      }
    }
  }
  return draws.length > 0 ? { key, draws, after: after.slice(0, MOST) } : null;
}
