import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n';
import { book } from '../speech/fixture';
import { COMMANDS, complete, legalText, readLine } from './command';

const legal = {
  move: { R1: ['0101', '0301'], R2: ['0102'] }, attack: { B1: true as const }, done: true as const,
};

describe('a typed line', () => {
  it('is a command with its operand', () => {
    expect(readLine(book, '  nearest enemy   Dorf ')).toEqual(
      { do: 'command', word: 'nearest enemy', operand: 'Dorf' });
    expect(readLine(book, 'nearest')).toEqual({ do: 'command', word: 'nearest enemy', operand: '' });
    expect(readLine(book, '?')).toEqual({ do: 'command', word: 'help', operand: '' });
  });
  it('is an action, its operands under any of their names', () => {
    expect(readLine(book, 'move 1/rot dorf')).toEqual({ do: 'action', action: 'move R1 0201' });
    expect(readLine(book, 'done')).toEqual({ do: 'action', action: 'done' });
    expect(readLine(book, 'move R1 9999')).toEqual({ do: 'action', action: 'move R1 9999' });
    expect(readLine(book, 'attack B1 extra')).toEqual({ do: 'action', action: 'attack B1 extra' });
  });
  it('is nothing, or not understood', () => {
    expect(readLine(book, ' ')).toEqual({ do: 'nothing' });
    expect(readLine(book, 'dance R1')).toEqual({ do: 'unknown', text: 'dance R1' });
    expect(readLine(book, 'whereabouts R1')).toEqual({ do: 'unknown', text: 'whereabouts R1' });
  });
});

describe('a word that is both a command and an action', () => {
  const both = {
    ...book,
    operands: { ...book.operands, hex: 'hex', card: 'card' },
    cards: { 'mud.1': { name: 'Mud' }, 'mud.2': { name: 'Mud' }, depot: { name: 'Depot' } },
    actions: [...book.actions, { word: 'withdraw', operands: ['hex'] }, { word: 'go' }, { word: 'swap', operands: ['card', 'card'] },
      { word: 'pay', operands: ['card'] }],
  } as unknown as typeof book;

  it('is the action where it names what the command does not', () => {
    expect(readLine(both, 'withdraw dorf')).toEqual({ do: 'action', action: 'withdraw 0201' });
    expect(readLine(both, 'withdraw')).toMatchObject({ do: 'command', word: 'withdraw' });
    expect(readLine(both, 'go dorf')).toMatchObject({ do: 'command', word: 'go', operand: 'dorf' });
  });
  it('is the action where that can be done as it stands', () => {
    expect(readLine(both, 'go', { go: true })).toEqual({ do: 'action', action: 'go' });
    expect(readLine(both, 'go')).toMatchObject({ do: 'command', word: 'go' });
  });
  it('names cards as they are called, the one of several that can be named', () => {
    expect(readLine(both, 'pay mud', { pay: { 'mud.2': true } })).toEqual({ do: 'action', action: 'pay mud.2' });
    expect(readLine(both, 'pay MUD')).toEqual({ do: 'action', action: 'pay mud.1' });
    expect(readLine(both, 'swap Depot mud', { swap: { depot: ['mud.2'] } })).toEqual({ do: 'action', action: 'swap depot mud.2' });
  });
});

describe('completing', () => {
  it('offers commands and legal words', () => {
    expect(complete(book, legal, 'no')).toEqual([]);
    expect(complete(book, legal, 'mo')).toEqual(['move']);
    expect(complete(book, legal, 'whe')).toEqual(['where']);
  });
  it('goes on with what is legal, and with names', () => {
    expect(complete(book, legal, 'move ')).toEqual(['move R1', 'move R2']);
    expect(complete(book, legal, 'move R1 03')).toEqual(['move R1 0301']);
    expect(complete(book, legal, 'threats d')).toEqual(['threats Dorf']);
    expect(complete(book, legal, 'select r')).toEqual(['select R1', 'select R2']);
  });
});

describe('what is legal', () => {
  it('is told in short, or for one unit', () => {
    expect(legalText(legal, null)).toBe('move R1, R2. attack B1. done.');
    expect(legalText(legal, 'R1')).toBe('move R1 (0101, 0301).');
    expect(legalText({}, null)).toBe('Nothing is legal for that now.');
  });
});

it('no two commands begin alike so that one hides the other', () => {
  for (const one of COMMANDS)
    expect(readLine(book, one.word)).toMatchObject({ do: 'command', word: one.word });
});

describe('in French', () => {
  beforeAll(() => setLanguage('fr', false));
  afterAll(() => setLanguage('en', false));
  it('commands have French words; the English ones still work', () => {
    expect(readLine(book, 'ennemi proche 0101')).toEqual(
      { do: 'command', word: 'nearest enemy', operand: '0101' });
    expect(readLine(book, 'where R1')).toMatchObject({ word: 'where' });
  });
  it('each is understood by its own French word', async () => {
    const { t } = await import('../i18n');
    for (const one of COMMANDS)
      expect([one.word, readLine(book, t(one.word))]).toMatchObject([one.word, { word: one.word }]);
  });
});
