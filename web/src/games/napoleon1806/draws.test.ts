import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/wire';
import type { Grammar } from '../../panel/pieces';
import type { LogEntry } from '../../play/history';
import { render } from 'svelte/server';
import { lastDraws } from './draws';
import LastDraws from './LastDraws.svelte';

const book = {
  events: [
    { word: 'fought', args: ['side', 'card', 'number', 'number'] },
    { word: 'rolled', args: ['side', 'face', 'number', 'number'] },
    { word: 'turned', args: ['side', 'card', 'number'] },
    { word: 'reshuffled', args: ['side'] },
    { word: 'suffers', args: ['side', 'number', 'number'] },
    { word: 'drew', args: ['side', 'card'] },
  ],
  operands: { side: 'side', card: 'card', number: 'number', face: 'number' },
  sides: [],
} as unknown as Grammar;
const event = (word: string, ...args: string[]): GameEvent => ({ event: word, text: word, rule: 'C8', args });
const entry = (step: number, ...events: GameEvent[]): LogEntry => ({ step, by: 'red', events });

describe('the last draws', () => {
  const fight = entry(3, event('turned', 'red', 'F9', '4'), event('fought', 'red', 'F1', '0', '1'),
    event('reshuffled', 'red'), event('fought', 'red', 'F2', '1', '0'), event('fought', 'blue', 'P1', '1', '1'),
    event('suffers', 'red', '1', '1'));

  it('are the cards of both sides, with what followed', () => {
    const found = lastDraws([entry(2), fight], book, 1)!;
    expect(found.draws.map((draw) => [draw.side, draw.card, draw.numbers])).toEqual(
      [['red', 'F1', [0, 1]], ['red', 'F2', [1, 0]], ['blue', 'P1', [1, 1]]]);
    expect(found.after).toEqual(['suffers']);
    expect(found.key).toBe('3.1');
  });

  it('are dice where dice are rolled', () => {
    const found = lastDraws([entry(2, event('rolled', 'red', '5', '1', '0'))], book, 1)!;
    expect(found.draws[0]).toMatchObject({ face: 5, card: null, numbers: [1, 0] });
  });

  it('are forgotten after some steps, and not told from before the page was opened', () => {
    const later = [4, 5, 6, 7, 8, 9].map((step) => entry(step, event('suffers', 'red', '1', '1')));
    expect(lastDraws([fight, ...later], book, 1)).toBeNull();
    expect(lastDraws([fight], book, 4)).toBeNull();
  });

  it('tell what followed them alone, even a single one', () => {
    const before = [entry(1, event('suffers', 'red', '1', '1')), entry(2, event('suffers', 'blue', '1', '1'), event('turned', 'red', 'F9', '4'))];
    expect(lastDraws(before, book, 1)!.after).toEqual([]);
    const both = lastDraws([...before, entry(3, event('suffers', 'red', '2', '0'))], book, 1)!;
    expect([both.draws.length, both.after, both.key]).toEqual([1, ['suffers'], '2.1']);
  });

  it('are not cards drawn into a hand', () => {
    expect(lastDraws([entry(2, event('drew', 'red', 'F1'))], book, 1)).toBeNull();
  });
});

describe('the slip with the last draws', () => {
  const slip = (...events: GameEvent[]): string => render(LastDraws, { props: { place: {
    table: { book: { ...book, sides: [{ id: 'red', name: 'Red' }], units: {}, cards: [] }, log: [entry(2, ...events)], over: false, replaying: false, opened: 0 },
    commands: { rule: () => {} },
  } as never } }).body;

  it('adds up what the cards of a side inflict, and nothing of a card with one number', () => {
    expect(slip(event('fought', 'red', 'F1', '0', '1'), event('fought', 'red', 'F2', '2', '1'))).toContain('inflicts losses 2, fatigue 2');
    const one = slip(event('turned', 'red', 'F9', '4'));
    expect(one).not.toContain('inflicts');
    expect(one).toMatch(/<strong[^>]*>4</);
  });

  it('is not there without a draw', () => {
    expect(slip(event('suffers', 'red', '1', '1'))).not.toContain('<section');
  });
});
