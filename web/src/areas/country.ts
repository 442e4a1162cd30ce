/* The country under the blocks, made once as text, in parts: ground, hills, trees, rivers, roads, legend. */
import type { Part } from '../board/parts';
import { t } from '../i18n';
import { along, bowPath, num, throughPath } from './curves';
import { hillsOf, treesOf, type Hills } from './forest';
import { SCALE, type Plan } from './plan';

const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const has = (plan: Plan, trait: string) => (id: string): boolean =>
  plan.areas.find((area) => area.id === id)?.traits?.includes(trait) === true;

function hills(plan: Plan): Part[] {
  const woods = hillsOf(plan, has(plan, 'wooded'));
  // Whatever lies in a region with several woods is hill country too.
  const regionOf = new Map(plan.areas.map((area) => [area.id, area.region]));
  const wooded = plan.areas.filter((area) => area.traits?.includes('wooded')).map((area) => area.region);
  const high = hillsOf(plan, (id) => wooded.filter((region) => region === regionOf.get(id)).length > 1);
  const bands = Array.from({ length: 6 }, (_, i) => [i / 6, (i + 1) / 6] as const);
  return [
    () => soft(high, 'hill', 190) + soft(woods, 'wood', 140),
    ...bands.map(([from, to]) => () => `<path class="c-trees" d="${treesOf(plan, woods, from, to)}"/>`),
  ];
}

/** Hills fade out at their foot: round patches along each ridge, one over the other. */
function soft({ knolls, ridges }: Hills, name: string, reach: number): string {
  const patches = [...knolls, ...ridges.flatMap((bow) => [0.25, 0.5, 0.75].map((t) => along(bow, t)))];
  return `<radialGradient id="c-fade-${name}"><stop class="c-${name}" offset="35%" stop-opacity=".6"/>` +
    `<stop class="c-${name}" offset="100%" stop-opacity="0"/></radialGradient>` +
    patches.map((p) => `<circle cx="${num(p.x)}" cy="${num(p.y)}" r="${reach}" fill="url(#c-fade-${name})"/>`).join('');
}

function rivers(plan: Plan): string {
  return plan.rivers.map((river, i) => {
    const d = throughPath(river.course);
    const n = Math.max(2, Math.floor(river.course.length * 0.3));
    const stretch = river.course.slice(Math.max(0, n - 1), n + 2);
    const level = stretch[0]!.x <= stretch[stretch.length - 1]!.x ? stretch : [...stretch].reverse();
    return `<path class="c-bank" d="${d}"/><path class="c-river" d="${d}"/>` +
      `<path id="c-river-${i}" d="${throughPath(level)}" fill="none"/>` +
      `<text class="c-water" dy="-13"><textPath href="#c-river-${i}" startOffset="50%">${esc(river.name)}</textPath></text>`;
  }).join('');
}

function roads(plan: Plan): string {
  const d = plan.roads.map((road) => bowPath(road.bow)).join('');
  return `<path class="c-road-case" d="${d}"/><path class="c-road" d="${d}"/>`;
}

/** Signs and what they mean, in the corner where there is no town. */
function legend(plan: Plan): string {
  const rows: [string, string][] = [
    ['<path class="c-trees" d="M-8 9l8 -20l8 20zM6 9l8 -20l8 20z"/>', t('wooded: defends, and bars pursuit')],
    ['<path class="c-citadel" transform="scale(.8)" d="M0 -24L7 -10L22 -12L12 0L22 12L7 10L0 24L-7 10L-22 12L-12 0L-22 -12L-7 -10Z"/>', t('citadel')],
    ['<path class="c-road" d="M-22 0h44"/><path class="r-deck" d="M-13 0h26"/><path class="r-rails" d="M-16 -9l4 3h24l4 -3M-16 9l4 -3h24l4 3"/>', t('bridge')],
    ['<g class="r-bridge gone"><path class="r-deck" d="M-15 0h9M6 0h9"/><path class="r-gone" d="M-9 -9l18 18M9 -9l-18 18"/></g>', t('destroyed bridge')],
    ['<g class="r-axis"><path class="r-axis-line" d="M-20 0h26"/><path class="r-axis-head" d="M22 0L4 -10L8 0L4 10Z"/></g>', t('axis of retreat')],
    ['<g class="c-worth"><rect x="-15" y="-15" width="30" height="30" rx="4"/><text y="8">3</text></g>', t('victory points, and who holds them')],
  ];
  const w = 560;
  const row = 50;
  const [x, y] = [plan.w - w - 50, plan.h - rows.length * row - 130];
  const km = 20 * SCALE * 1.7;
  return `<g class="c-legend" transform="translate(${num(x)} ${num(y)})">` +
    `<rect width="${w}" height="${rows.length * row + 92}" rx="8"/>` +
    rows.map(([sign, text], i) => `<g transform="translate(50 ${44 + i * row})">${sign}</g>` +
      `<text x="96" y="${54 + i * row}">${esc(text)}</text>`).join('') +
    `<g transform="translate(36 ${rows.length * row + 52})"><path class="c-scale" d="M0 -8v8h${num(km)}v-8"/>` +
    `<text x="${num(km + 14)}" y="3">${esc(t('about 20 km'))}</text></g></g>`;
}

function title(): string {
  return `<g class="c-title" transform="translate(90 96)"><text>${esc(t('Thuringia and Saxony'))}</text>` +
    `<text class="c-year" y="56">1806</text>` +
    '<g transform="translate(40 170)"><path class="c-north" d="M0 -46L12 20L0 8L-12 20Z"/>' +
    `<text class="c-n" y="48">${esc(t('N'))}</text></g></g>`;
}

/** From the bottom up. */
export function countryOf(plan: Plan): Part[] {
  return [
    () => `<rect class="c-sheet" width="${num(plan.w)}" height="${num(plan.h)}"/>` +
      `<rect class="c-frame" x="18" y="18" width="${num(plan.w - 36)}" height="${num(plan.h - 36)}"/>`,
    ...hills(plan),
    () => rivers(plan),
    () => roads(plan),
    () => legend(plan) + title(),
  ];
}

