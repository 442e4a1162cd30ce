// The course of a year and what lasts, as the view tells. Pure.
import { msg } from '../../i18n';
import type { OwnBook, OwnView } from './shapes';

export interface Note {
  text: string;
  rule: string;
}

/** By bit. */
const EFFECTS: readonly Note[] = [
  { text: msg('Britannia'), rule: 'CARD-BRITANNIA.1' },
  { text: msg('Continental System'), rule: 'CARD-CONTINENTAL-SYSTEM.1' },
  { text: msg('Radetzky'), rule: 'CARD-RADETZKY.1' },
  { text: msg('Stein'), rule: 'CARD-STEIN.1' },
  { text: msg('Russia invaded'), rule: 'AON-2.9b' },
];
const WARS: readonly Note[] = [
  { text: msg('Austro-Ottoman War'), rule: 'CARD-AUSTRO-OTTOMAN-WAR.1' },
  { text: msg('Russo-Ottoman War'), rule: 'CARD-RUSSO-OTTOMAN-WAR.1' },
  { text: msg('War with America'), rule: 'CARD-WAR-WITH-AMERICA.1' },
];

const among = (notes: readonly Note[], bits = 0): Note[] => notes.filter((_, i) => (bits >> i) & 1);

/** What lasts, and this year's wars elsewhere. */
export const effectsOf = (view: OwnView): Note[] => among(EFFECTS, view.effects);
export const warsOf = (view: OwnView): Note[] => among(WARS, view.wars);

export function yearsOf({ years }: OwnBook): number[] {
  return years ? Array.from({ length: years.last - years.first + 1 }, (_, i) => years.first + i) : [];
}

export interface Round {
  number: number;
  winter: boolean;
  cancelled: boolean;
}

export function roundsOf({ years }: OwnBook, view: OwnView): Round[] {
  return Array.from({ length: years?.rounds ?? 0 }, (_, i) => i + 1).map((number) => ({
    number, winter: number >= (years?.winter ?? Infinity), cancelled: ((view.skipped ?? 0) >> number & 1) === 1,
  }));
}
