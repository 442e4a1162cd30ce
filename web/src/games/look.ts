// What a game may add to the platform: its own look. A game's directory beside this file exports one as its
// default; what it leaves out, the platform does without. Nothing outside asks which game it is.
import type { Component } from 'svelte';
import type { Plan } from '../areas/plan';
import { fetched } from '../net/fetched';
import type { Book, Hazard, LegalTree as Legal, Unit, View } from '../net/wire';
import type { PanelProps } from '../panel/props';
import type { BoardHandle } from '../play/commands';
import type { Place } from '../play/match.svelte';
import type { Glow } from '../play/selection';
import type { Ink } from '../theme/inks';

/** A set of units in the view that the board marks, and what is said of them. */
export interface UnitMark {
  /** The member of the view; with `sided`, the first part of its name before each side's id. */
  member: string;
  sided?: true;
  mark: string;
  /** To be translated. */
  text?: string;
}

/** A counter in a hex of which no more is seen than this. */
export interface HexFlag {
  id: string;
  side: string;
  area: string;
  /** In whose colours, where that is not the side's. */
  nation?: string;
  /** A word: which sign it bears. */
  sign?: string;
  /** What is seen, in words. */
  text: string;
}

/** Where some were seen last who stand hidden now. */
export interface Ghost {
  place: string;
  side: string;
  /** Who, briefly. */
  text: string;
  /** Turns since. */
  age: number;
  /** Those who stand there were never seen. */
  unseen?: true;
}

/** Several actions that are one gesture of the hand. */
export interface Gesture {
  id: string;
  text: string;
  /** In order; those that are not legal when their turn comes are left out. */
  actions: string[];
  /** What opens instead: something on the table, by a name of the game's own. */
  opens?: string;
}

/** A component that is fetched when it is first needed. */
export type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A tab of the panel. */
export interface Tab {
  id: string;
  /** To be translated. */
  name: string;
  part: Later<PanelProps>;
  /** It is there while this is so; left out: always. */
  needed?(view: View): boolean;
}

/** Something on the table beside the board. */
export interface Slip {
  part: Later<SlipProps>;
  /** Once this is so it is there, and knows itself when it has nothing to show; left out: always. */
  needed?: (place: Place) => boolean;
}

export type SlipProps = {
  place: Place;
  board?: BoardHandle | undefined;
};

/** What is printed on a block, whose wood the board draws: a square of that size about the origin. */
export interface FaceProps {
  id: string;
  unit: Unit;
  view: View;
  book: Book;
  size: number;
  /** CSS pixels of one unit of that size, or a little less. */
  px: number;
  /** Another lies upon it: only its upper edge is seen. */
  covered?: boolean;
}

/** What it takes to come to a place, drawn beside it. */
export interface PriceProps {
  glow: Glow;
  x: number;
  y: number;
  grow: number;
}

/** Why a card is of no use now. */
export interface Reason {
  rule: string;
  text: string;
}

export interface CardProps {
  book: Book;
  id: string;
  glows?: boolean;
  selected?: boolean;
  reason?: Reason;
  small?: boolean;
  onclick?: () => void;
}

export type PictureProps = Pick<CardProps, 'book' | 'id'>;

export interface CardLook {
  Face: Component<CardProps>;
  /** Beside the text of a card that is read in full. */
  Picture?: Component<PictureProps>;
  /** The highest comes first in hand. */
  value(book: Book, id: string): number;
  /** What is printed on it besides its text: "value 4". */
  facts(book: Book, id: string): string[];
  /** The word of the action that uses it on a unit, where it has one of its own. */
  wayOf(book: Book, id: string): string | null;
}

/** Points that somebody was awarded. */
export interface Award {
  side: string;
  points: number;
  text: string;
  rule: string;
}

/** What is printed on the sheet of a map of areas besides the country. */
export interface MapPrint {
  /** To be translated. */
  title: string;
  year: string;
  /** The legend: a sign drawn about the origin, and what it means, to be translated. */
  signs: readonly { sign: string; text: string; needed?: (plan: Plan) => boolean }[];
  /** A stretch of the map, in its units, and how long that is. */
  scale: { units: number; text: string };
}

