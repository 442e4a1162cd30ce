// What may come of a fight with somebody who is not seen: chances in words. Pure.
import { rounded, spoken } from '../../areas/forecast';
import { t } from '../../i18n';
import type { Book, Odds } from '../../net/wire';
import { wordOf } from '../../play/labels';

/** "2-1: 40 %, 3-1: 60 %" */
const named = (names: readonly string[], parts: readonly number[]): string => {
  const percents = rounded(parts);
  return names.flatMap((name, i) => (percents[i] ? [t('{0}: {1} %', name, percents[i]!)] : [])).join(', ');
};

/** So many halves: "½", "1½". */
const halves = (count: number): string => `${count === 1 ? '' : Math.floor(count / 2)}${count % 2 ? '½' : ''}`;

/** A line for each thing that can be told; none where the column is known, so that the faces of the die tell more. */
export function likelyOf(book: Book | null, odds: Odds): string[] {
  const { columns = [], results = {} } = book?.crt ?? {};
  if (odds.faces.length > 0) return [];
  return (odds.chances ?? []).flatMap(({ what, parts }) => {
    switch (what) {
      case 'repulse':
        return [t('The Repulse succeeds: {0} %', rounded(parts)[1] ?? 0)];
      case 'strength':
        return [t('Strength of the enemy, with the ground: {0}', spoken(parts))];
      case 'halves':
        return [t('Strength of the enemy, with the ground: {0}', spoken(parts, halves))];
      case 'column':
        return [t('Column: {0}', named(columns, parts))];
      case 'result':
        return [t('Result: {0}', named(Object.keys(results).map((one) => wordOf(book, one)), parts))];
      default:
        return [];
    }
  });
}
