// The line of countries from French dominion to insurgent, as the view tells it. Pure.
import { msg, t } from '../../i18n';
import { namedTitle } from '../../net/rosters';
import type { Standing } from './alignment';
import { ownView, type Major, type OwnBook, type OwnView, type Shift } from './shapes';

/** From the French end to the other. */
export const STEPS: readonly { id: Standing; side?: string; text: string; short: string }[] = [
  { id: 'dominion', side: 'french', text: msg('French dominion'), short: msg('Dominion') },
  { id: 'ally', side: 'french', text: msg('French ally'), short: msg('Ally') },
  { id: 'neutral', text: msg('neutral'), short: msg('Neutral') },
  { id: 'member', side: 'coalition', text: msg('Coalition member'), short: msg('Member') },
  { id: 'insurgent', side: 'coalition', text: msg('insurgent, with the Coalition'), short: msg('Insurgent') },
];

export interface Row {
  id: string;
  name: string;
  capital: string;
  /** Where it stands; left out: part of another. */
  step?: Standing;
  /** Whose part it is. */
  ruler?: string;
  major?: Major;
  occupied: boolean;
  surrendered: boolean;
}

export interface Rank {
  id: 'major' | 'minor' | 'detachable';
  title: string;
  rows: Row[];
}

const RANKS: readonly Omit<Rank, 'rows'>[] = [
  { id: 'major', title: msg('Major countries') },
  { id: 'minor', title: msg('Minor countries') },
  { id: 'detachable', title: msg('Areas that can be detached') },
];

function rowOf(book: OwnBook, view: OwnView, id: string): Row {
  const country = book.countries![id]!;
  const name = (one: string): string => namedTitle(book, 'country', one) ?? one;
  const stands = view.alignment?.[id] ?? 'neutral';
  const major = view.majors?.[id];
  return {
    id, name: name(id), capital: country.capital,
    ...(stands === 'part' ? { ruler: name(country.ruler ?? '') } : { step: stands }),
    ...(major ? { major } : {}),
    occupied: view.occupied?.[id] === true, surrendered: view.surrendered?.[id] === true,
  };
}

/** What a step toward a side would bring, in words: cards due, minor corps a year, corps that go and come. */
export function shiftTexts(book: OwnBook, view: OwnView, shift: Shift): string[] {
  const name = (side: string): string => book.sides.find((one) => one.id === side)?.name ?? side;
  const changes = (of: Record<string, number> | undefined, now: (side: string) => number, text: (side: string, from: number, to: number) => string): string[] =>
    Object.entries(of ?? {}).map(([side, to]) => text(name(side), now(side), to));
  return [
    ...changes(shift.due, (side) => view.due?.[side] ?? 0, (side, from, to) => t('{0}: {1} cards instead of {2}', side, to, from)),
    ...changes(shift.thirds, (side) => view['minor-corps']?.[side]?.most ?? 0,
      (side, from, to) => t('{0}: {1} minor corps a year instead of {2}', side, to, from)),
    shift.gone ? t('{0} of your corps leave the map', shift.gone) : '',
    shift.come ? t('{0} of its corps come at once', shift.come) : '',
  ].filter(Boolean);
}

/** Every country by its rank; each stands with those of its step, from the French end on. */
export function ranksOf(book: OwnBook, view: OwnView): Rank[] {
  const at = (row: Row): number => (row.step ? STEPS.findIndex((step) => step.id === row.step) : STEPS.length);
  return RANKS.map((rank) => ({
    ...rank,
    rows: Object.keys(book.countries ?? {}).filter((id) => book.countries![id]!.class === rank.id)
      .map((id) => rowOf(book, ownView(view), id)).sort((a, b) => at(a) - at(b)),
  }));
}
