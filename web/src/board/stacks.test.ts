import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Board from './Board.svelte';
import { layout } from './layout';
import { sampleBook } from './sample';
import StackList from './StackList.svelte';
import { listSpot } from './beside';
import { spots, stackAt } from './stacks';

const book = sampleBook();
const sheet = layout(book);
const place = [...sheet.hexes.keys()][0]!;
const other = [...sheet.hexes.keys()][1]!;

describe('a stack', () => {
  const places = { r1: place, r2: place, b1: other };
  const lying = spots(sheet, places, null);

  test('is listed from the top down', () => {
    expect(stackAt(lying, places, place).map((spot) => spot.unit)).toEqual(['r2', 'r1']);
  });

  test('of one is no stack', () => {
    expect(stackAt(lying, places, other)).toEqual([]);
    expect(stackAt(lying, places, null)).toEqual([]);
  });

  test('names who lies there and says of the hidden what is known', () => {
    const { body } = render(StackList, { props: {
      at: { x: 0, y: 0 }, label: place, onunit: () => {}, onleave: () => {},
      lines: [{ id: 'r1', side: 'red', unit: book.units.r1! }, { id: '?1', side: 'blue', text: 'hidden: b1' }],
    } });
    expect(body).toMatch(/data-line="r1"[^>]*data-side="red"/);
    expect(body).toContain('4-3');
    expect(body).toContain('hidden: b1');
    expect(body.match(/<button/g)).toHaveLength(1);
  });
});

describe('the list of a stack', () => {
  const size = { w: 150, h: 60 };
  const room = { w: 800, floor: 600 };
  const at = { x: 300, y: 300 };

  test('lies to the right of its hex, in the room', () => {
    expect(listSpot(at, size, room, [])).toEqual({ x: 334, y: 270 });
    expect(listSpot({ x: 300, y: 590 }, size, room, [])).toEqual({ x: 334, y: 540 });
    expect(listSpot({ x: 790, y: 300 }, size, room, [])).toEqual({ x: 606, y: 270 });
  });

  test('covers as few of the hexes that are asked for as it can', () => {
    const [east, west, south] = [{ x: 374, y: 300 }, { x: 226, y: 300 }, { x: 337, y: 364 }];
    expect(listSpot(at, size, room, [east])).toEqual({ x: 116, y: 270 });
    expect(listSpot(at, size, room, [east, west])).toEqual({ x: 225, y: 334 });
    expect(listSpot(at, size, room, [east, west, south])).toEqual({ x: 225, y: 206 });
  });

  test('never covers its own hex while there is room beside it', () => {
    const edge = { x: 110, y: 300 };
    const about = [0, 1, 2, 3, 4].flatMap((i) => [
      { x: 200 + 20 * i, y: 300 }, { x: 60 + 30 * i, y: 370 }, { x: 60 + 30 * i, y: 230 },
    ]);
    expect(listSpot(edge, size, room, about)).toEqual({ x: 144, y: 270 });
  });
});

describe('the board', () => {
  const shown = (props: object): string => render(Board, { props: { book, places: { r1: place }, ...props } }).body;

  test('shows a unit in the colours of who has it', () => {
    expect(shown({})).toMatch(/class="u[^"]*" data-side="red"/);
    expect(shown({ owner: { r1: 'blue' } })).toMatch(/class="u[^"]*" data-side="blue"/);
  });

  test('shows hidden counters as flags, and where one that is pointed at may be', () => {
    const body = shown({ hidden: [{ id: '?1', side: 'blue', place: other }], haunts: [place] });
    expect(body).toContain(`data-hidden="blue" data-place="${other}"`);
    expect(body).toContain(`data-haunt="${place}"`);
    expect(shown({})).not.toContain('data-hidden');
  });
});
