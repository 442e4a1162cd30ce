// Shapes of what is printed: the book of a scenario (docs/protocol.md).
// Members that are empty or have their default value are left out, so nearly all are optional.

export type UnitId = string;
export type HexId = string;
export type SideId = string;
/** A hex, or the id of a box. */
export type PlaceId = string;
/** A set: its members, each true.  An absent set is an empty one. */
export type IdSet = Record<string, true>;

export interface Side {
  id: SideId;
  name: string;
}

export interface Unit {
  name?: string;
  /** As printed on the piece. */
  counter?: string;
  type?: string;
  /** "8-4" */
  values?: string;
  /** Whose it is as printed; the view's `owner` tells when it has changed hands. */
  side: SideId;
  /** In whose colours it is printed, where that is not the side. */
  nation?: string;
  formation?: string;
}

/** What lies on a hexside, seen from the hex it is listed under. */
export type SideFeature =
  | 'road'
  | 'trail'
  | 'stream'
  | 'river'
  | 'bridge'
  | 'slope-up'
  | 'woods'
  | 'slope-down';

/** Clockwise.  Flat top: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW; pointed top: 0 NE, 1 E ... 5 NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export interface Hex {
  id: HexId;
  /** Its other id, where two sections of the map print it. */
  alias?: string;
  /** Doubled coordinates: x grows east, y grows north. */
  x: number;
  y: number;
  /** Out of play in this scenario. */
  outside?: boolean;
  /** Left out: the map's default. */
  terrain?: string;
  /** A town or height. */
  name?: string;
  /** S stated, F found, r rebuilt with little to go by; left out: R, rebuilt. */
  grade?: string;
  /** By direction; each hexside is listed under both its hexes. */
  sides?: Partial<Record<`${Direction}`, SideFeature[]>>;
  /** Directions in which a road leaves the map. */
  roads_off?: Direction[];
  /** Directions in which water leaves the map. */
  waters_off?: Direction[];
}

/** What a map of hexes shows and no rule asks for: names written at hexes, and heights. */
export interface Land {
  is: 'river' | 'wood' | 'ridge' | 'name' | 'height' | 'town';
  name?: string;
  /** Weight from 1 to 3; of a height metres. */
  size: number;
  at: HexId[];
}

export interface MapSheet {
  id: string;
  title: string;
  /** Where north lies, in degrees clockwise from up. */
  north?: number;
  country?: Land[];
  /** Hexes stand on a point. */
  pointed?: boolean;
  columns: number;
  rows: number;
  /** The commonest terrain. */
  default: string;
  hexes: Hex[];
}

/** An area of a game whose map is areas joined by connections. */
export interface Area {
  id: PlaceId;
  name: string;
  /** In a square of 1000; x grows to the right, y down. */
  x: number;
  y: number;
  /** Words: "wooded" ... */
  traits?: string[];
  region?: string;
  grade?: string;
  /** No connection by land leads there. */
  isolated?: boolean;
  /** Rings around the land and its islands, x and y in turn. */
  outline?: number[][];
  /** By neighbouring area, the connection that leads there. */
  exits: Record<PlaceId, string>;
}

/** What the drawing of the country shows; no rule asks for it. */
export interface Feature {
  is: 'river' | 'wood' | 'ridge' | 'border' | 'name' | 'land' | 'sea' | 'lake';
  name: string;
  /** Of a river, wood or name how great, from 1 to 3; of a ridge its height in hundreds of metres. */
  size: number;
  /** x and y of each point, in the square of the areas and beyond it. */
  at: number[];
}

/** A connection of two areas. */
export interface Link {
  id: string;
  ends: [PlaceId, PlaceId];
  traits?: string[];
  /** The river it crosses. */
  over?: string;
  /** For ships alone. */
  sea?: boolean;
  grade?: string;
}

/** Something a card does, and the clause that says so. */
export interface CardLine {
  rule: string;
  text: string;
}

export interface Card {
  name: string;
  /** Left out: of a deck that both draw from. */
  side?: SideId;
  /** A word: when it serves; left out: at any time. */
  phase?: string;
  /** A word, or a side: who may play it; left out: whose hand it is in. */
  who?: string;
  lines?: CardLine[];
}

