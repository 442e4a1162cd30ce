// What is done in one go: the whole stack is taken up, all who can come along do. Pure.
import { t } from '../../i18n';
import type { Book, LegalTree, View } from '../../net/wire';
import type { Gesture } from '../look';

/** What opens to plan a march of several units, one behind the other. */
export const COLUMN = 'column';

const unitsOf = (tree: LegalTree[string] | undefined): string[] =>
  (tree && tree !== true ? Object.keys(tree) : []);

/** All who stand where a unit stands. */
export const stackOf = (view: View, unit: string): string[] =>
  Object.keys(view.places ?? {}).filter((one) => view.places![one] === view.places![unit]);

/** Who is being set up: the frame that asks where to knows it by its number. */
export function inHand(view: View, book: Book): string | null {
  const put = Object.values(view.frames ?? {}).find(({ procedure }) => procedure === 'put');
  return put ? Object.keys(book.units ?? {})[put.local ?? 0] ?? null : null;
}

/** Is it time to march? Units are taken up in the set-up, too. */
const isMarching = (view: View, legal: LegalTree): boolean => 'move' in legal || 'step' in legal ||
  Object.values(view.frames ?? {}).some(({ procedure }) => procedure === 'movement' || procedure === 'individual');

export function gesturesOf(_book: Book, view: View, legal: LegalTree, unit: string | null): Gesture[] {
  if (!isMarching(view, legal)) return [];
  const joining = unitsOf(legal.join);
  if (joining.length > 1)
    return [{ id: 'all', text: t('All come along'), actions: joining.map((one) => `join ${one}`) }];
  const able = unitsOf(legal.take);
  if (!unit || !able.includes(unit)) return [];
  const others = stackOf(view, unit).filter((one) => one !== unit && able.includes(one));
  const column = { id: COLUMN, text: t('March in column …'), actions: [], opens: COLUMN };
  if (others.length === 0) return [column];
  return [{ id: 'stack', text: t('Take the whole stack'), actions: [`take ${unit}`, ...others.map((one) => `join ${one}`)] }, column];
}
