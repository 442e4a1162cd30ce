// Where hexes lie: who is next to whom, and how far apart.
import type { Hex, MapSheet } from '../net/wire';

/** As much of a map as is needed here. */
export type GroundMap = Pick<MapSheet, 'id' | 'pointed'> & { hexes: Pick<Hex, 'id' | 'x' | 'y'>[] };

const FLAT = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]] as const;
const POINTED = [[1, 1], [2, 0], [1, -1], [-1, -1], [-2, 0], [-1, 1]] as const;

export class Ground {
  #hexes = new Map<string, { map: GroundMap; hex: GroundMap['hexes'][number] }>();
  #at = new Map<string, string>();

  constructor(maps: readonly GroundMap[]) {
    for (const map of maps)
      for (const hex of map.hexes) {
        this.#hexes.set(hex.id, { map, hex });
        this.#at.set(`${map.id} ${hex.x} ${hex.y}`, hex.id);
      }
  }

  has(id: string): boolean {
    return this.#hexes.has(id);
  }

  neighbours(id: string): string[] {
    const here = this.#hexes.get(id);
    if (!here) return [];
    const found: string[] = [];
    for (const [dx, dy] of here.map.pointed ? POINTED : FLAT) {
      const next = this.#at.get(`${here.map.id} ${here.hex.x + dx} ${here.hex.y + dy}`);
      if (next) found.push(next);
    }
    return found;
  }

  /** Hexes from one to the other; none between maps. */
  distance(a: string, b: string): number {
    const from = this.#hexes.get(a);
    const to = this.#hexes.get(b);
    if (!from || !to || from.map !== to.map) return Infinity;
    const dx = Math.abs(from.hex.x - to.hex.x);
    const dy = Math.abs(from.hex.y - to.hex.y);
    return from.map.pointed
      ? dy + Math.max(0, (dx - dy) / 2)
      : dx + Math.max(0, (dy - dx) / 2);
  }
}
