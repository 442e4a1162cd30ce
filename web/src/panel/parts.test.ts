// Small parts of the panel, as they are written into the page.
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { inHalves, strengthOf } from './boxes';
import Die from './Die.svelte';
import type { Row } from './log';
import LogRow from './LogRow.svelte';

describe('a die', () => {
  const pips = (face: number): string[] =>
    [...render(Die, { props: { face } }).body.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`);

  test('shows as many pips as it says, and looks the same upside down', () => {
    for (let face = 1; face <= 6; face++) {
      const shown = pips(face);
      expect(new Set(shown).size).toBe(face);
      const turned = shown.map((pip) => pip.split(' ').map((n) => 24 - Number(n)).join(' '));
      expect(turned.sort()).toEqual([...shown].sort());
      expect(shown.includes('12 12')).toBe(face % 2 === 1);
    }
  });

  test('of another kind shows its number', () => {
    expect(pips(0)).toEqual([]);
    expect(render(Die, { props: { face: 0 } }).body).toMatch(/<text[^>]*>0</);
  });
});

describe('a line of the log', () => {
  const row = (changes: Partial<Row>): Row => ({
    key: '1.0', step: 1, lastStep: 1, by: 'red', heading: false, die: null, column: null, result: null, path: [],
    texts: [], event: { event: 'result', text: 'die 6 at 2-1: Ar', rule: '7.0d', args: [] }, ...changes,
  } as Row);
  const shown = (one: Row): string => render(LogRow, { props: {
    row: one, commands: { hover: () => {} } as never, active: false, looked: false, onshow: () => {},
    book: { crt: { results: { Ar: 'the attackers retreat' } }, events: [], actions: [], operands: {} } as never,
  } }).body;

  test('tells the column of the odds once', () => {
    expect(shown(row({}))).not.toContain('column');
    expect(shown(row({ column: '2-1' }))).not.toContain('column');
    expect(shown(row({ column: '3-1' }))).toMatch(/class="column[^>]*>3-1</);
  });

  test('shows the die and says what its result means', () => {
    expect(shown(row({ result: 'Ar' }))).not.toContain('the attackers retreat');
    const rolled = shown(row({ result: 'Ar', die: 6 }));
    expect(rolled).toContain('the attackers retreat');
    expect(rolled.match(/<circle/g)).toHaveLength(6);
  });
});

describe('strength off the map', () => {
  const units = { gazan: '8(4)5', vedette: '1/2(5)8', train: '(3)6', leader: '[1]10', guard: '2 1/2(6)5', naw: '12-4' };
  const book = { units: Object.fromEntries(Object.entries(units).map(([id, values]) => [id, { values }])) } as never;
  const sum = (...ids: string[]): string => strengthOf(book, ids);
  test('counts halves, and nothing of leaders and trains', () => {
    expect([sum(), sum('vedette'), sum('vedette', 'vedette'), sum('gazan', 'vedette'), sum('train', 'leader')]).toEqual(['0', '½', '1', '8½', '0']);
    expect([-1.5, -2, -0.5].map(inHalves)).toEqual(['−1½', '−2', '−½']);
    expect([sum('guard'), sum('guard', 'vedette', 'gazan'), sum('naw')]).toEqual(['2½', '11', '12']);
  });
});
