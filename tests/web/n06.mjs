// Positions of Napoléon 1806 that games in tests begin with, and what the page shows of them.
import { eventually } from './harness.mjs';

const ids = (letter) => Array.from({ length: 48 }, (_, i) =>
  `${letter}${String(i + 1).padStart(2, '0')}`);
const DECKS = { french: ids('F'), prussian: ids('P') };

/**
 * A position of the campaign: frames, then lines that change what stands there (places, turn ...),
 * and the hands; every other card is in its deck.
 */
export function position(frames, { french = [], prussian = [], lines = [] } = {}) {
  const hands = Object.entries({ french, prussian }).flatMap(([side, hand]) => [
    ...(hand.length > 0 ? [`hand-${side} ${hand.join(' ')}`] : []),
    `deck-${side} ${DECKS[side].filter((id) => !hand.includes(id)).join(' ')}`,
  ]);
  return ['position napoleon1806/campaign', `frames ${frames}`, ...hands, ...lines].join('\n') + '\n';
}

/** The French are to carry out an operation. */
export const OPERATIONS = 'game/4/french/0 operations/0/french/0';

export const card = (page, id) => page.locator(`.hand [data-card="${id}"]`);

/** Can the card be used now, as its face tells? */
export const isReady = async (page, id) =>
  (await card(page, id).getAttribute('aria-disabled')) === 'false';

/** Take a card of the hand and play it by the button beside it. */
export async function playCard(table, id, button = 'Play') {
  await eventually(() => isReady(table.page, id), `${id} can be played`);
  await card(table.page, id).click();
  await table.page.locator('.held').getByRole('button', { name: button, exact: true }).click();
}
