import { describe, expect, test } from 'vitest';
import { cardGlow, cardTrials, clickCard, clickLink } from './areas';
import { isButton, listChoices } from './choices';
import { Ground } from './ground';
import { clickPlace, clickUnit, glowing, type Situation } from './selection';

const book: Situation['book'] = {
  operands: { unit: 'unit', area: 'area', card: 'card', link: 'link' },
  units: { ney: { side: 'french' }, soult: { side: 'french' }, louis: { side: 'prussian' } },
  actions: [
    { word: 'play', operands: ['card'], segment: 'cards' },
    { word: 'wreck', operands: ['card', 'link'], segment: 'movement' },
    { word: 'move', operands: ['unit'], segment: 'operations' },
    { word: 'fight', operands: ['unit'], segment: 'operations' },
    { word: 'step', operands: ['area'], segment: 'movement' },
    { word: 'spend', operands: ['card', 'unit'], segment: 'recovery' },
    { word: 'decline', segment: 'cards' },
    { word: 'scout', operands: ['card', 'area', 'area'], segment: 'cards' },
    { word: 'recall', operands: ['card', 'unit', 'unit'], segment: 'cards' },
    { word: 'swap', operands: ['card', 'card'], segment: 'cards' },
  ],
};
const ground = new Ground([], [
  { id: 'A', exits: { B: 'A-B' } }, { id: 'B', exits: { A: 'A-B', C: 'B-C' } }, { id: 'C', exits: { B: 'B-C' } },
  { id: 'island', exits: {} },
]);
const situation = (changes: Partial<Situation>): Situation => ({
  book, legal: {}, side: 'french', selected: null, reach: null, mover: null, segments: [],
  boxes: new Set(), places: { ney: 'A', soult: 'A', louis: 'B' }, ...changes,
});

describe('a card that names several things', () => {
  const scouting = situation({ legal: { scout: { F1: ['A A', 'A B', 'A C', 'B C'] }, move: { ney: true } }, selected: 'F1' });

  test('waits for the second area, and is then used', () => {
    expect([...glowing(scouting).hexes.keys()]).toEqual(['A', 'B', 'C']);
    expect(clickPlace(scouting, 'A', ground)).toEqual({ do: 'name', id: 'A' });
    const named = { ...scouting, named: ['A'] };
    expect([...glowing(named).hexes.keys()]).toEqual(['A', 'B', 'C']);
    expect(clickPlace(named, 'C', ground)).toMatchObject({ do: 'send', actions: ['scout F1 A C'] });
    expect(clickUnit(named, 'louis', ground)).toMatchObject({ do: 'send', actions: ['scout F1 A B'] });
    expect(clickPlace(named, 'A', ground)).toMatchObject({ do: 'send', actions: ['scout F1 A A'] });
  });

  test('takes two areas in either order', () => {
    expect(clickPlace({ ...scouting, named: ['C'] }, 'A', ground)).toMatchObject({ do: 'send', actions: ['scout F1 A C'] });
  });

  test('takes a block for the area it stands in, though it could act itself', () => {
    expect(clickUnit(scouting, 'ney', ground)).toEqual({ do: 'name', id: 'A' });
  });

  test('lets go of what is named again', () => {
    expect(clickPlace({ ...scouting, named: ['B'] }, 'B', ground)).toEqual({ do: 'name', id: 'B' });
  });

  test('never picks the last of them itself', () => {
    const s = situation({ legal: { recall: { F1: ['ney soult', 'ney louis'] } }, selected: 'F1' });
    expect([...glowing(s).units]).toEqual(['ney']);
    expect(clickUnit(s, 'ney', ground)).toEqual({ do: 'name', id: 'ney' });
    expect([...glowing({ ...s, named: ['ney'] }).units].sort()).toEqual(['louis', 'soult']);
    expect(clickUnit({ ...s, named: ['ney'] }, 'louis', ground)).toMatchObject({ do: 'send', actions: ['recall F1 ney louis'] });
  });

  test('is exchanged for another, which lies with those in hand meanwhile', () => {
    const s = situation({ legal: { swap: { F1: ['F7', 'F8'] }, play: { F1: true } } });
    const choices = listChoices(s.legal, book);
    expect([...cardGlow(choices, null).cards]).toEqual(['F1']);
    expect([...cardGlow(choices, 'F1').cards].sort()).toEqual(['F1', 'F7', 'F8']);
    expect(clickCard({ ...s, selected: 'F1' }, 'F8')).toMatchObject({ do: 'send', actions: ['swap F1 F8'] });
  });
});

