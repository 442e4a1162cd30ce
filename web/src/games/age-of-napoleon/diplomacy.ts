// The line of countries from French dominion to insurgent, as the view tells it. Pure.
import { msg } from '../../i18n';
import { namedTitle } from '../../net/rosters';
import type { Standing } from './alignment';
import { ownView, type Major, type OwnBook, type OwnView } from './shapes';

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

/** Every country by its rank; each stands with those of its step, from the French end on. */
export function ranksOf(book: OwnBook, view: OwnView): Rank[] {
  const at = (row: Row): number => (row.step ? STEPS.findIndex((step) => step.id === row.step) : STEPS.length);
  return RANKS.map((rank) => ({
    ...rank,
    rows: Object.keys(book.countries ?? {}).filter((id) => book.countries![id]!.class === rank.id)
      .map((id) => rowOf(book, ownView(view), id)).sort((a, b) => at(a) - at(b)),
  }));
}
