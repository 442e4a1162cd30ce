import { expect, test } from 'vitest';
import { hasBlank, listButtons, listChoices, mainOf, Segments, written } from './choices';

const grammar = {
  actions: [{ word: 'send', operands: ['unit', 'message'] }, { word: 'roll', operands: ['lot'] }],
  operands: { unit: 'unit', message: 'text', lot: 'named' },
};

test('an action waits for words while it has a blank', () => {
  expect(hasBlank('send Ney #0', grammar)).toBe(true);
  expect(hasBlank('send Ney #4711', grammar)).toBe(false);
  expect(hasBlank('roll #0', grammar)).toBe(false);
  expect(hasBlank('done', grammar)).toBe(false);
  expect(hasBlank('send Ney #0', null)).toBe(false);
});

test('words are put into an action as notation has them', () => {
  expect(written('send Ney #0', ' Hold Jena. ')).toBe('send Ney "Hold Jena."');
  expect(written('send Ney #0', 'He said: "$&"\nNo \\.')).toBe('send Ney "He said: \\"$&\\" No \\\\."');
});

test('where only "done" is left its procedure keeps its buttons, and another has none of them', () => {
  const book = { actions: [{ word: 'step', segment: 'movement', operands: ['hex'] }, { word: 'halt', segment: 'movement' }, { word: 'done', segment: 'any' }], operands: { hex: 'hex' } };
  const segments = new Segments();
  segments.note('movement', listChoices({ step: { '0101': true }, done: true }, book));
  const left = listChoices({ done: true }, book);
  segments.note('movement', left);
  const words = (procedure: string): string[] => listButtons(left, book, segments.of(procedure)).map(({ word }) => word);
  expect(words('movement')).toEqual(['halt', 'done']);
  expect(words('command')).toEqual(['done']);
});

test('one button stands out: what goes on, or the only one', () => {
  const button = (word: string, enabled = true) => ({ word, operand: '', action: word, enabled, text: word, rule: '' });
  expect(mainOf([button('unmarch'), button('repulse'), button('halt'), button('done', false)], [])).toBe('halt');
  expect(mainOf([button('repulse'), button('halt', false), button('done', false)], [])).toBe('repulse');
  expect(mainOf([button('agree'), button('refuse')], [])).toBe(null);
  expect(mainOf([button('done')], ['column'])).toBe('done');
  expect(mainOf([button('done', false)], ['column'])).toBe('column');
  expect(mainOf([button('roll'), button('done')], [])).toBe('roll');
  expect([mainOf([button('pass')], []), mainOf([button('pass')], ['march'])]).toEqual(['pass', 'march']);
  // A unit could still act: to pass is not what a newcomer is shown first.
  expect([mainOf([button('pass'), button('undo', false)], [], true), mainOf([button('done')], [], true)]).toEqual([null, 'done']);
});
