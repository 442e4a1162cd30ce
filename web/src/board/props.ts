/* What the board is told and what it tells. */
import type { BoardBook, Glow, HiddenUnit, Overlays } from './types';

export interface BoardProps {
  book: BoardBook;
  /** Unit to hex or box; units elsewhere are not drawn. */
  places: Readonly<Record<string, string>>;
  /** Whose units are, where that is not the side they are printed with. */
  owner?: Readonly<Record<string, string>>;
  /** Counters that stand hidden. */
  hidden?: readonly HiddenUnit[];
  /** Places where a hidden unit that is pointed at may be. */
  haunts?: readonly string[];
  /** Who was seen where before, and how many turns ago. */
  ghosts?: readonly { place: string; side: string; text: string; age: number; unseen?: true }[];
  glowHexes?: ReadonlyMap<string, Glow>;
  glowUnits?: ReadonlySet<string>;
  selected?: string | null;
  /** Unit to its marks: moved, attacker, defender, bombarding, duty, spent, retreating. */
  marked?: ReadonlyMap<string, readonly string[]>;
  /** What counters show now, where that is not what is printed on their faces. */
  values?: ReadonlyMap<string, string>;
  overlays?: Overlays;
  /** Hex or box of the keyboard's cursor; the board pans to show it. */
  cursor?: string | null;
  hideCounters?: boolean;
  /** What the path being drawn costs so far, or why it goes no further. */
  drag?: { cost?: string; refused?: string } | null;
  /** Whom a path may be drawn with; without it, those that glow. */
  draws?: (unit: string) => boolean;
  /** night, fog, day: tints the maps. */
  light?: string;
  /** Where the marker of the turn track lies; 0 is nowhere. */
  turn?: number;
  /** What a screen reader calls the board. */
  label?: string;
  onhex?: (place: string) => void;
  onunit?: (unit: string) => void;
  /** While a path is drawn: the hexes entered so far. */
  ondrag?: (unit: string, hexes: string[]) => void;
  /** A path was drawn: the hexes to enter, in order. */
  ondragpath?: (unit: string, hexes: string[]) => void;
  /** What the mouse is over: a unit, else a place. */
  onhover?: (id: string | null) => void;
  /** Long press on a touch screen; without it, onhover is told. */
  onhold?: (id: string | null) => void;
}
