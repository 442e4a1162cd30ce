// Who plays what, as the start page offers it. Pure.
import type { GameInfo, SeatInfo } from '../net/wire';
import type { Who } from './create';

/** Who can sit at a game with these options: its sides, by these names, and who shares them. */
export function seatsFor(
  game: Pick<GameInfo, 'sides' | 'seats' | 'options'>, sides: readonly { id: string; name: string }[],
  chosen: Record<string, string>,
): SeatInfo[] {
  const there = (game.seats ?? []).filter(({ option }) =>
    chosen[option] && chosen[option] !== game.options.find(({ id }) => id === option)?.words[0]);
  const all: { id: string; name: string; side?: string }[] =
    [...game.sides.map((id) => ({ id, name: id })), ...sides, ...there];
  return [...new Map(all.map(({ id, name, side = id }) => [id, { id, name, side }])).values()];
}

/** The first choice: this reader plays the first side, the last bot of the list the others. */
export function firstSeats(sides: readonly string[], bots: readonly string[]): Record<string, Who> {
  const strongest = bots[bots.length - 1];
  return Object.fromEntries(
    sides.map((side, i) => [side, i === 0 || !strongest ? 'me' : strongest]),
  );
}

/** What the choice amounts to, for the line under it. */
export type Setting = 'solo' | 'screen' | 'link' | 'watch';

export function settingOf(seats: Record<string, Who>): Setting {
  const who = Object.values(seats);
  const mine = who.filter((one) => one === 'me').length;
  if (mine === 0 && !who.includes('friend')) return 'watch';
  if (who.includes('friend')) return 'link';
  return mine > 1 ? 'screen' : 'solo';
}

/** The options that a scenario has a use for. */
export const optionsFor = <T extends { scenarios?: string[] }>(options: readonly T[], scenario: string): T[] =>
  options.filter((option) => option.scenarios?.includes(scenario) ?? true);

/** "id=word id=word" of the options chosen. */
export function optionsText(
  options: readonly { id: string; words: string[] }[], chosen: Record<string, string>,
): string {
  return options.map(({ id, words }) => `${id}=${chosen[id] ?? words[0] ?? ''}`).join(' ');
}
