// The legal actions as a list, and what each of them is chosen by. Pure; knows words of no game.
import type { LegalTree } from '../net/wire';
import { infoOf, isMapKind, kindsOf, type Grammar } from './grammar';
import { HABITS } from './habits';

export interface Choice {
  word: string;
  action: string;
  operands: string[];
  kinds: string[];
  segment: string;
}

/** Every legal action of the tree. */
export function listChoices(legal: LegalTree, grammar: Grammar): Choice[] {
  const out: Choice[] = [];
  for (const [word, firsts] of Object.entries(legal)) {
    const info = infoOf(grammar, word);
    const kinds = kindsOf(info, grammar);
    const add = (operands: string[]): void => {
      const action = [word, ...operands].join(' ');
      out.push({ word, action, operands, kinds, segment: info.segment ?? 'any' });
    };
    if (firsts === true) add([]);
    else
      for (const [first, rest] of Object.entries(firsts))
        if (rest === true) add([first]);
        else for (const others of rest) add([first, ...others.split(' ')]);
  }
  return out;
}

/** What stands in an action for words that are still to be written. */
export const BLANK = '#0';

/** Has something to be written in an action before it is sent? */
export function hasBlank(action: string, grammar: Grammar | null): boolean {
  const [word = '', ...operands] = action.split(' ');
  if (!grammar || !operands.includes(BLANK)) return false;
  return kindsOf(infoOf(grammar, word), grammar).some((kind, i) => kind === 'text' && operands[i] === BLANK);
}

/** The action with these words in it; a line's end is a space. */
export const written = (action: string, words: string): string =>
  action.replace(BLANK, () => `"${words.trim().replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"`);

/** A choice that names nothing one can point at is made by a button. */
export const isButton = (choice: { kinds: string[] }): boolean =>
  !choice.kinds.some((kind) => kind === 'unit' || kind === 'card' || kind === 'link' || isMapKind(kind));

/** The segments under way, by what is legal; the words of segment "any" fit everywhere. */
export function segmentsOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.map((choice) => choice.segment))].filter((name) => name !== 'any');
}

/**
 * The segments under way when each procedure last told some: where only "done" is left they say which buttons belong
 * there, and those of another procedure do not.
 */
export class Segments {
  #told = new Map<string, readonly string[]>();

  note(procedure: string, choices: readonly Choice[]): void {
    const found = segmentsOf(choices);
    if (found.length > 0) this.#told.set(procedure, found);
  }

  of(procedure: string): readonly string[] {
    return this.#told.get(procedure) ?? [];
  }
}

export interface Button {
  word: string;
  operand: string;
  action: string;
  /** Not legal now: a click asks why. */
  enabled: boolean;
  text: string;
  rule: string;
}

/** What goes on with the game when nothing else is wanted, the most pressing first. */
const ONWARD: readonly string[] = [HABITS.roll, HABITS.halt, HABITS.done, HABITS.pass, HABITS.decline];

/** The one button that stands out: what goes on, or the only one there is. `others` is offered besides, by what is in
    hand, or something `glows`: then nobody means to pass. */
export function mainOf(buttons: readonly Button[], others: readonly string[], glows = false): string | null {
  const able = buttons.filter(({ word, enabled }) => enabled && (word !== HABITS.pass || !(glows || others.length > 0)));
  const onward = ONWARD.flatMap((word) => able.find((one) => one.word === word)?.action ?? [])[0];
  const all = [...others, ...able.map(({ action }) => action)];
  return onward ?? (all.length === 1 ? all[0]! : null);
}

/**
 * The buttons of the prompt bar: what is legal, and what belongs to the segment and is not legal
 * now, in the order of the book. Without a segment (only "done" is left) that of before is kept.
 */
export function listButtons(
  choices: readonly Choice[],
  grammar: Grammar,
  before: readonly string[] = [],
): Button[] {
  const now = segmentsOf(choices);
  const segments = now.length > 0 ? now : before;
  const out: Button[] = [];
  for (const info of grammar.actions) {
    if (!isButton({ kinds: kindsOf(info, grammar) })) continue;
    const make = (operand: string, action: string, enabled: boolean): Button => ({
      word: info.word,
      operand,
      action,
      enabled,
      text: info.text ?? info.word,
      rule: info.rule ?? '',
    });
    const legal = choices.filter((choice) => choice.word === info.word);
    for (const choice of legal) out.push(make(choice.operands.join(' '), choice.action, true));
    const belongs = info.segment === 'any' || segments.includes(info.segment ?? 'any');
    if (legal.length === 0 && belongs && !info.operands?.length)
      out.push(make('', info.word, false));
  }
  return out;
}
