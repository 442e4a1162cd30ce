import { describe, expect, test } from 'vitest';
import type { View } from '../../net/wire';
import { awardsOf, countOf, scoreText, stepsOf, titleOf } from './score';
import type { OwnBook, Score } from './shapes';

const book = {
  sides: [{ id: 'french', name: 'French' }, { id: 'prussian', name: 'Prussian' }],
  victory: [
    { side: 'french', text: 'by the ratio', rule: '20.11' },
    { points: 1, text: 'for each source', rule: '20.12' },
    { side: 'prussian', text: 'wins with its aim', rule: '21.96b' },
    { side: 'french', text: 'wins with one of its aims', rule: '21.96b' },
  ],
} as unknown as OwnBook;
const ratio = { rule: '20.11', side: 'french', points: -2, next: [{ side: 'french', more: 0.5, points: -3 }, { side: 'prussian', more: 9, points: 0 }] };
const sources = { rule: '20.12', side: 'prussian', points: 1, sources: { gotha: 'french', leipzig: 'prussian' } };
const score: Score = { french: -2, prussian: 1, text: 'Prussian victory, 1 to -2', lost: { french: 9, prussian: 9.5 }, lines: [ratio, sources] };
const view = { score } as unknown as View;

describe('the score', () => {
  test('a line is called as the schedule has it for its side', () => {
    expect([ratio, sources, { rule: '21.96b', side: 'french' }].map((line) => titleOf(book, line)))
      .toEqual(['by the ratio', 'for each source', 'wins with one of its aims']);
  });
  test('losses that would give other points', () => {
    expect(stepsOf(book, ratio)).toEqual(['French: ½ more lost → −3', 'Prussian: 9 more lost → 0']);
  });
  test('what counts one by one', () => {
    expect(countOf(sources)).toBe('1 of 2');
    expect(countOf(ratio)).toBe('');
  });
  test('in words', () => {
    expect(scoreText(book, view)).toBe('If the game ended now. Prussian victory, 1 to -2. French lost: 9, Prussian lost: 9½.');
  });
  test('what the points were given for', () => {
    expect(awardsOf(book, view).map(({ side, points }) => [side, points])).toEqual([['french', -2], ['prussian', 1]]);
  });
});
