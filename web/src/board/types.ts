/* What the board reads of the book, and what it is told to show.  No rule of any game is here. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface BookHex {
  /** Out of play in this scenario. */
  outside?: boolean;
  id: string;
  /** Doubled coordinates: x grows east, y grows north. */
  x: number;
  y: number;
  terrain?: string;
  name?: string;
  /** By direction, clockwise from north (flat) or north-east (pointed). */
  sides?: Record<string, string[]>;
  roads_off?: number[];
  waters_off?: number[];
}

export interface BookMap {
  id: string;
  title: string;
  pointed?: boolean;
  default?: string;
  /** Width of a hex on the ground in metres; without it no scale is drawn. */
  metres?: number;
  /** Where north lies, in degrees clockwise from up. */
  north?: number;
  /** What is written on it, and heights. */
  country?: BookLand[];
  hexes: BookHex[];
}

/** Something of the land: a name written at hexes, how great a town is, metres of height. */
export interface BookLand {
  is: string;
  name?: string;
  size: number;
  at: string[];
}

export interface BookBox {
  id: string;
  name: string;
  /** Boxes of one track are drawn between the maps; boxes without are not drawn. */
  track?: string;
  next?: string[];
  hexes?: string[];
}

export interface BookUnit {
  name?: string;
  counter?: string;
  type?: string;
  values?: string;
  side: string;
  nation?: string;
  formation?: string;
}

export interface ChartLine {
  id: string;
  name: string;
  cost?: string;
  defence?: string | number;
}

export interface BoardBook {
  title: string;
  scenario_title?: string;
  sides: { id: string; name: string }[];
  units: Record<string, BookUnit>;
  maps: BookMap[];
  boxes?: BookBox[];
  track?: string[];
  words?: Record<string, string>;
  terrain_chart?: ChartLine[];
}

/** How a glowing hex is drawn; a kind not known is drawn as "move". */
export interface Glow {
  cost?: string;
  kind?: string;
}

export interface Arrow {
  from: string;
  to: string;
  kind?: string;
  /** Places in between, for a path. */
  via?: string[];
}

export interface Attack {
  from: string[];
  to: string[];
  label?: string;
}

export interface OverlayMark {
  place: string;
  /** zone, zone-2 ... by the order of the sides, sight, blocked, threat, and those of glow.ts; anything else is drawn as zone. */
  kind: string;
  /** Whose zone. */
  side?: string;
  label?: string;
}

export interface Overlays {
  marks?: OverlayMark[];
  arrows?: Arrow[];
  attacks?: Attack[];
}

/** A counter of which only the side is known. */
export interface HiddenUnit {
  id: string;
  side: string;
  place: string;
  /** It has been used this turn; it is on the move. */
  used?: boolean;
  moving?: boolean;
  /** Who it may be, or what is seen of it. */
  text?: string;
  /** In whose colours, where that is not the side's; and the sign beside its cloth. */
  nation?: string;
  sign?: string;
}
