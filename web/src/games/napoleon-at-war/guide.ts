// How Jena-Auerstadt is played, for people who have never played it. Pure.
import { t } from '../../i18n';
import type { Guide } from '../look';

export const guide = (): Guide => [
  {
    title: t('Who wins'),
    lines: [
      { text: t('After the last turn losses and demoralized sides score. The tab Standing has the reckoning as it is now.'), rule: '19.0' },
      { text: t('The first side to lose its level in one of the battles is demoralized there: its attacks shift to the left, those on it to the right.'), rule: '18.0a' },
    ],
  },
  {
    title: t('The pieces'),
    lines: [
      { text: t('Two numbers on a counter: combat strength, then how far it moves. A cross is infantry, a stroke cavalry, a dot artillery.'), rule: '2.4a' },
      { text: t('A piece controls the six hexes around it. A piece that comes next to an enemy stops there and cannot move away.'), rule: '6.0b' },
      { text: t('One piece a hex: others pass through, but do not end there.'), rule: '5.32' },
    ],
  },
  {
    title: t('A turn: first one side does all of this, then the other'),
    lines: [
      { text: t('Movement: piece after piece. Roads cost half, streams and slopes more; groups to come enter where the map glows.'), rule: '5.0' },
      { text: t('Combat: every enemy you stand next to has to be attacked, and each of your pieces there has to attack. Point at an enemy, then at those who join.'), rule: '7.11' },
      { text: t('Odds are rounded down for the defender; before you roll you see what each die would bring. Ground helps the defender alone.'), rule: '7.0c' },
      { text: t('Artillery may fire over two hexes, where neither forest nor town is in the way, and nothing happens to it then.'), rule: '8.11' },
      { text: t('At night nobody fights, and nobody comes next to the enemy; in fog everybody goes half as far.'), rule: '10.0' },
    ],
  },
];
