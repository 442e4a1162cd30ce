// Shapes of what the server tells: updates and answers (docs/protocol.md).
// Members that are empty or have their default value are left out, so nearly all are optional.
import type { Book, PlaceId, SeatInfo, SideId, UnitId } from './shapes-book';
import type { View } from './shapes-view';

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
  /** Nobody has taken it yet: the invitation opens it. */
  open?: boolean;
  /** Of the own seat: on how many devices it is open, if on several. */
  devices?: number;
  /** Its key was lost: these sides have to say yet whether it gets another. */
  asks_key?: SideId[];
  /** Moments at which it is asked for a card. */
  asked?: string[];
}

/** A side was given a new key at that time, in seconds since 1970. */
export interface NewKey {
  side: SideId;
  at: number;
}

/** A seat asks to go back: to which step as the viewer counts them, whether the viewer has to answer, and who refused. */
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
  /** It can only be looked at: its record is damaged, or today's rules do not allow it. */
  shut?: { why: 'rules' | 'damage' | 'example'; shown: number; stored: number };
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
  /** What players have written and this seat may read, by number; a merge patch. */
  texts?: Record<string, string | null> | null;
  /** Merge patches (RFC 7396), or whole when `reset`. */
  view?: Partial<View>;
  /** All that is legal now, when that has changed. */
  legal?: Legal;
  reset?: boolean;
  /** With `reset`: what the seat plays now; players can change sides. */
  side?: SideId | 'nobody';
  /** Steps that were taken back, one after the other, each as it was counted when it went. */
  undone?: number[];
  events?: WireEvent[];
  /** Of which step the events are when there is more than one: who took it, how many are its own. */
  steps?: [by: SideId, events: number][];
  actions?: string[];
  seats?: Record<SideId, Seat>;
  keys?: NewKey[];
}

/** The same as it is sent: the number of the next one is left out, and who acted if the same did before. */
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
  /** Whose sum it is part of, where that is told. */
  side?: SideId;
}

export interface OddsFace {
  die: number;
  result: string;
  text: string;
}

export interface Odds extends Answer {
  attack: number;
  /** -1: who defends is not known. */
  defence: number;
  /** The least and the most that it may be then. */
  between?: [number, number];
  column: string;
  lines: OddsLine[];
  faces: OddsFace[];
  /** Where lines and chances are told by side: who attacks, and where. */
  attacker?: SideId;
  place?: PlaceId;
  /** Where many cards or dice decide, in millionths. */
  chances?: Chances[];
}

/** How likely 0, 1, 2 ... are. */
export interface Chances {
  what: 'losses' | 'fatigue' | 'beaten' | 'cards' | 'repulse' | 'strength' | 'halves' | 'column' | 'result';
  side: SideId;
  parts: number[];
}

/** One node of the tree of cheapest paths. */
export interface Spot {
  place: PlaceId;
  /** The manner of moving in which it is reached, where the game has several; left out: 0. */
  mode?: number;
  cost: string;
  left?: string;
  /** The spot it is reached from; -1 for where the unit stands. */
  from: number;
  action?: string;
  /** The move ends there by itself. */
  ends?: boolean;
  /** The action by which the unit may halt there. */
  halt?: string;
  /** What the one that moves gets if the move ends there. */
  fatigue?: number;
  /** While a card decides: the least that leads there, and how many do. */
  needs?: number;
  ways?: number;
  hazard?: Hazard;
}

/** What a way does to those who take it, if the move ends there, and who may come against them. */
export interface Hazard {
  units: number;
  /** The clause of what hits those who enter. */
  rule?: string;
  /** The clause by which it offends somebody to halt there. */
  trespass?: string;
  tired?: number;
  tested?: number;
  /** The chances that 0, 1, 2 ... are lost, in parts of a million. */
  lost?: number[];
  /** Who stands there may go before it comes to a fight. */
  leaves?: boolean;
  /** From where enemies may come in. */
  against?: PlaceId[];
}

export interface Reach extends Answer {
  unit: UnitId;
  spots: Spot[];
  /** Cards of which one will be turned over first. */
  of?: number;
  /** How the points come about, and what that adds up to. */
  lines?: OddsLine[];
  sum?: number;
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
  /** What may be read after the last of them. */
  texts?: Record<string, string>;
}

export interface Joined extends Answer {
  match: number;
  game: string;
  scenario: string;
  options: string;
  /** Of the data it was begun with, when they are not those of today. */
  data?: string;
  side: SideId | 'nobody';
  seats: Record<SideId, Seat>;
  keys?: NewKey[];
  sequence: number;
  /** It is an example: what is said to its steps. */
  example?: { id: string; title: string; passages: Passage[] };
}

/** Of an example: up to which step, as the viewer counts them, it is about that. */
export interface Passage {
  step: number;
  rules: string[];
  text: string;
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
  /** It can only be looked at: its record is damaged, or today's rules do not allow it. */
  shut?: { why: 'rules' | 'damage' | 'example'; shown: number; stored: number };
  result?: string;
  prompt?: string;
  names?: Record<SideId, string>;
  /** Seconds since 1970 of the last action that all saw; left out before there is one. */
  played?: number;
  /** It waits for this seat's answer whether something is taken back. */
  asked?: boolean;
  /** An invitation that nobody has used yet. */
  open?: boolean;
  seats?: Record<SideId, Seat>;
  error?: string;
}

/** What somebody should know who chooses a scenario. */
export interface About {
  text?: string;
  minutes?: [number, number];
  favours?: SideId | 'nobody';
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  sides: SideId[];
  /** Seats that are there with an option; one with the id of its side names that side's first seat. */
  seats?: (SeatInfo & { option: string })[];
  scenarios: string[];
  /** Of the scenarios, in the same order. */
  titles: string[];
  /** Of the scenarios, in the same order; empty for one that the game itself does not know. */
  about: About[];
  /** `scenarios` have a use for one of them; left out: all. */
  options: { id: string; text: string; rule: string; words: string[]; scenarios?: string[] }[];
  /** Games that are shown, and through whose eyes first. */
  examples?: { id: string; title: string; text: string; side: SideId }[];
  /** What to know of rules that could not be had. */
  rebuilt?: string;
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
  orders: Answer & { orders: string; moment?: string };
}
