// Where hexes or areas lie: who is next to whom, and how far apart.
import type { Area, Hex, MapSheet } from '../net/wire';

/** As much of a map as is needed here. */
export type GroundMap = Pick<MapSheet, 'id' | 'pointed'> & { hexes: Pick<Hex, 'id' | 'x' | 'y'>[] };

const FLAT = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]] as const;
const POINTED = [[1, 1], [2, 0], [1, -1], [-1, -1], [-2, 0], [-1, 1]] as const;

export class Ground {
  #hexes = new Map<string, { map: GroundMap; hex: GroundMap['hexes'][number] }>();
  #at = new Map<string, string>();
  #exits = new Map<string, string[]>();

  constructor(maps: readonly GroundMap[], areas: readonly Pick<Area, 'id' | 'exits'>[] = []) {
    for (const area of areas) this.#exits.set(area.id, Object.keys(area.exits));
    for (const map of maps)
      for (const hex of map.hexes) {
        this.#hexes.set(hex.id, { map, hex });
        this.#at.set(`${map.id} ${hex.x} ${hex.y}`, hex.id);
      }
  }

  has(id: string): boolean {
    return this.#hexes.has(id) || this.#exits.has(id);
  }

  neighbours(id: string): string[] {
    const exits = this.#exits.get(id);
    if (exits) return exits;
    const here = this.#hexes.get(id);
    if (!here) return [];
    const found: string[] = [];
    for (const [dx, dy] of here.map.pointed ? POINTED : FLAT) {
      const next = this.#at.get(`${here.map.id} ${here.hex.x + dx} ${here.hex.y + dy}`);
      if (next) found.push(next);
    }
    return found;
  }

  /** Hexes or connections from one to the other; none between maps. */
  distance(a: string, b: string): number {
    if (this.#exits.has(a)) return this.#far(a, b);
    const from = this.#hexes.get(a);
    const to = this.#hexes.get(b);
    if (!from || !to || from.map !== to.map) return Infinity;
    const dx = Math.abs(from.hex.x - to.hex.x);
    const dy = Math.abs(from.hex.y - to.hex.y);
    return from.map.pointed
      ? dy + Math.max(0, (dx - dy) / 2)
      : dx + Math.max(0, (dy - dx) / 2);
  }

  /** Connections from area to area. */
  #far(a: string, b: string): number {
    const seen = new Set([a]);
    for (let [edge, steps] = [[a], 0]; edge.length > 0; steps++) {
      if (edge.includes(b)) return steps;
      const next = new Set(edge.flatMap((id) => this.#exits.get(id) ?? []));
      edge = [...next].filter((id) => !seen.has(id));
      for (const id of edge) seen.add(id);
    }
    return Infinity;
  }
}
