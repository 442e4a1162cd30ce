import { expect, test } from 'vitest';
import { inWords } from './sentences';

const book = {
  events: [
    { word: 'stepped', args: ['unit', 'hex'], text: '{0} goes to {1}', rule: '5.0' },
    { word: 'turn', args: ['turn'], text: 'Turn {0}' },
    { word: 'rest', text: 'all rest' },
  ],
};

test('a text that is missing is the sentence of the book with the arguments put in', () => {
  const told = { event: 'stepped', rule: '5.0', args: ['1/Gaz', '0605'] };
  expect(inWords([told], book)).toEqual([{ ...told, text: '1/Gaz goes to 0605' }]);
  expect(inWords([{ event: 'rest', rule: '1', args: [] }], book)[0]!.text).toBe('all rest');
});

test('a rule that is missing is the usual one', () => {
  const told = { event: 'stepped', args: ['1/Gaz', '0605'] };
  expect(inWords([told], book)[0]!.rule).toBe('5.0');
  expect(inWords([{ ...told, rule: '5.17' }], book)[0]!.rule).toBe('5.17');
});

test('a text that is there stays; without a book there is none yet', () => {
  const told = { event: 'turn', rule: '4.0', args: ['2'], text: 'Turn the second' };
  expect(inWords([told], book)).toEqual([told]);
  const early = inWords([{ event: 'turn', rule: '4.0', args: ['2'] }], null);
  expect(early[0]!.text).toBe('');
  expect(inWords(early, book)[0]!.text).toBe('Turn 2');
});

test('what was written stands in quotation marks where it may be read, and is blank where not', () => {
  const said = { ...book, events: [{ word: 'said', args: ['unit', 'message'], text: '{0} says: {1}' }], operands: { message: 'text' as const } };
  const told = { event: 'said', args: ['Ney', '#4711'] };
  expect(inWords([told], said, { '#4711': 'Hold $& Jena.' })[0]!.text).toBe('Ney says: “Hold $& Jena.”');
  expect(inWords([told], said)[0]!.text).toBe('Ney says: …');
  expect(inWords([{ ...told, text: 'Marshal Ney says: #4711' }], said, { '#4711': 'No.' })[0]!.text).toBe('Marshal Ney says: “No.”');
});
