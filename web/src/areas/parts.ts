// What the panel shows of a game on areas; fetched when there is one.
export { default as AreaTracks } from './AreaTracks.svelte';
export { default as Forces } from './Forces.svelte';
