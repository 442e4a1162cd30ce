import { describe, expect, test } from 'vitest';
import type { Area, Feature } from '../net/wire';
import { landsOf } from './lands';
import { namesOf } from './names';
import { ABROAD, bent, inPieces, outlinesOf } from './outlines';
import { areaAt, planOf } from './plan';
import { ferriesOf, lineOf, realmOf, type Realm } from './realm';

const area = (id: string, region: string, outline: number[][], to: string[], more: Partial<Area> = {}): Area => {
  const [x, y] = [0, 1].map((axis) => {
    const own = outline[0]!.filter((_, i) => i % 2 === axis);
    return own.reduce((sum, v) => sum + v, 0) / own.length;
  });
  return { id, name: id, x: x!, y: y!, region, outline, exits: Object.fromEntries(to.map((other) => [other, [id, other].sort().join('-')])), ...more };
};
// Two provinces of one land side by side, a land to the south that is foreign to both, an island to the east.
const areas = [
  area('West', 'land', [[100, 100, 200, 100, 220, 150, 200, 200, 100, 200]], ['East', 'South'], { traits: ['capital'] }),
  area('East', 'land', [[200, 100, 300, 100, 300, 200, 200, 200, 220, 150]], ['West', 'Isle']),
  area('South', 'other', [[100, 200, 200, 200, 200, 300, 100, 300]], ['West']),
  area('Isle', 'isle', [[330, 100, 400, 100, 400, 200, 330, 200]], ['East'], { traits: ['mountain', 'barren', 'coastal'] }),
];
const links = [['East', 'West'], ['South', 'West'], ['East', 'Isle']].map(([a, b]) =>
  ({ id: `${a}-${b}`, ends: [a!, b!] as [string, string] }));
const country: Feature[] = [
  { is: 'land', name: 'Abroad', size: 1, at: [200, 200, 300, 200, 300, 300, 200, 300] },
  { is: 'sea', name: 'Ocean', size: 2, at: [20, 50, 80, 60] },
];
const plan = planOf({ areas, links, country }) as Realm;

describe('outlines', () => {
  const { shores, shapes, rings } = outlinesOf({ areas, country }, (x, y) => ({ x, y }));
  const between = (...of: string[]) => shores.filter((shore) => String(shore.of) === String([...of].sort()));

  test('a border of two is one line, found once', () => {
    expect(between('West', 'East')).toHaveLength(1);
    expect(between('West', 'East')[0]!.points).toHaveLength(3);
    expect(between('West', 'South')).toHaveLength(1);
    expect(between('East', ABROAD)).toHaveLength(1);
  });

  test('the rest is coast, and an island is one line around', () => {
    const [isle] = between('Isle');
    expect(isle!.points).toHaveLength(5);
    expect(isle!.points[0]).toEqual(isle!.points[4]);
    expect(between('East')).toHaveLength(1);
  });

  test('neighbours are bent the same way: one runs back where the other came', () => {
    const numbers = (d: string): string[] => d.match(/-?[\d.]+ -?[\d.]+/g)!;
    const there = between('West', 'East')[0]!.points;
    expect(numbers(bent(there))).toEqual(numbers(bent([...there].reverse())).reverse());
    for (const id of ['West', 'East']) {
      const own = numbers(shapes.get(id)!).join(',');
      const [one, other] = [numbers(bent(there)), numbers(bent([...there].reverse()))];
      expect(own.includes(one.slice(1).join(',')) || own.includes(other.slice(1).join(','))).toBe(true);
    }
  });

  test('a long line in pieces runs as it does in one', () => {
    const way = Array.from({ length: 40 }, (_, i) => ({ x: 10 * i, y: (i * i) % 17 }));
    const pieces = inPieces(way);
    expect(pieces.map((d) => d.split('C').length - 1)).toEqual([16, 16, 7]);
    expect(pieces.map((d, i) => (i > 0 ? d.slice(d.indexOf('C')) : d)).join('')).toBe(bent(way));
    pieces.slice(1).forEach((d, i) => expect(pieces[i]!.endsWith(d.slice(1, d.indexOf('C')))).toBe(true));
  });

  test('land of no area is known too', () => {
    expect(rings.get(ABROAD)).toHaveLength(1);
    expect(shapes.get(ABROAD)).toMatch(/^M.*Z$/);
  });
});

describe('a map of lands', () => {
  test('its sheet goes as far as the land does, not as far as the towns', () => {
    const left = Math.min(...plan.outlines.rings.get('West')!.flat().map((p) => p.x));
    expect(left).toBeCloseTo(14 * plan.scale);
    expect(plan.w).toBeCloseTo((300 + 2 * 14) * plan.scale);
  });

  test('a click is for the land it falls in', () => {
    const at = plan.at.get('West')!;
    expect(areaAt(plan, { x: at.x - 40 * plan.scale, y: at.y - 40 * plan.scale })).toBe('West');
    expect(areaAt(plan, { x: 2, y: 2 })).toBeNull();
  });

  test('borders of lands are told from those of their provinces, and from coasts', () => {
    const of = (line: string) => plan.outlines.shores.filter((shore) => lineOf(plan, shore) === line).map((shore) => shore.of.join('+'));
    expect(of('inner')).toEqual(['East+West']);
    expect(of('state').sort()).toEqual(['+East', '+South', 'South+West']);
    expect(of('coast').sort()).toEqual(['', 'East', 'Isle', 'South', 'West']);
  });

  test('provinces of a land are coloured together', () => {
    expect(landsOf(plan).map((land) => [land.id, land.areas])).toEqual([
      ['land', ['West', 'East']], ['other', ['South']], ['isle', ['Isle']],
    ]);
    expect(landsOf(plan)[2]!.border).toBe('');
  });

  test('one crosses the water where linked land does not meet', () => {
    const [ferry, ...more] = ferriesOf(plan);
    expect(more).toEqual([]);
    expect(ferry!.link).toBe('East-Isle');
    expect(ferry!.to.x - ferry!.from.x).toBeCloseTo(30 * plan.scale);
  });

  test('it is drawn without roads or towns', () => {
    const { below, above } = realmOf(plan, { title: 'Europe', year: '1805', signs: [], scale: { units: 100, text: 'far' } });
    const drawn = [...below, ...above].map((part) => part()).join('');
    for (const cls of ['l-sea', 'l-abroad', 'l-inner', 'l-state', 'l-coast', 'l-ferry', 'c-title']) expect(drawn).toContain(`"${cls}"`);
    for (const cls of ['c-road', 'm-blocks', 'c-citadel']) expect(drawn).not.toContain(`"${cls}"`);
    expect(drawn).toContain('>Ocean<');
  });

  test('names stand in the middle of their land, and signs under them take room', () => {
    const named = (signs: number) => namesOf({ plan, spots: [], great: () => false, grow: 1, flags: [], signs: () => signs });
    expect(named(0).get('West')).toEqual(plan.at.get('West'));
    const flag = { ...plan.at.get('West')!, w: 20, h: 20 };
    const below = { ...flag, x: flag.x - 10, y: flag.y + 14 };
    const under = (signs: number) => namesOf({ plan, spots: [], great: () => false, grow: 1, flags: [below], signs: () => signs }).get('West');
    expect(under(0)).toEqual(plan.at.get('West'));
    expect(under(2)).not.toEqual(plan.at.get('West'));
  });
});
