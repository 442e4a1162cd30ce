// What can be laid over a map of areas: where a side can come, what threatens an area, victory areas,
// the last moves of the others; and the same by keys, in words.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const DECK = Array.from({ length: 48 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
const START = `position napoleon1806/campaign
frames game/4/french/0 operations/0/french/0
deck-french ${DECK.join(' ')}
`;
/** Bernadotte alone at Gera, within reach of several Prussians. */
const EXPOSED = `${START}places Bernadotte@GER
`;

const layers = (page) => page.getByRole('group', { name: 'Layers' });
const marks = (page, kind) => page.locator(`[data-mark="${kind}"]`).evaluateAll((all) =>
  all.map((one) => one.getAttribute('data-at')));
const heard = async (page) => (await page.locator('[data-voice="assertive"]').allInnerTexts()).join(' ');

async function open(table) {
  await table.page.getByRole('button', { name: 'Layers' }).click();
  await layers(table.page).waitFor();
}

test('layers show what is within reach of the others, and the victory areas', async (t) => {
  const table = await t.newGame({ text: START });
  await open(table);
  await layers(table.page).getByText('Areas within likely reach: Prussian').click();
  const within = await eventually(async () => {
    const found = await marks(table.page, 'zone-2');
    return found.length > 10 && found;
  }, 'areas are marked');
  assert.ok(within.includes('WMR') && !within.includes('BAM'), within.join(' '));
  await screenshot(table.page, 'layers-range');
  await layers(table.page).getByText('Areas within likely reach: Prussian').click();
  await layers(table.page).getByText('Victory areas').click();
  const worth = await eventually(async () => {
    const found = await marks(table.page, 'victory');
    return found.length > 0 && found;
  }, 'victory areas are marked');
  assert.ok(worth.includes('LEI') && worth.includes('ERF'), worth.join(' '));
});

test('what threatens an area is marked, and told in words', async (t) => {
  const table = await t.newGame({ text: EXPOSED });
  await table.click('Bernadotte');
  await table.page.keyboard.press('Escape');
  await table.board.focus();
  await table.page.keyboard.press('t');
  await table.page.mouse.move(...Object.values(await table.point('GER')).slice(0, 2));
  const from = await eventually(async () => {
    const found = await marks(table.page, 'threat');
    return found.length > 2 && found;
  }, 'those who threaten are marked');
  assert.ok(from.includes('JEN'), from.join(' '));
  assert.ok(await table.page.locator('.a-line.a-threat').count() > 2, 'with arrows');
  await screenshot(table.page, 'layers-threat');
  await table.page.keyboard.press('/');
  await table.page.keyboard.type('threats Gera');
  await table.page.keyboard.press('Enter');
  await eventually(async () => /What threatens Gera.*Hohenlohe can come with a card of \d or more; points: \d/s
    .test(await table.page.getByRole('log', { name: 'Answers' }).innerText()), 'it is told in words');
});

test('the nearest enemy of an area is told in words', async (t) => {
  const table = await t.newGame({ text: EXPOSED });
  await table.board.focus();
  await table.page.keyboard.press('ArrowUp');
  await table.page.keyboard.press('x');
  await eventually(async () => /Nearest enemies to .*Prussian corps/.test(await heard(table.page)),
    'the nearest enemies are told');
});

for (const colorScheme of ['light', 'dark'])
  test(`on a phone, ${colorScheme}, the layers fit`, async (t) => {
    const table = await t.newGame({ text: EXPOSED, ...PHONE, colorScheme });
    await open(table);
    await layers(table.page).getByText('Areas within likely reach: Prussian').click();
    await eventually(async () => (await marks(table.page, 'zone-2')).length > 10, 'areas are marked');
    await table.page.getByRole('button', { name: 'Layers' }).click();
    assert.equal(await table.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await screenshot(table.page, `layers-phone-${colorScheme}`);
    await table.page.getByRole('button', { name: 'the whole sheet' }).click();
    await table.settle();
    await screenshot(table.page, `whole-phone-${colorScheme}`);
  });

await run();