test('areas are ground: neighbours, and connections between them', () => {
  expect(ground.neighbours('B')).toEqual(['A', 'C']);
  expect(ground.distance('A', 'C')).toBe(2);
  expect(ground.distance('A', 'A')).toBe(0);
  expect(ground.distance('A', 'island')).toBe(Infinity);
  expect(ground.has('C')).toBe(true);
});

test('what names a card or a connection is made by no button', () => {
  expect([['card'], ['card', 'link'], ['area'], ['word'], []].map((kinds) => isButton({ kinds })))
    .toEqual([false, false, false, true, true]);
});

describe('cards', () => {
  const legal = { play: { F1: true }, spend: { F1: ['ney'], F2: ['ney', 'soult'] } } as const;

  test('glow when something can be done with them', () => {
    expect([...cardGlow(listChoices(situation({ legal: legal as never }).legal, book), null).cards].sort()).toEqual(['F1', 'F2']);
  });

  test('are taken in hand first; a second click does the only thing there is', () => {
    const s = situation({ legal: { play: { F1: true } } });
    expect(clickCard(s, 'F1')).toEqual({ do: 'select', unit: 'F1', first: [] });
    expect(clickCard({ ...s, selected: 'F1' }, 'F1')).toMatchObject({ do: 'send', actions: ['play F1'] });
  });

  test('that are of no use say why', () => {
    const s = situation({ legal: { decline: true } });
    expect(clickCard(s, 'F9')).toEqual({ do: 'why', trials: cardTrials(s, 'F9') });
    expect(cardTrials(s, 'F9')[0]).toEqual({ first: [], action: 'play F9' });
    const resting = situation({ legal: { spend: { F2: ['ney'] } } });
    expect(cardTrials(resting, 'F9').map(({ action }) => action)).toEqual(['spend F9 ney', 'play F9']);
  });

  test('are used on units: those of the card in hand glow, and a click sends', () => {
    const s = situation({ legal: legal as never, selected: 'F2' });
    expect([...glowing(s).units].sort()).toEqual(['ney', 'soult']);
    expect(clickUnit(s, 'soult', ground)).toMatchObject({ do: 'send', actions: ['spend F2 soult'] });
    const free = clickUnit({ ...s, selected: null }, 'ney', ground);
    expect(free.do === 'choose' && free.choices.map((choice) => choice.action)).toEqual(['spend F1 ney', 'spend F2 ney']);
  });
});

describe('bridges', () => {
  const legal = { wreck: { F1: ['A-B'], F2: ['A-B', 'B-C'] } };

  test('glow for the card in hand, or for any', () => {
    const choices = listChoices(situation({ legal }).legal, book);
    expect([...cardGlow(choices, null).links].sort()).toEqual(['A-B', 'B-C']);
    expect([...cardGlow(choices, 'F1').links]).toEqual(['A-B']);
  });

  test('are clicked with a card in hand, or ask for which', () => {
    expect(clickLink(situation({ legal, selected: 'F1' }), 'A-B')).toMatchObject({ do: 'send', actions: ['wreck F1 A-B'] });
    expect(clickLink(situation({ legal }), 'A-B').do).toBe('choose');
    expect(clickLink(situation({ legal }), 'C-D').do).toBe('nothing');
  });
});

describe('stacks', () => {
  test('a unit with several deeds offers them; with one it does it', () => {
    const s = situation({ legal: { move: { ney: true, soult: true }, fight: { ney: true } } });
    const deed = clickUnit(s, 'ney', ground);
    expect(deed.do === 'choose' && deed.choices.map((choice) => choice.action)).toEqual(['move ney', 'fight ney']);
    expect(clickUnit(s, 'soult', ground)).toMatchObject({ do: 'send', actions: ['move soult'] });
  });

  test('march into an area by a click on it, on what stands there, and are told why not elsewhere', () => {
    const s = situation({ legal: { step: { B: true } } });
    expect(glowing(s).hexes.get('B')).toEqual({ kind: 'step' });
    expect(clickPlace(s, 'B', ground)).toMatchObject({ do: 'send', actions: ['step B'] });
    expect(clickUnit(s, 'louis', ground)).toMatchObject({ do: 'send', actions: ['step B'] });
    expect(clickPlace(s, 'C', ground)).toEqual({ do: 'why', trials: [{ first: [], action: 'step C' }] });
  });
});
