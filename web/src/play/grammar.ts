// The grammar of actions as the book tells it: words, and kinds of operands.
import type { ActionDef, Book } from '../net/wire';

export type Grammar = Pick<Book, 'actions'> & { operands?: Record<string, string> };

/** The kinds of an action's operands; an operand without a kind is its own. */
export function kindsOf(info: ActionDef, grammar: Grammar): string[] {
  return (info.operands ?? []).map((operand) => grammar.operands?.[operand] ?? operand);
}

export const infoOf = (grammar: Grammar, word: string): ActionDef =>
  grammar.actions.find((info) => info.word === word) ?? { word };

export const isMapKind = (kind: string | undefined): boolean => kind === 'hex' || kind === 'place' || kind === 'area';
