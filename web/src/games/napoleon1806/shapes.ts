// What Napoléon 1806 adds to its book and its views.
import type { Book, SideId, UnitId, View } from '../../net/wire';

/** What is printed on a card. */
export interface CardPrint {
  event: string;
  colour: string;
  value: number;
  /** In a combat. */
  losses: number;
  fatigue: number;
  recovery: number;
  amount?: number;
}

export interface OwnBook extends Book {
  'faces-of-cards'?: Record<string, CardPrint>;
  turns?: { first: number; last: number };
  /** By the words of their procedures. */
  phases?: string[];
  /** The track of points: its highest number, where it begins, what `high` needs to win. */
  points?: { most: number; start: number; needed: number; low: SideId; high: SideId };
}

/** Strength and fatigue of a corps. */
export interface Corps {
  infantry: number;
  cavalry: number;
  fatigue: number;
}

/** Cards of a side, counted. */
export interface CardCount {
  hand: number;
  deck: number;
  discarded: number;
}

export interface OwnView extends View {
  corps?: Record<UnitId, Corps>;
  /** All corps on the map together, of a side whose order of battle the viewer sees. */
  forces?: Record<SideId, Corps>;
  /** A side's strength in the fog. */
  strength?: Record<SideId, number>;
  activated?: Record<UnitId, true>;
  /** Cards whose effect lasts. */
  lasting?: Record<string, true>;
  vp?: number;
  /** Before the game: the viewer's own bid. */
  bid?: { side: SideId; points: number };
}
