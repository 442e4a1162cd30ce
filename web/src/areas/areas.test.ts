import { describe, expect, test } from 'vitest';
import type { Area, Link } from '../net/wire';
import { arrange, BLOCK, boundsOf, STRIP, strayOf } from './blocks';
import { sidesOfLines } from './combat';
import { along, courseOf, far, pieceOf, throughPath } from './curves';
import { cardsShown, linesOf, useOf, usesOf } from '../cards/hand';
import { valueOf } from '../games/napoleon1806/cards';
import { growthOfNames, LEAST, namesOf, shared, SIZE } from './names';
import { areaAt, between, planOf, pointFrom } from './plan';
import { inOrder, joined, riverOf } from './rivers';
import { arrowOf, axisOf } from './signs';
import { flagAt, flagsOfWorth } from './worth';
import type { OwnBook } from '../games/napoleon1806/shapes';
import { forcesOf, openCards } from '../games/napoleon1806/standing';
import { phaseOf } from '../panel/phase';

const area = (id: string, x: number, y: number, to: string[], more: Partial<Area> = {}): Area => ({
  id, name: `Town ${id}`, x, y, exits: Object.fromEntries(to.map((other) => [other, [id, other].sort().join('-')])), ...more,
});
// A ladder: W towns on the west bank of a river that runs from north to south, E towns on the east bank.
const areas = [
  area('W1', 100, 100, ['E1', 'W2']), area('W2', 100, 200, ['E2', 'W1', 'W3']), area('W3', 100, 300, ['E3', 'W2']),
  area('E1', 220, 100, ['W1']), area('E2', 220, 200, ['W2']), area('E3', 220, 300, ['W3']),
];
const links: Link[] = [
  { id: 'E2-W2', ends: ['W2', 'E2'], over: 'Saale' }, { id: 'E3-W3', ends: ['E3', 'W3'], over: 'Saale' },
  { id: 'E1-W1', ends: ['W1', 'E1'], over: 'Saale' },
  { id: 'W1-W2', ends: ['W1', 'W2'] }, { id: 'W2-W3', ends: ['W2', 'W3'] },
];
const plan = planOf({ areas, links });

describe('rivers', () => {
  test('run through their bridges in the order that makes them shortest', () => {
    const points = [3, 0, 4, 1, 2].map((y) => ({ x: y % 2, y: y * 50 }));
    const ys = inOrder(points, (p) => p).map((p) => p.y);
    expect([ys, [...ys].reverse()]).toContainEqual([0, 50, 100, 150, 200]);
  });

  test('meet every road that has a bridge, on the road', () => {
    const [river] = plan.rivers;
    expect(plan.rivers).toHaveLength(1);
    const order = river!.bridges.map((one) => one.link);
    expect([order, [...order].reverse()]).toContainEqual(['E1-W1', 'E2-W2', 'E3-W3']);
    for (const { link, at, t } of river!.bridges) {
      expect(t).toBeGreaterThanOrEqual(0.3);
      expect(t).toBeLessThanOrEqual(0.7);
      expect(far(at, along(plan.byLink.get(link)!.bow, t))).toBeLessThan(1e-9);
      expect(plan.byLink.get(link)!.bridge?.at).toEqual(at);
    }
    expect(plan.byLink.get('W1-W2')!.bridge).toBeNull();
  });

  test('go on beyond the last bridges, and a short one flows into a longer one', () => {
    expect(plan.rivers[0]!.course).toHaveLength(5);
    const bow = (x: number, y: number) => ({ a: { x, y: y - 10 }, c: { x, y }, b: { x, y: y + 10 } });
    const long = riverOf('long', [0, 1, 2, 3].map((i) => ({ link: `l${i}`, bow: bow(i * 100, 0) })));
    const short = riverOf('short', [{ link: 's0', bow: bow(150, 300) }, { link: 's1', bow: bow(150, 150) }]);
    const [same, flown] = joined([long, short], 130);
    expect(same!.course).toEqual(long.course);
    expect(long.course).toContainEqual(flown!.course.at(-1));
  });

  test('one bridge alone makes no line', () => {
    const bow = { a: { x: 0, y: 0 }, c: { x: 5, y: 0 }, b: { x: 10, y: 0 } };
    expect(throughPath(riverOf('r', [{ link: 'l', bow }]).course)).toBe('');
  });
});

