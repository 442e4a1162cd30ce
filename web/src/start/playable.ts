// Which games this client can draw, and so offers.
import { fetchBook } from '../net/book';
import type { Book, GameInfo } from '../net/wire';

/** Is there a board for what the book describes? */
export const hasBoard = (book: Pick<Book, 'maps' | 'areas'>): boolean =>
  (book.maps?.length ?? 0) + (book.areas?.length ?? 0) > 0;

/** Is there a board for the game? Its first scenario tells. */
export async function isPlayable(game: GameInfo, language: string): Promise<boolean> {
  const scenario = game.scenarios[0];
  if (!scenario) return false;
  return fetchBook({ game: game.game, scenario, options: '' }, language).then(hasBoard, () => false);
}

/** Those of the games that can be played here, in their order. */
export async function playable(games: GameInfo[], language: string): Promise<GameInfo[]> {
  const able = await Promise.all(games.map((game) => isPlayable(game, language)));
  return games.filter((_, i) => able[i]);
}
