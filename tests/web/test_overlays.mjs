// What can be laid over the board by mouse, costs, the last moves as arrows; and what the panel tells.
// (What keys lay over it is in test_layers.mjs.)
import { assert, eventually, run, test } from './harness.mjs';
import { SKIRMISH } from './positions.mjs';

test('the cost of every hex within reach stands in it', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const hexes = await table.take('V.c');
  const reach = await (await t.sitter(table.made.links.french)).ask('reach', { unit: 'V.c' });
  for (const spot of reach.spots.filter((one) => one.action))
    assert.equal(hexes[spot.place]?.cost, spot.cost, `the cost of ${spot.place}`);
  const texts = await table.page.locator('.b-top text.g-cost').allTextContents();
  assert.deepEqual(texts.map((text) => text.trim()).sort(),
    reach.spots.filter((one) => one.action).map((one) => one.cost).sort(),
    'they are written on the board');
});

test('layers are switched by mouse too', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.page.getByRole('button', { name: 'Layers' }).click();
  const layers = table.page.getByRole('group', { name: 'Layers' });
  const drawn = (kind) => table.page.locator(`.b-marks .k-${kind}`).count();
  await layers.getByRole('checkbox', { name: /Zones of Prussian/ }).check();
  await eventually(async () => (await drawn('zone-2')) > 0, 'zones are drawn');
  await layers.getByRole('checkbox', { name: /Zones of French/ }).check();
  await eventually(async () => (await drawn('zone')) > 0 && (await drawn('zone-2')) === 0,
    'the other zones');
  await layers.getByRole('checkbox', { name: /Zones of French/ }).uncheck();
  await eventually(async () => (await drawn('zone')) === 0, 'none');
  for (const [name, kinds] of [[/Line of sight/, ['sight', 'blocked']], [/Threats/, ['threat']]]) {
    await layers.getByRole('checkbox', { name }).check();
    const { x, y } = await table.point('1413');
    await table.page.mouse.move(x, y, { steps: 3 });
    await eventually(async () => (await Promise.all(kinds.map(drawn))).some((count) => count > 0),
      `${name} is drawn for the hex that is pointed at`);
    await layers.getByRole('checkbox', { name }).uncheck();
    await eventually(async () => (await Promise.all(kinds.map(drawn))).every((count) => count === 0), 'gone');
  }
});

test('the last moves of the others are shown as arrows; m puts them away and shows them', async (t) => {
  const made = await t.server.create();
  const french = await t.sitter(made.links.french);
  const prussian = await t.table(made, made.links.prussian);
  await french.act('move 1/Gaz 0506');
  await prussian.lies('1/Gaz', '0506');
  await prussian.board.focus();
  const arrows = prussian.page.locator('.b-arrows .a-line');
  await eventually(async () => (await arrows.count()) > 0, 'an arrow');
  await prussian.page.keyboard.press('m');
  await eventually(async () => (await arrows.count()) === 0, 'none');
  await prussian.page.keyboard.press('m');
  await eventually(async () => (await arrows.count()) > 0, 'an arrow again');
});

test('h hides the counters to show the map', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.board.focus();
  await table.page.keyboard.press('h');
  await eventually(() => table.page.locator('.board.b-hide').count(), 'they are hidden');
  assert.equal(await table.page.locator('.b-counters').evaluate((g) => getComputedStyle(g).visibility === 'hidden' ||
    getComputedStyle(g).display === 'none' || Number(getComputedStyle(g).opacity) < 0.3), true);
  await table.page.keyboard.press('h');
  await eventually(async () => !(await table.page.locator('.board.b-hide').count()),
    'they are back');
});

test('the panel tells who is to come, how things stand, and who is off the map', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const coming = await table.tab('To come');
  await coming.getByText('Gd', { exact: false }).first().waitFor();
  const standing = await table.tab('Standing');
  assert.match(await standing.innerText(), /Victory points|Points/i);
  assert.match(await standing.innerText(), /losses|demoraliz/i);
  const boxes = await table.tab('Off map');
  assert.ok((await boxes.innerText()).trim().length > 0);
  const tables = await table.show('Tables');
  const printed = (await tables.innerText()).toLowerCase();
  for (const text of ['3-1', 'dr', 'forest']) assert.ok(printed.includes(text), text);
});

await run();
