import { describe, expect, it } from 'vitest';
import { book } from '../speech/fixture';
import { begin, follow, otherMap, type Course } from './cursor';
import { COMMANDS } from './command';
import { fitting, GROUPS, KEYMAP, meaning, type Press } from './keymap';

const press = (key: string, more: Partial<Press> = {}): Press =>
  ({ key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('the cursor', () => {
  it('goes straight along a row with the arrows, and comes back', () => {
    let here = '0101';
    const path = (['right', 'right', 'left', 'left'] as Course[])
      .map((course) => (here = follow(book, here, course) ?? '-'));
    expect(path).toEqual(['0201', '0301', '0201', '0101']);
    expect(follow(book, '0102', 'up')).toBeNull();
    expect(follow(book, '0102', 'down')).toBe('0101');
  });
  it('takes the other hex of the next column where the map ends', () => {
    expect(follow(book, '0102', 'right')).toBe('0202');
    expect(follow(book, '0202', 'right')).toBe('0302');
  });
  it('goes in the six directions', () => {
    expect((['nw', 'n', 'ne', 'sw', 's', 'se'] as Course[]).map((c) => follow(book, '0201', c)))
      .toEqual(['0102', '0202', '0302', '0101', null, '0301']);
  });
  it('knows hexes that stand on a point', () => {
    const pointed = { maps: [{ ...book.maps![0]!, pointed: true, hexes: [
      { id: 'a', x: 0, y: 0 }, { id: 'b', x: 2, y: 0 }, { id: 'c', x: 1, y: 1 }, { id: 'd', x: 0, y: 2 },
    ] }] };
    expect(follow(pointed, 'a', 'right')).toBe('b');
    expect(follow(pointed, 'a', 'up')).toBe('c');
    expect(follow(pointed, 'c', 'up')).toBe('d');
    expect(follow(pointed, 'a', 'n')).toBe('c');
    expect(follow(pointed, 'a', 'ne')).toBe('b');
  });
  it('begins at the first wish that is a hex, else in the middle, and changes maps', () => {
    expect(begin(book, [null, 'reserve', '0302'])).toBe('0302');
    expect(begin(book, [])).toBe('0201');
    expect(otherMap(book, '0101')).toBe('0901');
    expect(otherMap(book, '0901')).toBe('0201');
  });
});

describe('what is of use in a game', () => {
  const onAreas = { areas: [{}], overlays: [{ id: 'threat' }], moments: [{}] } as unknown as Parameters<typeof fitting>[1];
  const onHexes = { maps: [{}], overlays: [{ id: 'zoc', needs: ['side'] }] } as unknown as Parameters<typeof fitting>[1];
  const textOf = (deed: string, book: typeof onAreas): string | undefined =>
    fitting(KEYMAP, book).find((one) => one.deed === deed)?.text;
  it('speaks of areas on a map of areas, and of hexes on one of hexes', () => {
    expect(fitting(KEYMAP, onAreas).filter((one) => /hex|column/.test(one.text))).toEqual([]);
    expect(fitting(COMMANDS, onAreas).filter((one) => /hex/.test(one.text))).toEqual([]);
    expect(textOf('cursor up', onHexes)).toBe('one hex up');
  });
  it('leaves out what the game has not', () => {
    expect(textOf('zones', onAreas)).toBeUndefined();
    expect(textOf('threats', onAreas)).toBe('what threatens the area');
    expect(textOf('other map', onAreas)).toBeUndefined();
    expect(textOf('orders', onAreas)).toBe('standing orders');
    expect(textOf('orders', onHexes)).toBeUndefined();
    expect(textOf('zones', onHexes)).toBeDefined();
  });
});

describe('keys', () => {
  it('mean one thing each', () => {
    const all = KEYMAP.flatMap((binding) => binding.keys);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
    expect(KEYMAP.every((binding) => binding.group in GROUPS)).toBe(true);
  });
  it('mean nothing while typing, nor with Control', () => {
    expect(meaning(press('n'), 'text', true)).toBeNull();
    expect(meaning(press('u', { ctrlKey: true }), 'board', true)).toBeNull();
  });
  it('tell n from N, also with the shift key or caps lock', () => {
    expect(meaning(press('n'), 'page', true)).toBe('next unit');
    expect(meaning(press('N', { shiftKey: true }), 'page', true)).toBe('previous unit');
    expect(meaning(press('N'), 'page', true)).toBe('next unit');
  });
  it('leave Enter, Space and arrows to buttons that have the focus', () => {
    for (const key of ['Enter', ' ', 'ArrowUp', 'End']) {
      expect(meaning(press(key), 'control', true)).toBeNull();
      expect(meaning(press(key), 'board', true)).not.toBeNull();
    }
    expect(meaning(press('u'), 'control', true)).toBe('undo');
  });
  it('can be switched off as single letters, but for the board', () => {
    expect(meaning(press('u'), 'page', false)).toBeNull();
    expect(meaning(press('?'), 'control', false)).toBeNull();
    expect(meaning(press('u'), 'board', false)).toBe('undo');
    expect(meaning(press('Escape'), 'page', false)).toBe('escape');
  });
  it('press buttons by their number', () => {
    expect(meaning(press('3', { code: 'Digit3' }), 'page', true)).toBe('press 3');
    expect(meaning(press('3', { code: 'Digit3' }), 'page', false)).toBeNull();
  });
  it('know the number pad', () => {
    expect(meaning(press('7', { code: 'Numpad7' }), 'board', true)).toBe('cursor nw');
    expect(meaning(press('Home', { code: 'Numpad7' }), 'board', true)).toBe('cursor nw');
  });
});

describe('the cursor on areas', () => {
  const at = (id: string, x: number, y: number, exits: string[]) =>
    ({ id, name: id, x, y, exits: Object.fromEntries(exits.map((to) => [to, `${id}-${to}`])) });
  const country = { areas: [at('A', 100, 100, ['B', 'C']), at('B', 200, 90, ['A']), at('C', 110, 200, ['A']), at('D', 50, 100, [])] };

  it('follows the connection that leads most nearly that way, and no other', () => {
    expect(follow(country, 'A', 'right')).toBe('B');
    expect(follow(country, 'A', 'down')).toBe('C');
    expect(follow(country, 'A', 'left')).toBeNull();
    expect(follow(country, 'A', 'up')).toBeNull();
    expect(begin(country, ['nowhere', 'C'])).toBe('C');
  });
});
