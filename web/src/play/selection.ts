// What is selected, what glows, and what a click does. Pure: it works from the legal actions, the
// kinds of their operands and the reach the server told; it knows the rules of no game.
import { sideOf } from '../net/features';
import type { Hazard, LegalTree, Reach, Spot } from '../net/wire';
import {
  clickForCard, clickHeld, clickJourney, deedsOf, heldThings, heldUses, isJourney, isReached, journeysFrom, namesArea,
  placeTrials, severalDeeds, spotGlow, walkTo,
} from './areas';
import { isButton, listChoices, segmentsOf, type Choice } from './choices';
import { infoOf, isMapKind, kindsOf, type Grammar } from './grammar';
import type { Ground } from './ground';
import { HABITS } from './habits';

/** Where a unit can go, as the server told. */
export type Reached = Pick<Reach, 'unit' | 'spots' | 'of' | 'lines' | 'sum'>;

export interface Situation {
  book: Grammar & { units?: Record<string, { side: string }> };
  /** Units that are not the side's they are printed with, by unit. */
  owner?: Record<string, string>;
  legal: LegalTree;
  places: Record<string, string>;
  /** Places beside the maps. */
  boxes: ReadonlySet<string>;
  /** The sides this screen may act for. */
  side: string;
  selected: string | null;
  /** What was pointed at so far for the card in hand, which names several things. */
  named?: readonly string[];
  reach: Reached | null;
  /** The unit in the middle of its move. */
  mover: string | null;
  /** One of the stack under way, where stacks move. */
  lead?: string | null;
  /** Segments under way before, when the list does not tell. */
  segments: readonly string[];
  /** Words of what a click on a unit does at once, in this game and now. */
  atOnce?: readonly string[];
  /** Words of what those on the march may do to all enemies beside them, and where enemies stand hidden. */
  thrusts?: readonly string[];
  veiled?: ReadonlySet<string>;
}

/** Whose a unit is. */
const ownerOf = (s: Situation, unit: string): string => sideOf(s.book, s, unit);

export interface Trial {
  /** Tried first, on a copy. */
  first: string[];
  action: string;
}

export type Deed =
  | { do: 'send'; actions: string[]; keep: string | null }
  | { do: 'select'; unit: string | null; first: string[] }
  | { do: 'choose'; choices: Choice[] }
  | { do: 'walk'; place: string }
  | { do: 'wish'; unit: string }
  | { do: 'name'; id: string }
  | { do: 'attack'; target: string }
  | { do: 'why'; trials: Trial[] }
  | { do: 'nothing' };

export interface Glow {
  cost?: string;
  kind: string;
  /** Of a stack: how tired the move makes it, the least card that leads there, how many of all do. */
  fatigue?: number;
  needs?: number;
  ways?: number;
  of?: number;
  ends?: boolean;
  /** What the way does to those who take it, and who may come against them. */
  hazard?: Hazard;
}

export interface Glowing {
  units: Set<string>;
  hexes: Map<string, Glow>;
  /** What the selected unit can do besides, by buttons. */
  context: Choice[];
}

const by = (choices: readonly Choice[], unit: string): Choice[] =>
  choices.filter((choice) => choice.kinds[0] === 'unit' && choice.operands[0] === unit);

/** The unit that the choices are about when nobody was selected and only one can be meant. */
export function implied(s: Situation, choices = listChoices(s.legal, s.book)): string | null {
  if (s.selected) return s.selected;
  if (s.mover && choices.some((choice) => isMapKind(choice.kinds[0]))) return s.mover;
  const units = new Set<string>();
  for (const choice of choices)
    if (choice.kinds[0] === 'unit') units.add(choice.operands[0]!);
  const only = [...units];
  const single = only.length === 1 && choices.every((choice) =>
    choice.segment !== 'movement' && (choice.kinds[0] !== 'unit' || choice.kinds.length > 1));
  return single ? only[0]! : null;
}

