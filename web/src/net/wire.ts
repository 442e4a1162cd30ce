// What goes over the socket, as far as every game has it.

export interface ProtocolError {
  code: string;
  text: string;
  rule?: string;
  reason?: string;
  facts?: string;
  line?: number;
}

export interface Answer {
  id?: string | number;
  ok: boolean;
  error?: ProtocolError;
  [member: string]: unknown;
}

/** Word, then the first operand, then the other operands joined by a blank. */
export type LegalTree = Record<string, true | Record<string, true | string[]>>;

export interface GameEvent {
  event: string;
  text: string;
  rule: string;
  args: string[];
}

export interface Seat {
  person?: boolean;
  online?: boolean;
  bot?: string;
}

export type Seats = Record<string, Seat>;
export type View = Record<string, unknown>;

/** What happened, as one viewer may know it; members left out have not changed. */
export interface Update {
  match: number;
  update?: number;
  reset?: boolean;
  undone?: boolean;
  by?: string;
  to_act?: string[];
  over?: boolean;
  can_undo?: number;
  sequence?: number;
  prompt?: string;
  view?: View;
  legal?: LegalTree;
  events?: GameEvent[];
  actions?: string[];
  seats?: Seats;
  winner?: string;
  margin?: number;
  result?: string;
}

export interface Joined {
  match: number;
  game: string;
  scenario: string;
  options: string;
  side: string;
  seats: Seats;
  sequence: number;
}

export interface Why {
  action: string;
  legal: boolean;
  reason?: string;
  rule?: string;
  text?: string;
  facts?: string;
}

export interface OddsLine {
  text: string;
  rule: string;
  value: number | string;
}

export interface OddsFace {
  die: number;
  result: string;
  text: string;
}

export interface Odds {
  attack: number;
  defence: number;
  column: string;
  lines: OddsLine[];
  faces: OddsFace[];
}

export interface Spot {
  place: string;
  cost: string;
  left?: string;
  from: number;
  action?: string;
  ends?: boolean;
  halts?: boolean;
}

export interface Reach {
  unit: string;
  spots: Spot[];
}

export interface SurveyMark {
  place: string;
  units?: string[];
  text?: string;
  rule?: string;
  blocked?: boolean;
}

export interface HistoryStep {
  step: number;
  by: string;
  action: string;
  view: View;
  events: GameEvent[];
}

export interface HistoryPage {
  total: number;
  from: number;
  steps: HistoryStep[];
  view: View;
}

/** An answer that says no. */
export class Refusal extends Error {
  readonly error: ProtocolError;
  constructor(error: ProtocolError) {
    super(error.text);
    this.error = error;
  }
}