describe('the plan', () => {
  test('keeps the shape of the country, and knows which town is near', () => {
    const [a, b] = [plan.at.get('W1')!, plan.at.get('E3')!];
    expect((b.x - a.x) / (b.y - a.y)).toBeCloseTo(120 / 200);
    expect(areaAt(plan, { x: a.x + 20, y: a.y - 20 })).toBe('W1');
    expect(areaAt(plan, { x: a.x - 170, y: a.y })).toBeNull();
  });

  test('roads lead from either end', () => {
    const road = between(plan, 'E3', 'W3')!;
    expect(between(plan, 'W1', 'W3')).toBeUndefined();
    expect(far(pointFrom(road, 'W3', 0), plan.at.get('W3')!)).toBeLessThan(1e-6);
    expect(far(pointFrom(road, 'W3', 1), plan.at.get('E3')!)).toBeLessThan(1e-6);
    expect(Math.abs(courseOf(plan.byLink.get('E1-W1')!.bow, 0.5))).toBeLessThan(0.3);
  });

  test('a piece of a road keeps its distance from the road', () => {
    const road = plan.byLink.get('E1-W1')!;
    for (const p of pieceOf(road.bow, 0.5, 0.5, 9)) expect(far(p, along(road.bow, 0.5))).toBeCloseTo(9);
  });
});

describe('axes of retreat', () => {
  test('begin at their area and lie on different edges of the road for two sides', () => {
    const [one, two] = [axisOf(plan, 'W2', 'E2-W2', 0)!, axisOf(plan, 'W2', 'E2-W2', 1)!];
    expect(one.line).not.toBe(two.line);
    const start = one.line.match(/^M(\S+) (\S+?)L/)!;
    const p = { x: Number(start[1]), y: Number(start[2]) };
    expect(far(p, plan.at.get('W2')!)).toBeLessThan(far(p, plan.at.get('E2')!));
  });

  test('need a connection of the area', () => {
    expect(axisOf(plan, 'W1', 'E2-W2', 0)).toBeNull();
    expect(axisOf(plan, 'W1', 'nowhere', 0)).toBeNull();
  });

  test('moves are arrows, along the road where there is one', () => {
    expect(arrowOf(plan, 'W1', 'W2')).not.toBeNull();
    expect(arrowOf(plan, 'W1', 'E3')).not.toBeNull();
    expect(arrowOf(plan, 'W1', 'coming')).toBeNull();
  });
});

describe('blocks in an area', () => {
  const sideOf = (unit: string): string | undefined => ({ f: 'french', p: 'prussian' })[unit[0]!];
  const lay = (places: Record<string, string>, grow = 1) =>
    arrange({ at: plan.at, places, sideOf, sides: ['french', 'prussian'], grow });

  test('one stands on its town, several beside each other without covering', () => {
    expect(lay({ f1: 'W1' })[0]).toMatchObject(plan.at.get('W1')!);
    for (let n = 2; n <= 9; n++) {
      const spots = lay(Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, 'W1'])));
      expect(spots).toHaveLength(n);
      for (const a of spots)
        for (const b of spots)
          if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(BLOCK);
    }
  });

  test('many can be read from afar, too', () => {
    const spots = lay(Object.fromEntries(['f1', 'f2', 'f3', 'p1', 'p2', 'p3'].map((id) => [id, 'W1'])), 1.75);
    for (const a of spots)
      for (const b of spots)
        if (a !== b)
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(BLOCK * a.scale);
    expect(Math.max(...spots.map((spot) => Math.abs(spot.x - plan.at.get('W1')!.x)))).toBeLessThan(2 * BLOCK * 1.75);
  });

  test('enemies face each other over the town, the first side on the left', () => {
    const x = plan.at.get('W2')!.x;
    for (const grow of [1, 1.75])
      for (const { unit, x: at } of lay({ p1: 'W2', f1: 'W2', f2: 'W2', p2: 'W2' }, grow))
        expect(unit[0] === 'f' ? at < x : at > x).toBe(true);
  });

  test('more than the table has room for lie fanned out: of each its name is seen, the leader whole', () => {
    for (const n of [4, 8, 19]) {
      const places = Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, 'W1']));
      const spots = arrange({ at: plan.at, places, sideOf, sides: ['french', 'prussian'], grow: 1, fan: 3, front: new Set(['f0']) });
      expect(spots).toHaveLength(n);
      expect(spots.at(-1)).toMatchObject({ unit: 'f0' });
      expect(spots.at(-1)!.covered).toBeUndefined();
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1))
          if (Math.abs(a.x - b.x) < BLOCK * a.scale) {
            expect(a.covered).toBe(true);
            expect(b.y - a.y).toBeGreaterThanOrEqual(STRIP * a.scale - 0.01);
          }
      expect(boundsOf(spots).w).toBeLessThan(5 * BLOCK);
    }
  });

  test('who is in no area, or of no side, is not drawn', () => {
    expect(lay({ f1: 'dead', x1: 'W1' })).toEqual([]);
  });
});

