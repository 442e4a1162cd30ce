/* What is printed about the country: the frame of the sheet, its title, and what the signs mean. */
import { path, rectTag, esc } from '../board/ink';
import type { MapPrint } from '../games/look';
import { t } from '../i18n';
import { num } from './curves';
import type { Plan } from './plan';

const HIGHEST = 540;
/** About as wide as a letter of the legend. */
const LETTER = 11.7;

/** Signs and what they mean, in the corner where there is no town: those that the map has. */
export function legend(plan: Plan, { signs, scale }: MapPrint): string {
  const rows = signs.filter(({ needed }) => needed?.(plan) ?? true);
  if (rows.length === 0) return '';
  const longest = Math.max(...rows.map(({ text }) => t(text).length));
  const [w, row] = [Math.max(560, 96 + longest * LETTER + 20), 50];
  const h = rows.length * row + 92;
  // A long one is small.
  const size = Math.min(1, HIGHEST / h);
  const [x, y] = [plan.w - w * size - 50, plan.h - h * size - 38];
  const long = num(scale.units * plan.scale);
  return `<g class="c-legend" transform="translate(${num(x)} ${num(y)})${size < 1 ? ` scale(${size.toFixed(3)})` : ''}">` +
    `<rect width="${w}" height="${h}" rx="8"/>` +
    rows.map(({ sign, text }, i) => `<g transform="translate(50 ${44 + i * row})">${sign}</g>` +
      `<text x="96" y="${54 + i * row}">${esc(t(text))}</text>`).join('') +
    `<g transform="translate(36 ${rows.length * row + 52})"><path class="c-scale" d="M0 -8v8h${long}v-8"/>` +
    `<text x="${num(scale.units * plan.scale + 14)}" y="3">${esc(t(scale.text))}</text></g></g>`;
}

export const title = (print: MapPrint): string =>
  `<g class="c-title" transform="translate(80 100)"><text>${esc(t(print.title))}</text>` +
  `<text class="c-year" y="58">${esc(print.year)}</text>` +
  '<g transform="translate(40 170)"><path class="c-north" d="M0 -46L12 20L0 8L-12 20Z"/>' +
  `<text class="c-n" y="48">${esc(t('N'))}</text></g></g>`;

export const frame = (plan: Plan): string =>
  // What grows over the edge of the sheet is cut off by the table.
  path('c-table', `M-900 -900H${plan.w + 900}V${plan.h + 900}H-900ZM-14 -14V${plan.h + 14}H${plan.w + 14}V-14Z`) +
  path('m-paper', `M-16 -16H${plan.w + 16}V${plan.h + 16}H-16ZM26 26V${plan.h - 26}H${plan.w - 26}V26Z`) +
  rectTag('m-frame-out', { x: 18, y: 18, w: plan.w - 36, h: plan.h - 36 }) +
  rectTag('m-frame-in', { x: 26, y: 26, w: plan.w - 52, h: plan.h - 52 });
