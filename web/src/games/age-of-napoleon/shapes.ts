// What the book and the view of Age of Napoleon have besides those of any game.
import type { Book, IdSet, View } from '../../net/wire';
import type { Standing } from './alignment';

/** An area that is part of another country stands where that does. */
export type Alignment = Standing | 'part';

export interface Ratings {
  fresh: number;
  spent: number;
  movement: number;
  seniority: number;
  home: string;
}

export interface Country {
  class: 'major' | 'minor' | 'detachable';
  /** Of an area that can be detached: whose part it is. */
  ruler?: string;
  capital: string;
}

export interface OwnBook extends Book {
  corps?: Record<string, Ratings>;
  countries?: Record<string, Country>;
  phases?: string[];
  years?: { first: number; last: number; rounds: number; winter: number };
}

export interface Major {
  cards: number;
  mobilization: number;
  deployment: number;
  /** How many may still be placed this year. */
  'yearly-left': number;
  /** On the map, in the reserve, and to be placed after all; told only to their commander. */
  corps?: number;
  reserve?: number;
  left?: number;
}

/** Minor allied corps, of which a third of the minor countries may be placed a year. */
export interface Thirds {
  most: number;
  placed: number;
  'yearly-left': number;
  reserve?: number;
  left?: number;
}

/** What one step of a country toward a side would bring; a rule, where it cannot be made. */
export interface Shift {
  rule?: string;
  to?: Standing;
  /** By side, as far as they change: cards due then, minor corps a year. */
  due?: Record<string, number>;
  thirds?: Record<string, number>;
  /** Corps of the viewer's that would leave the map; corps that would come at once. */
  gone?: number;
  come?: number;
}

export interface OwnView extends View {
  year?: number;
  round?: number;
  first?: string;
  /** By country. */
  alignment?: Record<string, Alignment>;
  spent?: IdSet;
  leaders?: IdSet;
  effects?: number;
  wars?: number;
  /** Rounds cancelled, as bits. */
  skipped?: number;
  occupied?: IdSet;
  surrendered?: IdSet;
  discard?: IdSet;
  aside?: IdSet;
  deck?: number;
  due?: Record<string, number>;
  minors?: Record<string, number>;
  majors?: Record<string, Major>;
  'minor-corps'?: Record<string, Thirds>;
  /** Where British corps can be landed. */
  shores?: IdSet;
  /** By country, then by the side that it would come nearer to. */
  shifts?: Record<string, Record<string, Shift>>;
  /** Where countries will stand when what lies upon them is settled. */
  turning?: Record<string, Standing>;
  /** Where battles are due; 1 while attackers are fought one by one. */
  fields?: IdSet;
  series?: number;
  levy?: string;
  /** By major: home corps placed this year. */
  deployed?: Record<string, number>;
}

export const ownBook = (book: Book): OwnBook => book;
export const ownView = (view: View): OwnView => view as OwnView;
