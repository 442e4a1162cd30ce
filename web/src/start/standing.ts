// How the games of this browser stand, as the server tells at a glance, and in which order they are shown. Pure.
import type { Glance } from '../net/wire';
import type { KeptGame } from './games';

/** "asked": the others wait for this seat's consent. "unknown": not told yet. */
export type Turn = 'asked' | 'mine' | 'theirs' | 'over' | 'gone' | 'unknown';

export interface Standing {
  turn: Turn;
  /** Names of the sides whose turn it is. */
  sides: string[];
  /** How it ended. */
  result: string;
  /** Seconds since 1970 of the last action; null before there is one. */
  played: number | null;
}

const UNKNOWN: Standing = { turn: 'unknown', sides: [], result: '', played: null };

/** How one game stands, with a glance for each link that is held of it. */
export function standingOf(game: KeptGame, glances: Readonly<Record<string, Glance>>): Standing {
  const seen = game.links.map((link) => glances[link]).filter((glance) => glance !== undefined);
  const first = seen[0];
  if (!first) return UNKNOWN;
  const good = seen.filter((glance) => !glance.error);
  const one = good[0];
  if (!one) return { ...UNKNOWN, turn: first.error === 'not-found' ? 'gone' : 'unknown' };
  const toAct = one.to_act ?? [];
  const own = new Set(good.map((glance) => glance.side ?? 'nobody'));
  const mine = toAct.filter((side) => own.has(side));
  const turn: Turn = one.over ? 'over'
    : good.some((glance) => glance.asked) ? 'asked'
    : mine.length > 0 ? 'mine' : 'theirs';
  return {
    turn,
    sides: (turn === 'mine' ? mine : toAct).map((side) => one.names?.[side] ?? side),
    result: one.result ?? '',
    played: one.played ?? null,
  };
}

const RANK: Record<Turn, number> = { asked: 0, mine: 0, theirs: 1, unknown: 1, over: 2, gone: 3 };

export const waitsForMe = (standing: Standing): boolean => RANK[standing.turn] === 0;

/** Those that wait for this browser first, then those under way, then those that are over; the latest before. */
export function inOrder<T extends { game: KeptGame; standing: Standing }>(all: readonly T[]): T[] {
  const when = ({ game, standing }: T): number => (standing.played ?? 0) * 1000 || game.created;
  return [...all].sort((a, b) =>
    RANK[a.standing.turn] - RANK[b.standing.turn] || when(b) - when(a));
}

const UNITS = [
  ['year', 31557600], ['month', 2629800], ['week', 604800], ['day', 86400], ['hour', 3600], ['minute', 60],
] as const;

/** "3 hours ago", in a language; times as seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const past = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, seconds] of UNITS)
    if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  return words.format(0, 'second');
}
