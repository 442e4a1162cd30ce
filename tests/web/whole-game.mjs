// A whole solo game against a bot, by the page alone: by mouse, by keyboard, or on a phone.
//
//     node tests/web/whole-game.mjs --by mouse|keyboard|phone [--side french] [--bot greedy]
//          [--moves 8] [--shot FILE.png]
import { assert, PHONE, run, test } from './harness.mjs';
import { Pointing, playUntil } from './hands.mjs';
import { Keys } from './keyhand.mjs';
import { Habits } from './play.mjs';
import { option } from './options.mjs';

const by = option('by', 'mouse');
const side = option('side', 'french');
const bot = option('bot', 'greedy');
const moves = Number(option('moves', '8'));
const shot = option('shot', '');

test(`a whole game as ${side} against ${bot}, by ${by}`, async (t) => {
  const other = side === 'french' ? 'prussian' : 'french';
  const table = await t.newGame({ as: [side], seats: { [other]: bot }, ...(by === 'phone' ? PHONE : {}) });
  table.touch = by === 'phone';
  const hand = by === 'keyboard' ? await Keys.at(table) : new Pointing(table);
  let turn = 0;
  const steps = await playUntil(table, new Habits({ moves }), hand, (seen) => seen.over, {
    limit: 20000,
    each: async () => {
      const now = await table.turn().catch(() => turn);
      if (now !== turn) console.log(`turn ${turn = now}`);
    },
  });
  const end = table.page.getByRole('region', { name: 'The game is over' });
  const result = await end.getByRole('heading').innerText();
  console.log(`${steps} deeds; ${result}`);
  assert.match(result, /victory|draw/i);
  if (by === 'keyboard') await hand.check();
  if (shot) await table.page.screenshot({ path: shot });
});

await run();