describe('close neighbours', () => {
  const close = planOf({
    areas: [area('A', 100, 100, []), area('B', 150, 100, []), area('C', 130, 140, []), area('D', 400, 400, [])], links: [],
  });
  const units = { A: 5, B: 4, C: 1 };
  const places = Object.fromEntries(Object.entries(units).flatMap(([at, n]) =>
    Array.from({ length: n }, (_, i) => [`${i % 2 ? 'f' : 'p'}${at}${i}`, at])));
  const sideOf = (unit: string): string | undefined => ({ f: 'french', p: 'prussian' })[unit[0]!];
  const all = (grow: number, first: string | null = null) =>
    arrange({ at: close.at, places, sideOf, sides: ['french', 'prussian'], grow, first });

  test('hide none of their blocks from each other, near or far', () => {
    for (const grow of [1, 1.4, 1.75]) {
      const spots = all(grow);
      expect(spots).toHaveLength(10);
      for (const a of spots)
        for (const b of spots)
          if (a !== b)
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)))
              .toBeGreaterThanOrEqual((BLOCK * (a.scale + b.scale)) / 2 - 1);
    }
  });

  test('make room for the one that the eye is on, which is drawn over them', () => {
    const spots = all(1.75, 'A').filter((spot) => spot.area === 'A');
    const xs = spots.map((spot) => spot.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(close.at.get('A')!.x, -1);
    expect(all(1.75, 'A').at(-1)!.area).toBe('A');
  });

  test('that lie beside their towns are joined to them', () => {
    const at = new Map([['A', { x: 0, y: 0 }]]);
    const spot = (x: number) => [{ unit: 'f', area: 'A', x, y: 0, scale: 1 }];
    expect(strayOf(spot(80), at)).toEqual([{ area: 'A', from: { x: 0, y: 0 }, to: { x: 80, y: 0 } }]);
    expect(strayOf(spot(20), at)).toEqual([]);
  });

  test('have names that lie neither on each other nor on blocks; without room there is none', () => {
    const box = ({ x, y }: { x: number; y: number }, name: string, size: number) =>
      ({ x: x - (name.length * size * 0.55) / 2, y: y - size / 2, w: name.length * size * 0.55, h: size });
    const apart = (a: ReturnType<typeof box>, b: ReturnType<typeof box>): boolean =>
      a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
    const near = planOf({
      areas: [area('A', 100, 100, [], { name: 'Hildburghausen' }), area('B', 165, 100, [], { name: 'Eisfeld' })], links: [],
    });
    const told = namesOf({ plan: near, spots: [], great: () => false, grow: 1, flags: [] });
    expect(told.size).toBe(2);
    expect(apart(box(told.get('A')!, 'Hildburghausen', 18), box(told.get('B')!, 'Eisfeld', 18))).toBe(true);
    const spots = all(1);
    const names = namesOf({ plan: close, spots, great: () => false, grow: 1, flags: [] });
    for (const [, at] of names)
      for (const spot of spots)
        expect(apart(box(at, 'Town A', 18), { x: spot.x - 30 * spot.scale, y: spot.y - 30 * spot.scale, w: 60 * spot.scale, h: 60 * spot.scale })).toBe(true);
    expect(namesOf({ plan: close, spots: [], great: () => false, grow: 9, flags: [] }).size).toBeLessThan(4);
    expect(namesOf({ plan: close, spots: [], great: () => false, grow: 9, flags: [], wanted: ['B'] }).has('B')).toBe(true);
  });

  test('the name of a town with a flag lies not on the flag', () => {
    const alone = planOf({ areas: [area('A', 500, 500, [], { name: 'Erfurt' })], links: [] });
    const town = alone.at.get('A')!;
    const spot = (x: number) => ({ unit: String(x), area: 'A', x: town.x + x, y: town.y, scale: 2 });
    for (const flags of [1, 1.5, 2]) {
      // Blocks below and beside it push the name up.
      const name = namesOf({
        plan: alone, spots: [spot(-60), spot(60), { ...spot(0), y: town.y + 120 }], great: () => true, grow: 1,
        flags: [flagAt({ x: town.x - 52, y: town.y - 46 }, flags)],
      }).get('A')!;
      const half = ('Erfurt'.length * 25 * 0.6) / 2;
      const [low, right] = [town.y - 46 + 2 * flags, town.x - 52 + 19 * flags];
      expect(name.y - 10 > low || name.x - half > right || name.x + half < town.x - 52 - 17 * flags || name.y + 10 < town.y - 46 - 24 * flags).toBe(true);
    }
  });

  test('a flag of worth stands beside its town, and never under a block', () => {
    const alone = planOf({ areas: [area('A', 500, 500, []), area('B', 700, 500, [])], links: [] });
    const town = alone.at.get('A')!;
    const free = flagsOfWorth(alone, [], (id) => id === 'A', 1.9);
    expect([...free]).toEqual([['A', { x: town.x - 52, y: town.y - 46 }]]);
    for (const xs of [[0], [-60, 60], [-118, 0, 118]])
      for (const grow of [1, 1.9]) {
        const spots = xs.map((x) => ({ unit: String(x), area: 'A', x: town.x + x, y: town.y, scale: 1.9 }));
        const flag = flagAt(flagsOfWorth(alone, spots, () => true, grow).get('A')!, grow);
        for (const spot of spots) expect(shared(flag, boundsOf([spot]))).toBe(0);
      }
  });

  test('are written as large as can be read, however far away', () => {
    for (const scale of [0.2, 0.3, 0.6, 1.5]) expect(SIZE * scale * growthOfNames(scale)).toBeGreaterThanOrEqual(LEAST);
  });
});

