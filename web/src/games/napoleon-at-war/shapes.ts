// What Napoleon at War adds to its book and its views.
import type { Book, HexId, IdSet, SideId, UnitId, View } from '../../net/wire';

/** When and where a group comes on: `hex`, or `map` and `edge`. */
export interface Entry {
  turn: number;
  hex?: HexId;
  map?: string;
  edge?: string;
  /** Its owner may bring it later. */
  wait?: boolean;
}

export interface Arrival extends Entry {
  /** Key under `coming` in views. */
  group: string;
  side: SideId;
  /** Only under this plan; left out: under each. */
  plan?: string;
  units: UnitId[];
  /** The other hex it may be sent to. */
  divert?: HexId;
  rule?: string;
}

export interface Award {
  side: SideId;
  points: number;
}

/** A line of the victory schedule; awards by plan where the plan matters. */
export interface VictoryLine extends Partial<Award> {
  text: string;
  rule: string;
  A?: Award;
  B?: Award;
}

/** Losses that break a side on a map; by plan where the plan matters. */
export interface BreakLevel {
  side: SideId;
  map: string;
  level?: number;
  A?: number;
  B?: number;
}

export interface Transit {
  side: SideId;
  rule?: string;
  /** The edge of each map that it joins. */
  between: Record<string, string>;
  /** Ids of the tracks its boxes name. */
  sections: string[];
}

export interface OwnBook extends Book {
  plans?: Record<string, string>;
  arrivals?: Arrival[];
  demoralization?: BreakLevel[];
  victory?: VictoryLine[];
  /** Edges that may be left by, by side and map. */
  exits?: Record<SideId, Record<string, string[]>>;
  transit?: Transit;
}

export interface Morale {
  losses: number;
  /** Left out while it is not known, or where there is none. */
  level?: number;
  demoralized: boolean;
}

/** A group still to come.  Under A and B when the viewer cannot know which it will be. */
export interface Coming extends Partial<Entry> {
  side: SideId;
  units: IdSet;
  A?: Entry;
  B?: Entry;
}

/** Points by side if the game ended now. */
export interface Score {
  /** Rules of the lines of the book's victory schedule that are met. */
  lines?: string[];
  [side: SideId]: unknown;
}

export interface OwnView extends View {
  morale?: Record<SideId, Record<string, Morale>>;
  coming?: Record<string, Coming>;
  /** Under A and B while the viewer does not know which plan it is. */
  score?: Score & { A?: Score; B?: Score };
  /** The plan as far as the viewer knows it. */
  option?: string;
  plan?: string;
}
