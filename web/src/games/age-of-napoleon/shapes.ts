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
  /** On the map; told to who commands them. */
  corps?: number;
}

export interface OwnView extends View {
  /** From 1800. */
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
}

export const ownBook = (book: Book): OwnBook => book;
export const ownView = (view: View): OwnView => view as OwnView;
