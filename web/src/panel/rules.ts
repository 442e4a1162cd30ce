// The numbered rules of a game in our words, asked for once in each language.
import { language } from '../i18n';
import { socket } from '../net/connection.svelte';
import type { RuleText } from '../net/wire';

const known = new Map<string, Promise<RuleText[]>>();

export function allRules(game: string): Promise<RuleText[]> {
  const key = `${language()} ${game}`;
  let rules = known.get(key);
  if (!rules) {
    rules = socket
      .request({ request: 'rules', game, language: language() })
      .then((answer) => answer.rules as RuleText[]);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}
