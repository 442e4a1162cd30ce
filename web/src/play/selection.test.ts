import { describe, expect, test } from 'vitest';
import { listButtons, listChoices, segmentsOf } from './choices';
import { Ground } from './ground';
import { clickPlace, clickUnit, glowing, implied, pathTo, trials, usesOf } from './selection';
import type { Reached, Situation } from './selection';

const unit = (side: string): { side: string } => ({ side });

const book: Situation['book'] = {
  operands: { unit: 'unit', hex: 'hex', column: 'word', edge: 'word' },
  units: { r1: unit('red'), r2: unit('red'), b1: unit('blue'), b2: unit('blue') },
  actions: [
    { word: 'swap', operands: ['unit', 'unit'], segment: 'deployment' },
    { word: 'move', operands: ['unit', 'hex'], segment: 'movement', text: 'begin to move' },
    { word: 'step', operands: ['hex'], segment: 'movement' },
    { word: 'exit', operands: ['unit', 'edge'], segment: 'movement' },
    { word: 'halt', segment: 'movement', text: 'stop here', rule: '5.1' },
    { word: 'attack', operands: ['unit'], segment: 'combat' },
    { word: 'join', operands: ['unit'], segment: 'combat' },
    { word: 'reduce', operands: ['column'], segment: 'combat' },
    { word: 'roll', segment: 'combat' },
    { word: 'retreat', operands: ['unit', 'hex'], segment: 'result' },
    { word: 'lose', operands: ['unit'], segment: 'result' },
    { word: 'done', segment: 'any', rule: '4.1' },
  ],
};

// Columns of a flat map: 0101 at (0,0), 0102 south of it, 0201 to the north-east.
const hexes = [];
for (let column = 1; column <= 5; column++)
  for (let row = 1; row <= 4; row++)
    hexes.push({ id: `0${column}0${row}`, x: column, y: -2 * row + (column % 2) });
const ground = new Ground([{ id: 'm', hexes }]);

const situation = (changes: Partial<Situation>): Situation => ({
  book, legal: {}, side: 'red', selected: null, reach: null, mover: null,
  segments: [], boxes: new Set(['off']), places: { r1: '0101', r2: '0201', b1: '0402', b2: '0403' }, ...changes,
});

const reach: Reached = {
  unit: 'r1',
  spots: [
    { place: '0101', cost: '0', from: -1 },
    { place: '0102', cost: '1', from: 0, action: 'move r1 0102' },
    { place: '0203', cost: '2', from: 1, action: 'step 0203' },
    { place: '0302', cost: '3', from: 2, action: 'step 0302', ends: true },
  ],
};

describe('ground', () => {
  test('neighbours and distances', () => {
    expect(ground.neighbours('0302').sort()).toEqual(['0201', '0202', '0301', '0303', '0401', '0402']);
    expect(ground.distance('0101', '0301')).toBe(2);
    expect(ground.distance('0101', '0104')).toBe(3);
    expect(ground.distance('0101', 'nowhere')).toBe(Infinity);
  });
});

describe('an enemy beside those on the march', () => {
  const push = { ...book, actions: [...book.actions, { word: 'push', segment: 'movement' }] };
  const march = { book: push, mover: 'r1', selected: 'r1', places: { r1: '0302', b1: '0402' }, legal: { push: true, halt: true } as const, thrusts: ['push'] };
  const choices = [expect.objectContaining({ action: 'push' })];
  test('pointing at it offers what can be done to it', () => {
    expect(clickUnit(situation(march), 'b1', ground)).toEqual({ do: 'choose', choices });
    expect(clickPlace(situation({ ...march, selected: null }), '0402', ground)).toEqual({ do: 'choose', choices });
    expect(clickPlace(situation({ ...march, veiled: new Set(['0301']) }), '0301', ground)).toEqual({ do: 'choose', choices });
  });
  test('nothing is offered where nobody stands, of one further off, or when it cannot be done', () => {
    expect(clickPlace(situation(march), '0301', ground).do).toBe('why');
    expect(clickUnit(situation({ ...march, places: { r1: '0101', b1: '0402' } }), 'b1', ground).do).toBe('why');
    expect(clickUnit(situation({ ...march, legal: { halt: true } }), 'b1', ground).do).toBe('why');
  });
});

