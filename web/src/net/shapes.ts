/**
 * Shapes of what the server tells: the book, updates, and answers.
 *
 * docs/protocol.md is the promise.  Members that are empty or have their
 * default value are left out, so nearly all of them are optional.  The names
 * of requests, errors and the words of the games are in protocol.ts, which is
 * generated.
 */

export type UnitId = string;
export type HexId = string;
export type SideId = string;
/** A hex, or the id of a box. */
export type PlaceId = string;
/** A set: its members, each true.  An absent set is an empty one. */
export type IdSet = Record<string, true>;

// ---- the book: everything printed ---------------------------------------

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
  side: SideId;
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
  | 'slope-down';

/** Clockwise.  Flat top: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW; pointed top: 0 NE, 1 E ... 5 NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export interface Hex {
  id: HexId;
  /** Doubled coordinates: x grows east, y grows north. */
  x: number;
  y: number;
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

export interface MapSheet {
  id: string;
  title: string;
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
  /** By neighbouring area, the connection that leads there. */
  exits: Record<PlaceId, string>;
}

/** A connection of two areas. */
export interface Link {
  id: string;
  ends: [PlaceId, PlaceId];
  traits?: string[];
  /** The river it crosses. */
  over?: string;
  grade?: string;
}

export interface Card {
  name: string;
  /** Left out: of a deck that both draw from. */
  side?: SideId;
}

/** What is printed on a card. */
export interface CardFace {
  /** Key of `events-of-cards`. */
  event: string;
  colour: string;
  value: number;
  /** In a combat. */
  losses: number;
  fatigue: number;
  recovery: number;
  amount?: number;
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
  | 'word';

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
  units?: Record<UnitId, Unit>;
  maps?: MapSheet[];
  boxes?: Box[];
  areas?: Area[];
  links?: Link[];
  cards?: Record<string, Card>;
  actions: ActionDef[];
  events: EventDef[];
  operands: Record<string, OperandKind>;
  choices?: Choice[];
  /** Of standing orders. */
  moments?: Moment[];
  /** Words used in views, actions and events, in the language asked for. */
  words?: Record<string, string>;

  // The rest is the game's own and may be missing.
  track?: string[];
  terrain_chart?: TerrainRow[];
  crt?: Crt;
  plans?: Record<string, string>;
  arrivals?: Arrival[];
  demoralization?: BreakLevel[];
  victory?: VictoryLine[];
  /** Edges that may be left by, by side and map. */
  exits?: Record<SideId, Record<string, string[]>>;
  transit?: Transit;
  overlays?: Overlay[];
  'faces-of-cards'?: Record<string, CardFace>;
  /** What the events of cards do, clause by clause. */
  'events-of-cards'?: Record<string, { rule: string; text: string }[]>;
  turns?: { first: number; last: number };
  /** By the words of their procedures. */
  phases?: string[];
  /** The track of points: its highest number, where it begins, what `high` needs to win. */
  points?: { most: number; start: number; needed: number; low: SideId; high: SideId };
  'victory-areas'?: Record<PlaceId, number>;
}

// ---- views ----------------------------------------------------------------

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

// ---- updates and answers --------------------------------------------------

/** word -> first operand -> the other operands, joined by blanks; true where there are none. */
export type Legal = Record<string, true | Record<string, true | string[]>>;

/** The same as it is sent: an array where a word takes one operand. */
export type Tree = Record<string, true | string[] | Record<string, string[]>>;

export interface GameEvent {
  event: string;
  text: string;
  rule: string;
  args: string[];
}

/** As it is sent: without a text that the book's sentence gives, and without its usual rule. */
export type WireEvent = Omit<GameEvent, 'text' | 'rule'> & { text?: string; rule?: string };

export interface Seat {
  person?: boolean;
  online?: boolean;
  bot?: string;
}

/** A seat asks to go back: to which step as the viewer counts them, whether he has to answer, and who refused. */
export interface Takeback {
  by: SideId;
  to: number;
  waits?: boolean;
  declined?: SideId;
}

/** What is sent unasked, in full (told.ts). */
export interface Update {
  /** Left out: 1. */
  match?: number;
  /** Steps so far as this viewer counts them; undo lowers it.  Left out: seats only. */
  update?: number;
  by?: SideId | 'chance';
  to_act?: SideId[];
  over?: boolean;
  winner?: SideId | 'nobody';
  margin?: number;
  result?: string;
  can_undo?: number;
  sequence?: number;
  /** The earliest step that the seat may ask to go back to, and the usual one. */
  may_ask?: [number, number] | null;
  /** A merge patch. */
  takeback?: Partial<Takeback> | null;
  prompt?: string;
  /** Merge patches (RFC 7396), or whole when `reset`. */
  view?: Partial<View>;
  /** All that is legal now, when that has changed. */
  legal?: Legal;
  reset?: boolean;
  /** With `reset`: what the seat plays now; players can change sides. */
  side?: SideId | 'nobody';
  undone?: boolean;
  events?: WireEvent[];
  actions?: string[];
  seats?: Record<SideId, Seat>;
}

