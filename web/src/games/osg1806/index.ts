// 1806 at the table: flags for what stands hidden, an army by its formations, attacks before they are fought.
import { msg } from '../../i18n';
import { fetched } from '../../net/fetched';
import type { Look } from '../look';
import { ghostsOf } from './army';
import Head from './Head.svelte';
import { flagsOf } from './flags';
import { COLUMN, gesturesOf, inHand } from './gestures';
import { attacksOf, valuesOf } from './shapes';

const scores = () => fetched(() => import('./score'));

const look: Look = {
  Head,
  guide: async () => (await fetched(() => import('./guide'))).guide(),
  tabs: [
    { id: 'army', name: msg('Army'), part: () => import('./Army.svelte') },
    { id: 'turns', name: msg('Turns'), part: () => import('./Record.svelte') },
    { id: 'score', name: msg('Score'), part: () => import('./Score.svelte') },
    { id: 'enemy', name: msg('Enemy'), part: () => import('./Memory.svelte') },
    { id: 'messages', name: msg('Messages'), part: () => import('./Messages.svelte'), needed: (view) => view.messages !== undefined },
  ],
  slips: [
    { part: () => import('../shared/OddsPanel.svelte'), needed: ({ player }) => player.odds !== null },
    { part: () => import('./Combats.svelte'), needed: ({ table }) => (table.view.attacks as unknown) !== undefined },
    { part: () => import('./Column.svelte'), needed: ({ player }) => player.opened === COLUMN },
    { part: () => import('./Command.svelte'), needed: ({ table }) => (table.view.commanders as unknown) !== undefined },
    { part: () => import('../shared/LastDie.svelte'), needed: ({ table }) => table.length > 0 },
  ],
  marks: [
    { member: 'out', mark: 'out', text: msg('out of command') },
    { member: 'marching', mark: 'marching', text: msg('in Road March') },
    { member: 'reduced', mark: 'reduced', text: msg('at reduced strength') },
    { member: 'unsupplied', mark: 'unsupplied', text: msg('out of supply') },
    { member: 'demoralized-units', mark: 'demoralized', text: msg('demoralized') },
    { member: 'attackers', mark: 'attacker', text: msg('attacks') },
    { member: 'defenders', mark: 'defender', text: msg('is attacked') },
    { member: 'retreating', mark: 'retreating', text: msg('must retreat') },
    { member: 'foiled', mark: 'duty', text: msg('after a failed Repulse') },
    { member: 'moved', mark: 'moved', text: msg('has moved') },
    { member: 'movers', mark: '', text: msg('on the march') },
    { member: 'revealed', mark: '', text: msg('revealed') },
  ],
  flags: flagsOf,
  ghosts: ghostsOf,
  apart: ['send', 'talk'],
  foresees: ['repulse'],
  layers: { command: 'range', chain: 'chain', supply: 'supply', columns: 'column', bridges: 'bridge', near: 'near' },
  attacks: attacksOf,
  values: valuesOf,
  gestures: gesturesOf,
  mover: inHand,
  exchanged: ['put'],
  atOnce: (view) => (Object.values(view.frames ?? {}).some(({ procedure }) => procedure === 'setup') ? ['take'] : []),
  score: async (book, view) => (await scores()).scoreText(book, view),
  awards: async (book, view) => (await scores()).awardsOf(book, view),
  far: (hand, unit, place) => {
    hand.selected = unit;
    hand.aimed = place;
    hand.opened = COLUMN;
    return true;
  },
};
export default look;
