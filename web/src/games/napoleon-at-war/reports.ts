// How it stands, in words: for typed commands, and at the end of a game. Pure.
import { t } from '../../i18n';
import type { Book, View } from '../../net/wire';
import { labelled, sentence } from '../../speech/atlas';
import { nameOfSide } from '../../speech/describe';
import type { Award } from '../look';
import { comingOf, lossesOf, standingsOf, titleOf } from './standing';
import type { OwnBook, OwnView } from './shapes';

export function scoreText(book: Book, view: View): string {
  const points = standingsOf(book, view).map((one) => {
    const sums = one.points.map((sum) => `${nameOfSide(book, sum.side)} ${sum.points}`).join(', ');
    return sentence(one.plan ? labelled(t('Option {0}', one.plan), sums) : sums);
  });
  const losses = lossesOf(book, view).map((loss) => sentence(labelled(
    `${nameOfSide(book, loss.side)}, ${titleOf(book, loss.map)}`,
    [t('losses {0}', loss.losses), loss.demoralized ? t('demoralized') : '', loss.safe ? t('can no longer be demoralized') : '',
      ...loss.levels.map((one) => t('{0} to go of {1}', Math.max(0, one.level - loss.losses), one.level))]
      .filter(Boolean).join(', '))));
  return [sentence(t('Victory points')), ...points, ...losses].join(' ');
}

export function comingText(book: Book, view: View): string {
  const groups = comingOf(book, view).map((group) => sentence(labelled(
    [nameOfSide(book, group.side), ...group.arrivals.map((one) => t('turn {0}, {1}', one.turn, one.where))]
      .join(', '), group.units.join(', '))));
  return groups.join(' ') || t('Nobody is still to come.');
}

/** The lines of the victory schedule that are met, as far as the viewer may know. */
export function awardsOf(book: OwnBook, view: OwnView): Award[] {
  const plan = (['A', 'B'] as const).find((name) => view.option === name || view.plan === name);
  const met = view.score?.lines ?? [];
  return (book.victory ?? []).flatMap((line): Award[] => {
    const award = (plan && line[plan]) ?? line;
    if (!met.includes(line.rule) || award.side === undefined) return [];
    return [{ text: line.text, rule: line.rule, side: award.side, points: award.points ?? 0 }];
  });
}
