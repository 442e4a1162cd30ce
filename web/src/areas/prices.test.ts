import { describe, expect, test } from 'vitest';
import { boundsOf, type BlockSpot } from './blocks';
import { boxOf, namesOf, shared, SIZE } from './names';
import { planOf, type Plan } from './plan';
import { pricesOf } from './prices';
import { inward } from './realm';

const areas = [['West', 100], ['Mitte', 190], ['Ost', 280]].map(([id, x]) => ({ id: String(id), name: String(id), x: Number(x), y: 200, exits: {} }));
/** As a map of lands: of outlines no more is asked than that there are some. */
const plan = { ...planOf({ areas, links: [] }), outlines: {} } as unknown as Plan;
const spots: BlockSpot[] = [{ unit: 'A', area: 'Mitte', x: plan.at.get('Mitte')!.x, y: plan.at.get('Mitte')!.y, scale: 1 } as BlockSpot];
const great = () => false;
const names = namesOf({ plan, spots, great, grow: 1, flags: [] });
const breadth = () => ({ before: 36, after: 64 });

describe('what a way takes', () => {
  const glow = new Map(areas.map(({ id }) => [id, { kind: 'move', cost: '3' }]));
  const prices = pricesOf({ plan, spots, names, great, signs: () => 0, glow, grow: 1, nameGrow: 1, breadth });
  const boxes = [...prices.values()].map(({ x, y }) => ({ x: x - 36, y: y - 14, w: 100, h: 28 }));
  test('stands where no name and no block is, and no other price', () => {
    expect(boxes).toHaveLength(3);
    const others = [...[...names].map(([id, at]) => boxOf(at, id, SIZE, 0)), ...spots.map((spot) => boundsOf([spot]))];
    for (const [i, box] of boxes.entries())
      for (const other of [...others, ...boxes.slice(i + 1)]) expect(shared(box, other)).toBeLessThan(1);
  });
  test('leaves free the frame of the blocks it stands beside', () => {
    const box = boundsOf(spots);
    const frame = { x: box.x - 6, y: box.y - 6, w: box.w + 12, h: box.h + 12 };
    expect(shared(boxes[1]!, frame)).toBe(0);
  });
  test('is told where there is something to tell', () => {
    const none = new Map([['West', { kind: 'from' }]]);
    expect(pricesOf({ plan, spots, names, great, signs: () => 0, glow: none, grow: 1, nameGrow: 1 }).size).toBe(0);
  });
});

describe('names of seas', () => {
  test('the names of areas keep off them', () => {
    const at = plan.at.get('Ost')!;
    const wet = { ...plan, land: { ...plan.land, name: [], sea: [{ name: 'Mare', size: 2, points: [{ x: at.x - 60, y: at.y }, { x: at.x + 60, y: at.y }] }] } } as unknown as Plan;
    const { y } = namesOf({ plan: wet, spots: [], great, grow: 1, flags: [] }).get('Ost')!;
    expect(Math.abs(y - at.y)).toBeGreaterThan(15);
    expect(namesOf({ plan: { ...wet, land: { ...plan.land, sea: [], name: [] } } as unknown as Plan, spots: [], great, grow: 1, flags: [] }).get('Ost')).toEqual(at);
  });
  test('are moved in from the frame, where they would be cut off', () => {
    const way = [{ x: 100, y: 10 }, { x: 350, y: 10 }];
    expect(inward(way, 'Oceanus Atlanticus', 3, 2500)[0]!.x).toBeGreaterThan(170);
    expect(inward(way.map(({ x, y }) => ({ x: x + 2100, y })), 'Pontus Euxinus', 3, 2500)[1]!.x).toBeLessThan(2390);
    expect(inward([{ x: 800, y: 0 }, { x: 900, y: 0 }], 'Mare', 2, 2500)[0]).toEqual({ x: 800, y: 0 });
  });
});
