// What happened so far, step by step: pages asked for when needed, and the view after each step.
import { mergePatch } from '../net/patch';
import type { GameEvent, History, Step, View } from '../net/wire';

/** As many steps as the server tells at once. */
export const PAGE = 100;

export interface LogEntry {
  step: number;
  by: string;
  action?: string;
  events: GameEvent[];
}

export class Chronicle {
  /** By number of the step, from 1; a view 0 is that of the beginning. */
  #steps = new Map<number, Step>();
  #views = new Map<number, View>();

  /** Raised when something no longer holds. */
  cuts = 0;

  get size(): number {
    return this.#steps.size;
  }

  add(page: History): void {
    let view = page.view;
    this.#views.set(page.from, view);
    for (const step of page.steps) {
      view = mergePatch(view, step.view ?? {});
      this.#steps.set(step.step, step);
      this.#views.set(step.step, view);
    }
  }

  /** Steps after this one were taken back. */
  cut(length: number): void {
    this.cuts++;
    for (const map of [this.#steps, this.#views])
      for (const step of [...map.keys()]) if (step > length) map.delete(step);
  }

  clear(): void {
    this.cuts++;
    this.#steps.clear();
    this.#views.clear();
  }

  view(step: number): View | undefined {
    return this.#views.get(step);
  }

  step(step: number): Step | undefined {
    return this.#steps.get(step);
  }

  /** Where the page begins that has to be asked for to know this step; null when it is known. */
  missing(step: number): number | null {
    if (step === 0 ? this.#views.has(0) : this.#steps.has(step)) return null;
    return Math.floor(Math.max(0, step - 1) / PAGE) * PAGE;
  }
}

/** Of an update: what came in words, and to which steps it belongs. */
export interface Told {
  update: number;
  by?: string;
  undone?: readonly number[];
  steps?: readonly (readonly [by: string, events: number])[];
}

/** The log after an update: steps that went are out, those after them move up, new ones are added. */
export function logAfter(log: readonly LogEntry[], told: Told, events: readonly GameEvent[]): LogEntry[] {
  let out = [...log];
  for (const gone of told.undone ?? [])
    out = out.filter(({ step }) => step !== gone)
      .map((entry) => (entry.step > gone ? { ...entry, step: entry.step - 1 } : entry));
  const steps = told.steps ?? (events.length > 0 && told.by ? [[told.by, events.length] as const] : []);
  let at = 0;
  steps.forEach(([by, count], i) => {
    const step = told.update - steps.length + 1 + i;
    out.push({ step, by, events: events.slice(at, (at += count)) });
  });
  return out;
}

/** The log with the entries of a page put in, in order, none twice. */
export function mergeLog(log: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  const byStep = new Map<number, LogEntry>();
  for (const entry of [...log, ...more]) byStep.set(entry.step, entry);
  return [...byStep.values()].sort((a, b) => a.step - b.step);
}