/** What a place in reach is good for: the move may end there, or only goes through. */
export type Use = 'stop' | 'pass' | 'nothing';

/** Of each spot. A game that tells of no end anywhere lets a move end wherever it has come. */
export function usesOf(spots: readonly Spot[]): Use[] {
  const told = spots.some((spot) => spot.ends || spot.halt !== undefined);
  const uses = spots.map((spot): Use =>
    (!told || spot.ends || spot.halt !== undefined ? 'stop' : 'nothing'));
  // A unit that comes to a spot stands after the one it comes from.
  for (let i = spots.length - 1; i > 0; i--) {
    const { from } = spots[i]!;
    if (uses[i] !== 'nothing' && uses[from] === 'nothing') uses[from] = 'pass';
  }
  return uses;
}

const RANK: Record<Use, number> = { stop: 0, pass: 1, nothing: 2 };

/** By place the spot that is meant by it: where the move may end, in the manner of moving that changes least, the cheapest. */
function meantSpots(spots: readonly Spot[], uses: readonly Use[]): Map<string, number> {
  const meant = new Map<string, number>();
  const rank = (i: number): [number, number] => [RANK[uses[i]!], spots[i]!.mode ?? 0];
  spots.forEach((spot, i) => {
    const before = meant.get(spot.place);
    if (before === 0) return;
    const [a, b] = [rank(i), rank(before ?? i)];
    if (before === undefined || a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])) meant.set(spot.place, i);
  });
  return meant;
}

/** The way to a spot as actions. */
export function pathTo(reach: Reached, place: string): Spot[] {
  const path: Spot[] = [];
  let at = meantSpots(reach.spots, usesOf(reach.spots)).get(place) ?? -1;
  while (at >= 0) {
    const spot = reach.spots[at]!;
    if (spot.action) path.unshift(spot);
    at = spot.from;
  }
  return path;
}

/** The manner of moving that is not told apart: what most spots are reached in without changing it. */
const plainMode = (spots: readonly Spot[]): number =>
  Math.min(...spots.filter((spot) => spot.from >= 0 && spot.place !== spots[0]!.place).map((spot) => spot.mode ?? 0));

/** So many buttons find room. */
const FEW = 6;

export function glowing(s: Situation): Glowing {
  const choices = listChoices(s.legal, s.book);
  const units = new Set<string>();
  const hexes = new Map<string, Glow>();
  const context: Choice[] = [];
  /** Done to somebody off the map, whom nobody sees there. */
  const away: Choice[] = [];
  const unit = implied(s, choices);
  const held = heldUses(choices, s.selected, s.named);
  for (const one of heldThings(held, (kind) => kind === 'unit')) units.add(one);
  for (const place of heldThings(held, isMapKind)) hexes.set(place, { kind: held.uses[0]!.word });
  context.push(...deedsOf(choices, s.selected));
  const journeys = journeysFrom(choices, s.selected);
  for (const { word, operands } of journeys) hexes.set(operands[1]!, { kind: word });
  for (const choice of choices) {
    const [first, second] = choice.operands;
    if (isJourney(choice)) {
      if (journeys.length === 0) hexes.set(first!, { kind: 'from' });
    } else if (isMapKind(choice.kinds[0])) hexes.set(first!, { kind: choice.word });
    if (choice.kinds[0] !== 'unit') continue;
    units.add(first!);
    if (!unit && isPair(choice)) units.add(second!);
    if (first !== unit) {
      if (!unit && isMapKind(choice.kinds[1]) && offered(s, choice))
        hexes.set(second!, { kind: choice.word });
      continue;
    }
    if (isMapKind(choice.kinds[1])) hexes.set(second!, { kind: choice.word });
    else if (choice.kinds[1] === 'unit') {
      units.add(second!);
      if (s.boxes.has(s.places[second!] ?? '')) away.push(choice);
    }
    else if (!actsAtOnce(choice, choices)) context.push(choice);
  }
  if (away.length <= FEW) context.push(...away);
  if (isReached(s, unit)) {
    const uses = usesOf(s.reach.spots);
    const meant = meantSpots(s.reach.spots, uses);
    const plain = plainMode(s.reach.spots);
    s.reach.spots.forEach((spot, i) => {
      if (meant.get(spot.place) !== i) return;
      const glow = spotGlow(spot, s.reach.of, uses[i]!);
      if (glow && uses[i] === 'stop' && (spot.mode ?? 0) > plain) glow.kind = 'other';
      if (glow && (spot.action || !hexes.has(spot.place))) hexes.set(spot.place, glow);
      else if (!glow && spot.from >= 0) hexes.delete(spot.place);
    });
  }
  return { units, hexes, context };
}

