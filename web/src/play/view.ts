// Reading a view for the board: which units carry which marks. Members that a game does not have
// are not there.
import type { IdSet, VictoryLine, View } from '../net/wire';

const MARKS: [keyof View, string][] = [
  ['moved', 'moved'],
  ['duty', 'duty'],
  ['spent', 'spent'],
  ['attackers', 'attacker'],
  ['bombarding', 'bombarding'],
  ['defenders', 'defender'],
  ['retreating', 'retreating'],
  ['activated', 'activated'],
  ['stack', 'stack'],
  ['slipping', 'retreating'],
];

/** Sets that a view has for each side, by the first part of their names: "fighting-french". */
export function bySide(view: View, name: string): string[] {
  return Object.keys(view).filter((member) => member.startsWith(`${name}-`))
    .flatMap((member) => Object.keys((view[member] as IdSet | undefined) ?? {}));
}

/** Marks by unit: what the view says, and who is wanted in an attack. */
export function flagsOf(view: View, wished: ReadonlySet<string>): Map<string, string[]> {
  const out = new Map<string, string[]>();
  const add = (unit: string, mark: string): void => {
    const marks = out.get(unit);
    if (marks) marks.push(mark);
    else out.set(unit, [mark]);
  };
  for (const [member, mark] of MARKS)
    for (const unit of Object.keys((view[member] as IdSet | undefined) ?? {})) add(unit, mark);
  for (const unit of bySide(view, 'fighting')) add(unit, 'fighting');
  for (const unit of bySide(view, 'sharing')) add(unit, 'owes');
  for (const unit of wished) add(unit, 'attacker');
  return out;
}

export interface Scored {
  text: string;
  rule: string;
  side: string;
  points: number;
}

/** The lines of the victory schedule that are met, as far as the viewer may know. */
export function linesOf(schedule: readonly VictoryLine[], view: View): Scored[] {
  const plan = (['A', 'B'] as const).find((name) => view.option === name || view.plan === name);
  const met = view.score?.lines ?? [];
  const out: Scored[] = [];
  for (const line of schedule) {
    const award = (plan && line[plan]) ?? line;
    if (!met.includes(line.rule) || award.side === undefined) continue;
    out.push({ text: line.text, rule: line.rule, side: award.side, points: award.points ?? 0 });
  }
  return out;
}
