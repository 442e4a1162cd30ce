// axe-core on every page and dialog: nothing serious or critical, in two looks that differ in all;
// tests/web/axe-report.mjs goes through all eight and writes the table of docs/accessibility.md.
import { examine, isGrave, tell } from './axe.mjs';
import { run, test } from './harness.mjs';
import { tour } from './states.mjs';

for (const look of ['desktop light en', 'phone dark fr'])
  test(`every page and dialog, ${look}`, async (t) => {
    const grave = [];
    let pages = 0;
    await tour(t, look, async (name, page) => {
      pages++;
      const violations = (await examine(name, page)).filter(isGrave);
      grave.push(...violations.map((one) => `${name}: ${tell(one)}`));
    });
    console.log(`${pages} pages and dialogs`);
    if (grave.length > 0) throw new Error(`axe complains:\n  ${grave.join('\n  ')}`);
  });

await run();
