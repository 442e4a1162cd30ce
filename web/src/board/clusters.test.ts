import { expect, test } from 'vitest';
import { clusterAt, clustersOf, shortOf, SIGN, type Marching } from './clusters';

const unit = (id: string, x: number, y: number, formation: string, more: Partial<Marching> = {}): Marching =>
  ({ id, x, y, formation, side: 'french', hidden: false, ...more });

test('a formation is told by its number, or by how its words begin', () => {
  expect(['III Corps', 'Prussian VI Corps', 'Imperial Guard', 'Advance guard', 'Cavalry Reserve', 'Garde'].map(shortOf))
    .toEqual(['III', 'VI', 'IG', 'AG', 'CR', 'Gard']);
});

test('what marches together is one sign, and what lies apart is two', () => {
  const found = clustersOf([unit('a', 0, 0, 'I Corps'), unit('b', 60, 0, 'I Corps'), unit('c', 3000, 0, 'I Corps')], 0.2);
  expect(found.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']]);
  expect(found[0]!.x).toBe(30);
});

test('no sign of a side lies on another of it, and none is lost', () => {
  const units = Array.from({ length: 120 }, (_, i) =>
    unit(`u${i}`, (i * 397) % 3600, (i * 911) % 4500, `${['I', 'III', 'V'][i % 3]} Corps`, { side: i % 2 ? 'french' : 'prussian' }));
  for (const scale of [0.08, 0.17, 0.29]) {
    const found = clustersOf(units, scale);
    expect(found.flatMap(({ ids }) => ids).sort()).toEqual(units.map(({ id }) => id).sort());
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1))
        if (a.side === b.side)
          expect(Math.abs(a.x - b.x) * scale > 2 * SIGN.w || Math.abs(a.y - b.y) * scale > 2 * SIGN.h).toBe(true);
  }
});

test('hidden units have no name, and sides never share a sign', () => {
  const found = clustersOf([unit('a', 0, 0, 'I Corps'), unit('p', 1, 1, '', { side: 'prussian', hidden: true })], 0.2);
  expect(found.map(({ side, name, hidden }) => [side, name, hidden])).toEqual([['french', 'I Corps', false], ['prussian', '', true]]);
  const near = clustersOf([unit('a', 0, 0, 'I Corps'), unit('b', 9, 0, 'V Corps', { barred: true })], 0.2);
  expect(near.map(({ name, more, barred }) => [name, more, barred])).toEqual([['I Corps', 1, 1]]);
});

test('signs of two sides that meet lie beside each other', () => {
  for (const far of [0, 4, 40, 100]) {
    const found = clustersOf([
      unit('a', 0, 0, 'I Corps'), unit('p', far, far / 2, '', { side: 'prussian', hidden: true }), unit('b', 190, 10, 'V Corps'),
    ], 0.2);
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1))
        expect(Math.abs(a.x - b.x) * 0.2 > 2 * SIGN.w || Math.abs(a.y - b.y) * 0.2 > 2 * SIGN.h, `${far}: ${a.ids} ${b.ids}`).toBe(true);
    expect(clusterAt(found, found.find(({ ids }) => ids[0] === 'p')!, 0.2)?.ids).toEqual(['p']);
  }
});

test('a sign is found where it is drawn', () => {
  const found = clustersOf([unit('a', 1000, 1000, 'I Corps')], 0.2);
  expect(clusterAt(found, { x: 1000 + 18 / 0.2, y: 1000 }, 0.2)?.ids).toEqual(['a']);
  expect(clusterAt(found, { x: 1000 + 20 / 0.2, y: 1000 }, 0.2)).toBeNull();
});
