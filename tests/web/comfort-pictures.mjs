// Pictures of what makes Napoléon 1806 comfortable, at 1440 and 390 pixels, into $BT_SHOTS.
//
//     BT_SHOTS=docs/screenshots node tests/web/comfort-pictures.mjs
import { PHONE, run, screenshot, test } from './harness.mjs';
import { OPERATIONS, position } from './n06.mjs';

const HAND = ['F05', 'F34', 'F41', 'F10', 'F13'];
/** Ney and Soult have found Hohenlohe and two more at Jena; others stand close by. */
const MEETING = position(OPERATIONS, { french: HAND, prussian: ['P01', 'P08'], lines: [
  'places Ney@JEN Soult@JEN Hohenlohe@JEN Tauentzien@JEN Louis@JEN Davout@KAH Lannes@ROD Brunswick@WMR Frederick@WMR Ruchel@WMR Kalckreuth@WMR',
] });
const START = position(OPERATIONS, { french: HAND, prussian: ['P01'] });

for (const [device, look] of [['desktop', {}], ['phone', PHONE]]) {
  const open = async (t, text) => {
    const table = await t.newGame({ text, ...look });
    table.touch = device === 'phone';
    return table;
  };
  const shot = async (table, name) => {
    await table.settle();
    await new Promise((resume) => setTimeout(resume, 600));
    await screenshot(table.page, `comfort-n06-${name}-${device}`);
  };
  test(`the sheet as it is first seen, ${device}`, async (t) => {
    const table = await open(t, START);
    await shot(table, 'sheet');
    await table.page.getByRole('button', { name: 'the whole sheet' }).click();
    await shot(table, 'whole');
  });
  test(`a combat, ${device}`, async (t) => {
    const table = await open(t, MEETING);
    await shot(table, 'stacks');
    await table.click('Ney');
    await shot(table, 'menu');
    await table.page.locator('.menu button').filter({ hasText: 'Fight' }).click();
    await shot(table, 'join');
    await table.press('Go');
    await table.button('No card').waitFor();
    await shot(table, 'asked');
    await table.page.locator('.hand [data-card="F13"]').click();
    await shot(table, 'held');
    await table.page.locator('.hand [data-card="F34"]').click({ force: true });
    await shot(table, 'idle');
  });
}
await run();
