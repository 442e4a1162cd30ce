// Finding one's way in the numbered rules. Pure.
import type { RuleText } from '../net/wire';

/** Where a number stands: itself, else its first clause, else the nearest above it; -1 for none. */
export function findRule(rules: readonly RuleText[], number: string): number {
  const exact = rules.findIndex((one) => one.rule === number);
  if (exact >= 0) return exact;
  for (let stem = number; stem !== ''; stem = stem.slice(0, -1)) {
    const found = rules.findIndex((one) => one.rule.startsWith(stem));
    if (found >= 0 && /\d/.test(stem)) return found;
  }
  return -1;
}

/** The clauses of the same numbered paragraph: 5.13a, 5.13b ... */
export function paragraph(rules: readonly RuleText[], at: number): RuleText[] {
  const stem = (number: string): string => number.replace(/[a-z]+$/, '');
  const here = rules[at];
  return here ? rules.filter((one) => stem(one.rule) === stem(here.rule)) : [];
}

export interface Section {
  chapter: string;
  rules: RuleText[];
}

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The rules that have all words, by chapter and in order. */
export function searchRules(rules: readonly RuleText[], text: string): Section[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const sections: Section[] = [];
  for (const rule of rules) {
    const all = plain(`${rule.rule} ${rule.chapter} ${rule.text}`);
    if (!words.every((word) => all.includes(word))) continue;
    const last = sections[sections.length - 1];
    if (last?.chapter === rule.chapter) last.rules.push(rule);
    else sections.push({ chapter: rule.chapter, rules: [rule] });
  }
  return sections;
}
