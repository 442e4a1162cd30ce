import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/wire';
import type { LogEntry } from '../play/history';
import { book } from '../speech/fixture';
import { chaptersOf, sift } from './log';
import Log from './Log.svelte';
import { joined, piecesOf } from './pieces';

const event = (word: string, text: string, ...args: string[]): GameEvent =>
  ({ event: word, text, rule: '5.0', args });

const steps: GameEvent = event('stepped', 'R1 moves from 0101 to 0102 for 1', 'R1', '0101', '0102', '1');

describe('brackets and points', () => {
  it('stay with what can be pressed', () => {
    const piece = (kind: 'text' | 'place', text: string) => ({ kind, text, id: kind === 'place' ? text : '' });
    const told = joined([piece('text', 'corps retirés ('), piece('place', 'Île-de-France'), piece('text', ') : 1 de '), piece('place', 'Bayern')]);
    expect(told.map(({ before, text, after }) => [before, text, after])).toEqual([
      ['', 'corps retirés ', ''], ['(', 'Île-de-France', ')'], ['', ' : 1 de ', ''], ['', 'Bayern', ''],
    ]);
  });
});

describe('a sentence in pieces', () => {
  it('shows units and places, in the order they stand in', () => {
    expect(piecesOf(steps, book).map((piece) => [piece.kind, piece.text, piece.id])).toEqual([
      ['unit', 'R1', 'R1'], ['text', ' moves from ', ''], ['place', '0101', '0101'],
      ['text', ' to ', ''], ['place', '0102', '0102'], ['text', ' for 1', ''],
    ]);
  });
  it('finds names where another language puts them elsewhere', () => {
    const other = { ...steps, text: 'De 0101, 1/Rot marche vers 0102' };
    expect(piecesOf(other, book).filter((piece) => piece.kind !== 'text').map((piece) => piece.id))
      .toEqual(['0101', 'R1', '0102']);
  });
  it('takes whole words only, and loses nothing of the text', () => {
    const odd = event('stepped', 'XR1 R1, 01011 0101', 'R1', '0101', '0102', '1');
    const pieces = piecesOf(odd, book);
    expect(pieces.map((piece) => piece.text).join('')).toBe(odd.text);
    expect(pieces.filter((piece) => piece.kind !== 'text').length).toBe(2);
    expect(pieces[0]!.text).toBe('XR1 ');
  });
  it('shows the same place twice when it is named twice', () => {
    const stay = event('stepped', 'R1: 0101, 0101', 'R1', '0101', '0101', '0');
    expect(piecesOf(stay, book).filter((piece) => piece.kind === 'place').length).toBe(2);
  });
});

const log: LogEntry[] = [
  { step: 1, by: 'red', events: [event('plan', 'A plan is chosen')] },
  {
    step: 2, by: 'red',
    events: [event('turn', 'Turn 2 begins', '2', 'fog'), event('movement', 'Red Movement', 'red', '2')],
  },
  { step: 3, by: 'red', events: [steps] },
  { step: 4, by: 'chance', events: [event('result', 'die 4 at 2-1: Dr', '4', '2-1', 'Dr')] },
  { step: 5, by: 'blue', events: [event('stepped', 'B1 moves', 'B1', '0302', '0301', '1')] },
];

describe('headings', () => {
  const grammar = {
    ...book,
    events: [{ word: 'phase', args: ['procedure'] }, { word: 'combat', args: ['side', 'area'] }],
    operands: { procedure: 'word', side: 'side', area: 'area' },
  } as unknown as typeof book;
  it('are phases, and not a fight somewhere', () => {
    const [one] = chaptersOf([
      { step: 1, by: 'red', events: [event('phase', 'phase: draw', 'draw')] },
      { step: 2, by: 'red', events: [event('combat', 'Red attacks at Jena', 'red', 'JEN')] },
    ], grammar);
    expect(one!.rows.map((row) => row.heading)).toEqual([true, false]);
  });
});