const book: OwnBook = {
  game: 'toy', title: 'Toy', scenario: 'toy', scenario_title: 'Toy', options: '', actions: [], events: [], operands: {},
  sides: [{ id: 'french', name: 'French' }, { id: 'prussian', name: 'Prussian' }], areas, links,
  units: {
    Ney: { name: 'Ney', type: 'corps', side: 'french' }, Soult: { name: 'Soult', type: 'corps', side: 'french' },
    Blucher: { name: 'Blücher', type: 'corps', side: 'prussian' },
  },
  boxes: [{ id: 'unused', name: 'not in play', kind: 'unused' }, { id: 'dead', name: 'eliminated', kind: 'eliminated' }],
  phases: ['draw', 'operations'],
  words: { operations: 'Operations' },
  cards: {
    F1: { name: 'Élan', phase: 'operations', who: 'french', lines: [{ rule: 'E-ELAN.1', text: 'One more card.' }] },
    F2: { name: 'Rain' }, F3: { name: 'Square' },
  },
  'faces-of-cards': {
    F1: { event: 'elan', colour: 'green', value: 3, losses: 0, fatigue: 1, recovery: 1 },
    F2: { event: 'rain', colour: 'red', value: 5, losses: 1, fatigue: 1, recovery: 1 },
    F3: { event: 'square', colour: 'green', value: 2, losses: 1, fatigue: 1, recovery: 2 },
  },
};