test('who is off the map can be chosen by a button, too', () => {
  const rally = { ...book, actions: [...book.actions, { word: 'rally', operands: ['unit' as const, 'unit' as const], segment: 'command' }] };
  const both = { book: rally, selected: 'r1', legal: { rally: { r1: ['r2', 'b2'] } } as Situation['legal'] };
  const told = (places: Situation['places']): string[] => glowing(situation({ ...both, places })).context.map(({ action }) => action);
  expect(told({ r1: '0101', r2: 'off', b2: '0102' })).toEqual(['rally r1 r2']);
  expect(told({ r1: '0101', r2: '0102', b2: '0102' })).toEqual([]);
});

describe('what a click does at once', () => {
  const own = { ...book, actions: [...book.actions, { word: 'take', operands: ['unit' as const], segment: 'movement' }] };
  const legal: Situation['legal'] = { take: { r1: true, r2: true }, done: true };

  test('a unit that can be taken up is selected, so that it can do something else', () => {
    expect(clickUnit({ ...situation({ legal }), book: own }, 'r1', ground)).toEqual({ do: 'select', unit: 'r1', first: [] });
  });

  test('where a game says so it is taken up', () => {
    expect(clickUnit({ ...situation({ legal }), book: own, atOnce: ['take'] }, 'r1', ground)).toEqual({ do: 'send', actions: ['take r1'], keep: null });
  });
});

describe('coming on where somebody stands', () => {
  const places = { r1: 'off', r2: '0101', b1: '0402' };
  const gate = { move: { r1: ['0101'] } };

  test('a click on the unit in the way brings on who is in hand', () => {
    const s = situation({ places, legal: { move: { ...gate.move, r2: ['0102'] } }, selected: 'r1' });
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'send', actions: ['move r1 0101'], keep: 'r1' });
  });

  test('with nobody in hand, who still can move is taken, and who cannot is looked through', () => {
    const free = situation({ places, legal: { move: { ...gate.move, r2: ['0102'] } } });
    expect(clickUnit(free, 'r2', ground)).toEqual({ do: 'select', unit: 'r2', first: [] });
    const spent = situation({ places, legal: gate });
    expect(clickUnit(spent, 'r2', ground)).toEqual({ do: 'select', unit: 'r1', first: [] });
  });
});

describe('choices', () => {
  test('the tree becomes actions', () => {
    const list = listChoices({ move: { r1: ['0102', '0201'] }, step: { '0102': true }, done: true }, book);
    expect(list.map((choice) => choice.action))
      .toEqual(['move r1 0102', 'move r1 0201', 'step 0102', 'done']);
    expect(list[0]!.operands).toEqual(['r1', '0102']);
    expect(segmentsOf(list)).toEqual(['movement']);
  });

  test('buttons: legal ones, and those of the segment that are not', () => {
    const buttons = listButtons(listChoices({ move: { r1: ['0102'] }, done: true }, book), book);
    expect(buttons.map((b) => [b.action, b.enabled])).toEqual([['halt', false], ['done', true]]);
  });

  test('a choice of a word is a button each; without one there is none', () => {
    const legal = { reduce: { '2-1': true as const, '1-1': true as const }, roll: true as const };
    expect(listButtons(listChoices(legal, book), book).map((b) => b.action))
      .toEqual(['reduce 2-1', 'reduce 1-1', 'roll', 'done']);
  });

  test('when only done is left, the segment before tells which buttons stay', () => {
    const list = listChoices({ done: true }, book);
    expect(listButtons(list, book, ['movement']).map((b) => b.word)).toEqual(['halt', 'done']);
  });
});

describe('what glows', () => {
  const legal = { move: { r1: ['0102'], r2: ['0202'] }, exit: { r1: ['north'] }, done: true as const };

  test('units that can do something; hexes only of the one selected', () => {
    const free = glowing(situation({ legal }));
    expect([...free.units]).toEqual(['r1', 'r2']);
    expect(free.hexes.size).toBe(0);
    const held = glowing(situation({ legal, selected: 'r1' }));
    expect([...held.hexes]).toEqual([['0102', { kind: 'move' }]]);
    expect(held.context.map((choice) => choice.action)).toEqual(['exit r1 north']);
  });

  test('the whole reach with its costs', () => {
    const { hexes: shown } = glowing(situation({ legal, selected: 'r1', reach }));
    expect([...shown].map(([hex, glow]) => `${hex} ${glow.cost}`)).toEqual(['0102 1', '0203 2', '0302 3']);
  });

  test('the reach of another unit is not shown', () => {
    expect(glowing(situation({ legal, selected: 'r2', reach })).hexes.has('0302')).toBe(false);
  });

  test('where units could come on glows although none is selected', () => {
    const s = situation({ legal, places: { r1: 'off', r2: '0201' } });
    expect([...glowing(s).hexes.keys()]).toEqual(['0102']);
  });

  test('a unit on the move needs no selection', () => {
    const s = situation({ legal: { step: { '0203': true }, halt: true }, mover: 'r1' });
    expect(implied(s)).toBe('r1');
    expect([...glowing(s).hexes.keys()]).toEqual(['0203']);
  });
});

