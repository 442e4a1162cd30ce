import { describe, expect, it } from 'vitest';
import { happenedAt, keepPlace, leapTo, takePlace } from './example';
import type { LogEntry } from './history';
import { passagesAt, scenesAt } from './passages';

const passages = [['deal', 1], ['march', 4], ['unseen', 4], ['battle', 9]]
  .map(([text, step]) => ({ text: text as string, step: step as number, rules: [] }));
const said = (step: number): string => passagesAt(passages, step).map(({ text }) => text).join();

describe('what is said at a step', () => {
  it('is the passage that the step is part of', () => {
    expect([0, 1, 2, 4, 5, 9].map(said)).toEqual(
      ['deal', 'deal', 'march,unseen', 'march,unseen', 'battle', 'battle']);
  });
  it('is the last one after the end', () => {
    expect(said(12)).toBe('battle');
    expect(passagesAt([], 3)).toEqual([]);
  });
});

describe('what has happened in a passage', () => {
  const log = [1, 2, 3, 4, 5, 6].map((step) =>
    ({ step, events: [{ event: `e${step}`, args: [], text: '' }] }) as unknown as LogEntry);
  const happened = (step: number): string => happenedAt(passages, log, step).map(({ event }) => event).join();
  it('is from its first step on, up to the one looked at', () => {
    expect([0, 1, 3, 4, 5].map(happened)).toEqual(['', 'e1', 'e2,e3', 'e2,e3,e4', 'e5']);
  });
});

describe('going from passage to passage', () => {
  it('forward, to where each ends', () => {
    expect([0, 1, 3, 4, 9].map((step) => leapTo(passages, step, 1))).toEqual([1, 4, 4, 9, null]);
  });
  it('and back, to the beginning too', () => {
    expect([9, 5, 4, 1, 0].map((step) => leapTo(passages, step, -1))).toEqual([4, 4, 1, 0, null]);
  });
});

describe('through other eyes', () => {
  const others = passages.map((one) => ({ ...one, step: one.step + 10 }));
  it('one goes on at the same passage', () => {
    keepPlace('example/a/b/red', passages, 5);
    expect(takePlace('example/a/b/blue', others)).toBe(19);
    expect(takePlace('example/a/b/blue', others)).toBe(0);
  });
  it('but not in another example, nor from the beginning', () => {
    keepPlace('example/a/b/red', passages, 5);
    expect(takePlace('example/a/c/red', others)).toBe(0);
    keepPlace('example/a/b/red', passages, 0);
    expect(takePlace('example/a/b/red', others)).toBe(0);
  });
});

describe('where a passage happens', () => {
  const at = (step: number, ...args: string[]) => ({ step, by: 'red', events: args.map((arg) => ({ event: 'goes', args: [arg], text: '', rule: '' })) });
  const log = [at(1, 'j1'), at(2, 'j2', 'a1'), at(3), at(4, 'j3', 'j2'), at(5, 'a2'), at(6, 'box')];
  const scenes = (step: number, all = log): string[] =>
    scenesAt(passages, all, step, ({ args }) => args, (place) => (/^[aj]\d$/.test(place) ? place[0] : undefined));
  it('is told by its events, on the map of the last', () => {
    expect(scenes(0)).toEqual(['j1']);
    expect(scenes(2)).toEqual(['j2', 'j3']);
    expect(scenes(4)).toEqual(['j2', 'j3']);
    expect(scenes(7)).toEqual(['a2']);
  });
  it('is nowhere as long as nothing is known of it', () => {
    expect(scenes(2, log.slice(0, 1))).toEqual([]);
  });
});
