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
