import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTexts, setLanguage } from '../i18n';
import { bearing, listed } from './atlas';
import { describePlace, describeUnit, findPlace, findUnit } from './describe';
import { book, ground, scene, view } from './fixture';
import type { Book, View } from '../net/wire';
import { nearestEnemies, neighboursText, surveyText, whoCanAct } from './queries';

describe('directions', () => {
  it('follow the map, not the rows', () => {
    expect(bearing(book, '0101', '0102')).toBe('north');
    expect(bearing(book, '0101', '0301')).toBe('east');
    expect(bearing(book, '0301', '0102')).toBe('north-west');
    expect(bearing(book, '0202', '0101')).toBe('south-west');
  });
  it('are none between maps', () => {
    expect(bearing(book, '0101', '0901')).toBeNull();
    expect(bearing(book, '0101', '0101')).toBeNull();
  });
  it('are listed as one reads', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
  });
});

describe('a hex in words', () => {
  it('tells name, units and their state, terrain, and what lies on its sides', () => {
    expect(describePlace(scene, '0201')).toBe(
      '0201, Dorf. 1/Rot, Red infantry, strength 8, movement 4, must fight, can act. Town, West. ' +
      'Stream: north. Road: north-east and south-west. Stream with bridge: north-east. ' +
      'Slope up: north-west.');
  });
  it('tells what glows, and for how much', () => {
    expect(describePlace(scene, '0202')).toBe('0202. Can be reached, for 1. Clear ground, West.');
    expect(describePlace(scene, '0302')).toContain('Can be attacked. 1/Blau, Blue infantry');
  });
  it('tells that its stack is in hand', () => {
    expect(describeUnit({ ...scene, selected: '0201' }, '0201')).toBe('0201, Dorf, selected.');
    expect(describeUnit(scene, '0999')).toBe('There is no unit 0999.');
  });
  it('tells from where a stack can attack', () => {
    const glow = new Map([['0201', { kind: 'from' }], ['0302', { kind: 'attack' }]]);
    expect(whoCanAct({ ...scene, ready: new Set(), glow })).toBe('0201, Dorf: a stack can attack from here.');
  });
  it('tells who was seen there last', () => {
    const look = { ghosts: () => [{ place: '0102', side: 'blue', text: 'Blau +1', age: 2 }] };
    expect(describePlace({ ...scene, look }, '0102')).toBe('0102. Last seen: Blau +1, 2 turns ago. Forest, West.');
  });
  it('tells what an overlay says of it', () => {
    const marks = [{ place: '0102', text: 'zone of B1' }, { place: '0101', text: 'other' }];
    expect(describePlace({ ...scene, marks }, '0102')).toBe('0102. Forest, West. Zone of B1.');
  });
  it('knows boxes and roads off the map', () => {
    expect(describePlace(scene, 'reserve')).toContain('Not arrived yet. 2/Blau, Blue artillery');
    expect(describePlace(scene, '0101')).toContain('Road off the map: south-west.');
  });
});

describe('an area in words', () => {
  const areas = [
    { id: 'Tirol', name: 'Tirol', x: 0, y: 0, traits: ['mountain'], exits: { Italia: 'Tirol-Italia' } },
    { id: 'Italia', name: 'Italia', x: 0, y: 10, exits: { Tirol: 'Tirol-Italia' } },
    { id: 'Isle', name: 'Isle', x: 50, y: 0, exits: {}, outline: [[0, 0, 1, 1, 0, 1]] },
  ];
  const own = { ...scene, book: { ...book, areas } as Book, look: { land: () => ['part of Österreich', 'neutral'] } };
  it('tells whose land it is, what it is like, what is next to it', () => {
    expect(describePlace(own, 'Tirol')).toBe('Tirol. Part of Österreich, neutral, mountain. Roads: Italia (south).');
    const drawn = areas.map((area) => ({ ...area, outline: [[0, 0, 1, 1, 0, 1]] }));
    expect(describePlace({ ...own, book: { ...book, areas: drawn } as Book }, 'Tirol')).toContain('Next to it: Italia (south).');
  });
  it('says nothing of ways where there are none', () => {
    expect(describePlace(own, 'Isle')).toBe('Isle. Part of Österreich, neutral.');
  });
});