describe('a march', () => {
  const on = (step: number, by: string, unit: string, from: string, to: string): LogEntry => ({
    step, by, events: [event('stepped', `${unit} moves from ${from} to ${to} for 1`, unit, from, to, '1')],
  });
  it('is one line for each of those who march together', () => {
    const halts = (step: number, unit: string): LogEntry =>
      ({ step, by: 'red', events: [{ ...event('halted', `${unit} halts in 0301`, unit, '0301'), rule: '5.17' }] });
    const [one] = chaptersOf([
      on(1, 'red', 'R1', '0101', '0201'), on(1, 'red', 'R2', '0101', '0201'), on(1, 'red', 'R3', '0101', '0201'),
      on(2, 'red', 'R1', '0201', '0301'), on(2, 'red', 'R2', '0201', '0301'), on(2, 'red', 'R3', '0201', '0301'),
      halts(3, 'R1'), halts(3, 'R2'), halts(3, 'R3'),
      on(4, 'red', 'B1', '0501', '0401'), on(5, 'red', 'R1', '0301', '0401'),
    ], book);
    expect(one!.rows.map((row) => [row.event.args[0], row.lastStep, row.path])).toEqual([
      ['R1', 5, ['0101', '0201', '0301', '0401']], ['R2', 3, ['0101', '0201', '0301']], ['R3', 3, ['0101', '0201', '0301']], ['B1', 4, []],
    ]);
  });
  it('is one line while one unit goes on from where it was', () => {
    const [one] = chaptersOf([
      on(1, 'red', 'R1', '0101', '0201'), on(2, 'red', 'R1', '0201', '0301'),
      on(3, 'red', 'R2', '0301', '0302'), on(4, 'red', 'R2', '0101', '0102'),
      on(5, 'red', 'R2', '0102', '0202'),
    ], book);
    expect(one!.rows.map((row) => [row.key, row.lastStep, row.path])).toEqual([
      ['1.0', 2, ['0101', '0201', '0301']], ['3.0', 3, []], ['4.0', 5, ['0101', '0102', '0202']],
    ]);
    const halt = { ...event('halted', 'R1 halts in 0102', 'R1', '0102'), rule: '5.17' };
    const [two] = chaptersOf([on(1, 'red', 'R1', '0101', '0102'), { step: 2, by: 'red', events: [halt] }], book);
    expect(two!.rows.map((row) => [row.lastStep, row.texts[1]])).toEqual([[2, 'R1 halts in 0102 [5.17]']]);
    expect(sift([one!], { show: 'all', text: '0201 to 0301' }, book)[0]!.rows).toHaveLength(1);
  });
});

describe('the log', () => {
  const chapters = chaptersOf(log, book);
  it('is cut at the turns, with phases as headings and dice with their column', () => {
    expect(chapters.map((one) => [one.title, one.rows.length])).toEqual([['', 1], ['Turn 2 begins', 4]]);
    expect(chapters[1]!.rows.map((row) => [row.key, row.heading, row.die, row.column])).toEqual([
      ['2.1', true, null, null], ['3.0', false, null, null],
      ['4.0', false, 4, '2-1'], ['5.0', false, null, null],
    ]);
  });
  it('begins with the turn and the phase it was in', () => {
    const opening = [event('turn', 'Turn 1 begins', '1', 'night'), event('movement', 'Red Movement', 'red', '1')];
    const headed = chaptersOf(log, book, opening);
    expect(headed.map((one) => one.title)).toEqual(['Turn 1 begins', 'Turn 2 begins']);
    expect(headed[0]!.rows.map((row) => [row.heading, row.step])).toEqual([[true, 0], [false, 1]]);
    expect(chaptersOf([], book, opening).map((one) => one.rows.length)).toEqual([1]);
    expect(chaptersOf(log.slice(1), book, opening).map((one) => one.title)).toEqual(['Turn 2 begins']);
  });
  it('is sifted by side, by dice, and by words', () => {
    const keys = (show: string, text = ''): string[] =>
      sift(chapters, { show, text }, book).flatMap((one) => one.rows.map((row) => row.key));
    expect(keys('all')).toHaveLength(5);
    expect(keys('blue')).toEqual(['5.0']);
    expect(keys('red')).toEqual(['1.0', '3.0']);
    expect(keys('dice')).toEqual(['4.0']);
    expect(keys('all', 'rot 0102')).toEqual(['3.0']);
    expect(keys('all', 'nothing such')).toEqual([]);
  });
});

describe('the panel of the log', () => {
  const shown = (changes: object): string => render(Log, { props: {
    table: { book, log, keys: [], replaying: false, step: 5, view: {}, mine: () => false, ...changes },
    player: {}, commands: {},
  } as never }).body;
  const rows = (body: string): string[] => [...body.matchAll(/data-row="([^"]+)"/g)].map(([, key]) => key!);

  it('opens the last turn alone', () => {
    const body = shown({});
    expect(rows(body)).toEqual(['2.1', '3.0', '4.0', '5.0']);
    expect([...body.matchAll(/aria-expanded="(\w+)"/g)].map(([, open]) => open)).toEqual(['false', 'true']);
    expect(body).toContain('Before the first turn');
  });
  it('leaves the turn before open to who has done nothing in the last one', () => {
    const open = (seat: string): string[] =>
      [...shown({ mine: () => true, seat }).matchAll(/aria-expanded="(\w+)"/g)].map(([, one]) => one!);
    expect(open('blue')).toEqual(['false', 'true']);
    expect(open('green')).toEqual(['true', 'true']);
  });
  it('says when nothing has happened, and offers what is not here yet', () => {
    expect(shown({ log: [] })).toContain('Nothing has happened yet.');
    expect(shown({})).not.toContain('Show what was before');
    const later = shown({ log: log.slice(1) });
    expect(later).toContain('Show what was before');
    expect(later).not.toContain('Before the first turn');
  });
  it('ends a replay at the step that is looked at, and marks it', () => {
    const body = shown({ replaying: true, step: 4 });
    expect(rows(body)).toEqual(['2.1', '3.0', '4.0']);
    expect(body.match(/aria-current="step"/g)).toHaveLength(1);
    expect(shown({})).not.toContain('aria-current');
  });
});
