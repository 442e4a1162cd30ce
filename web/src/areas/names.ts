/* Which side of a town its name stands on, so that names and towns do not cover each other. */
import type { Point, Rect } from '../board/types';
import type { Plan } from './plan';

export type Stand = 'below' | 'above' | 'right' | 'left';

const STANDS: readonly Stand[] = ['below', 'above', 'right', 'left'];
const SIZE = 18;
const WIDE = 0.58;

/** The middle of a name from its town, when it is drawn `grow` times as large as on paper. */
export function offsetOf(stand: Stand, name: string, grow: number): Point {
  const half = (name.length * SIZE * WIDE * grow) / 2;
  if (stand === 'right') return { x: 16 + half, y: 0 };
  if (stand === 'left') return { x: -16 - half, y: 0 };
  return { x: 0, y: (stand === 'below' ? 1 : -1) * (17 + (SIZE * grow) / 2) };
}

function boxOf(p: Point, stand: Stand, name: string, grow: number): Rect {
  const at = offsetOf(stand, name, grow);
  const [w, h] = [name.length * SIZE * WIDE * grow, SIZE * 1.1 * grow];
  return { x: p.x + at.x - w / 2, y: p.y + at.y - h / 2, w, h };
}

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const around = (p: Point): Rect => ({ x: p.x - 14, y: p.y - 14, w: 28, h: 28 });

/** Chosen for names as large as they get, so that they stay where they are at any zoom. */
export function standsOf(plan: Plan, grow = 1.6): Map<string, Stand> {
  const out = new Map<string, Stand>(plan.areas.map((area) => [area.id, 'below']));
  const boxes = new Map<string, Rect>();
  const box = (id: string, name: string, stand: Stand): Rect => boxOf(plan.at.get(id)!, stand, name, grow);
  for (const { id, name } of plan.areas) boxes.set(id, box(id, name, 'below'));
  for (let round = 0; round < 4; round++)
    for (const { id, name } of plan.areas) {
      let least = Infinity;
      for (const [rank, stand] of STANDS.entries()) {
        const mine = box(id, name, stand);
        let cost = rank * 60;
        for (const other of plan.areas) {
          if (other.id === id) continue;
          cost += shared(mine, boxes.get(other.id)!) + 3 * shared(mine, around(plan.at.get(other.id)!));
        }
        if (cost >= least) continue;
        least = cost;
        out.set(id, stand);
        boxes.set(id, mine);
      }
    }
  return out;
}