/** Would it bring a unit from a box on to the map? Places are boxes when no hex bears their id. */
function comesFromOff(s: Situation, choice: Choice): boolean {
  return s.boxes.has(s.places[choice.operands[0]!] ?? '');
}

/** Is the place shown before a unit is chosen? Gates are, and wherever a combat has led. */
const offered = (s: Situation, choice: Choice): boolean =>
  choice.segment !== 'movement' || comesFromOff(s, choice);

/** Two units of which either may be taken first. */
const isPair = (choice: Choice): boolean => choice.kinds[0] === 'unit' && choice.kinds[1] === 'unit';

/** A unit with one thing to do, outside movement, does it when clicked. */
function actsAtOnce(choice: Choice, choices: readonly Choice[]): boolean {
  return choice.operands.length === 1 && choice.segment !== 'movement' &&
    by(choices, choice.operands[0]!).length === 1;
}

/** It would come along with the one on the march. */
const joins = (s: Situation, choice: Choice): boolean =>
  s.mover !== null && choice.word === HABITS.join && choice.operands.length === 1;

export function clickUnit(s: Situation, unit: string, ground: Ground): Deed {
  const choices = listChoices(s.legal, s.book);
  const used = clickHeld(s, choices, unit) ?? clickHeld(s, choices, s.places[unit] ?? '');
  if (used) return used;
  const journey = clickJourney(s, choices, s.places[unit] ?? '');
  if (journey) return journey;
  const own = by(choices, unit);
  const other = implied(s, choices);
  const use = own.length === 0 ? clickForCard(choices, unit) : null;
  if (use) return use;
  const several = severalDeeds(own);
  if (several) return several;
  const swap = choices.filter((choice) =>
    choice.kinds[1] === 'unit' && other !== null && other !== unit &&
    choice.operands.slice(0, 2).includes(other) && choice.operands.slice(0, 2).includes(unit));
  if (swap.length > 0) return { do: 'send', actions: [swap[0]!.action], keep: null };
  if (comesOn(s, choices, unit, other, own.length > 0)) return clickPlace(s, s.places[unit]!, ground);
  const begin = own.find((choice) => choice.word === HABITS.attack);
  if (begin && own.length === 1) return { do: 'attack', target: unit };
  if (own.length === 1 && (actsAtOnce(own[0]!, choices) || joins(s, own[0]!) || s.atOnce?.includes(own[0]!.word)))
    return { do: 'send', actions: [own[0]!.action], keep: null };
  if (own.length > 0 || choices.some((choice) => isPair(choice) && choice.operands[1] === unit))
    return pick(s, unit);
  const place = s.places[unit];
  if (place !== undefined && (goesTo(choices, other, place) || namesArea(choices, place) ||
    isOnTheWay(s, other, place)))
    return clickPlace(s, place, ground);
  if (unit === s.mover) return { do: 'select', unit, first: [] };
  const mine = ownerOf(s, unit) === s.side;
  if (mine && HABITS.attack in s.legal && !choices.some(isJourney) && ground.has(s.places[unit] ?? ''))
    return { do: 'wish', unit };
  if (mine && s.mover && HABITS.halt in s.legal)
    return { do: 'select', unit, first: [HABITS.halt] };
  return thrust(s, choices, place, ground) ??
    { do: 'why', trials: trials({ ...s, selected: handOf(s, choices) }, { unit, place }, ground) };
}

