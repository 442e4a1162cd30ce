// Napoleon at War at the table: odds and dice, groups to come, morale and points.
import { msg } from '../../i18n';
import { fetched } from '../../net/fetched';
import type { Look } from '../look';

const reports = () => fetched(() => import('./reports'));

const look: Look = {
  tabs: [
    { id: 'coming', name: msg('To come'), part: () => import('./Coming.svelte') },
    { id: 'standing', name: msg('Standing'), part: () => import('./Standing.svelte') },
  ],
  slips: [
    { part: () => import('../shared/OddsPanel.svelte'), needed: ({ player }) => player.odds !== null },
    { part: () => import('../shared/LastDie.svelte'), needed: ({ table }) => table.length > 0 },
  ],
  marks: [
    { member: 'duty', mark: 'duty', text: msg('must fight') },
    { member: 'attackers', mark: 'attacker', text: msg('attacks') },
    { member: 'bombarding', mark: 'bombarding', text: msg('bombards') },
    { member: 'defenders', mark: 'defender', text: msg('is attacked') },
    { member: 'retreating', mark: 'retreating', text: msg('must retreat') },
    { member: 'spent', mark: 'spent', text: msg('has fought') },
    { member: 'silenced', mark: '', text: msg('cannot fire') },
    { member: 'moved', mark: 'moved', text: msg('has moved') },
  ],
  score: async (book, view) => (await reports()).scoreText(book, view),
  coming: async (book, view) => (await reports()).comingText(book, view),
  awards: async (book, view) => (await reports()).awardsOf(book, view),
  guide: async () => (await fetched(() => import('./guide'))).guide(),
};
export default look;