describe('clicking a unit', () => {
  test('selects, and lets go again', () => {
    const legal = { move: { r1: ['0102'] } };
    expect(clickUnit(situation({ legal }), 'r1', ground)).toEqual({ do: 'select', unit: 'r1', first: [] });
    expect(clickUnit(situation({ legal, selected: 'r1' }), 'r1', ground))
      .toEqual({ do: 'select', unit: null, first: [] });
  });

  test('of a pair either may be taken first', () => {
    const s = situation({ legal: { swap: { r1: ['r2'], b1: ['b2'] } } });
    expect([...glowing(s).units].sort()).toEqual(['b1', 'b2', 'r1', 'r2']);
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'select', unit: 'r2', first: [] });
    expect(clickUnit({ ...s, selected: 'r2' }, 'r1', ground))
      .toEqual({ do: 'send', actions: ['swap r1 r2'], keep: null });
  });

  test('another unit halts the one on the move, if it may', () => {
    const s = situation({ legal: { step: { '0203': true }, halt: true }, mover: 'r1', selected: 'r1' });
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'select', unit: 'r2', first: ['halt'] });
    const stuck = clickUnit({ ...s, legal: { step: { '0203': true } } }, 'r2', ground);
    expect(stuck).toMatchObject({ do: 'why' });
  });

  test('own units are picked first, then the target is attacked', () => {
    const legal = { attack: { b1: true as const }, done: true as const };
    expect(clickUnit(situation({ legal }), 'r1', ground)).toEqual({ do: 'wish', unit: 'r1' });
    expect(clickUnit(situation({ legal }), 'b1', ground)).toEqual({ do: 'attack', target: 'b1' });
  });

  test('the target first, then its attackers', () => {
    const legal = { join: { r1: true as const, r2: true as const }, roll: true as const };
    expect(clickUnit(situation({ legal }), 'r2', ground))
      .toEqual({ do: 'send', actions: ['join r2'], keep: null });
  });

  test('what is done by a click in a result is done', () => {
    const legal = { lose: { r1: true as const } };
    expect(clickUnit(situation({ legal }), 'r1', ground))
      .toEqual({ do: 'send', actions: ['lose r1'], keep: null });
  });

  test('two units change places in whichever order they are clicked', () => {
    const legal = { swap: { r1: ['r2'] } };
    for (const [selected, clicked] of [['r1', 'r2'], ['r2', 'r1']] as const)
      expect(clickUnit(situation({ legal, selected }), clicked, ground))
        .toEqual({ do: 'send', actions: ['swap r1 r2'], keep: null });
  });

  test('an enemy who cannot be attacked: why not', () => {
    const legal = { attack: { b1: true as const }, done: true as const };
    expect(clickUnit(situation({ legal }), 'b2', ground))
      .toEqual({ do: 'why', trials: [{ first: [], action: 'attack b2' }] });
  });

  test('an own unit that has moved: why not', () => {
    const deed = clickUnit(situation({ legal: { move: { r2: ['0102'] } } }), 'r1', ground);
    expect(deed).toMatchObject({ do: 'why', trials: [{ first: [] }] });
    expect((deed as { trials: { action: string }[] }).trials[0]!.action).toMatch(/^move r1 0\d0\d$/);
  });
});

