// Age of Napoleon at the table: a map of Europe in the colours of those who hold with France, and of those who do not.
import { msg } from '../../i18n';
import { fetched } from '../../net/fetched';
import type { Look } from '../look';
import { landTexts, tintsOf } from './alignment';
import CardFace from './CardFace.svelte';
import { valueOf } from './cards';
import { statesOf } from './corps';
import Face from './Face.svelte';
import { seaOf } from './lanes';
import Price from './Price.svelte';
import { ownView } from './shapes';
import { sheet } from './sheet';
import { breadthOf, dangersOf } from './ways';
import Year from './Year.svelte';

const look: Look = {
  map: sheet,
  tints: tintsOf,
  land: landTexts,
  Head: Year,
  tabs: [
    { id: 'diplomacy', name: msg('Diplomacy'), part: () => import('./Diplomacy.svelte') },
    { id: 'levies', name: msg('Levies'), part: () => import('./Levies.svelte') },
    { id: 'piles', name: msg('Cards'), part: () => import('./Piles.svelte') },
  ],
  Face,
  cards: { Face: CardFace, value: valueOf, facts: () => [], wayOf: () => null },
  slips: [
    { part: () => import('./March.svelte'), needed: ({ player }) => player.reach !== null },
    { part: () => import('./Battles.svelte'), needed: ({ table: { view } }) => Object.keys(ownView(view).fields ?? {}).length > 1 || ownView(view).series === 1 },
    { part: () => import('./Battle.svelte'), needed: ({ player }) => player.odds !== null },
  ],
  sea: seaOf,
  dangers: dangersOf,
  Price,
  breadth: breadthOf,
  marks: [
    { member: 'stack', mark: 'stack', text: msg('in the army on the move') },
    { member: 'engaged', sided: true, mark: 'fighting', text: msg('engaged') },
  ],
  foresees: ['engage'],
  fan: { over: 3, front: 'leaders' },
  inks: { france: 'blue', britain: 'red', russia: 'green', osterreich: 'white', preussen: 'violet', spain: 'gold' },
  states: statesOf,
  labels: {
    intercept: { decline: msg('Do not intercept') },
    payment: { decline: msg('Give it up') },
    pursue: { decline: msg('Do not pursue') },
    rally: { decline: msg('Do not rally') },
    withdraw: { decline: msg('Stay and fight') },
  },
  guide: async () => (await fetched(() => import('./guide'))).guide(),
};
export default look;
