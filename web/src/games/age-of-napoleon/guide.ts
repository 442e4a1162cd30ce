// How Age of Napoleon is played, for people who have never played it. Pure.
import { t } from '../../i18n';
import type { Guide } from '../look';

export const guide = (): Guide => [
  {
    title: t('Who wins'),
    lines: [
      { text: t('A major country falls when the enemy stands in its capital and none of its own corps are left on the map.'), rule: 'AON-14.1' },
      { text: t('France wins by mastery of the Continent, the Coalition by the fall of France; short of both there are marginal victories.'), rule: 'AON-16.1' },
    ],
  },
  {
    title: t('The pieces'),
    lines: [
      { text: t('On a block the large number says how well a corps fights, the small ones how far it moves and, below, its seniority. A star marks who leads.'), rule: 'AON-2.4' },
      { text: t('A corps is fresh or spent: spent, it counts a battle point less. The corps of the highest seniority leads an army, and says how far and with how many it goes.'), rule: 'AON-2.6b' },
      { text: t('A country is a member of the Coalition, neutral, an ally or dominion of France, or in revolt. One player runs France and its allies, the other all who are against it.'), rule: 'AON-3.4' },
      { text: t('Both draw from one deck. A card serves once: for what it says, in its phase, or as the price of a move, an interception or a rally.'), rule: 'AON-5.4a' },
    ],
  },
  {
    title: t('A year'),
    lines: [
      { text: t('Cards change who sides with whom, countries rise against France, then each side brings corps on at home, as many as a country may.'), rule: 'AON-5.1' },
      { text: t('In each round of the campaign the sides move armies. The first area with enemies stops an army and is attacked; mountains and long marches wear it out.'), rule: 'AON-12.5' },
      { text: t('A leader who is no slower may withdraw before the battle; next to it one who is no slower may come in.'), rule: 'AON-12.10a' },
      { text: t('In battle the ratings are added up, and each side rolls for the losses of the other. The side that inflicts more wins and inflicts one more; the losers leave.'), rule: 'AON-13.5' },
    ],
  },
];
