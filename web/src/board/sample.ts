/* A small made-up book for the tests: two maps in a row with a track between them. */
import type { BoardBook, BookHex, BookMap } from './types';

/** A flat map numbered CCRR eastwards and northwards, even columns half a hex further north. */
export function sampleMap(
  id: string,
  cols: number,
  rows: number,
  firstRow = 1,
  edit: Record<string, Partial<BookHex>> = {},
): BookMap {
  const hexes: BookHex[] = [];
  for (let c = 1; c <= cols; c++) {
    for (let r = 0; r < rows; r++) {
      const hex = String(c).padStart(2, '0') + String(r + firstRow).padStart(2, '0');
      hexes.push({ id: hex, x: c - 1, y: 2 * r + (c % 2 ? 0 : 1), ...edit[hex] });
    }
  }
  return { id, title: id, default: 'clear', hexes };
}

export function sampleBook(edit: Record<string, Partial<BookHex>> = {}): BoardBook {
  const box = (from: string, n: number, hexes?: string[]) => ({
    id: `track-main-from-${from}-${n}`,
    name: `space ${n} from ${from}`,
    track: 'main',
    ...(n < 2 ? { next: [`track-main-from-${from}-${n + 1}`] } : {}),
    ...(hexes ? { hexes } : {}),
  });
  return {
    title: 'Sample: a game',
    sides: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    units: {
      r1: {
        name: 'r1',
        counter: 'r1',
        type: 'infantry',
        values: '4-3',
        side: 'red',
        formation: 'A',
      },
      r2: {
        name: 'r2',
        counter: 'r2',
        type: 'cavalry',
        values: '2-5',
        side: 'red',
        formation: 'B',
      },
      b1: {
        name: 'b1',
        counter: 'b1',
        type: 'artillery',
        values: '3-2',
        side: 'blue',
        formation: 'A',
      },
    },
    maps: [sampleMap('south', 6, 5, 1, edit), sampleMap('north', 5, 4, 7)],
    boxes: [
      { id: 'reserve', name: 'reserve' },
      box('south', 1, ['0105', '0205']),
      box('south', 2, ['0107', '0207']),
      box('north', 1, ['0107', '0207']),
      box('north', 2, ['0105', '0205']),
    ],
    track: ['night', 'day'],
    terrain_chart: [
      { id: 'clear', name: 'clear', cost: '1' },
      { id: 'bog', name: 'bog' },
    ],
  };
}