/** Who points at an enemy beside those on the march means what can be done to it. */
function thrust(s: Situation, choices: readonly Choice[], place: string | undefined, ground: Ground): Deed | null {
  const at = s.places[s.mover ?? ''];
  if (!at || !place || !ground.neighbours(at).includes(place) || !(holds(s, place) || s.veiled?.has(place))) return null;
  const found = choices.filter(({ word, operands }) => operands.length === 0 && s.thrusts?.includes(word));
  return found.length > 0 ? { do: 'choose', choices: found } : null;
}

/** Whom a click that is not legal is about: who is on the march, unless another in hand can do something. */
const handOf = (s: Situation, choices: readonly Choice[]): string | null =>
  (s.mover && (s.selected === null || by(choices, s.selected).length === 0) ? s.mover : s.selected);

/** Would somebody come on where this unit stands: the one in hand, or anybody if it is spent itself? */
function comesOn(
  s: Situation, choices: readonly Choice[], unit: string, hand: string | null, canAct: boolean,
): boolean {
  if (unit === hand || (hand === null && canAct)) return false;
  return choices.some((choice) => (hand === null || choice.operands[0] === hand) &&
    comesFromOff(s, choice) && choice.operands[1] === s.places[unit]);
}

/**
 * Has the unit in hand, or any when none is, to go to this place, whatever stands there? On a march
 * it is only passed.
 */
function goesTo(choices: readonly Choice[], unit: string | null, place: string): boolean {
  return choices.some((choice) => choice.segment !== 'movement' &&
    (unit === null ? choice.kinds[0] === 'unit' : choice.operands[0] === unit) &&
    isMapKind(choice.kinds[1]) && choice.operands[1] === place);
}

/** Can the unit on the move go there? Then a click on a friend who stands there means the place; so it does for a unit in hand
    that may end its move beside that friend. */
const isOnTheWay = (s: Situation, unit: string | null, place: string): boolean =>
  isReached(s, unit) && pathTo(s.reach, place).length > 0 &&
  (Boolean(s.lead) || (s.mover !== null && s.mover === unit) || (s.selected === unit && endsAt(s.reach, place)));

const endsAt = ({ spots }: Reached, place: string): boolean =>
  spots.some((spot) => spot.place === place && spot.from >= 0 && (spot.ends || spot.halt !== undefined));

function pick(s: Situation, unit: string): Deed {
  return { do: 'select', unit: s.selected === unit ? null : unit, first: [] };
}

