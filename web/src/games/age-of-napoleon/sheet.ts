// What the map of Europe says of itself.
import { signOf } from '../../areas/traits';
import { msg } from '../../i18n';
import type { Hatch, MapPrint } from '../look';

/** A piece of land in the colours of a side: the hatching is the one on the map. */
const land = (side: string | null, number: number, hatch: Hatch): string => {
  const box = 'x="-26" y="-15" width="52" height="30"';
  const own = side === null ? '' : ` data-side="${side}"`;
  return `<g${own} data-hatch="${hatch}"><rect class="l-ground" ${box}/><rect class="l-tint" ${box}/>` +
    (side === null ? '' : `<rect fill="url(#l-${number}-${hatch})" ${box}/>`) + `<rect class="l-swatch" ${box}/></g>`;
};

const trait = (name: string, text: string) => ({ sign: `<g transform="scale(1.5)">${signOf(name)}</g>`, text });

export const sheet: MapPrint = {
  title: msg('Europe'),
  year: '1805–1815',
  scale: { units: 100, text: msg('about 390 km') },
  signs: [
    { sign: land('french', 0, 'heavy'), text: msg('French dominion') },
    { sign: land('french', 0, 'light'), text: msg('France, or French ally') },
    { sign: land(null, 0, 'none'), text: msg('neutral') },
    { sign: land('coalition', 1, 'light'), text: msg('Coalition member') },
    { sign: land('coalition', 1, 'broken'), text: msg('insurgent, with the Coalition') },
    trait('capital', msg('capital: milder winters')),
    trait('mountain', msg('mountains: tire corps that enter')),
    trait('marsh', msg('marsh: tires corps that enter')),
    trait('barren', msg('barren: hard winters')),
    { sign: '<rect class="l-ground" x="-26" y="-15" width="52" height="30"/><path class="l-lake" d="M-26 15V0q8 -8 16 0t16 0t20 -2V15Z"/>', text: msg('coast: on any sea but the Black Sea') },
    { sign: '<path class="l-lane" d="M-24 2H2"/><path class="l-port" transform="translate(16 2)" d="M0 -9V8M-4 -5H4M-8 2Q-7 9 0 9Q7 9 8 2M0 -13a2 2 0 1 0 .1 0"/>', text: msg('sea lane, once Britannia is in force') },
    { sign: '<path class="l-ferry-case" d="M-24 0H24"/><path class="l-ferry" d="M-24 0H24"/>', text: msg('crossing of a strait') },
  ],
};
