// How likely the outcomes of a combat are, cut into pieces for the eye and for the ear. Pure.
import { t } from '../i18n';
import type { Chances } from '../net/wire';

/** A piece of a strip: outcomes from `least` to `most`, and how likely they are. */
export interface Piece {
  least: number;
  most: number;
  percent: number;
}

const WHOLE = 1e6;
/** What is less likely than this is put to its neighbour. */
const THIN = 0.02 * WHOLE;

/** The parts as pieces that can be seen; the percents add up to 100. */
export function piecesOf(parts: readonly number[]): Piece[] {
  const out: { least: number; most: number; part: number }[] = [];
  parts.forEach((part, i) => {
    if (part === 0) return;
    const last = out[out.length - 1];
    // Thin ends are joined to what is beside them, so nothing is left out.
    if (last && (part < THIN || last.part < THIN)) Object.assign(last, { most: i, part: last.part + part });
    else out.push({ least: i, most: i, part });
  });
  const percents = rounded(out.map((piece) => piece.part));
  return out.map(({ least, most }, i) => ({ least, most, percent: percents[i]! }));
}

/** Whole percents that add up as the parts do. */
export function rounded(parts: readonly number[]): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / sum);
  const out = exact.map(Math.floor);
  const order = exact.map((value, i) => [value - Math.floor(value), i] as const).sort((a, b) => b[0] - a[0]);
  for (let missing = 100 - out.reduce((all, value) => all + value, 0), k = 0; missing > 0; missing--, k++)
    out[order[k]![1]]!++;
  return out;
}

export const rangeOf = ({ least, most }: Piece, written: (outcome: number) => string = String): string =>
  (least === most ? written(least) : `${written(least)}–${written(most)}`);

/** All that may come out: "2", "1–3"; "?" when nothing is told. */
export function spanOf(parts: readonly number[]): string {
  const likely = parts.flatMap((part, i) => (part > 0 ? [i] : []));
  return likely.length > 0 ? rangeOf({ least: likely[0]!, most: likely[likely.length - 1]!, percent: 100 }) : '?';
}

/** The mean, as people write it. */
export const meanOf = (parts: readonly number[], language: string): string =>
  (parts.reduce((sum, part, i) => sum + i * part, 0) / WHOLE)
    .toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "0: 44 %, 1: 45 %, 2: 11 %" */
export const spoken = (parts: readonly number[], written?: (outcome: number) => string): string =>
  piecesOf(parts).map((piece) => t('{0}: {1} %', rangeOf(piece, written), piece.percent)).join(', ');

export const chancesOf = (
  all: readonly Chances[], side: string, what: Chances['what'],
): readonly number[] => all.find((one) => one.side === side && one.what === what)?.parts ?? [];

export interface Verdict {
  /** In percent: the first side is beaten, nobody is, the second is. */
  percents: [number, number, number];
  /** Connections that a side retreats when it is beaten, on the average. */
  retreats: [number, number];
}

/** Who will be beaten. */
export function verdictOf(all: readonly Chances[], first: string, second: string): Verdict {
  const beaten = [first, second].map((side) => chancesOf(all, side, 'beaten').slice(1));
  const sums = beaten.map((parts) => parts.reduce((sum, part) => sum + part, 0));
  const far = beaten.map((parts, i) =>
    (sums[i]! > 0 ? parts.reduce((sum, part, k) => sum + (k + 1) * part, 0) / sums[i]! : 0));
  const [a, b] = sums as [number, number];
  return {
    percents: rounded([a, Math.max(0, WHOLE - a - b), b]) as [number, number, number],
    retreats: far as [number, number],
  };
}
