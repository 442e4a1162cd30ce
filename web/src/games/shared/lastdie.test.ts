import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/wire';
import { book } from '../../speech/fixture';
import type { LogEntry } from '../../play/history';
import { lastDie } from './lastdie';

const event = (word: string, text: string, ...args: string[]): GameEvent =>
  ({ event: word, text, rule: '7.0', args });
const die: LogEntry = {
  step: 4, by: 'red', events: [event('odds', 'odds'), event('result', 'die 4', '4', '2-1', 'Dr')],
};
const flight: LogEntry = { step: 5, by: 'blue', events: [event('retreated', 'B1 runs', 'B1', '0302', '0301')] };

const phase = (step: number): LogEntry => ({ step, by: 'red', events: [event('movement', 'Blue Movement', 'blue')] });

describe('the last die', () => {
  it('is told with what came of it at once, up to the next heading', () => {
    const full: LogEntry = { ...die, events: [...die.events, event('retreated', 'B1 runs', 'B1', '0302', '0301'), event('turn', 'Turn 2 begins', '2'), event('retreated', 'B2 runs')] };
    const found = lastDie([full], book, 1, 'red');
    expect([found?.row.die, found?.row.result, found?.after]).toEqual([4, 'Dr', ['B1 runs']]);
  });
  it('stays while the other goes on, and goes when its player does something', () => {
    expect(lastDie([die, flight], book, 1, 'red')?.after).toEqual([]);
    expect(lastDie([die, flight], book, 1, 'blue')).toBeNull();
  });
  it('is not told when it fell before the page was opened', () => {
    expect(lastDie([die, flight], book, 5, 'red')).toBeNull();
  });
  it('is over with the phase or turn, and after some more steps', () => {
    expect(lastDie([die, flight, phase(6)], book, 1, 'white')).toBeNull();
    expect(lastDie([die, { step: 5, by: '', events: [event('turn', 'Turn 2 begins', '2')] }], book, 1, 'red')).toBeNull();
    const more = Array.from({ length: 6 }, (_, i): LogEntry => ({ ...flight, step: 6 + i }));
    expect(lastDie([die, ...more], book, 1, 'red')).toBeNull();
  });
});
