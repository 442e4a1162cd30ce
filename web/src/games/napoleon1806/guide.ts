// How Napoléon 1806 is played, for people who have never played it. Pure.
import { t } from '../../i18n';
import type { Guide } from '../look';

export const guide = (): Guide => [
  {
    title: t('Who wins'),
    lines: [
      { text: t('One track for both: each strength point lost and each area with a number moves it. At 0 the French win at once, at 20 the Prussians.'), rule: 'C12.1' },
      { text: t('The French have to hurry: above 0 after turn 7, or in the short scenario at 4 or more after turn 5, the Prussians have won. So they have if Napoléon is eliminated.'), rule: 'C12.10' },
    ],
  },
  {
    title: t('The pieces'),
    lines: [
      { text: t('7+1 on a block: seven strength points of infantry and one of cavalry. A star is a commander.'), rule: 'C1.2' },
      { text: t('A corps has strength points of infantry and cavalry, and fatigue: from 5 on it costs a card in combat and a strength point a turn; above 8 the corps is out of the game.'), rule: 'C1.23' },
      { text: t('A commander has neither, and goes nowhere without a corps.'), rule: 'C1.2' },
      { text: t('In the fog you see backs: a corps, or a vedette that only looks like one.'), rule: 'G3.1' },
    ],
  },
  {
    title: t('A turn'),
    lines: [
      { text: t('Each side draws three cards. A blue one may be played for the initiative; the others serve while something is done, or to rest a corps.'), rule: 'C3.1' },
      { text: t('Then one operation each, in turn, until both have passed: move, fight where both sides stand, or move and fight at once. A side that passes is done for this turn.'), rule: 'C5.1' },
      { text: t('To move, choose the corps of one area. The card turned over says how many connections they go: one less for each corps beyond the first.'), rule: 'C6.3' },
      { text: t('In combat both sides draw at once, about a card for every four strength points; each symbol is a loss or fatigue for the other. The side that inflicts more losses wins, and the other retreats.'), rule: 'C8.11' },
      { text: t('Recovery: who has done nothing rests, cards take fatigue off others, and the tired lose strength.'), rule: 'C11.1' },
    ],
  },
];
