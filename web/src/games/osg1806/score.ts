// The schedule of Victory Points in words: what a line is for, and what would change it. Pure.
import { t } from '../../i18n';
import { inHalves } from '../../panel/boxes';
import type { Book, View } from '../../net/wire';
import type { Award } from '../look';
import { numberOf, type OwnBook, type OwnView, type ScoreLine } from './shapes';

const nameOf = (book: Book, id: string): string => book.sides.find((side) => side.id === id)?.name ?? id;
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What the schedule says of a line; of two with the same rule, that of its side. */
export function titleOf(book: OwnBook, { rule, side }: ScoreLine): string {
  const fit = (book.victory ?? []).filter((one) => one.rule === rule);
  return (fit.find((one) => one.side === side) ?? fit[0])?.text ?? '';
}

/** Losses that would give other points. */
export const stepsOf = (book: Book, { next = [] }: ScoreLine): string[] =>
  next.map(({ side, more, points }) => t('{0}: {1} more lost → {2}', nameOf(book, side), inHalves(more), signed(points)));

/** Of things that count one by one: how many of how many. */
export function countOf({ sources, formations, trains, side }: ScoreLine): string {
  const all = sources ? Object.values(sources).map((holder) => holder === side) : Object.values(formations ?? trains ?? {});
  return all.length > 0 ? t('{0} of {1}', all.filter(Boolean).length, all.length) : '';
}

/** How it stands, for a typed command. */
export function scoreText(book: Book, view: View): string {
  const { score } = view as OwnView;
  if (!score) return '';
  const lost = book.sides.map(({ id, name }) => t('{0} lost: {1}', name, inHalves(numberOf(score.lost[id] as number))));
  return [`${t('If the game ended now.')} ${score.text}.`, `${lost.join(', ')}.`].join(' ');
}

/** At the end: what the points were given for. */
export const awardsOf = (book: Book, view: View): Award[] => ((view as OwnView).score?.lines ?? [])
  .filter(({ points }) => points)
  .map((line) => ({ side: line.side, points: line.points ?? 0, text: titleOf(book as OwnBook, line), rule: line.rule }));
