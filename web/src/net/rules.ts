// The numbered rules in our words, asked for one by one and kept.
import { language } from '../i18n';
import { askSpoken } from './spoken';
import type { RuleText } from './wire';

const known = new Map<string, Promise<RuleText[]>>();

export function ruleText(game: string, number: string): Promise<RuleText[]> {
  const key = `${language()} ${game} ${number}`;
  let rules = known.get(key);
  if (!rules) {
    rules = askSpoken({ request: 'rules', game, number })
      .then((answer) => answer.rules as RuleText[]);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}
