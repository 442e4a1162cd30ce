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

describe('the last die', () => {
  it('is told with what came of it', () => {
    const found = lastDie([die, flight], book, 1);
    expect([found?.row.die, found?.row.result, found?.after]).toEqual([4, 'Dr', ['B1 runs']]);
  });
  it('is not told when it fell before the page was opened', () => {
    expect(lastDie([die, flight], book, 5)).toBeNull();
  });
  it('is over with the phase, and after some more steps', () => {
    const next: LogEntry = { step: 6, by: 'red', events: [event('movement', 'Blue Movement', 'blue')] };
    expect(lastDie([die, flight, next], book, 1)).toBeNull();
    const more = Array.from({ length: 6 }, (_, i): LogEntry => ({ ...flight, step: 6 + i }));
    expect(lastDie([die, ...more], book, 1)).toBeNull();
  });
});
