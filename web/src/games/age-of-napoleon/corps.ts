// What the view tells of a corps, in words. Pure.
import { t } from '../../i18n';
import type { Book, View } from '../../net/wire';
import { ownBook, ownView } from './shapes';

/** Its state, and its ratings as they are now. */
export function statesOf(view: View, unit: string, book: Book): string[] {
  const { spent, leaders } = ownView(view);
  const rated = ownBook(book).corps?.[unit];
  return [
    spent?.[unit] ? t('spent') : '',
    leaders?.[unit] ? t('leads') : '',
    rated ? t('battle {0}, movement {1}, seniority {2}', spent?.[unit] ? rated.spent : rated.fresh, rated.movement, rated.seniority) : '',
  ].filter(Boolean);
}
