import { describe, expect, test } from 'vitest';
import type { Book, Spot, View } from '../../net/wire';
import { ghostsOf, groupsOf, lostBy, seenAt, sightingsOf } from './army';
import { inOrder, nearest, planned } from './column';
import { flagsOf } from './flags';
import { gesturesOf } from './gestures';
import { attacksOf, numberOf, valuesOf } from './shapes';

const unit = (type: string, values: string, side = 'french'): object => ({ name: type, type, values, side });

const book = {
  sides: [{ id: 'french', name: 'French' }, { id: 'prussian', name: 'Prussian' }],
  units: {
    Davout: unit('officer', '[1]10'), Gudin: unit('infantry', '9(5)5'), Friant: unit('infantry', '9(5)5'),
    Viallanes: unit('cavalry', '2(5)8'), King: unit('head-of-state', '10', 'prussian'), Oels: unit('infantry', '5(3)4', 'prussian'),
  },
  counters: {
    Davout: { formation: 'f3', rating: 1, movement: 10 }, Gudin: { formation: 'f3', strength: 9, reduced: 6, initiative: 5, reduced_initiative: 4, movement: 5 },
    Friant: { formation: 'f3', strength: 9, reduced: 6, movement: 5 }, Viallanes: { formation: 'f3', strength: 2, movement: 8 },
  },
  formations: { f3: { side: 'french', officer: 'Davout', level: 16, units: ['Gudin', 'Davout', 'Friant', 'Viallanes'] } },
  boxes: [{ id: 'reserve', title: 'Reinforcements' }, { id: 'eliminated', title: 'Permanently eliminated' }, { id: 'absent', title: 'Not in play' }],
  words: { french: 'French', prussian: 'Prussian', saxon: 'Saxon' },
} as unknown as Book;

const view = (more: object = {}): View => ({
  places: { Davout: 'N1942', Gudin: 'N1942', Friant: 'eliminated', Viallanes: 'reserve', King: 'N2438', Oels: 'absent' }, ...more,
} as unknown as View);