/** A place beside the maps. */
export interface Box {
  id: PlaceId;
  name: string;
  /** Boxes of one kind are shown together: "coming", "eliminated", "exited", "track" ... */
  kind?: string;
  /** The map it belongs to. */
  map?: string;
  /** The track it is a space of. */
  track?: string;
  /** The box that units go on to. */
  next?: PlaceId[];
  /** Hexes it touches. */
  hexes?: HexId[];
}

export interface ActionDef {
  word: string;
  /** Ids of operands; what kind each is stands under `operands`. */
  operands?: string[];
  segment?: string;
  /** Of its button; {0} stands for its operand. */
  label?: string;
  text?: string;
  rule?: string;
}

export interface EventDef {
  word: string;
  /** The sentence; {0} stands for the first argument. */
  text?: string;
  /** The usual one. */
  rule?: string;
  /** Ids of operands. */
  args?: string[];
}

export type OperandKind =
  | 'number'
  | 'halves'
  | 'unit'
  | 'hex'
  | 'place'
  | 'area'
  | 'link'
  | 'card'
  | 'map'
  | 'side'
  | 'word'
  | 'named'
  | 'text';

/** Things that the data of a game name. */
export interface Roster {
  title: string;
  /** Ids of the operands that name them. */
  operands: string[];
  /** By id, what they are called. */
  names: Record<string, string>;
}

/** A choice made before the game; the first word is the default. */
export interface Choice {
  id: string;
  text: string;
  rule?: string;
  words: string[];
  /** The word in force. */
  value: string;
}

export interface TerrainRow {
  id: string;
  name: string;
  /** It is of hexsides, not of hexes. */
  hexside?: boolean;
  /** "1", "1/2", "+2"; left out: none. */
  cost?: string;
  /** The defender counts so many times: "2". */
  defence?: string;
  road_only?: boolean;
  /** No way across. */
  barred?: boolean;
  blocks_sight?: boolean;
  night_closed?: boolean;
  rule?: string;
}

export interface Crt {
  columns: string[];
  /** By die roll from 1, then by column. */
  rows: string[][];
  /** "Ar": "attacker retreats" */
  results: Record<string, string>;
  rule?: string;
}

/** A printed table: a row has a head and as many cells as there are columns. */
export interface Chart {
  id: string;
  title: string;
  rule?: string;
  /** Above the heads of the rows. */
  corner: string;
  columns: string[];
  rows: { head: string; cells: string[] }[];
}

/** Who sits at the game; partners share a side.  The first seat of a side has its id. */
export interface SeatInfo {
  id: SideId;
  name: string;
  side: SideId;
}

/** Something `survey` can show. */
export interface Overlay {
  id: string;
  text: string;
  rule?: string;
  needs?: ('side' | 'place')[];
}

/** A kind of moment at which a side is asked for a card. */
export interface Moment {
  id: string;
  text: string;
  rule: string;
  /** The order a seat begins with. */
  begins: 'ask' | 'never';
}

export interface Book {
  game: string;
  title: string;
  scenario: string;
  scenario_title: string;
  /** "louis=no touch=free" */
  options: string;
  sides: Side[];
  /** Left out where each side has one seat, which has its id. */
  seats?: SeatInfo[];
  units?: Record<UnitId, Unit>;
  maps?: MapSheet[];
  boxes?: Box[];
  areas?: Area[];
  links?: Link[];
  country?: Feature[];
  cards?: Record<string, Card>;
  actions: ActionDef[];
  events: EventDef[];
  operands: Record<string, OperandKind>;
  rosters?: Record<string, Roster>;
  choices?: Choice[];
  /** Of standing orders. */
  moments?: Moment[];
  /** Words used in views, actions and events, in the language asked for. */
  words?: Record<string, string>;

  // Charts and tracks that several games have.
  /** One word a turn. */
  track?: string[];
  terrain_chart?: TerrainRow[];
  crt?: Crt;
  charts?: Chart[];
  overlays?: Overlay[];
  /** What the numbers on a counter are called, in their order. */
  ratings?: string[];
  /** What areas are worth. */
  'victory-areas'?: Record<PlaceId, number>;
}
