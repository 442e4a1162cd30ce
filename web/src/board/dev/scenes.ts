// Scenes for the dev page: places and states that show every part of the board at once.
import type { BoardProps } from '../props';
import type { BoardBook } from '../types';

type Scene = Omit<BoardProps, 'book'> & { selected: string | null };

const START: Record<string, string> = {
  '1/Gaz': '0606',
  '2/Gaz': '0607',
  '1/Suc': '0508',
  '2/Suc': '0408',
  'V.c': '0407',
  '1/Tau': '0610',
  '2/Tau': '0808',
  'Tau.c': '0905',
  'Tau.a': '0811',
  '1/Gra': '1910',
  '2/Gra': '1908',
  'Gra.c': '2006',
  'Gra.a': '2009',
  '1/Sax': '1405',
  '2/Sax': '1505',
  'Sax.c': '1705',
  'Sax.a': '1605',
  Dhy: '1804',
};

function start(): Scene {
  return { places: { ...START }, light: 'night', turn: 1, selected: null };
}

function move(): Scene {
  return {
    ...start(),
    selected: '1/Gaz',
    glowUnits: new Set(['1/Gaz', '2/Gaz', '1/Suc', '2/Suc', 'V.c']),
    glowHexes: new Map([
      ['0605', { cost: '2', kind: 'move' }],
      ['0505', { cost: '2½', kind: 'move' }],
      ['0506', { cost: '1', kind: 'move' }],
      ['0706', { cost: '2', kind: 'move' }],
      ['0707', { cost: '1', kind: 'ends' }],
      ['0708', { cost: '2', kind: 'ends' }],
      ['0807', { cost: '2', kind: 'ends' }],
      ['0507', { cost: '1', kind: 'move' }],
      ['0104', { cost: '1', kind: 'enter' }],
    ]),
    marked: new Map([['2/Suc', ['moved']]]),
    overlays: {
      marks: [
        '0709',
        '0809',
        '0908',
        '0907',
        '0807',
        '0708',
        '0609',
        '0611',
        '0711',
        '0510',
        '0511',
        '0710',
      ].map((place) => ({ place, kind: 'zone-2' })),
      arrows: [
        { from: '2107', to: '2006', kind: 'move' },
        { from: '1304', to: '1505', via: ['1404'], kind: 'retreated' },
      ],
    },
    light: 'fog',
    turn: 4,
    cursor: '0405',
  };
}

function fight(): Scene {
  return {
    ...start(),
    places: {
      ...START,
      '1/Gaz': '0710',
      '2/Gaz': '0609',
      '1/Suc': '0608',
      'Tau.a': '0610',
      '2/Suc': '0608',
      'III.c': 'track-east-from-jena-1',
      '1/Gud': 'track-east-from-jena-1',
      '2/Gud': 'track-east-from-jena-1',
      '1/Fri': '0726',
      '1/Mor': '0828',
      '1/1': '1027',
      '2/1': '1127',
    },
    selected: null,
    marked: new Map([
      ['1/Gaz', ['attacker']],
      ['2/Gaz', ['attacker', 'duty']],
      ['1/Tau', ['defender']],
      ['Tau.a', ['defender']],
      ['V.c', ['bombarding']],
      ['Tau.c', ['retreating']],
      ['2/Tau', ['duty']],
      ['1/Suc', ['spent', 'moved']],
      ['2/Suc', ['spent', 'moved']],
    ]),
    glowHexes: new Map([
      ['0611', { kind: 'retreat' }],
      ['0711', { kind: 'retreat' }],
      ['0808', { kind: 'attack' }],
      ['0809', { kind: 'advance' }],
      ['0811', { kind: 'bombard' }],
      ['track-east-from-jena-2', { kind: 'transit' }],
    ]),
    overlays: {
      attacks: [{ from: ['1/Gaz', '2/Gaz'], to: ['1/Tau'], label: '3-1' }],
      marks: [
        ...['0909', '0910', '1009', '1010'].map((place) => ({ place, kind: 'sight' })),
        ...['1011', '1110', '1111'].map((place) => ({ place, kind: 'blocked' })),
        ...['0806', '0805'].map((place) => ({ place, kind: 'threat' })),
        ...['0508', '0408', '0409', '0509'].map((place) => ({ place, kind: 'zone' })),
      ],
    },
    light: 'day',
    turn: 7,
    cursor: '0807',
  };
}

function crowd(book: BoardBook): Scene {
  const hexes = book.maps.flatMap((m) => m.hexes.map((h) => h.id));
  const places: Record<string, string> = {};
  Object.keys(book.units).forEach((u, i) => (places[u] = hexes[(i * 53) % hexes.length]!));
  return {
    places,
    light: 'day',
    turn: 9,
    selected: null,
    glowUnits: new Set(Object.keys(book.units).slice(0, 40)),
  };
}

export function sceneOf(name: string, book: BoardBook): Scene {
  if (name === 'move') return move();
  if (name === 'fight') return fight();
  if (name === 'crowd') return crowd(book);
  return start();
}