export function clickPlace(s: Situation, place: string, ground: Ground): Deed {
  const choices = listChoices(s.legal, s.book);
  const used = clickHeld(s, choices, place) ?? clickJourney(s, choices, place);
  if (used) return used;
  const unit = implied(s, choices);
  if (isReached(s, unit)) {
    const path = pathTo(s.reach, place);
    const last = path[path.length - 1];
    const walk = walkTo(s, path, place);
    if (walk) return walk;
    // It can be done in several ways at once, as to come on by road or across country.
    const ways = path.length === 1 ? choices.filter((choice) =>
      choice.operands[0] === unit && isMapKind(choice.kinds[1]) && choice.operands[1] === place) : [];
    if (new Set(ways.map(({ word }) => word)).size > 1) return { do: 'choose', choices: ways };
    if (last)
      return {
        do: 'send',
        actions: path.map((spot) => spot.action!),
        keep: last.ends ? null : unit,
      };
  }
  const fitting = choices.filter((choice) =>
    (isMapKind(choice.kinds[0]) && choice.operands[0] === place) ||
    (choice.operands[0] === unit && isMapKind(choice.kinds[1]) && choice.operands[1] === place));
  if (fitting.length > 1) return { do: 'choose', choices: fitting };
  if (fitting.length === 1) return { do: 'send', actions: [fitting[0]!.action], keep: unit };
  if (!unit) {
    // Nothing is selected: all that could do something there is offered.
    const can = choices.filter((choice) => choice.operands[1] === place && isMapKind(choice.kinds[1]));
    const who = new Set(can.map((choice) => choice.operands[0]));
    const only = can.length === 1 ? can[0]! : null;
    if (only && only.segment !== 'movement') return { do: 'send', actions: [only.action], keep: null };
    if (who.size === 1) return { do: 'select', unit: can[0]!.operands[0]!, first: [] };
    const open = can.filter((choice) => offered(s, choice));
    if (open.length > 0) return { do: 'choose', choices: open };
    const forced = thrust(s, choices, place, ground);
    if (forced) return forced;
    const named = s.mover ? trials({ ...s, selected: s.mover }, { place }, ground) : placeTrials(s, place);
    return named.length > 0 ? { do: 'why', trials: named } : { do: 'nothing' };
  }
  return thrust(s, choices, place, ground) ??
    { do: 'why', trials: trials({ ...s, selected: handOf({ ...s, selected: unit }, choices) }, { place }, ground) };
}

interface Clicked {
  unit?: string;
  place?: string | undefined;
}

/**
 * What the player may have meant by clicking something that is not legal: actions of the segment
 * whose operands the click and the selection can fill, the likeliest first.
 */
export function trials(s: Situation, clicked: Clicked, ground: Ground): Trial[] {
  const choices = listChoices(s.legal, s.book);
  const now = segmentsOf(choices);
  const segments = now.length > 0 ? now : s.segments;
  const found: (Trial & { rank: number })[] = [];
  for (const info of s.book.actions) {
    const kinds = kindsOf(info, s.book);
    if (isButton({ kinds }) || !segments.includes(info.segment ?? 'any')) continue;
    const rank = s.mover !== null && s.mover === s.selected && info.word === stepOf(s, info.segment) ? -1 : info.word in s.legal ? 0 : 1;
    const trial = fill(s, info.word, kinds, clicked, ground);
    if (trial) found.push({ ...trial, rank });
  }
  found.sort((a, b) => a.rank - b.rank);
  return found.length > 0 ? found.slice(0, 3).map(({ first, action }) => ({ first, action })) : elsewhen(s, clicked, ground);
}

/** Nothing of the segment fits: a move, of which the server tells when it can be. */
function elsewhen(s: Situation, { unit, place }: Clicked, ground: Ground): Trial[] {
  const word = s.book.actions.find((info) => kindsOf(info, s.book).map((kind) => (isMapKind(kind) ? 'place' : kind)).join(' ') === 'unit place')?.word;
  const own = unit !== undefined && ownerOf(s, unit) === s.side;
  const [who, to] = own ? [unit, ground.neighbours(place ?? '')[0]] : [s.selected, place];
  return word && who && to && s.book.units?.[who] && ground.has(to) ? [{ first: [], action: `${word} ${who} ${to}` }] : [];
}