/** How land is coloured: for whom, and by which of the hatchings. */
export interface Tint {
  /** A side, in whose ink; left out: as paper. */
  side?: string;
  hatch: Hatch;
}

/** Sparse or dense, or broken. */
export type Hatch = 'none' | 'light' | 'heavy' | 'broken';

/** How the game is played, chapter by chapter, in the reader's language; first how it is won. */
export type Guide = readonly { title: string; lines: readonly { text: string; rule?: string }[] }[];

export interface Look {
  /** For people who have never played it. */
  guide?(): Promise<Guide>;
  /** Title, legend and scale of a map of areas. */
  map?: MapPrint;
  /** How the land of each area is coloured; areas that are left out are paper. */
  tints?(book: Book, view: View): ReadonlyMap<string, Tint>;
  /** More of an area, in words. */
  land?(book: Book, view: View, area: string): string[];
  /** Lanes over the sea while there are any, and where they meet the coast: points in units of the map. */
  sea?(view: View): { lanes: readonly string[]; ports: readonly string[] } | null;
  /** What a way does to those who take it, in words. */
  dangers?(book: Book, hazard: Hazard): string[];
  /** At the head of the panel, instead of the track of turns. */
  Head?: Component<Pick<PanelProps, 'table' | 'commands'>>;
  /** Between the log and what is off the map. */
  tabs?: readonly Tab[];
  /** Over the board. */
  slips?: readonly Slip[];
  /** Below the board. */
  foot?: readonly Slip[];
  Face?: Component<FaceProps>;
  /** More than so many blocks of a side in an area lie fanned out, those of a member of the view in front. */
  fan?: { over: number; front: string };
  /** In which ink a nation is printed; left out: as the table of inks has it. */
  inks?: Readonly<Record<string, Ink>>;
  Price?: Component<PriceProps>;
  /** How far a price reaches to both sides of where it stands; left out: as far as a number does. */
  breadth?(glow: Glow): { before: number; after: number };
  cards?: CardLook;
  marks?: readonly UnitMark[];
  /** What stands hidden in hexes. */
  flags?(book: Book, view: View): HexFlag[];
  /** Where those under the flags were seen last. */
  ghosts?(book: Book, view: View): Ghost[];
  /** What a button is called while a procedure is open, by the procedure and the word of its action; to be translated. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words of actions that a panel has buttons for: the bar on top has none. */
  apart?: readonly string[];
  /** Words of actions before which the odds are told. */
  foresees?: readonly string[];
  /** Which overlays of the game are offered besides, and how each is drawn. */
  layers?: Readonly<Record<string, 'range' | 'chain' | 'supply' | 'column' | 'bridge' | 'near'>>;
  /** Attacks that are declared, from and on which units. */
  attacks?(view: View): readonly { from: string[]; to: string[] }[];
  /** What a counter shows now, where that is not what is printed on its face. */
  values?(book: Book, view: View): ReadonlyMap<string, string>;
  /** Words of what a click on a unit does at once, though they are of movement. */
  atOnce?(view: View): readonly string[];
  /** Who leads what is on the march, where no member of the view tells it. */
  mover?(view: View, book: Book): string | null;
  /** Procedures in which a unit is in hand that a click on another puts back. */
  exchanged?: readonly string[];
  /** What the unit in hand can do in one go besides. */
  gestures?(book: Book, view: View, legal: Legal, unit: string | null): Gesture[];
  /** A path was drawn to a place that it cannot lead to; did the game find something else to do? */
  far?(hand: { selected: string | null; opened: string | null; aimed: string | null }, unit: string, place: string): boolean;
  /** What the view tells of a unit, in words. */
  states?(view: View, unit: string, book: Book): string[];
  /** Answers to typed commands: how it stands, who is to come. */
  score?(book: Book, view: View): Promise<string>;
  coming?(book: Book, view: View): Promise<string>;
  /** At the end: what the points were given for. */
  awards?(book: Book, view: View): Promise<Award[]>;
}

const found = import.meta.glob<{ default: Look }>('./*/index.ts');

/** The look of a game; an empty one where it has none of its own. */
export async function lookOf(game: string): Promise<Look> {
  const load = found[`./${game}/index.ts`];
  return load ? (await fetched(load)).default : {};
}
