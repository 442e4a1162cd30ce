// Shapes of what a viewer may know (docs/protocol.md).
// Members that are empty or have their default value are left out, so nearly all are optional.
import type { GameEvent } from './shapes-answers';
import type { IdSet, PlaceId, SideId, UnitId } from './shapes-book';

export interface Frame {
  procedure: string;
  step?: number;
  side: SideId;
  local?: number;
}

/**
 * What a viewer may know. The members are the game's own: these are those the
 * client looks for in any game; what else one has is in its directory under games/.
 */
export interface View {
  turn?: number;
  light?: string;
  /** By depth from "1", outermost first. */
  frames?: Record<string, Frame>;
  places?: Record<UnitId, PlaceId>;
  /** By unit, whose it is, where that is not the side it is printed with. */
  owner?: Record<UnitId, SideId>;
  /** The unit on the march, and the Movement Points it has left. */
  mover?: UnitId | 'none';
  points?: string;
  /** The combat in hand, and its result once it is known. */
  attackers?: IdSet;
  defenders?: IdSet;
  result?: string;
  /** The turn and the phase under way, as the log heads them. */
  headings?: GameEvent[];
  /** The units that move as one. */
  stack?: IdSet;
  /** By side, then area: the connection of its axis of retreat. */
  axes?: Record<SideId, Record<PlaceId, string>>;
  control?: Record<PlaceId, SideId>;
  /** Connections whose bridge is destroyed. */
  broken?: IdSet;
  /** Cards in the viewer's hand. */
  hand?: IdSet;
  /** Where a combat goes on. */
  target?: PlaceId;
  /** The fog: hidden blocks by side and area, by state or as a number; where each hidden unit may be. */
  standing?: Record<SideId, Record<PlaceId, number | { fresh?: number; activated?: number }>>;
  suspects?: Record<UnitId, IdSet>;
  marching?: { side: SideId; area: PlaceId; blocks: number };
  /** Whatever else the game tells. */
  [member: string]: unknown;
}
