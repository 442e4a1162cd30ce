// What an army's way to an area takes and does to it, as signs on the map and in words. Pure.
import { t } from '../../i18n';
import type { Book, Hazard } from '../../net/wire';
import { nameOf } from '../../play/labels';
import type { Glow } from '../../play/selection';

export interface Sign {
  what: 'cost' | 'tired' | 'risk' | 'neutral' | 'threat';
  text: string;
}

/** Parts of a million in whole percent; what can happen is never none, what need not happen never all. */
const percentOf = (part: number): number =>
  part <= 0 ? 0 : part >= 1e6 ? 100 : Math.min(99, Math.max(1, Math.round(part / 1e4)));

/** How likely it is that somebody is lost on the way, in whole percent. */
export const riskOf = ({ lost }: Hazard): number => (lost && lost.length > 1 ? percentOf(1e6 - (lost[0] ?? 0)) : 0);

/** Small enough for the map: areas entered, in the colour of what the way does; how likely losses are; that to halt violates a neutral; that enemies may come in. */
export function signsOf({ cost, hazard }: Pick<Glow, 'cost' | 'hazard'>): Sign[] {
  const risk = hazard ? riskOf(hazard) : 0;
  return [
    { what: risk > 0 ? 'risk' : hazard?.tired ? 'tired' : 'cost', text: risk > 0 ? `${cost} · ${risk}%` : cost ?? '' },
    ...(hazard?.trespass ? [{ what: 'neutral' as const, text: '' }] : []),
    ...(hazard?.against ? [{ what: 'threat' as const, text: '!' }] : []),
  ];
}

/** How far the first of these signs reaches from where it stands. */
export const halfOf = ([first]: readonly Sign[]): number => (first?.what === 'risk' ? 36 : 13);

/** How far they all do, to both sides. */
export function breadthOf(glow: Pick<Glow, 'cost' | 'hazard'>): { before: number; after: number } {
  const signs = signsOf(glow);
  const half = halfOf(signs);
  return { before: half, after: half + 28 * (signs.length - 1) };
}

const percent = (part: number): string => t('{0} %', percentOf(part));

/** "1 lost 17 %, 2 lost 3 %" */
const losses = (lost: readonly number[]): string[] =>
  lost.flatMap((part, i) => (i > 0 && part > 0 ? [`${t('{0} lost', i)} ${percent(part)}`] : []));

export function dangersOf(book: Book, hazard: Hazard): string[] {
  const { units, tired, tested, lost = [], leaves, against, trespass } = hazard;
  return [
    tired ? t('{0} of {1} corps turn spent', tired, units) : '',
    tested ? t('dice for {0}', tested) : '',
    ...(tested ? losses(lost) : []),
    trespass ? t('to halt there violates its neutrality') : '',
    leaves ? t('the enemy there may withdraw') : '',
    against ? t('may be intercepted from {0}', against.map((id) => nameOf(book, id)).join(', ')) : '',
  ].filter(Boolean);
}
