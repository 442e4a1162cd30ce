// Clicks and glows of what hex games do not have: areas named alone, cards in hand, connections.
// Pure, as selection.ts is; it knows the rules of no game.
import { listChoices, segmentsOf, type Choice } from './choices';
import { sideOf } from '../net/features';
import { isMapKind, kindsOf } from './grammar';
import type { Spot } from '../net/wire';
import type { Deed, Glow, Reached, Situation, Trial, Use } from './selection';

export interface CardGlow {
  /** Cards that can be played, spent, picked. */
  cards: Set<string>;
  /** Connections that can be named. */
  links: Set<string>;
}

const ofCard = (choices: readonly Choice[], card: string | null): Choice[] =>
  choices.filter((choice) => choice.kinds[0] === 'card' && choice.operands[0] === card);

/** It names two places, as from where to where: the first is taken in hand, then the other is pointed at. */
export const isJourney = ({ kinds }: Pick<Choice, 'kinds'>): boolean => isMapKind(kinds[0]) && isMapKind(kinds[1]);

/** What leads from a place in hand. */
export const journeysFrom = (choices: readonly Choice[], place: string | null): Choice[] =>
  choices.filter((choice) => isJourney(choice) && choice.operands[0] === place);

/** What a card in hand can still be used for, once some of what it names was pointed at; each names what comes `at`. */
export interface Held {
  uses: Choice[];
  at: number;
}

/** Two areas that are listed in one order can be pointed at in the other. */
function turned({ operands: [card, one, other], ...choice }: Choice): Choice[] {
  const pair = other !== undefined && one !== other && choice.kinds[1] === choice.kinds[2] && isMapKind(choice.kinds[1]);
  return pair ? [{ ...choice, operands: [card!, other, one!] }] : [];
}

export function heldUses(choices: readonly Choice[], card: string | null, named: readonly string[] = []): Held {
  const uses = ofCard(choices, card).flatMap((choice) => [choice, ...turned(choice)])
    .filter(({ operands }) => named.every((id, i) => operands[i + 1] === id));
  return { uses, at: 1 + named.length };
}

/** Things of a kind that the card in hand can be used on next. */
export const heldThings = ({ uses, at }: Held, fits: (kind: string | undefined) => boolean): string[] =>
  [...new Set(uses.flatMap(({ kinds, operands }) => (fits(kinds[at]) ? operands[at]! : [])))];

/** Something was pointed at with a card in hand: the card is used on it, or waits for what it is used on besides. */
export function clickHeld(s: Situation, choices: readonly Choice[], id: string): Deed | null {
  const { uses, at } = heldUses(choices, s.selected, s.named);
  const fits = uses.filter(({ operands }) => operands[at] === id);
  if (fits.length === 0) return s.named?.includes(id) ? { do: 'name', id } : null;
  if (fits.some(({ operands }) => operands.length > at + 1)) return { do: 'name', id };
  return fits.length === 1 ? { do: 'send', actions: [fits[0]!.action], keep: null } : { do: 'choose', choices: fits };
}

/** Cards that can do something, or serve the one in hand; connections for the card in hand, or for any if none is. */
export function cardGlow(choices: readonly Choice[], selected: string | null, named: readonly string[] = []): CardGlow {
  const out: CardGlow = { cards: new Set(), links: new Set() };
  const held = ofCard(choices, selected).length > 0;
  for (const card of heldThings(heldUses(choices, selected, named), (kind) => kind === 'card')) out.cards.add(card);
  for (const { kinds, operands } of choices) {
    if (kinds[0] === 'card') out.cards.add(operands[0]!);
    const at = kinds.indexOf('link');
    if (at >= 0 && (!held || operands[0] === selected)) out.links.add(operands[at]!);
  }
  return out;
}

/** What is shown of a spot: what it costs, how tired it makes, and which cards lead there. */
export function spotGlow(spot: Spot, of: number | undefined, use: Use): Glow | null {
  if (spot.from < 0 || use === 'nothing') return null;
  const { cost, fatigue, needs, ways, ends, hazard } = spot;
  return {
    cost,
    kind: use === 'pass' ? 'pass' : spot.action?.split(' ')[0] ?? 'may',
    ...(fatigue === undefined ? {} : { fatigue }),
    ...(needs === undefined || ways === undefined || !of ? {} : { needs, ways, of }),
    ...(ends && (fatigue !== undefined || hazard) ? { ends } : {}),
    ...(hazard ? { hazard } : {}),
  };
}

/** A stack's way to an area, step by step; null when it is no way of several steps. */
export function walkTo(s: Situation, path: readonly Spot[], place: string): Deed | null {
  return s.lead && s.reach?.unit === s.lead && path.length > 1 ? { do: 'walk', place } : null;
}

