// Pictures of 1806 at 1440 and 390 pixels, light and dark, into $BT_SHOTS: the tabs of its panel, the list of layers,
// each layer near and from afar, and its slips.
//
//     BT_SHOTS=DIR node tests/web/osg-pictures.mjs ['phone dark']
import { run, screenshot, test } from './harness.mjs';
import { lookOf } from './states.mjs';

const position = (...lines) => ['position osg1806/campaign', 'empty', 'turn 9', ...lines, ''].join('\n');
const AROUND = position(
  'places Napoleon@S3148 Davout@S3148 Friant@S3148 Morand@S3147 Gudin@S0903 Lannes@S3049 Suchet@S3049 Murat@S2949 Viallanes@day-box Nansouty@night-box Marchand@lost ' +
  'Tauentzien@S3151 Grawert@S2850 Cerrini@S3050 Zeschwitz@S3050',
  'marching Friant', 'used-sources 1', 'seen Tauentzien@S3150 Grawert@S2850 Cerrini@S3051', 'seen-turn Tauentzien@8 Grawert@9 Cerrini@3');
const begun = (segment) => `${AROUND}begin ${segment} french\n`;
const WHOLE = { game: 'osg1806', scenario: 'campaign' };
const PARTNERS = { game: 'osg1806', scenario: 'jena-auerstadt', options: 'prussians=two' };

const press = (table, one) => (table.touch ? one.tap() : one.click());

async function tabs(table, shot, name) {
  const { page } = table;
  for (const tab of await page.getByRole('tab').allInnerTexts()) {
    await table.tab(tab.trim());
    await shot(`${name}-tab-${tab.trim().toLowerCase().replace(/\W+/g, '-')}`);
  }
  await table.uncover();
}

async function layers(table, shot) {
  const { page } = table;
  const tool = page.locator('[data-tool="layers"]');
  await press(table, tool);
  await page.locator('[data-layer]').first().waitFor();
  await shot('layers');
  const all = await page.locator('[data-layer]').evaluateAll((each) => each.map((one) => one.dataset.layer));
  for (const id of all) {
    await page.locator(`[data-layer="${id}"]`).check();
    await press(table, tool);
    await page.evaluate(() => document.querySelector('.board').board.centre('S3148'));
    await table.settle();
    const { x, y } = await table.point('S3148');
    await (table.touch ? page.touchscreen.tap(x, y) : page.mouse.move(x, y, { steps: 2 }));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
    await shot(`layer-${id}`);
    await page.evaluate(() => document.querySelector('.board').board.fit());
    await table.settle();
    await shot(`layer-${id}-afar`);
    await page.keyboard.press('Escape');
    await press(table, tool);
    await page.locator(`[data-layer="${id}"]`).uncheck();
  }
  await press(table, tool);
}

for (const device of ['desktop', 'phone'])
  for (const colours of ['light', 'dark'])
    test(`1806, ${device} ${colours}`, async (t) => {
      const open = async (wish, seat = 'french') => {
        const made = await t.server.create(wish);
        const table = await t.table(made, made.links[seat], lookOf(`${device} ${colours} en`));
        table.touch = device === 'phone';
        const shot = async (name) => {
          await table.calm();
          await table.settle();
          await screenshot(table.page, `osg-${name}-${device}-${colours}`);
        };
        return { table, shot };
      };
      const first = await open(WHOLE);
      await first.shot('campaign');
      await tabs(first.table, first.shot, 'campaign');
      const near = await open({ text: begun('movement') });
      await near.shot('movement');
      await tabs(near.table, near.shot, 'movement');
      await layers(near.table, near.shot);
      const staff = await open(PARTNERS, 'hohenlohe');
      await tabs(staff.table, staff.shot, 'partners');
      await staff.shot('partners');
      await (await open({ text: begun('command') })).shot('command');
      await (await open({ text: begun('combat') })).shot('combat');
    });

await run();
