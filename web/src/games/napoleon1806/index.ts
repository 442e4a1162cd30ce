// Napoléon 1806 at the table: blocks of corps, cards, one track of points.
import { msg } from '../../i18n';
import { fetched } from '../../net/fetched';
import type { Look } from '../look';
import CardFace from './CardFace.svelte';
import { factsOf, valueOf, wayOf } from './cards';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import Price from './Price.svelte';
import { sheet } from './sheet';
import { statesOf } from './standing';
import Tracks from './Tracks.svelte';

const look: Look = {
  map: sheet,
  Head: Tracks,
  tabs: [{ id: 'forces', name: msg('Forces'), part: () => import('./Forces.svelte') }],
  slips: [
    { part: () => import('./March.svelte'), needed: ({ player }) => player.lead !== null },
    { part: () => import('./Combat.svelte'), needed: ({ player }) => player.odds !== null },
    { part: () => import('./LastDraws.svelte'), needed: ({ table }) => table.length > 0 },
  ],
  foot: [{ part: () => import('./Bid.svelte') }],
  Face,
  Price,
  cards: { Face: CardFace, Picture, value: valueOf, facts: factsOf, wayOf },
  marks: [
    { member: 'activated', mark: 'activated', text: msg('activated') },
    { member: 'stack', mark: 'stack', text: msg('in the stack') },
    { member: 'slipping', mark: 'retreating' },
    { member: 'fighting', sided: true, mark: 'fighting' },
    { member: 'sharing', sided: true, mark: 'owes' },
  ],
  states: statesOf,
  guide: async () => (await fetched(() => import('./guide'))).guide(),
};
export default look;
