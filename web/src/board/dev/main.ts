// A page for looking at the board alone: `npm run dev`, then /src/board/dev/.  Not in the build.
// ?book=/book/GAME/SCENARIO says which.
import { mount } from 'svelte';
import '../../theme/theme.css';
import Dev from './Dev.svelte';

const asked = new URLSearchParams(location.search);
const book = await (
  await fetch(asked.get('book') ?? '')
).json();
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Dev, {
  target: document.getElementById('app')!,
  props: { book, scene: asked.get('scene') ?? '' },
});
