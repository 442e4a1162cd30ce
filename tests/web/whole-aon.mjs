// Whole games of Age of Napoleon on the page alone, by clicks or by finger: both sides in two windows, or
// one side on a phone against the computer; docs/testing.md tells what was played. What a click does not
// bring about is typed, so that the game goes on, and fails it at its end.
//
//     node tests/web/whole-aon.mjs [--on windows|phone] [--scenario 1805] [--seed 1] [--side french]
//          [--bot greedy] [--journal FILE]
//
// BT_SHOTS=DIR keeps pictures, BT_TRACE prints each deed.
import { writeFileSync } from 'node:fs';
import { assert, PHONE, run, test } from './harness.mjs';
import { option } from './options.mjs';
import { europe, playEurope } from './europe.mjs';

const on = option('on', 'windows');
const side = option('side', 'french');
const seed = Number(option('seed', '1'));
const journal = option('journal', '');

test(`a whole game of Age of Napoleon: ${on}, seed ${seed}`, async (t) => {
  const vain = [];
  const other = side === 'french' ? 'coalition' : 'french';
  const seats = on === 'phone' ? { [other]: option('bot', 'greedy') } : {};
  const game = await europe(t, {
    wish: { game: 'age-of-napoleon', scenario: option('scenario', '1805'), seats },
    look: on === 'phone' ? PHONE : { viewport: { width: 1000, height: 680 } },
  });
  const told = await playEurope(game, { seed, limit: Infinity, shots: on, log: console.log,
    onvain: (why) => vain.push(console.log(`in vain: ${why}`)) });
  console.log(`| ${[on, seed, told.deeds, JSON.stringify(told.words), told.result].join(' | ')} |`);
  if (journal) writeFileSync(journal, (await game.seats[0].sitter.ask('journal')).journal);
  assert.equal(vain.length, 0, 'all was done by pointing');
});

await run();
