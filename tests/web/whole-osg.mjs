// Games of 1806 on the page alone, by clicks, by finger or by keys: both sides in two windows, or one side against the
// computer; docs/testing.md tells what was played. What a click does not bring about is typed, so that the game goes on,
// and fails it at its end.
//
//     node tests/web/whole-osg.mjs [--on windows|desktop|phone|keyboard] [--scenario auerstadt] [--seed 1] [--side french]
//          [--bot greedy] [--turns N] [--journal FILE]
//
// --turns ends it after so many turns. BT_SHOTS=DIR keeps pictures, BT_TRACE prints each deed.
import { writeFileSync } from 'node:fs';
import { assert, PHONE, run, screenshot, test } from './harness.mjs';
import { option } from './options.mjs';
import { osg, playOsg } from './osg.mjs';

const on = option('on', 'windows');
const side = option('side', 'french');
const seed = Number(option('seed', '1'));
const turns = Number(option('turns', '0'));
const journal = option('journal', '');
const LOOKS = { phone: PHONE, windows: { viewport: { width: 1000, height: 680 } } };

test(`a game of 1806: ${on}, seed ${seed}`, async (t) => {
  const vain = [];
  const other = side === 'french' ? 'prussian' : 'french';
  const game = await osg(t, {
    wish: { scenario: option('scenario', 'auerstadt'), seats: on === 'windows' ? {} : { [other]: option('bot', 'greedy') } },
    look: LOOKS[on] ?? {}, by: on === 'keyboard' ? 'keyboard' : 'pointing',
  });
  const first = game.seats[0].sitter.now.view.turn;
  const told = await playOsg(game, { seed, shots: `osg-${on}`, log: console.log,
    until: turns > 0 ? (view) => view.turn >= first + turns : undefined,
    onvain: (why) => vain.push(console.log(`in vain: ${why}`), screenshot(game.seats[0].table.page, `osg-vain-${vain.length}`)) });
  console.log(`| ${[on, seed, told.deeds, JSON.stringify(told.words), told.result].join(' | ')} |`);
  if (on === 'keyboard') await game.seats[0].carrier.keys.check();
  if (journal) writeFileSync(journal, (await game.seats[0].sitter.ask('journal')).journal);
  await Promise.all(vain);
  assert.equal(vain.length, 0, 'all was done so');
});

await run();
