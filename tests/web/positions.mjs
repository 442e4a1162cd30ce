// Positions that games in tests begin with (see docs/journal.md), and games brought to a wanted die.
//
// The server rolls its own dice, so a wanted result is waited for: the same attack is made in one new
// game after the other, over a socket and without a page, until the die falls as it should.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './server.mjs';

const HEAD = 'position napoleon-at-war/jena-auerstadt\nempty\nturn 6\n';

/** A position of the sixth turn with units where they are told. */
export const position = (places, begin) => `${HEAD}places ${places}\nbegin ${begin}\n`;

/** All units there are. */
const UNITS = [...readFileSync(path.join(ROOT, 'data/napoleon-at-war/units.yaml'), 'utf8')
  .matchAll(/\{id: ([^,]+),/g)].map((match) => match[1]);

/** The same with nobody else still to come. */
export function quiet(places, begin) {
  const here = new Set(places.split(' ').map((place) => place.split('@')[0]));
  const away = UNITS.filter((unit) => !here.has(unit)).map((unit) => `${unit}@unused`);
  return position(`${places} ${away.join(' ')}`, begin);
}

/** Two units far from each other, in movement. */
export const PEACE = quiet('1/Gaz@1504 1/Tau@1616', 'movement french');

/** Open ground north of Jena: a Prussian in 1515 with room behind, the French around it. */
export const SKIRMISH = position(
  '1/Gaz@1514 2/Gaz@1614 V.a@1513 1/Suc@1414 1/Tau@1515 Tau.c@1317 1/Gra@1816', 'combat french');

/** The same with a friend behind the Prussian: beaten, he has no vacant hex and pushes him out. */
export const CROWD = position(
  '1/Gaz@1514 2/Gaz@1614 V.a@1513 1/Suc@1414 1/Tau@1515 1/Gra@1516', 'combat french');

/** Everything the French have there attacks 1/Tau, and the die is rolled: at 4-1. */
export const ASSAULT = ['attack 1/Tau', 'join 1/Gaz', 'join 2/Gaz', 'join V.a', 'join 1/Suc', 'roll'];

/** Make games from a position until taking the actions ends in an event that fits. */
export async function fated(t, { text, by, actions, fits, most = 80 }) {
  for (let i = 0; i < most; i++) {
    const made = await t.server.create({ text });
    const sitter = await t.sitter(made.links[by]);
    const events = [];
    sitter.wire.onupdate = ((tell) => (update) => {
      events.push(...(update.events ?? []));
      tell(update);
    })(sitter.wire.onupdate);
    for (const action of actions) await sitter.act(action);
    sitter.leave();
    if (events.some(fits)) return made;
  }
  throw new Error(`the die never falls as it should after ${actions.join('; ')}`);
}

/** Does an event tell that a combat ended so? */
export const result = (word) => (event) => event.event === 'result' && event.args.includes(word);
