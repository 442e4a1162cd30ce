// Which games this client can draw.
import { has } from '../net/features';
import type { Book } from '../net/wire';

/** Is there a board for what the book describes? */
export const hasBoard = (book: Pick<Book, 'maps' | 'areas'>): boolean => has(book, 'hexes') || has(book, 'areas');
