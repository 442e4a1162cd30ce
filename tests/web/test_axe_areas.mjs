// axe-core on the pages and dialogs that only a game on areas has, as test_axe.mjs.
import { examine, isGrave, tell } from './axe.mjs';
import { run, test } from './harness.mjs';
import { tourAreas } from './states.mjs';

for (const look of ['desktop dark en', 'phone light fr'])
  test(`every page and dialog on areas, ${look}`, async (t) => {
    const grave = [];
    let pages = 0;
    await tourAreas(t, look, async (name, page) => {
      pages++;
      const violations = (await examine(name, page)).filter(isGrave);
      grave.push(...violations.map((one) => `${name}: ${tell(one)}`));
    });
    console.log(`${pages} pages and dialogs`);
    if (grave.length > 0) throw new Error(`axe complains:\n  ${grave.join('\n  ')}`);
  });

await run();
