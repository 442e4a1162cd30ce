// How 1806 is played, for people who have never played it. Pure.
import { t } from '../../i18n';
import type { Guide } from '../look';

export const guide = (): Guide => [
  {
    title: t('Who wins'),
    lines: [
      { text: t('When the last turn has ended, losses, Supply Sources, demoralized corps and captured trains bring points; at Saalfeld losses alone, unless a town decides.'), rule: '20.1' },
      { text: t('A corps that has lost its level is demoralized: the tab Army has the bars. The tab Score tells who would win now, and what would change that.'), rule: '12.1a' },
    ],
  },
  {
    title: t('The pieces'),
    lines: [
      { text: t('9(5)5 on a counter: strength, in brackets initiative, then movement. A unit moves without orders if a die shows no more than its initiative.') },
      { text: t('Commanders bear a star: [3] says how many officers, and how many units, they can put in command. Officers bear a triangle and lead one formation.') },
      { text: t('You see the enemy as flags. What stands under a flag is shown in combat, and when you try a Repulse; the small name at a flag tells who was last seen there, with how many others, and how many turns ago.'), rule: '1.5b' },
    ],
  },
  {
    title: t('A turn: first one side does all of this, then the other'),
    lines: [
      { text: t('Reorganization: units that were eliminated, but not for good, can come back.'), rule: '6.21a' },
      { text: t('Command: leaders put officers and units in command, as far as their points and their reach go. Done marks all others, who may only try to move by a die.'), rule: '2.11A2' },
      { text: t('Movement: one unit or stack after the other. Road March is fast along roads, in a column. Reinforcements come on where the map glows.'), rule: '8.1' },
      { text: t('Repulse: on its march a force may push a much weaker enemy aside, at odds of 5-1. If it fails it must attack, at worse odds.'), rule: '10.11' },
      { text: t('Combat: point at a stack, then at the enemy beside it. The list says what each die would bring and which attacks are owed. Done fixes them; then the dice fall.'), rule: '11.2a' },
      { text: t('Every fourth turn is night.'), rule: '2.0' },
    ],
  },
];
