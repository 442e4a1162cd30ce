// axe-core on every page and dialog: nothing serious or critical.  Two looks that differ in everything;
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
      for (const one of await examine(page)) if (isGrave(one)) grave.push(`${name}: ${tell(one)}`);
    });
    console.log(`${pages} pages and dialogs`);
    if (grave.length > 0) throw new Error(`axe complains:\n  ${grave.join('\n  ')}`);
  });

await run();
