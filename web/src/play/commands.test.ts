import { beforeEach, expect, test } from 'vitest';
import { makeCommands, type Commands } from './commands';
import type { Player } from './player.svelte';
import type { Table } from './table.svelte';

let deeds: string[];
let player: { selected: string | null; playing: boolean; buttons: { word: string; operand: string }[] };
let table: { legal: Record<string, unknown>; step: number; length: number; replaying: boolean };
let commands: Commands;

const note = (word: string) => (id: unknown): void => void deeds.push(`${word} ${String(id)}`);

beforeEach(() => {
  deeds = [];
  const click = (id: string): void => {
    note('click')(id);
    player.selected = id;
  };
  const hand = {
    selected: null, playing: false, clickUnit: click, clickPlace: note('place'), asking: null,
    glow: { units: new Set(['r3', 'r1', 'r2']) },
    buttons: [{ word: 'play', operand: 'F1' }, { word: 'play', operand: 'F2' }],
    press: (button: { word: string; operand?: string }) => note('press')(`${button.word} ${button.operand ?? '-'}`),
  };
  const game = {
    view: { places: { r1: '0202', r2: '0101', r3: '0303' } }, legal: {}, step: 3, length: 6, side: 'red',
    over: false, replaying: true, book: { moments: [{}], actions: [{ word: 'done', text: 'end the phase' }] },
    lookAt: (step: number | null) => note('look')(step),
  };
  player = hand;
  table = game;
  commands = makeCommands(game as unknown as Table, hand as unknown as Player,
    () => ({ centre: note('centre'), fit: () => note('fit')(''), zoom: note('zoom') }));
});

test('a unit is clicked once and shown each time it is selected', () => {
  commands.select('r1');
  expect(deeds).toEqual(['click r1', 'centre 0202']);
  commands.select('r1');
  expect(deeds).toEqual(['click r1', 'centre 0202', 'centre 0202']);
  commands.select(null);
  expect(player.selected).toBeNull();
});

test('next and previous go round those who can do something, by place', () => {
  const order = (by: 'nextUnit' | 'prevUnit'): (string | null)[] =>
    [0, 1, 2, 3].map(() => (commands[by](), player.selected));
  expect(order('nextUnit')).toEqual(['r2', 'r1', 'r3', 'r2']);
  player.selected = null;
  expect(order('prevUnit')).toEqual(['r3', 'r1', 'r2', 'r3']);
});

test('done halts who is on the move, and else ends the phase', () => {
  commands.done();
  expect(deeds).toEqual(['press done -']);
  table.legal = { halt: true };
  player.buttons.push({ word: 'halt', operand: '' });
  commands.done();
  expect(deeds.at(-1)).toBe('press halt ');
});

test('of several buttons of a word the operand chooses, else the first', () => {
  commands.press('play', 'F2');
  commands.press('play');
  commands.press('play', 'F9');
  expect(deeds).toEqual(['press play F2', 'press play F1', 'press play F1']);
});

test('a replay goes step by step and ends in the game as it is', () => {
  commands.replayPrev();
  commands.replayNext();
  table.step = 5;
  commands.replayNext();
  expect(deeds).toEqual(['look 2', 'look 4', 'look null']);
});

test('no zoom shows everything', () => {
  commands.zoom(0);
  commands.zoom(1);
  commands.zoom(-1);
  expect(deeds).toEqual(['fit ', 'zoom 1', 'zoom -1']);
});

test('orders are laid before a seat of a game that has moments, until it is over', () => {
  expect(commands.orders()).toBe(true);
  expect(commands.asked()).toBe(false);
  table.legal = { decline: true };
  expect(commands.asked()).toBe(true);
  Object.assign(table, { over: true });
  expect([commands.orders(), commands.asked()]).toEqual([false, false]);
  Object.assign(table, { over: false, side: 'nobody' });
  expect(commands.canOrder()).toBe(false);
});
