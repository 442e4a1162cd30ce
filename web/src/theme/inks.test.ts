import { expect, test } from 'vitest';
import { alsoKnown, INKS, rulesFor } from './inks';

const ruleOf = (rules: readonly string[], selector: string): string | undefined =>
  rules.find((rule) => rule.startsWith(selector));

test('sides are printed in the inks of the table, in the order of the book', () => {
  const rules = rulesFor({ sides: [{ id: 'north', name: 'N' }, { id: 'south', name: 'S' }] });
  expect(ruleOf(rules, '[data-side="north"]')).toContain('--side:var(--blue)');
  expect(ruleOf(rules, '[data-side="south"]')).toContain('--side-counter:var(--green-counter)');
  expect(ruleOf(rules, '[data-ink="gold"]')).toContain('--side:var(--gold)');
});

test('nations have inks of their own, but for those that are a side', () => {
  const of = (nation: string) => ({ side: 'north', nation });
  const rules = rulesFor({
    sides: [{ id: 'north', name: 'N' }, { id: 'south', name: 'S' }],
    units: { a: of('south'), b: of('east'), c: of('west'), d: of('east') },
  });
  expect(ruleOf(rules, '[data-nation="south"]')).toContain('var(--green)');
  expect(ruleOf(rules, '[data-nation="east"]')).toContain('var(--red)');
  expect(ruleOf(rules, '[data-nation="west"]')).toContain('var(--gold)');
});

test('more nations than inks: the table begins again', () => {
  const units = Object.fromEntries(INKS.map((_, i) => [`u${i}`, { side: 'north', nation: `n${i}` }]));
  const rules = rulesFor({ sides: [{ id: 'north', name: 'N' }], units });
  expect(rules.filter((rule) => rule.startsWith('[data-nation='))).toHaveLength(INKS.length + 1);
  expect(ruleOf(rules, `[data-nation="n${INKS.length - 1}"]`)).toContain('var(--blue)');
});

test('a game may choose the ink of a nation', () => {
  const units = { a: { side: 'north', nation: 'east' }, b: { side: 'north', nation: 'west' } };
  const rules = rulesFor({ sides: [{ id: 'north', name: 'N' }], units }, { west: 'white' });
  expect(ruleOf(rules, '[data-nation="west"]')).toContain('var(--white)');
  expect(ruleOf(rules, '[data-nation="east"]')).toContain('var(--green)');
});

test('where several games are listed a side is printed as at its own table', () => {
  const side = (id: string) => ({ id, name: id });
  const known = alsoKnown(alsoKnown([], [side('french'), side('prussian')]), [side('french'), side('coalition')]);
  expect(known.map((one) => [one.side.id, one.place])).toEqual([['french', 0], ['prussian', 1], ['coalition', 1]]);
  const rules = rulesFor({ sides: known.map((one) => one.side) }, {}, known.map((one) => one.place));
  expect(ruleOf(rules, '[data-side="prussian"]')).toContain('--side:var(--green)');
  expect(ruleOf(rules, '[data-side="coalition"]')).toContain('--side:var(--green)');
});