describe('the army', () => {
  test('formations with leaders first, losses against the level, boxes told', () => {
    const [corps] = groupsOf(book, view({ morale: { f3: { losses: '9', level: 16, demoralized: true } } }), 'french');
    expect(corps).toMatchObject({ id: 'f3', lost: 9, level: 16, demoralized: true });
    expect(corps!.rows.map(({ id }) => id)).toEqual(['Davout', 'Gudin', 'Friant', 'Viallanes']);
    expect(corps!.rows.filter(({ onMap }) => !onMap).map(({ id, place }) => [id, place]))
      .toEqual([['Friant', 'eliminated'], ['Viallanes', 'reserve']]);
  });
  test('who has no formation stands at the end, who is not in play nowhere', () => {
    const groups = groupsOf(book, view(), 'prussian');
    expect(groups.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual([['', ['King']]]);
  });
  test('halves are read as numbers', () => {
    expect(['1/2', '12 1/2', 3, undefined, '7'].map(numberOf)).toEqual([0.5, 12.5, 3, 0, 7]);
  });
  test('a reduced unit shows its reduced values', () => {
    expect(valuesOf(book, view({ reduced: { Gudin: true } })).get('Gudin')).toBe('6(4)5');
    expect(valuesOf(book, view()).size).toBe(0);
  });
});

describe('the enemy', () => {
  test('flags by nation and kind: no more than is seen', () => {
    const flags = flagsOf(book, view({ flags: { prussian: { N2140: { prussian: true, kind: 'troops' }, N2240: { saxon: true, kind: 'train' } } } }));
    expect(flags).toEqual([
      { id: '?prussian N2140', side: 'prussian', area: 'N2140', text: 'troops (Prussian)' },
      { id: '?prussian N2240', side: 'prussian', area: 'N2240', nation: 'saxon', sign: 'baggage-train', text: 'a train (Saxon)' },
    ]);
  });
  test('that a Repulse failed shows at the flag [10.22a]', () => {
    const flags = flagsOf(book, view({ flags: { prussian: { N2140: { prussian: true, kind: 'troops', foiled: true } } } }));
    expect(flags[0]!.text).toBe('troops (Prussian), after a failed Repulse');
  });
  test('sightings, the latest first, those of one place and turn together', () => {
    const memory = { Oels: { at: 'N2140', turn: 3 }, King: { at: 'N2438', turn: 5 }, Davout: { at: 'N2140', turn: 3 } };
    expect(seenAt(sightingsOf(view({ memory })))).toEqual([
      { place: 'N2438', turn: 5, units: ['King'] }, { place: 'N2140', turn: 3, units: ['Davout', 'Oels'] },
    ]);
  });
  test('attacks are drawn once both sides of them are known', () => {
    expect(attacksOf(view({ attacks: [
      { number: 1, attackers: { Gudin: true }, defenders: { Oels: true }, column: '1-1' }, { number: 2, attackers: { Friant: true }, column: '1-1' },
    ] }))).toEqual([{ from: ['Gudin'], to: ['Oels'] }]);
  });

  test('an attack is drawn until its die has fallen, not to where the beaten have fled', () => {
    const attack = { number: 1, attackers: { Gudin: true }, defenders: { Oels: true } };
    expect(attacksOf(view({ attacks: [{ ...attack, column: '1-1' }], attackers: { Gudin: true } }))).toHaveLength(1);
    expect(attacksOf(view({ attacks: [attack], attackers: { Gudin: true } }))).toEqual([]);
  });
});

const spots: Spot[] = [
  { place: 'A', cost: '0', from: -1 },
  { place: 'B', cost: '½', from: 0, action: 'step B', halt: 'halt' },
  { place: 'C', cost: '1', from: 1, action: 'step C' },
  { place: 'D', cost: '1½', from: 2, action: 'step D', ends: true },
];
const line = 'ABCDEFGH';
const distance = (a: string, b: string): number => Math.abs(line.indexOf(a) - line.indexOf(b));

describe('a march in column', () => {
  test('it ends where it may end, nearest to where it is to come', () => {
    expect(nearest(spots, 'H', distance)).toBe(3);
    expect(nearest(spots, 'B', distance)).toBe(1);
    expect(nearest(spots, 'C', distance)).toBe(1);
    expect(nearest(spots, 'A', distance)).toBe(-1);
  });
  test('those nearest go first, of them the fast, leaders last', () => {
    const at = view({ places: { Davout: 'C', Gudin: 'B', Friant: 'A', Viallanes: 'B' } });
    expect(inOrder(book, at, ['Davout', 'Gudin', 'Friant', 'Viallanes'], 'H', distance)).toEqual(['Viallanes', 'Gudin', 'Friant', 'Davout']);
  });
  test('each is asked behind those who went before, and who comes no nearer stays', async () => {
    const asked: (readonly string[])[] = [];
    const reach = (who: string, first: readonly string[]): Promise<{ spots: Spot[] }> => {
      asked.push([who, ...first]);
      return Promise.resolve({ spots: who === 'Friant' ? spots.slice(0, 1) : spots });
    };
    const legs = await planned(['Gudin', 'Friant', 'Viallanes'], 'B', { reach, distance });
    expect(legs.map((leg) => [leg.unit, leg.path, leg.cost, leg.actions])).toEqual([
      ['Gudin', ['B'], '½', ['step B', 'halt']], ['Viallanes', ['B'], '½', ['step B', 'halt']],
    ]);
    expect(asked).toEqual([['Gudin'], ['Friant', 'step B', 'halt'], ['Viallanes', 'step B', 'halt']]);
  });
  test('who stands alone can march in column, who stands with others take them along', () => {
    const legal = { take: { Gudin: true, Davout: true }, move: { Gudin: ['B'] } } as never;
    expect(gesturesOf(book, view(), legal, 'Gudin').map(({ id, actions }) => [id, actions])).toEqual([
      ['stack', ['take Gudin', 'join Davout']], ['column', []],
    ]);
    expect(gesturesOf(book, view(), legal, 'Friant')).toEqual([]);
    expect(gesturesOf(book, view(), { join: { Davout: true, Friant: true }, step: { B: true } } as never, null)[0]!.actions).toEqual(['join Davout', 'join Friant']);
    // In the set-up a unit is taken up to be put somewhere.
    const taken = { take: { Gudin: true, Davout: true } } as never;
    expect(gesturesOf(book, view({ frames: { 1: { procedure: 'game' }, 2: { procedure: 'setup' } } } as never), taken, 'Gudin')).toEqual([]);
    expect(gesturesOf(book, view({ frames: { 1: { procedure: 'game' }, 2: { procedure: 'movement' } } } as never), taken, 'Gudin')).toHaveLength(2);
  });
});

describe('what is lost and what was seen', () => {
  test('the halves of the box, and who is gone for good', () => {
    const at = view({ places: { Gudin: 'day-box', Friant: 'night-box', Viallanes: 'lost', Oels: 'lost' },
      eliminated: { 'day-box': { french: 9, prussian: 0 }, 'night-box': { french: 9.5, prussian: 0 }, lost: { french: 2, prussian: 5 } } });
    expect(lostBy(book, at, 'french').map(({ half, units, strength }) => [half, units, strength])).toEqual([
      ['day', ['Gudin'], 9], ['night', ['Friant'], 9.5], ['lost', ['Viallanes'], 2],
    ]);
  });
  test('a flag of troops that nobody has seen says so', () => {
    const flags = { prussian: { N2140: { prussian: true, kind: 'troops' }, N2240: { prussian: true, kind: 'train' }, N2300: { prussian: true, kind: 'troops' } } };
    const memory = { Oels: { at: 'N2300', turn: 3 } };
    expect(ghostsOf(book, view({ turn: 3, flags, memory })).map(({ place, text, unseen }) => [place, text, unseen])).toEqual([
      ['N2300', 'infantry', undefined], ['N2140', '?', true],
    ]);
  });
  test('ghosts: the latest of each place, with its age', () => {
    const memory = { Oels: { at: 'N2140', turn: 3 }, King: { at: 'N2140', turn: 5 }, Davout: { at: 'N2140', turn: 5 } };
    expect(ghostsOf(book, view({ turn: 7, memory }))).toEqual([{ place: 'N2140', side: 'french', text: 'officer +1', age: 2 }]);
  });
});
