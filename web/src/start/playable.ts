// Which games this client can draw.
import type { Book } from '../net/wire';

/** Is there a board for what the book describes? */
export const hasBoard = (book: Pick<Book, 'maps' | 'areas'>): boolean =>
  (book.maps?.length ?? 0) + (book.areas?.length ?? 0) > 0;