function fill(
  s: Situation, word: string, kinds: string[], clicked: Clicked, ground: Ground,
): Trial | null {
  const place = clicked.place;
  const shape = kinds.map((kind) => (isMapKind(kind) ? 'place' : kind)).join(' ');
  if (shape === 'unit' && clicked.unit)
    return fits(s, word, clicked.unit) ? { first: [], action: `${word} ${clicked.unit}` } : null;
  if (shape === 'unit unit' && clicked.unit && s.selected)
    return { first: [], action: `${word} ${s.selected} ${clicked.unit}` };
  if (shape === 'unit unit' && clicked.unit) {
    const who = nearestOf(s, word, place, ground);
    return who ? { first: [], action: `${word} ${who} ${clicked.unit}` } : null;
  }
  if (!place) return null;
  const own = clicked.unit !== undefined && ownerOf(s, clicked.unit) === s.side;
  if (shape === 'place place') {
    if (s.selected) return ground.has(s.selected) ? { first: [], action: `${word} ${s.selected} ${place}` } : null;
    // Of one's own stack: what it would do to an enemy beside it.
    const next = own ? ground.neighbours(place).find((at) => holds(s, at)) : undefined;
    return next ? { first: [], action: `${word} ${place} ${next}` } : null;
  }
  if (shape === 'unit place') {
    if (s.selected && !own) return s.mover === s.selected ? null : march(s, word, place, ground);
    const next = clicked.unit && own ? ground.neighbours(place)[0] : undefined;
    return next ? { first: [], action: `${word} ${clicked.unit} ${next}` } : null;
  }
  if (shape !== 'place') return null;
  if (s.selected && s.mover === s.selected && !own)
    return word === stepOf(s, infoOf(s.book, word).segment) ? march(s, word, place, ground) : { first: [], action: `${word} ${place}` };
  return word in s.legal ? { first: [], action: `${word} ${place}` } : null;
}

/** Of those who could do it to others now, the nearest. */
function nearestOf(s: Situation, word: string, place: string | undefined, ground: Ground): string | null {
  const listed = s.legal[word];
  if (listed === undefined || listed === true || !place) return null;
  const far = (unit: string): number => ground.distance(s.places[unit] ?? '', place);
  return Object.keys(listed).sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The word by which who is on the march goes on: that of the ways told, or the first of the segment that names a place. */
function stepOf(s: Situation, segment: string | undefined): string | undefined {
  const told = s.reach?.spots.map(({ action }) => action?.split(' ') ?? []).find((parts) => parts.length === 2)?.[0];
  return told ?? s.book.actions.find((info) => {
    const kinds = kindsOf(info, s.book);
    return kinds.length === 1 && isMapKind(kinds[0]) && info.segment === segment;
  })?.word;
}

/** Does somebody else's unit stand there? */
const holds = (s: Situation, place: string): boolean =>
  Object.entries(s.places).some(([unit, at]) => at === place && s.book.units?.[unit] !== undefined && ownerOf(s, unit) !== s.side);

/** Does a word that names one unit mean units of this one's side? By whom it names now. */
function fits(s: Situation, word: string, unit: string): boolean {
  const listed = s.legal[word];
  const side = ownerOf(s, unit);
  if (listed === undefined || listed === true) return side === s.side || word === HABITS.attack;
  return Object.keys(listed).some((other) => ownerOf(s, other) === side);
}

/** The first action on the way to a place beyond reach that the rules do not allow. */
function march(s: Situation, word: string, place: string, ground: Ground): Trial {
  const unit = s.selected!;
  const further = stepOf(s, infoOf(s.book, word).segment);
  const edge = s.reach?.unit === unit ? edgeOf(s.reach, place, ground) : null;
  const path = edge ? pathTo(s.reach!, edge.from).map((spot) => spot.action!) : [];
  const next = edge?.to ?? place;
  const moving = path.length > 0 || s.mover === unit;
  if (moving && further) return { first: path, action: `${further} ${next}` };
  return { first: [], action: `${word} ${unit} ${next}` };
}

/** Where reach ends on the way to a place: the last hex that can be moved on from, and the next. */
function edgeOf(
  reach: Reached, place: string, ground: Ground,
): { from: string; to: string } | null {
  const within = new Set(reach.spots.map((spot) => spot.place));
  let best: { from: string; to: string } | null = null;
  let least = Infinity;
  for (const spot of reach.spots) {
    if (spot.ends) continue;
    for (const next of ground.neighbours(spot.place)) {
      const far = ground.distance(next, place);
      if (within.has(next) || far >= least) continue;
      [best, least] = [{ from: spot.place, to: next }, far];
    }
  }
  return best;
}
