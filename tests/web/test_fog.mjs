// The fog of war of Napoléon 1806 in two windows, one a seat: blocks are placed in secret, march
// with their flags to the other side, are turned up for a combat and down again; sealed bids.
import { assert, eventually, run, screenshot, test } from './harness.mjs';

const GAME = { game: 'napoleon1806', scenario: 'campaign' };

/** Two windows at a new game. */
async function twoWindows(t, options, text) {
  const made = await t.server.create(text ? { text } : { ...GAME, options });
  return {
    made,
    french: await t.table(made, made.links.french),
    prussian: await t.table(made, made.links.prussian),
  };
}

const waiting = (page) => page.locator('.tray [data-block]').evaluateAll((all) =>
  all.map((one) => one.dataset.block));

/** Blocks of the tray, one after the other, into areas in turn. */
async function placeAll(table, areas) {
  const { page } = table;
  for (let i = 0, left; (left = await waiting(page)).length > 0; i++) {
    await page.locator(`.tray [data-block="${left[0]}"]`).click();
    await eventually(async () => Object.keys((await table.glow()).hexes).length > 0, 'areas glow');
    await table.click(areas[i % areas.length]);
    await eventually(async () => !(await waiting(page)).includes(left[0]), `${left[0]} is placed`);
  }
}

const flags = (page, side) => page.locator(`.board [data-flag="${side}"]`).evaluateAll((all) =>
  all.map((one) => one.dataset.place).sort());

test('armies are placed in secret, and stand with their flags to the other side', async (t) => {
  const { french, prussian } = await twoWindows(t, 'rules=grognard');
  assert.deepEqual(await waiting(french.page), ['F.v3', 'F.v4', 'F.v5']);
  await placeAll(french, ['COB', 'KUL', 'MUN']);
  assert.equal(await french.placeOf('F.v4'), 'KUL');
  assert.deepEqual(await flags(prussian.page, 'french'), [], 'nothing is told before both are ready');
  assert.equal(await prussian.placeOf('Ney'), undefined);
  await french.button('Ready').click();
  await placeAll(prussian, ['ERF', 'JEN']);
  await prussian.button('Ready').click();

  await eventually(async () => (await flags(prussian.page, 'french')).length === 14,
    'fourteen French flags stand on the Prussian map');
  assert.equal((await flags(french.page, 'prussian')).length, 12);
  assert.equal(await prussian.placeOf('Ney'), undefined, 'no French block shows its face');
  assert.equal(await prussian.placeOf('Louis'), 'SAA');
  await screenshot(french.page, 'fog-french');
  await screenshot(prussian.page, 'fog-prussian');
});

const DUEL = ['position napoleon1806/campaign rules=grognard', 'empty',
  'places Augereau@BAM Ruchel@ESN Ney@JEN Hohenlohe@JEN Soult@KUL', 'deck-french F01 F06',
  'deck-prussian P01 P03', 'begin operations french', ''].join('\n');

test('a combat turns blocks up, its end turns them down', async (t) => {
  const { made, french, prussian } = await twoWindows(t, '', DUEL);
  const ney = await t.sitter(made.links.french);
  assert.equal(await prussian.placeOf('Ney'), undefined);
  assert.deepEqual(await flags(prussian.page, 'french'), ['BAM', 'JEN', 'KUL']);
  await ney.act('fight Ney');
  await ney.act('go');
  await prussian.logged(/Ney is revealed/);
  await prussian.logged(/Ney fights/);
  await french.logged(/Hohenlohe is revealed/);
  await eventually(async () => (await flags(prussian.page, 'french')).length === 3,
    'he is hidden again after the combat');
  const text = await prussian.page.locator('.table-panel').innerText();
  assert.doesNotMatch(text, /Ney suffers/, 'how tired he is, is his own affair');
});

test('sealed bids: shown when both are in, and seats change sides', async (t) => {
  const { french, prussian } = await twoWindows(t, 'rules=marshal');
  const bid = async (table, side, points) => {
    const form = table.page.getByRole('form', { name: 'Your bid' });
    await form.getByLabel(side).check();
    await form.getByLabel('Points for it').fill(String(points));
    await form.getByRole('button').click();
  };
  await bid(french, 'French', 2);
  await french.page.getByText('Sealed: French, 2').waitFor();
  assert.equal(await prussian.page.getByText('Sealed').count(), 0);
  await french.page.getByRole('button', { name: 'Change the bid' }).click();
  await bid(french, 'French', 3);
  await french.page.getByText('Sealed: French, 3').waitFor();
  await bid(prussian, 'French', 4);
  await eventually(async () => (await prussian.page.locator('.board [data-unit="Ney"]').count()) === 1,
    'who bid more has the French');
});

await run();
