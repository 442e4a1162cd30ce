import { expect, test } from 'vitest';
import { hasBlank, written } from './choices';

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
