// What is laid over the board by keys: zones of control, line of sight, threats.  Each goes on,
// shows something, and goes off again without the page complaining.
import { assert, eventually, run, test } from './harness.mjs';

const marks = (table) => table.page.locator('.board .b-marks path').count();

async function cursorTo({ page }, hex) {
  await page.keyboard.press('/');
  await page.keyboard.insertText(`hex ${hex}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

const LAYERS = [['z', 'zones of control', 3], ['v', 'line of sight', 2], ['t', 'threats', 2]];

for (const [key, name, presses] of LAYERS)
  test(`${name} go on and off with ${key}`, async (t) => {
    const table = await t.newGame();
    await table.myTurn();
    await table.board.focus();
    await table.page.keyboard.press('n');
    await cursorTo(table, '0710'); // before the Prussian outposts
    const bare = await marks(table);
    await table.page.keyboard.press(key);
    await eventually(async () => (await marks(table)) > bare, 'something is marked');
    for (let i = 1; i < presses; i++) await table.page.keyboard.press(key);
    await eventually(async () => (await marks(table)) === bare, 'nothing is marked any more');
    await table.page.keyboard.press('n');
    await table.page.waitForTimeout(300);
  });

await run();