describe('clicking a place', () => {
  const legal = { move: { r1: ['0102'], r2: ['0202'] } };

  test('goes by the cheapest path and stays selected unless the move ends', () => {
    const s = situation({ legal, selected: 'r1', reach });
    expect(clickPlace(s, '0203', ground))
      .toEqual({ do: 'send', actions: ['move r1 0102', 'step 0203'], keep: 'r1' });
    expect(clickPlace(s, '0302', ground)).toMatchObject({ keep: null });
    expect(pathTo(reach, '0401')).toEqual([]);
  });

  test('out of reach: the first hex on the way that is refused', () => {
    const s = situation({ legal, selected: 'r1', reach });
    expect(clickPlace(s, '0303', ground)).toEqual({
      do: 'why',
      trials: [
        { first: ['move r1 0102', 'step 0203'], action: 'step 0303' },
      ],
    });
  });

  test('a result: the only unit that has to go needs no selection', () => {
    const s = situation({ legal: { retreat: { r1: ['0102', '0201'] } } });
    expect(clickPlace(s, '0201', ground))
      .toEqual({ do: 'send', actions: ['retreat r1 0201'], keep: 'r1' });
    expect(clickPlace(s, '0404', ground))
      .toEqual({ do: 'why', trials: [{ first: [], action: 'retreat r1 0404' }] });
  });

  test('after a combat the places glow before a unit is chosen, and a click on one is enough', () => {
    const s = situation({ legal: { retreat: { r1: ['0102', '0103'], r2: ['0102'] } } });
    expect([...glowing(s).hexes.keys()]).toEqual(['0102', '0103']);
    expect(clickPlace(s, '0103', ground)).toEqual({ do: 'send', actions: ['retreat r1 0103'], keep: null });
    expect(clickPlace(s, '0102', ground)).toMatchObject({ do: 'choose', choices: [{}, {}] });
  });

  test('a unit that stands where another has to go is pushed out, not asked about', () => {
    const legal = { retreat: { r1: ['0201'] } };
    expect(clickUnit(situation({ legal }), 'r2', ground))
      .toEqual({ do: 'send', actions: ['retreat r1 0201'], keep: 'r1' });
    const two = { retreat: { r1: ['0201'], r3: ['0301'] } };
    expect(clickUnit(situation({ legal: two }), 'r2', ground))
      .toEqual({ do: 'send', actions: ['retreat r1 0201'], keep: null });
  });

  test('several units could come on there: which?', () => {
    const deed = clickPlace(situation({
      legal: { move: { r1: ['0102'], r2: ['0102'] } }, places: { r1: 'off', r2: 'off' },
    }), '0102', ground);
    expect(deed).toMatchObject({ do: 'choose', choices: [{ operands: ['r1', '0102'] }, {}] });
  });

  test('with nobody selected it selects the one unit that could go there', () => {
    expect(clickPlace(situation({ legal }), '0202', ground)).toEqual({ do: 'select', unit: 'r2', first: [] });
    expect(clickPlace(situation({ legal }), '0404', ground)).toEqual({ do: 'nothing' });
  });
});

test('trials name nothing of another segment', () => {
  const s = situation({ legal: { done: true }, segments: ['combat'] });
  expect(trials(s, { unit: 'b1', place: '0402' }, ground).map((trial) => trial.action))
    .toEqual(['attack b1']);
});

test('a stack of one’s own that is in an attack already is asked about the enemy beside it', () => {
  const actions = [{ word: 'assault', operands: ['from', 'to'], segment: 'combat', text: '', rule: '' },
    { word: 'slip', operands: ['unit', 'to'], segment: 'combat', text: '', rule: '' }];
  const hexed = { ...book, actions, operands: { from: 'hex', to: 'hex', unit: 'unit' } } as unknown as typeof book;
  const s = situation({ book: hexed, legal: { done: true }, segments: ['combat'], places: { r1: '0402', b1: '0403' } });
  expect(trials(s, { unit: 'r1', place: '0402' }, ground)[0]?.action).toBe('assault 0402 0403');
  expect(trials({ ...s, places: { r1: '0402' } }, { unit: 'r1', place: '0402' }, ground)[0]?.action).toMatch(/^slip r1/);
});

test('of trials those whose word is legal now come first', () => {
  const legal = { join: { b2: true }, roll: true } as const;
  expect(trials(situation({ legal }), { unit: 'b1', place: '0402' }, ground).map((trial) => trial.action))
    .toEqual(['join b1', 'attack b1']);
});

test('who is in no pair is not taken for one of it', () => {
  const s = situation({ legal: { swap: { r1: ['r2'] } } });
  expect(clickUnit(s, 'r1', ground)).toMatchObject({ do: 'select', unit: 'r1' });
  expect(clickUnit(s, 'b1', ground).do).toBe('why');
});

