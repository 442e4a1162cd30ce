// A small invented game for tests: two rows of hexes on one map, one hex on another.
import type { Book, View } from '../net/wire';
import { Ground } from '../play/ground';
import type { Scene } from './describe';

export const book: Book = {
  game: 'toy', title: 'Toy', scenario: 'toy', scenario_title: 'Toy', options: '',
  sides: [{ id: 'red', name: 'Red' }, { id: 'blue', name: 'Blue' }],
  units: {
    R1: { name: '1/Rot', counter: 'R1', type: 'infantry', values: '8-4', side: 'red' },
    R2: { name: '2/Rot', counter: 'R2', type: 'cavalry', values: '3-6', side: 'red' },
    B1: { name: '1/Blau', counter: 'B1', type: 'infantry', values: '6-4', side: 'blue' },
    B2: { name: '2/Blau', counter: '2/B', type: 'artillery', values: '5-3', side: 'blue' },
  },
  maps: [
    {
      id: 'west', title: 'West', columns: 3, rows: 2, default: 'clear',
      hexes: [
        { id: '0101', x: 0, y: 0, roads_off: [4] },
        {
          id: '0201', x: 1, y: 1, terrain: 'town', name: 'Dorf',
          sides: { '0': ['stream'], '1': ['road', 'stream', 'bridge'], '4': ['road'], '5': ['slope-up'] },
        },
        { id: '0301', x: 2, y: 0 },
        { id: '0102', x: 0, y: 2, terrain: 'forest' },
        { id: '0202', x: 1, y: 3 },
        { id: '0302', x: 2, y: 2 },
      ],
    },
    { id: 'east', title: 'East', columns: 1, rows: 1, default: 'clear', hexes: [{ id: '0901', x: 0, y: 0 }] },
  ],
  boxes: [{ id: 'reserve', name: 'not arrived yet', kind: 'coming' }],
  actions: [
    { word: 'move', operands: ['unit', 'hex'], segment: 'movement', text: 'begin to move', rule: '5.0' },
    { word: 'step', operands: ['hex'], segment: 'movement', text: 'one hex further', rule: '5.0' },
    { word: 'attack', operands: ['unit'], segment: 'combat', text: 'begin an attack', rule: '7.0' },
    { word: 'done', segment: 'any', text: 'end the phase', rule: '4.1' },
  ],
  events: [
    { word: 'turn', args: ['turn', 'light'] },
    { word: 'movement', args: ['side', 'turn'] },
    { word: 'stepped', args: ['unit', 'hex', 'hex', 'points'] },
    { word: 'halted', args: ['unit', 'hex'] },
    { word: 'result', args: ['die', 'column', 'result'] },
  ],
  operands: {
    unit: 'unit', hex: 'hex', side: 'side', points: 'halves', turn: 'number', die: 'number',
    column: 'word', result: 'word', light: 'word',
  },
  ratings: ['strength', 'movement'],
  terrain_chart: [
    { id: 'clear', name: 'clear ground' }, { id: 'forest', name: 'forest' }, { id: 'town', name: 'town' },
  ],
};

export const view: View = {
  turn: 2, light: 'fog', points: '3', mover: 'none',
  places: { R1: '0201', R2: '0101', B1: '0302', B2: 'reserve' },
  moved: { R2: true }, duty: { R1: true },
};

export const ground = new Ground(book.maps ?? []);

export const scene: Scene = {
  book, view, side: 'red', selected: null,
  glow: new Map([['0202', { cost: '1', kind: 'move' }], ['0302', { kind: 'attack' }]]),
  ready: new Set(['R1', 'B1']),
  look: { marks: [{ member: 'duty', mark: 'duty', text: 'must fight' }, { member: 'moved', mark: 'moved', text: 'has moved' }] },
};
