// What a table is laid with, fetched as one: by the page of a game, and by the start page for its picture.
export { default as Board } from '../board/Board.svelte';
export { lookOf } from '../games/look';
export { default as Door } from './Door.svelte';
