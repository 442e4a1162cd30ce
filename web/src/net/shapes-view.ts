// Shapes of what a viewer may know (docs/protocol.md).
// Members that are empty or have their default value are left out, so nearly all are optional.
import type { GameEvent } from './shapes-answers';
import type { Entry, HexId, IdSet, PlaceId, SideId, UnitId } from './shapes-book';

export interface Frame {
  procedure: string;
  step?: number;
  side: SideId;
  local?: number;
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
  french?: number;
  prussian?: number;
  /** Rules of the lines of the book's victory schedule that are met. */
  lines?: string[];
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

/** What a viewer may know.  The members are the game's own: these are those the client uses. */
export interface View {
  turn?: number;
  light?: string;
  /** By depth from "1", outermost first. */
  frames?: Record<string, Frame>;
  places?: Record<UnitId, PlaceId>;
  moved?: IdSet;
  /** The unit on the march, and the Movement Points it has left. */
  mover?: UnitId | 'none';
  points?: string;
  duty?: IdSet;
  spent?: IdSet;
  silenced?: IdSet;
  attackers?: IdSet;
  bombarding?: IdSet;
  defenders?: IdSet;
  retreating?: IdSet;
  result?: string;
  reduced?: string;
  owed?: number;
  paid?: number;
  morale?: Record<SideId, Record<string, Morale>>;
  coming?: Record<string, Coming>;
  /** Under A and B while the viewer does not know which plan it is. */
  score?: Score & { A?: Score; B?: Score };
  /** Units pushing one another out of their hexes, and hexes an advance may go to. */
  chain?: UnitId[];
  vacated?: HexId[];
  /** The turn and the phase under way, as the log heads them. */
  headings?: GameEvent[];
  /** A game on areas. */
  corps?: Record<UnitId, Corps>;
  /** All corps on the map together, of a side whose order of battle the viewer sees. */
  forces?: Record<SideId, Corps>;
  activated?: IdSet;
  stack?: IdSet;
  slipping?: IdSet;
  /** By side, then area: the connection of its axis of retreat. */
  axes?: Record<SideId, Record<PlaceId, string>>;
  control?: Record<PlaceId, SideId>;
  /** Connections whose bridge is destroyed. */
  broken?: IdSet;
  /** Cards in the viewer's hand, and those whose effect lasts. */
  hand?: IdSet;
  lasting?: IdSet;
  vp?: number;
  target?: PlaceId;
  /** The fog: hidden blocks by side and area, where each hidden unit may be, a side's strength. */
  standing?: Record<SideId, Record<PlaceId, { fresh?: number; activated?: number }>>;
  suspects?: Record<UnitId, IdSet>;
  strength?: Record<SideId, number>;
  marching?: { side: SideId; area: PlaceId; blocks: number };
  revealed?: IdSet;
  /** Before the game: who is ready, and the viewer's own bid. */
  ready?: Record<SideId, boolean>;
  bid?: { side: SideId; points: number };
  /** Whatever else the game tells. */
  [member: string]: unknown;
}
