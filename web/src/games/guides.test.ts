import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guide as aon } from './age-of-napoleon/guide';
import { guide as naw } from './napoleon-at-war/guide';
import { guide as n06 } from './napoleon1806/guide';
import { guide as osg } from './osg1806/guide';

const guides = { 'age-of-napoleon': aon, 'napoleon-at-war': naw, napoleon1806: n06, osg1806: osg };

/** The numbers of a game's clauses. */
const clausesOf = (game: string): Set<string> =>
  new Set([...readFileSync(`../games/${game}/rules.def`, 'utf8').matchAll(/^\w+\("([^"]+)"/gm)].map((found) => found[1]!));

describe.each(Object.entries(guides))('how %s is played', (game, guide) => {
  test('every rule that is named is one', () => {
    const clauses = clausesOf(game);
    const named = guide().flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? []));
    expect(clauses.size).toBeGreaterThan(100);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((rule) => !clauses.has(rule))).toEqual([]);
  });

  test('it tells who wins, first of all, then of the pieces and of a turn', () => {
    expect(guide()).toHaveLength(3);
    expect(guide().slice(0, 2).map(({ title }) => title)).toEqual(['Who wins', 'The pieces']);
    for (const { lines } of guide()) expect(lines.length).toBeGreaterThan(0);
  });
});
