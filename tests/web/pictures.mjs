// Pictures of the start page and of every game's board, at 1440 and 390 pixels, light and dark, into $BT_SHOTS.
//
//     BT_SHOTS=docs/screenshots node tests/web/pictures.mjs
import { run, screenshot, test } from './harness.mjs';
import { card, OPERATIONS, position } from './n06.mjs';
import { lookOf } from './states.mjs';
import { Table } from './table.mjs';

/** A hand of five, two armies close to each other. */
const HAND = position(OPERATIONS, { french: ['F05', 'F19', 'F22', 'F35', 'F38'], prussian: ['P01'], lines: [
  'fatigue Ney@2 Davout@1 Brunswick@2',
  'places Ney@JEN Soult@JEN Hohenlohe@JEN Tauentzien@JEN Davout@KAH Lannes@ROD Brunswick@WMR Frederick@WMR Ruchel@WMR Kalckreuth@WMR',
] });
/** Boards as a game begins, by the names of their pictures. */
const BOARDS = {
  campaign: { game: 'napoleon1806', scenario: 'campaign' },
  europe: { game: 'age-of-napoleon', scenario: '1805', seats: { coalition: 'greedy' } },
  thuringia: { game: 'osg1806', scenario: 'jena' },
};

/** The page of a new game against the computer, when it is the French turn. */
async function tableOf(t, page, device, wish) {
  const table = new Table(page, await t.server.create({ seats: { prussian: 'greedy' }, ...wish }));
  table.touch = device === 'phone';
  await table.open([table.made.links.french]);
  await table.myTurn();
  return table;
}

for (const [device, width] of [['desktop', 1440], ['phone', 390]])
  for (const colours of ['light', 'dark'])
    test(`${width} pixels, ${colours}`, async (t) => {
      const page = await t.page(lookOf(`${device} ${colours} en`));
      await page.goto('/');
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
      await page.getByText('Jena-Auerstadt, 14 October 1806').waitFor();
      if (device === 'desktop') await page.locator('figure [data-unit="1/Gaz"]').waitFor();
      await page.waitForTimeout(1000);
      await screenshot(page, `start-${width}-${colours}`);
      const table = await tableOf(t, page, device, {});
      await table.take('1/Gaz');
      await table.settle();
      await screenshot(page, `board-${width}-${colours}`);
      await page.goto('/');
      for (const [name, wish] of Object.entries(BOARDS)) {
        const begun = await tableOf(t, page, device, wish);
        await begun.settle();
        await page.waitForTimeout(1000);
        await screenshot(page, `${name}-${width}-${colours}`);
        await page.goto('/');
      }
      const hand = new Table(page, await t.server.create({ text: HAND }));
      await hand.open([hand.made.links.french]);
      await hand.myTurn();
      await card(page, 'F22').locator('.engraving path').first().waitFor({ state: 'attached' });
      await card(page, 'F22').click({ force: true });
      await page.locator('.held').waitFor();
      await hand.settle();
      await page.waitForTimeout(1000);
      await screenshot(page, `cards-${width}-${colours}`);
    });

await run();
