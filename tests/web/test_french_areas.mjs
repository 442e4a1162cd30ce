// French on the pages and dialogs that only a game on areas has.
import { assert, run, test } from './harness.mjs';
import { tourAreas } from './states.mjs';
import { englishOn } from './words.mjs';

test('a game on areas speaks French: cards, combat, orders, log, keys', async (t) => {
  const english = [];
  await tourAreas(t, 'desktop light fr', async (name, page) => {
    let found = await englishOn(page);
    for (let i = 0; i < 6 && found.length > 0; i++) {
      await page.waitForTimeout(150);
      found = await englishOn(page);
    }
    english.push(...found.map((text) => `${name}: ${text}`));
  });
  assert.deepEqual(english, []);
});

await run();