test('a place in reach glows if the move may end or go on from there, and the two look different', () => {
  const spots = [
    { place: '0101', cost: '0', from: -1 },
    { place: '0102', cost: '1', from: 0, action: 'move r1 0102' }, // full: only passed
    { place: '0203', cost: '2', from: 1, action: 'step 0203', halt: 'halt' },
    { place: '0302', cost: '1', from: 0, action: 'move r1 0302' }, // full, and nothing behind it
    { place: '0202', cost: '3', from: 2, action: 'step 0202', ends: true },
  ];
  expect(usesOf(spots)).toEqual(['pass', 'pass', 'stop', 'nothing', 'stop']);
  const s = situation({ legal: { move: { r1: ['0102', '0302'] } }, selected: 'r1', reach: { unit: 'r1', spots } });
  const { hexes } = glowing(s);
  expect([...hexes.keys()].sort()).toEqual(['0102', '0202', '0203']);
  expect(hexes.get('0102')?.kind).toBe('pass');
  expect(hexes.get('0203')?.kind).not.toBe('pass');
});

test('before the points are known a place glows where the march may end, and what is only passed looks so', () => {
  const spots = [
    { place: '0101', cost: '0', from: -1, halt: 'halt' },
    { place: '0102', cost: '1', from: 0, needs: 1, ways: 46 }, // only passed
    { place: '0203', cost: '2', from: 1, needs: 2, ways: 40, halt: 'halt' },
    { place: '0302', cost: '1', from: 0, needs: 1, ways: 46, halt: 'halt' }, // nothing behind it
    { place: '0202', cost: '3', from: 2, needs: 3, ways: 20, ends: true },
  ];
  const { hexes } = glowing(situation({ legal: {}, selected: 'r1', reach: { unit: 'r1', of: 46, spots } }));
  expect([...hexes].map(([place, { kind }]) => [place, kind]).sort()).toEqual(
    [['0102', 'pass'], ['0202', 'may'], ['0203', 'may'], ['0302', 'may']]);
});

test('a click on a friend in reach never halts who is on the move', () => {
  const spots = [
    { place: '0101', cost: '0', from: -1 },
    { place: '0201', cost: '1', from: 0, action: 'step 0201', halt: 'halt' },
  ];
  const moving = { legal: { step: { '0201': true }, halt: true }, mover: 'r1' } as const;
  expect(clickUnit(situation({ ...moving, reach: { unit: 'r1', spots } }), 'r2', ground))
    .toEqual({ do: 'send', actions: ['step 0201'], keep: 'r1' });
  expect(clickUnit(situation({ ...moving, reach: { unit: 'r1', spots: spots.slice(0, 1) } }), 'r2', ground))
    .toEqual({ do: 'select', unit: 'r2', first: ['halt'] });
});

describe('a hex that is named alone', () => {
  const own = { ...book, actions: [...book.actions, { word: 'target', operands: ['hex'], segment: 'combat' }] };
  test('is meant by a click on who stands there, whosever that is', () => {
    const s = situation({ book: own, legal: { target: { '0402': true } } });
    expect(clickUnit(s, 'b1', ground)).toEqual({ do: 'send', actions: ['target 0402'], keep: null });
    expect(clickUnit(s, 'b2', ground).do).toBe('why');
  });
  test('but not where it is a step of a march', () => {
    const s = situation({ book: own, mover: 'r1', legal: { step: { '0201': true }, halt: true } });
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'select', unit: 'r2', first: ['halt'] });
  });
});

describe('a friend who cannot act, where the unit in hand may stop', () => {
  const shared: Reached = { unit: 'r1', spots: [
    { place: '0101', cost: '0', from: -1 },
    { place: '0201', cost: '1', from: 0, action: 'move r1 0201', halt: 'halt' },
    { place: '0301', cost: '2', from: 1, action: 'step 0301' },
  ] };
  test('a click on it goes there', () => {
    const s = situation({ legal: { move: { r1: ['0201'] } }, selected: 'r1', reach: shared });
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'send', actions: ['move r1 0201'], keep: 'r1' });
    expect(clickUnit({ ...s, places: { ...s.places, r2: '0301' } }, 'r2', ground).do).toBe('why');
  });
  test('one that can act is taken in hand', () => {
    const s = situation({ legal: { move: { r1: ['0201'], r2: ['0202'] } }, selected: 'r1', reach: shared });
    expect(clickUnit(s, 'r2', ground)).toEqual({ do: 'select', unit: 'r2', first: [] });
  });
});