/** The same as it is sent: the number of the next one is left out, and who acted if he did before. */
export interface WireUpdate extends Omit<Update, 'legal'> {
  /** A merge patch too: words that are not open keep what was told of them. */
  legal?: Tree;
  /** What counts of it now: words, or words with a first operand. */
  open?: string[];
}

export interface Failure {
  code: string;
  text: string;
  rule?: string;
  reason?: string;
  facts?: string;
  line?: number;
}

export interface Answer {
  id?: number | string;
  ok: boolean;
  error?: Failure;
}

export interface Why extends Answer {
  legal: boolean;
  reason?: string;
  rule?: string;
  text?: string;
  facts?: string;
}

export interface OddsLine {
  text: string;
  rule: string;
  value: number;
}

export interface OddsFace {
  die: number;
  result: string;
  text: string;
}

export interface Odds extends Answer {
  attack: number;
  defence: number;
  column: string;
  lines: OddsLine[];
  faces: OddsFace[];
  /** Where many cards or dice decide, in millionths. */
  chances?: Chances[];
}

/** How likely 0, 1, 2 ... are. */
export interface Chances {
  what: 'losses' | 'fatigue' | 'beaten' | 'cards';
  side: SideId;
  parts: number[];
}

/** One node of the tree of cheapest paths. */
export interface Spot {
  place: PlaceId;
  cost: string;
  left?: string;
  /** The spot it is reached from; -1 for where the unit stands. */
  from: number;
  action?: string;
  /** The move ends there by itself. */
  ends?: boolean;
  /** The action by which the unit may halt there. */
  halt?: string;
  /** What whoever moves gets if the move ends there. */
  fatigue?: number;
  /** While a card decides: the least that leads there, and how many do. */
  needs?: number;
  ways?: number;
}

export interface Reach extends Answer {
  unit: UnitId;
  spots: Spot[];
  /** Cards of which one will be turned over first. */
  of?: number;
  /** How the points come about. */
  lines?: OddsLine[];
}

export interface Mark {
  place: PlaceId;
  units?: UnitId[];
  text?: string;
  rule?: string;
  blocked?: boolean;
}

export interface Survey extends Answer {
  marks: Mark[];
}

export interface Step {
  step: number;
  by: SideId | 'chance';
  action?: string;
  view?: Partial<View>;
  events: GameEvent[];
}

export interface History extends Answer {
  total: number;
  from: number;
  steps: Step[];
  /** Before the first of the steps. */
  view: View;
}

export interface Joined extends Answer {
  match: number;
  game: string;
  scenario: string;
  options: string;
  side: SideId | 'nobody';
  seats: Record<SideId, Seat>;
  sequence: number;
}

export interface Created extends Answer {
  watch: string;
  seats: Record<SideId, { link?: string; bot?: string }>;
}

export interface Glance {
  link: string;
  game?: string;
  scenario?: string;
  title?: string;
  side?: SideId | 'nobody';
  to_act?: SideId[];
  over?: boolean;
  result?: string;
  prompt?: string;
  names?: Record<SideId, string>;
  /** Seconds since 1970 of the last action that all saw; left out before there is one. */
  played?: number;
  /** It waits for this seat's answer whether something is taken back. */
  asked?: boolean;
  error?: string;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  sides: SideId[];
  scenarios: string[];
  /** Of the scenarios, in the same order. */
  titles: string[];
  options: { id: string; text: string; rule: string; words: string[] }[];
}

export interface BotInfo {
  bot: string;
  text: string;
}

export interface RuleText {
  rule: string;
  chapter: string;
  done: boolean;
  text: string;
}

/** What answers each request beside Answer's members; of the others nothing more is told. */
export interface Answers {
  games: { games: GameInfo[] };
  bots: { bots: BotInfo[] };
  rules: { rules: RuleText[] };
  book: { book: Book };
  create: Created;
  join: Joined;
  glance: { games: Glance[] };
  legal: { legal: Tree };
  apply: { sequence: number; repeated?: boolean };
  undo: { sequence: number; repeated?: boolean };
  takeback: { sequence: number; repeated?: boolean };
  why: Why;
  odds: Odds;
  reach: Reach;
  survey: Survey;
  history: History;
  journal: { journal: string };
}