describe('a unit in words', () => {
  it('tells its state and its place', () => {
    expect(describeUnit(scene, 'R2'))
      .toBe('2/Rot, Red cavalry, strength 3, movement 6, has moved: 0101.');
    const march = { ...scene, selected: 'R2', view: { ...view, mover: 'R2', moved: {} } };
    expect(describeUnit(march, 'R2')).toContain('on the move, 3 movement points left, selected');
    expect(describeUnit(scene, 'B1')).toContain('can be chosen');
    expect(describeUnit(scene, 'X')).toBe('There is no unit X.');
  });
});

describe('finding', () => {
  it('knows ids, names and designations', () => {
    expect([findPlace(book, 'dorf'), findPlace(book, '0102'), findPlace(book, 'x'), findPlace(book, '')])
      .toEqual(['0201', '0102', null, null]);
    expect([findUnit(book, 'r1'), findUnit(book, '2/blau'), findUnit(book, '2/B'), findUnit(book, 'x')])
      .toEqual(['R1', 'B2', 'B2', null]);
  });
});

describe('questions', () => {
  it('nearest enemy: distance and direction', () => {
    expect(nearestEnemies(scene, ground, '0101')).toBe(
      'Nearest enemies to 0101. 1/Blau, Blue infantry, strength 6, movement 4: 0302, ' +
      'distance 2, to the north-east.');
    expect(nearestEnemies(scene, ground, '0302')).toContain('1/Rot');
    expect(nearestEnemies(scene, ground, '0901')).toBe('No enemy stands on this map.');
    expect(nearestEnemies(scene, ground, 'nowhere')).toBe('Choose a hex first.');
  });
  it('who can act: own units only', () => {
    expect(whoCanAct(scene)).toBe('Units that can act: 1. R1 0201, Dorf.');
    expect(whoCanAct({ ...scene, ready: new Set() })).toBe('None of your units can act now.');
  });
  it('who stands next to a hex', () => {
    expect(neighboursText(scene, ground, '0201')).toBe('North-east'.toLowerCase() +
      ', 0302: B1 (Blue). south-west, 0101: R2 (Red).');
    expect(neighboursText(scene, ground, '0901')).toBe('Nobody stands next to 0901.');
  });
  it('what a survey found, each thing once', () => {
    const marks = [{ place: 'a', text: 'zone of B1' }, { place: 'b', text: 'zone of B1' }];
    expect(surveyText('Threats', marks)).toBe('Threats: zone of B1.');
    expect(surveyText('Threats', [])).toBe('Threats: nothing.');
  });
});

describe('in French', () => {
  // The marks of the game in the fixture are those of this one.
  beforeAll(() => setLanguage('fr', false).then(() => fetchTexts('napoleon-at-war')));
  afterAll(() => setLanguage('en', false));
  it('hexes and answers come in French', () => {
    expect(describePlace(scene, '0201')).toContain('Ruisseau avec pont\u202f: nord-est.');
    expect(describePlace(scene, '0202')).toContain('Accessible, pour 1.');
    expect(nearestEnemies(scene, ground, '0101')).toContain('à une distance de 2, direction nord-est');
    expect(describeUnit({ ...scene, book: { ...book, ratings: ['force', 'mouvement'] } }, 'R2')).toContain('force 3, mouvement 6, a bougé');
  });
});

describe('those who stand hidden', () => {
  const look = { flags: () => [{ id: '?blue 0202', side: 'blue', area: '0202', text: 'troops' }, { id: '?blue 0102', side: 'blue', area: '0102', text: 'a train' }] };
  const unseen = { ...scene, look, view: { ...view, places: { R1: '0201' } } };
  it('are enemies, too', () => {
    expect(nearestEnemies(unseen, ground, '0201')).toMatch(/^Nearest enemies to 0201, Dorf\. Blue, hidden: .*0202/);
    expect(nearestEnemies(unseen, ground, '0201')).toContain('Blue, hidden: a train');
    expect(neighboursText(unseen, ground, '0201')).toContain('Blue, hidden: troops');
  });
  it('are told of without a text where nothing is seen', () => {
    const standing = { ...view, places: { R1: '0201' }, standing: { blue: { '0202': { fresh: 2 } } } } as unknown as View;
    expect(neighboursText({ ...scene, view: standing }, ground, '0201')).toContain('Blue, hidden');
  });
});
