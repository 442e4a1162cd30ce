// What the map of Napoléon 1806 says of itself.
import type { Plan } from '../../areas/plan';
import { msg } from '../../i18n';
import type { MapPrint } from '../look';

const has = (trait: string) => (plan: Plan): boolean => plan.areas.some((area) => area.traits?.includes(trait));
const hasRivers = (plan: Plan): boolean => plan.rivers.length > 0;
const hasCountry = ({ land }: Plan): boolean => Object.values(land).some((lines) => lines.length > 0);

export const sheet: MapPrint = {
  title: msg('Thuringia and Saxony'),
  year: '1806',
  scale: { units: 34, text: msg('about 20 km') },
  signs: [
    { sign: '<path class="m-wood" d="M-26 14c-4 -16 8 -30 26 -28c18 -2 30 12 26 28c-14 8 -38 8 -52 0z"/><path class="m-tree" transform="translate(-9 2) scale(1.2)" d="M-6 2a4 4 0 0 1 4 -6a4 4 0 0 1 6 0a4 4 0 0 1 3 6a7 5 0 0 1 -13 0z"/><path class="m-tree" transform="translate(11 3) scale(1.2)" d="M-6 2a4 4 0 0 1 4 -6a4 4 0 0 1 6 0a4 4 0 0 1 3 6a7 5 0 0 1 -13 0z"/>',
      text: msg('wooded: defends, and bars pursuit'), needed: has('wooded') },
    { sign: '<path class="c-citadel" transform="scale(.62)" d="M0 -34L9 -14L31 -17L17 0L31 17L9 14L0 34L-9 14L-31 17L-17 0L-31 -17L-9 -14Z"/>',
      text: msg('citadel'), needed: has('citadel') },
    { sign: '<path class="c-road-case" d="M-24 0h48"/><path class="c-road" d="M-24 0h48"/><path class="r-deck" d="M-13 0h26"/><path class="r-rails" d="M-16 -9l4 3h24l4 -3M-16 9l4 -3h24l4 3"/>',
      text: msg('bridge'), needed: hasRivers },
    { sign: '<g class="r-bridge gone"><path class="r-deck" d="M-15 0h9M6 0h9"/><path class="r-gone" d="M-9 -9l18 18M9 -9l-18 18"/></g>',
      text: msg('destroyed bridge'), needed: hasRivers },
    { sign: '<g class="r-axis"><path class="r-axis-line" d="M-20 0h26"/><path class="r-axis-head" d="M22 0L4 -10L8 0L4 10Z"/></g>',
      text: msg('axis of retreat'), needed: hasCountry },
    { sign: '<g class="c-worth"><rect x="-15" y="-15" width="30" height="30" rx="4"/><text y="8">3</text></g>',
      text: msg('victory points, and who holds them'), needed: hasCountry },
  ],
};
