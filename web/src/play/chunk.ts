// What a table is laid with, fetched as one: by the page of a game, and by the start page for its picture.
import { fetched } from '../net/fetched';

export { default as Board } from '../board/Board.svelte';
export { lookOf } from '../games/look';
/** Fetched after this chunk alone, so that what the two share is in it once. */
export const loadAreas = (): Promise<typeof import('../areas/AreaBoard.svelte')> =>
  fetched(() => import('../areas/AreaBoard.svelte'));
export { default as Door } from './Door.svelte';