describe('several manners of moving to one hex', () => {
  const both: Reached = {
    unit: 'r1',
    spots: [
      { place: '0101', cost: '0', from: -1 },
      { place: '0101', cost: '0', from: 0, mode: 2, action: 'march', halt: 'halt' },
      { place: '0102', cost: '½', from: 1, mode: 2, action: 'step 0102', halt: 'halt' },
      { place: '0102', cost: '1', from: 0, mode: 1, action: 'move r1 0102', halt: 'halt' },
      { place: '0103', cost: '1', from: 2, mode: 2, action: 'step 0103', halt: 'halt' },
    ],
  };
  const s = situation({ legal: { move: { r1: ['0102'] } }, selected: 'r1', reach: both });
  test('the manner is not changed where it need not be', () => {
    expect(pathTo(both, '0102').map((spot) => spot.action)).toEqual(['move r1 0102']);
    expect(glowing(s).hexes.get('0102')).toMatchObject({ cost: '1', kind: 'move' });
  });
  test('what only another manner reaches is told apart', () => {
    expect(pathTo(both, '0103').map((spot) => spot.action)).toEqual(['march', 'step 0102', 'step 0103']);
    expect(glowing(s).hexes.get('0103')).toMatchObject({ cost: '1', kind: 'other' });
    expect(glowing(s).hexes.has('0101')).toBe(false);
  });
  test('two actions that lead there at once are offered', () => {
    const own = { ...book, actions: [...book.actions, { word: 'file', operands: ['unit', 'hex'], segment: 'movement' }] };
    const two = { ...s, book: own, legal: { move: { r1: ['0102'] }, file: { r1: ['0102'] } } };
    expect(clickPlace(two, '0102', ground)).toMatchObject({ do: 'choose', choices: [{ word: 'move' }, { word: 'file' }] });
    expect(clickPlace(s, '0102', ground).do).toBe('send');
  });
  test('where it may not end in one of them the other is taken', () => {
    const spots = both.spots.map((spot, i) => (i === 3 ? { place: '0102', cost: '1', from: 0, mode: 1, action: 'move r1 0102' } : spot));
    expect(pathTo({ ...both, spots }, '0102').map((spot) => spot.action)).toEqual(['march', 'step 0102']);
  });
});

describe('a reason for every click that is not legal', () => {
  // "put" names one place, too, and comes first in the book.
  const wide = {
    ...book,
    actions: [
      { word: 'put', operands: ['hex'], segment: 'setup' },
      { word: 'command', operands: ['unit', 'unit'], segment: 'command' },
      ...book.actions.filter(({ word }) => word !== 'swap'),
      { word: 'damage', operands: ['hex'], segment: 'movement' },
    ],
  };
  const marching = situation({ book: wide, legal: { step: { '0102': true }, damage: { '0102': true }, halt: true }, mover: 'r1' });
  const why = (deed: ReturnType<typeof clickPlace>): string[] => (deed.do === 'why' ? deed.trials.map(({ action }) => action) : [deed.do]);

  test('who is on the march is asked about by the word he goes on by', () => {
    expect(why(clickPlace(marching, '0202', ground))[0]).toBe('step 0202');
    expect(why(clickUnit(marching, 'b1', ground))[0]).toBe('step 0402');
    const stuck = { ...marching, legal: { halt: true as const }, segments: ['movement'] };
    expect(why(clickPlace(stuck, '0202', ground))[0]).toBe('step 0202');
    // Another of the stack is in hand, with nothing of its own to do.
    expect(why(clickPlace({ ...marching, selected: 'r2' }, '0202', ground))[0]).toBe('step 0202');
  });

  test('in a set-up, by the word that names one place', () => {
    const s = situation({ book: wide, legal: { put: { '0102': true } } });
    expect(why(clickPlace(s, '0402', ground))).toEqual(['put 0402']);
    expect(why(clickUnit(s, 'b1', ground))[0]).toBe('put 0402');
  });

  test('where units are chosen for others, by the nearest who could', () => {
    const s = situation({ book: wide, legal: { command: { r1: ['b2'] }, done: true } });
    expect(why(clickUnit(s, 'r2', ground))).toEqual(['command r1 r2']);
    expect(why(clickPlace({ ...s, selected: 'r1' }, '0303', ground))).toEqual(['move r1 0303']);
  });
});
