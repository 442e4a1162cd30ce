import { expect, it } from 'vitest';
import { findRule, paragraph, searchRules } from './rulebook';

const rule = (number: string, chapter: string, text: string) =>
  ({ rule: number, chapter, done: true, text });
const rules = [
  rule('4.1a', 'sequence', 'A turn has phases.'),
  rule('5.13', 'movement', 'Stop in an enemy zone.'),
  rule('5.14a', 'movement', 'No fighting while moving.'),
  rule('5.14b', 'movement', 'Élan is no excuse.'),
  rule('7.0', 'combat', 'Fight.'),
];
const numbers = (text: string) => searchRules(rules, text).flatMap((one) => one.rules.map((r) => r.rule));

it('finds a number, a paragraph by its stem, and what is nearest', () => {
  expect(['5.13', '5.14', '5.14b', '5.131', '7.9', '12'].map((n) => findRule(rules, n)))
    .toEqual([1, 2, 3, 1, 4, -1]);
});
it('knows the clauses of a paragraph', () => {
  expect(paragraph(rules, 3).map((one) => one.rule)).toEqual(['5.14a', '5.14b']);
  expect(paragraph(rules, -1)).toEqual([]);
});
it('searches numbers, chapters and words, without accents', () => {
  expect(numbers('')).toHaveLength(5);
  expect(numbers('elan')).toEqual(['5.14b']);
  expect(numbers('movement fighting')).toEqual(['5.14a']);
  expect(searchRules(rules, '').map((one) => one.chapter)).toEqual(['sequence', 'movement', 'combat']);
});