/** Has the stack in hand, or the one selected, been told where it can go? */
export const isReached = (s: Situation, unit: string | null): s is Situation & { reach: Reached } =>
  s.reach !== null && s.reach.unit === (unit ?? s.lead);

/** What the card in hand can do without naming anything else. */
export const deedsOf = (choices: readonly Choice[], card: string | null): Choice[] =>
  ofCard(choices, card).filter((choice) => choice.operands.length === 1);

/** A card that can do something is taken in hand; clicked again it does it if there is one thing. */
export function clickCard(s: Situation, card: string): Deed {
  const choices = listChoices(s.legal, s.book);
  const served = s.selected === card ? null : clickHeld(s, choices, card);
  if (served) return served;
  const own = ofCard(choices, card);
  if (own.length === 0) return { do: 'why', trials: cardTrials(s, card) };
  if (s.selected !== card) return { do: 'select', unit: card, first: [] };
  if (own.length === 1) return { do: 'send', actions: [own[0]!.action], keep: null };
  return { do: 'select', unit: null, first: [] };
}

/** A bridge: used on by the card in hand, or by whichever card can be. */
export function clickLink(s: Situation, link: string): Deed {
  const all = listChoices(s.legal, s.book).filter(({ kinds, operands }) =>
    operands[kinds.indexOf('link')] === link);
  const held = all.filter((choice) => choice.operands[0] === s.selected);
  const fit = held.length > 0 ? held : all;
  if (held.length === 1) return { do: 'send', actions: [held[0]!.action], keep: null };
  return fit.length > 0 ? { do: 'choose', choices: fit } : { do: 'nothing' };
}

/** A unit that a card not in hand can be used on; null when there is none. */
export function clickForCard(choices: readonly Choice[], unit: string): Deed | null {
  const all = choices.filter(({ kinds, operands }) =>
    kinds[0] === 'card' && kinds[1] === 'unit' && operands[1] === unit);
  return all.length > 0 ? { do: 'choose', choices: all } : null;
}

/** Several plain deeds of one unit are offered at once, where units move as stacks. */
export function severalDeeds(own: readonly Choice[]): Deed | null {
  const plain = own.length > 1 && own.every((choice) => choice.operands.length === 1);
  return plain ? { do: 'choose', choices: [...own] } : null;
}

/** Could the area be named now, or the hex, but for a step of a march? */
export const namesArea = (choices: readonly Choice[], place: string): boolean =>
  choices.some(({ kinds, operands, segment }) => operands[0] === place &&
    (kinds[0] === 'area' || (isMapKind(kinds[0]) && kinds.length === 1 && segment !== 'movement')));

/** What naming the place would have meant. */
export function placeTrials(s: Situation, place: string): Trial[] {
  const words = s.book.actions.filter((info) => {
    const kinds = kindsOf(info, s.book);
    return info.word in s.legal && kinds.length === 1 && isMapKind(kinds[0]);
  });
  return words.map(({ word }) => ({ first: [], action: `${word} ${place}` }));
}

/** What using the card now would have meant, the words of the moment first. */
export function cardTrials(s: Situation, card: string): Trial[] {
  const now = segmentsOf(listChoices(s.legal, s.book));
  const unit = s.selected && s.book.units?.[s.selected] ? s.selected
    : Object.keys(s.places).find((id) => sideOf(s.book, s, id) === s.side);
  const out: (Trial & { rank: number })[] = [];
  for (const info of s.book.actions) {
    const shape = kindsOf(info, s.book).join(' ');
    if (info.segment === 'chance' || (shape !== 'card' && shape !== 'card unit')) continue;
    const rank = (now.includes(info.segment ?? '') ? 0 : 2) + (shape === 'card' ? 0 : 1);
    const operands = shape === 'card' ? card : `${card} ${unit ?? ''}`;
    out.push({ first: [], action: `${info.word} ${operands}`.trim(), rank });
  }
  return out.sort((a, b) => a.rank - b.rank).slice(0, 2).map(({ first, action }) => ({ first, action }));
}

/** A place clicked where something leads from place to place. */
export function clickJourney(s: Situation, choices: readonly Choice[], place: string): Deed | null {
  const held = journeysFrom(choices, s.selected);
  const goes = held.find(({ operands }) => operands[1] === place);
  if (goes) return { do: 'send', actions: [goes.action], keep: null };
  if (journeysFrom(choices, place).length > 0) return { do: 'select', unit: s.selected === place ? null : place, first: [] };
  const comes = held.length > 0 ? [] : choices.filter((choice) => isJourney(choice) && choice.operands[1] === place);
  if (comes.length === 0) return null;
  return comes.length === 1 ? { do: 'send', actions: [comes[0]!.action], keep: null } : { do: 'choose', choices: comes };
}
