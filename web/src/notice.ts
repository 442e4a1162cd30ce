// What the tab of the browser tells: its title, and a mark on the icon while somebody here has to move.
import { t } from './i18n';

/** The title of a page; one that waits for its reader says so first. */
export const titleText = (title: string, waiting: string): string =>
  title === 'Berthier'
    ? [waiting, title].filter(Boolean).join(' ')
    : [waiting, title, 'Berthier'].filter(Boolean).join(' – ');

function show(title: string, mark: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = mark ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
}

/** The page of a game. */
export function announceGame(title: string, mine: boolean): void {
  show(titleText(title, mine ? `● ${t('Your turn')}` : ''), mine);
}

/** Another page; `waiting` games ask for a move. */
export function announcePage(title: string, waiting = 0): void {
  show(titleText(title, waiting > 0 ? `(${waiting})` : ''), waiting > 0);
}
