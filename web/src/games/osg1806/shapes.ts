// What 1806 adds to its book and its views.
import { t } from '../../i18n';
import { wordOf } from '../../play/labels';
import type { Book, HexId, IdSet, PlaceId, SideId, UnitId, View } from '../../net/wire';

/** What is printed on a counter. */
export interface Counter {
  /** Id of its formation. */
  formation?: string;
  size?: string;
  strength?: number | string;
  reduced?: number | string;
  initiative?: number;
  reduced_initiative?: number;
  rating?: number;
  movement?: number | string;
  officer?: boolean;
  vedettes?: UnitId[];
  parent?: UnitId;
  replacement?: UnitId;
  replaces?: UnitId;
}

export interface Formation {
  side: SideId;
  officer?: UnitId;
  /** Strength lost at which it is demoralized. */
  level?: number;
  points?: number | string;
  /** A formation that it may be led as a part of. */
  joins?: string;
  units: UnitId[];
}

/** Units that come on together. */
export interface Arrival {
  group: string;
  side: SideId;
  turn?: number;
  track?: 'regular' | 'alternate';
  hex?: HexId;
  anywhere?: boolean;
  /** So many hexes around a unit. */
  within?: number;
  of?: UnitId;
  road?: boolean;
  source?: string;
  test?: UnitId;
  until?: number;
  units: UnitId[];
  rule?: string;
}

export interface OwnBook extends Book {
  counters?: Record<UnitId, Counter>;
  formations?: Record<string, Formation>;
  calendar?: { day: number; part: string }[];
  turns?: { first: number; last: number; player: SideId };
  arrivals?: Arrival[];
  victory?: { side?: SideId; points?: number; text: string; rule: string }[];
  sources?: Record<string, { side: SideId; hex: HexId }>;
}

/** What is seen of a hidden stack: its nations, and what is the most among it. */
export type Flag = { kind: 'troops' | 'train' | 'leader' } & { [nation: string]: true | string };

export interface Attack {
  number: number;
  attackers?: IdSet;
  defenders?: IdSet;
  /** Strengths and column as they stand, until the die has fallen. */
  attack?: number;
  defence?: number;
  column?: string;
}

export interface Morale {
  losses?: number | string;
  level?: number;
  demoralized?: boolean;
}

/** One line of the schedule of Victory Points, as it stands. */
export interface ScoreLine {
  rule: string;
  side: SideId;
  points?: number;
  /** How much more somebody has to lose, and what the line gives then. */
  next?: { side: SideId; more: number; points: number }[];
  /** Own sources of supply, by who controls them. */
  sources?: Record<string, SideId>;
  /** The other side's formations, and whether they are demoralized. */
  formations?: Record<string, boolean>;
  /** Its baggage trains, and whether they are captured. */
  trains?: Record<UnitId, boolean>;
  /** Hexes that win outright, by who controls them. */
  aims?: Record<HexId, SideId>;
}

/** What each side would have if it ended now, as far as the viewer can know. */
export interface Score {
  text: string;
  winner?: SideId;
  lost: Record<SideId, number>;
  /** There are enemies under flags: what was told of losses is the least. */
  hidden?: boolean;
  lines: ScoreLine[];
  /** By side the points. */
  [side: SideId]: unknown;
}

/** What partners have told each other, and what was captured; without a text it is sealed. */
export interface Message {
  state: 'on-the-way' | 'arrived' | 'sealed' | 'read' | 'captured' | 'papers' | 'spoken';
  /** A seat, and the leader it goes to. */
  from?: SideId;
  to?: UnitId;
  turn?: number;
  text?: string;
}

export interface OwnView extends View {
  messages?: Record<string, Message>;
  flags?: Record<SideId, Record<HexId, Flag>>;
  /** By formation. */
  morale?: Record<string, Morale>;
  /** By box and side: the full strength of what lies there. */
  eliminated?: Record<PlaceId, Record<SideId, number>>;
  attacks?: Attack[];
  score?: Score;
  /** Officers and units that each commander can still put in command. */
  commanders?: Record<UnitId, { officers?: number; units?: number }>;
  /** Enemies that are hidden now: where and when they were seen last. */
  memory?: Record<UnitId, { at: PlaceId; turn: number }>;
  out?: IdSet;
  marching?: IdSet & View['marching'];
  reduced?: IdSet;
  unsupplied?: IdSet;
  moved?: IdSet;
  'demoralized-units'?: IdSet;
  day?: number;
  part?: string;
}

/** "1/2" and "12 1/2" as numbers. */
export function numberOf(value: number | string | undefined): number {
  if (typeof value === 'number') return value;
  const [whole = '', half] = (value ?? '').split(' ');
  return (whole.endsWith('/2') ? Number(whole.slice(0, -2)) / 2 : Number(whole) || 0) + (half ? 0.5 : 0);
}

/** Has its die fallen? Its odds are told until then. */
export const isFought = ({ column }: Attack): boolean => column === undefined;

/** Those who still fight: where the beaten have fled is nobody's target. */
export const attacksOf = (view: View): { from: string[]; to: string[] }[] =>
  ((view as OwnView).attacks ?? []).filter((attack) => !isFought(attack)).map(({ attackers, defenders }) => (
    { from: Object.keys(attackers ?? {}), to: Object.keys(defenders ?? {}) }
  )).filter(({ from, to }) => from.length > 0 && to.length > 0);

const NONE: ReadonlyMap<string, string> = new Map();

/** Units at reduced strength show that. */
export function valuesOf(book: Book, view: View): ReadonlyMap<string, string> {
  const { counters } = book as OwnBook;
  const reduced = Object.keys((view as OwnView).reduced ?? {});
  if (!counters || reduced.length === 0) return NONE;
  return new Map(reduced.flatMap((id) => {
    const one = counters[id];
    if (one?.reduced === undefined) return [];
    return [[id, `${one.reduced}(${one.reduced_initiative ?? one.initiative ?? ''})${one.movement ?? ''}`] as const];
  }));
}

/** "14 October, morning". */
export function dateOf(book: OwnBook, turn: number): string {
  const one = book.calendar?.[turn - 1];
  return one ? t('{0} October, {1}', one.day, wordOf(book, one.part)) : '';
}
