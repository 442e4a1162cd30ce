// How the game stands: losses, points, who is still to come. Pure: it puts
// together what the view says with what the book has printed, and judges nothing.
import { t } from '../../i18n';
import type { Book } from '../../net/wire';
import type { Award, Coming, Entry, OwnBook, OwnView, Score } from './shapes';

export interface Loss {
  side: string;
  map: string;
  losses: number;
  demoralized: boolean;
  /** The other side was the first to be demoralized here, so this one never is. */
  safe: boolean;
  /** Losses that will break the side here: one by plan while the plan is not known. */
  levels: { plan: string; level: number }[];
}

export const titleOf = (book: Book, map: string): string =>
  book.maps?.find((sheet) => sheet.id === map)?.title ?? map;

export function lossesOf(book: OwnBook, view: OwnView): Loss[] {
  const out: Loss[] = [];
  for (const { id: side } of book.sides)
    for (const [map, morale] of Object.entries(view.morale?.[side] ?? {})) {
      const printed = book.demoralization?.find((row) => row.side === side && row.map === map);
      const safe = Object.entries(view.morale ?? {}).some(([other, maps]) => other !== side && maps[map]?.demoralized);
      const levels: Loss['levels'] = [];
      if (morale.level !== undefined) levels.push({ plan: '', level: morale.level });
      else if (planOf(book, view) === '')
        for (const plan of ['A', 'B'] as const)
          if (printed?.[plan] !== undefined) levels.push({ plan, level: printed[plan] });
      const open = !morale.demoralized && !safe;
      out.push({ side, map, losses: morale.losses, demoralized: morale.demoralized, safe, levels: open ? levels : [] });
    }
  return out;
}

/** The plan in force as far as the viewer knows; '' while it is open, or where there are none. */
export function planOf(book: OwnBook, view: OwnView): string {
  const plan = view.option;
  return typeof plan === 'string' && book.plans && plan in book.plans ? plan : '';
}

export interface ScoreLine extends Award {
  text: string;
  rule: string;
  met: boolean;
}

export interface Standing {
  plan: string;
  points: { side: string; points: number }[];
  lines: ScoreLine[];
}

function standing(book: OwnBook, score: Score, plan: string): Standing {
  const met = new Set(score.lines ?? []);
  const lines: ScoreLine[] = [];
  for (const line of book.victory ?? []) {
    const byPlan = plan === 'A' || plan === 'B' ? line[plan] : undefined;
    const award = line.side !== undefined && line.points !== undefined
      ? { side: line.side, points: line.points } : byPlan;
    if (award) lines.push({ text: line.text, rule: line.rule, ...award, met: met.has(line.rule) });
  }
  const of = (side: string): number => Number(score[side] ?? 0);
  return { plan, points: book.sides.map(({ id }) => ({ side: id, points: of(id) })), lines };
}

/** Points if the game ended now; under each plan while the viewer cannot know which it is. */
export function standingsOf(book: OwnBook, view: OwnView): Standing[] {
  const { score } = view;
  if (!score) return [];
  if (score.A || score.B)
    return (['A', 'B'] as const).flatMap((plan) => {
      const under = score[plan];
      return under ? [standing(book, under, plan)] : [];
    });
  return [standing(book, score, planOf(book, view))];
}

export interface Arrival {
  plan: string;
  turn: number;
  /** The hex to show, if it is one. */
  hex: string | null;
  where: string;
  wait: boolean;
}

export interface Group {
  key: string;
  side: string;
  units: string[];
  arrivals: Arrival[];
}

function arrival(book: Book, entry: Partial<Entry>, plan: string): Arrival[] {
  if (entry.turn === undefined) return [];
  const hex = entry.hex ?? null;
  const edge = book.words?.[entry.edge ?? ''] ?? entry.edge ?? '';
  const map = titleOf(book, entry.map ?? '');
  const name = (id: string): string | undefined => {
    for (const sheet of book.maps ?? [])
      for (const one of sheet.hexes) if (one.id === id) return one.name;
    return undefined;
  };
  const where = hex ? [hex, name(hex)].filter(Boolean).join(' ') : t('{0}, {1} edge', map, edge);
  return [{ plan, turn: entry.turn, hex, where, wait: entry.wait === true }];
}

const group = (book: Book, key: string, coming: Coming): Group => ({
  key,
  side: coming.side,
  units: Object.keys(coming.units ?? {}),
  arrivals: coming.turn === undefined
    ? [...arrival(book, coming.A ?? {}, 'A'), ...arrival(book, coming.B ?? {}, 'B')]
    : arrival(book, coming, ''),
});

/** Groups still to come, the soonest first. */
export function comingOf(book: OwnBook, view: OwnView): Group[] {
  const first = (one: Group): number => Math.min(...one.arrivals.map((each) => each.turn));
  return Object.entries(view.coming ?? {})
    .map(([key, coming]) => group(book, key, coming))
    .filter((one) => one.units.length > 0 && one.arrivals.length > 0)
    .sort((a, b) => first(a) - first(b) || a.key.localeCompare(b.key, 'en', { numeric: true }));
}