describe('cards', () => {
  test('the hand by value, then what may be taken besides', () => {
    const view = { hand: { F1: true, F2: true } as const };
    expect(cardsShown(book, view, new Set(['F3', 'F1']), { value: valueOf })).toEqual([
      { id: 'F2', offered: false }, { id: 'F1', offered: false }, { id: 'F3', offered: true },
    ]);
  });

  test('what they do, when they serve and for whom is the book’s to say', () => {
    expect(linesOf(book, 'F1')).toEqual([{ rule: 'E-ELAN.1', text: 'One more card.' }]);
    expect(linesOf(book, 'F3')).toEqual([]);
    expect(useOf(book, 'F1')).toEqual(['Operations', 'French']);
    expect(useOf(book, 'F3')).toEqual([]);
  });

  test('a card has buttons for what nobody can point at', () => {
    const choice = (kinds: string[], ...operands: string[]) =>
      ({ word: 'play', action: `play ${operands.join(' ')}`, segment: 'any', kinds, operands });
    const named = [choice(['card', 'named'], 'F1', 'guard'), choice(['card', 'named'], 'F1', 'line')];
    const units = [choice(['card', 'unit'], 'F2', 'Ney'), choice(['card', 'unit'], 'F2', 'Soult')];
    const others = [choice(['card'], 'F3'), choice(['card', 'unit'], 'F4', 'Ney')];
    const all = [...named, ...units, ...others];
    expect(usesOf(all, 'F1')).toEqual({ deeds: named, onto: null });
    expect(usesOf(all, 'F2')).toEqual({ deeds: [], onto: 'unit' });
    expect(usesOf(all, 'F3')).toEqual({ deeds: [others[0]], onto: null });
    expect(usesOf(all, 'F4'), 'the only one has a button, too').toEqual({ deeds: [others[1]], onto: 'unit' });
    expect(usesOf(all, null)).toEqual({ deeds: [], onto: null });
  });

  test('those that lie open: what lasts, and what is in use', () => {
    expect(openCards({ lasting: { F2: true }, 'table-french': { F1: true, F2: true } })).toEqual([
      { id: 'F2', lasts: true }, { id: 'F1', lasts: false },
    ]);
  });
});

describe('how it stands', () => {
  test('the phase is the outermost procedure that is one', () => {
    const frame = (procedure: string) => ({ procedure, side: 'french' });
    expect(phaseOf(book, { frames: { 1: frame('game'), 2: frame('operations'), 3: frame('draw') } })).toBe('operations');
    expect(phaseOf(book, {})).toBe('');
  });

  test('forces in the order of the book', () => {
    const corps = { Ney: { infantry: 5, cavalry: 1, fatigue: 2 } };
    const forces = forcesOf(book, { places: { Ney: 'W1', Soult: 'unused', Blucher: 'W2' }, corps, activated: { Ney: true } }, 'french');
    expect(forces.map((one) => [one.id, one.out, one.activated])).toEqual([['Ney', true, true]]);
  });
});

test('the sums of a combat are put to the side they count for', () => {
  const line = (text: string, value: number, side: string) => ({ text, value, side, rule: 'C8.5' });
  const odds = {
    ok: true, attack: 2, defence: 1, column: '', faces: [], attacker: 'prussian', place: 'W1',
    lines: [line('Blücher', 2, 'prussian'), line('Ney', 1, 'french'), line('defends a wood', 1, 'french')],
  };
  const [attacker, defender] = sidesOfLines(odds, book);
  expect(attacker).toMatchObject({ side: 'prussian', name: 'Prussian', cards: 2, lines: [odds.lines[0]] });
  expect(defender).toMatchObject({ side: 'french', cards: 1, lines: odds.lines.slice(1) });
  expect(sidesOfLines({ ...odds, attacker: undefined } as never, book)).toEqual([]);
});
