// A whole solo game against a bot, begun on the start page, played by the page alone, with pictures
// of its moments and the journal of it; docs/screenshots/README.md tells what came of it.
//
//     node tests/web/whole-game.mjs --by mouse|keyboard|phone [--side french] [--bot greedy]
//          [--moves 8] [--journal FILE]
//
// BT_SHOTS=DIR keeps the pictures there.
import { assert, run, test } from './harness.mjs';
import { option } from './options.mjs';
import { beginSolo, playSolo } from './solo.mjs';

const by = option('by', 'mouse');
const side = option('side', 'french');
const bot = option('bot', 'greedy');
const moves = Number(option('moves', '8'));
const journal = option('journal', '');

test(`a whole game as ${side} against ${bot}, by ${by}`, async (t) => {
  const { table, hand } = await beginSolo(t, { by, side, bot, shots: by });
  const steps = await playSolo({ table, hand },
    { moves, shots: by, until: (seen) => seen.over, log: console.log });
  const end = table.page.getByRole('region', { name: 'The game is over' });
  const result = await end.getByRole('heading').innerText();
  console.log(`${steps} deeds; ${result}`);
  assert.match(result, /victory|draw/i);
  if (by === 'keyboard') await hand.check();
  if (journal) {
    const [file] = await Promise.all([table.page.waitForEvent('download'),
      end.getByRole('button', { name: 'Download the journal' }).click()]);
    await file.saveAs(journal);
  }
});

await run();
