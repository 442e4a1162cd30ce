import { expect, test } from 'vitest';
import { Chronicle, logAfter, mergeLog, PAGE, type LogEntry } from './history';
import type { History } from '../net/wire';

const page = (from: number, count: number): History => ({
  ok: true, total: 500, from, view: { at: from, seen: {} },
  steps: Array.from({ length: count }, (_, i) => ({
    step: from + i + 1, by: 'red', events: [], view: { at: from + i + 1 },
  })),
});

test('views after each step, by patches from the beginning of the page', () => {
  const past = new Chronicle();
  past.add(page(0, 3));
  expect([0, 1, 2, 3].map((step) => past.view(step)?.at)).toEqual([0, 1, 2, 3]);
  expect(past.view(2)?.seen).toBe(past.view(0)?.seen);
});

test('what is missing is asked for by whole pages', () => {
  const past = new Chronicle();
  expect(past.missing(0)).toBe(0);
  expect(past.missing(1)).toBe(0);
  expect(past.missing(PAGE)).toBe(0);
  expect(past.missing(PAGE + 1)).toBe(PAGE);
  past.add(page(0, PAGE));
  expect(past.missing(PAGE)).toBe(null);
  expect(past.missing(0)).toBe(null);
});

test('an undo forgets what was taken back', () => {
  const past = new Chronicle();
  past.add(page(0, 10));
  past.cut(7);
  expect(past.view(7)?.at).toBe(7);
  expect(past.view(8)).toBe(undefined);
  expect(past.missing(8)).toBe(0);
});

test('pages and updates make one log', () => {
  const entry = (step: number): { step: number; by: string; events: [] } => ({ step, by: 'red', events: [] });
  expect(mergeLog([entry(5), entry(6)], [entry(3), entry(5)]).map((e) => e.step)).toEqual([3, 5, 6]);
});

const told = (...names: string[]): LogEntry[] => names.map((name, i) => ({
  step: i + 1, by: name[0]!, events: [{ event: name, text: name, rule: '', args: [] }],
}));
const names = (log: readonly LogEntry[]): string[] =>
  log.map(({ step, by, events }) => `${step} ${by}: ${events.map((event) => event.event).join(' ')}`);
const of = (...words: string[]) => told(...words).flatMap((entry) => entry.events);

test('steps that come together are steps of their own in the log', () => {
  const log = logAfter(told('a1'), { update: 3, by: 'a', steps: [['a', 2], ['b', 1]] }, of('a2', 'a3', 'b1'));
  expect(names(log)).toEqual(['1 a: a1', '2 a: a2 a3', '3 b: b1']);
});

test('a step taken back is out of the log, and no other', () => {
  expect(names(logAfter(told('a1', 'a2', 'b1'), { update: 2, undone: [2] }, [])))
    .toEqual(['1 a: a1', '2 b: b1']);
  expect(names(logAfter(told('a1', 'a2', 'a3'), { update: 1, undone: [3, 2] }, []))).toEqual(['1 a: a1']);
});

test('what came after an undo stands in its place', () => {
  const log = logAfter(told('a1', 'a2'), { update: 2, by: 'a', undone: [2] }, of('a3'));
  expect(names(log)).toEqual(['1 a: a1', '2 a: a3']);
});
