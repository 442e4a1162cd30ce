// Where countries stand, on the map and in words.
import { msg, t } from '../../i18n';
import { namedTitle } from '../../net/rosters';
import type { Book, View } from '../../net/wire';
import type { Tint } from '../look';
import type { OwnBook, OwnView } from './shapes';

export type Standing = 'member' | 'neutral' | 'ally' | 'dominion' | 'insurgent';

const TINTS: Readonly<Record<Standing, Tint>> = {
  dominion: { side: 'french', hatch: 'heavy' },
  ally: { side: 'french', hatch: 'light' },
  neutral: { hatch: 'none' },
  member: { side: 'coalition', hatch: 'light' },
  insurgent: { side: 'coalition', hatch: 'broken' },
};

const NAMES: Readonly<Record<Standing, string>> = {
  dominion: msg('French dominion'),
  ally: msg('French ally'),
  neutral: msg('neutral'),
  member: msg('Coalition member'),
  insurgent: msg('insurgent, with the Coalition'),
};

/** The country that another is part of now. */
const rulerOf = (book: OwnBook, view: OwnView, country: string): string | undefined =>
  view.alignment?.[country] === 'part' ? book.countries?.[country]?.ruler : undefined;

/** How a country stands; one that is part of another as that does. */
export function standingOf(book: Book, view: View, country: string): Standing {
  const own = (view as OwnView).alignment?.[rulerOf(book, view, country) ?? country];
  return own === undefined || own === 'part' ? 'neutral' : own;
}

/** The colours of the areas, by how their countries stand. */
export const tintsOf = (book: Book, view: View): ReadonlyMap<string, Tint> =>
  new Map((book.areas ?? []).map(({ id, region }) => [id, TINTS[standingOf(book, view, region ?? id)]]));

/** The country of an area and how it stands, in words. */
export function landTexts(book: Book, view: View, area: string): string[] {
  const country = book.areas?.find((one) => one.id === area)?.region;
  if (country === undefined) return [];
  const part = rulerOf(book, view, country);
  const name = (id: string): string => namedTitle(book, 'country', id) ?? id;
  if (country === 'france') return [name(country)];
  const standing = t(NAMES[standingOf(book, view, country)]);
  return part === undefined ? [name(country), standing] : [t('part of {0}', name(part)), standing];
}
