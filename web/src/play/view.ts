// Reading a view for the board: which units carry which marks. Members that a game does not have
// are not there.
import type { UnitMark } from '../games/look';
import type { IdSet, View } from '../net/wire';

/** Sets that a view has for each side, by the first part of their names: "fighting-red". */
export function bySide(view: View, name: string): string[] {
  return Object.keys(view).filter((member) => member.startsWith(`${name}-`))
    .flatMap((member) => Object.keys((view[member] as IdSet | undefined) ?? {}));
}

/** The units of a mark. */
export const unitsOf = (view: View, { member, sided }: UnitMark): string[] =>
  (sided ? bySide(view, member) : Object.keys((view[member] as IdSet | undefined) ?? {}));

/** Marks by unit: what the view says, and who is wanted in an attack. */
export function flagsOf(view: View, all: readonly UnitMark[], wished: ReadonlySet<string>): Map<string, string[]> {
  const out = new Map<string, string[]>();
  const add = (unit: string, mark: string): void => {
    const marks = out.get(unit);
    if (marks) marks.push(mark);
    else out.set(unit, [mark]);
  };
  for (const one of all) if (one.mark) for (const unit of unitsOf(view, one)) add(unit, one.mark);
  for (const unit of wished) add(unit, 'attacker');
  return out;
}
