// A phone, 390 pixels wide: everything within reach of a thumb, the board moved by touch.
import { assert, eventually, PHONE, run, test } from './harness.mjs';
import { position } from './positions.mjs';

async function phone(t, options) {
  const table = await t.newGame({ ...PHONE, ...options });
  table.touch = true;
  await table.myTurn();
  return table;
}

/** Fingers on the screen: each a list of points it goes through. */
async function touch(table, fingers) {
  const client = await table.page.context().newCDPSession(table.page);
  const send = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = (i) => fingers.map((path, id) => ({ ...path[i], id }));
  await send('touchStart', at(0));
  for (let i = 1; i < fingers[0].length; i++) await send('touchMove', at(i));
  await send('touchEnd', []);
  await client.detach();
  await table.settle();
}

const path = (from, to, steps = 8) => Array.from({ length: steps + 1 }, (_, i) => ({
  x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps,
}));
const where = (table, hex) =>
  table.page.evaluate((id) => document.querySelector('.board').board.where(id), hex);

test('nothing is wider than the screen, on any page', async (t) => {
  const page = await t.page(PHONE);
  for (const place of ['/', '/#/about']) {
    await page.goto(place);
    await page.getByRole('heading').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, place);
  }
  const table = await phone(t);
  assert.equal(await table.page.evaluate(() => document.documentElement.scrollWidth), 390,
    'the board');
});

test('no choice of a new game stands out of its card', async (t) => {
  const page = await t.page(PHONE);
  await page.goto('/');
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.waitFor();
  for (const id of await game.locator('option').evaluateAll((all) => all.map((one) => one.value))) {
    await game.selectOption(id);
    await page.locator('select[data-seat="french"]').waitFor();
    const [out] = await page.locator('section[aria-labelledby="new-game"]').evaluateAll(([card]) =>
      [...card.querySelectorAll('select')].map((one) =>
        one.getBoundingClientRect().right - card.getBoundingClientRect().right)
        .sort((a, b) => b - a));
    assert.ok(out < 0, `${id}: ${out}`);
  }
});

test('every button of the bar can be reached and is large enough for a finger', async (t) => {
  const table = await phone(t);
  for (const button of await table.page.locator('header.table-prompt button, [role="tab"]').all()) {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const name = await button.innerText();
    assert.ok(box.height >= 40, `${name} is ${box.height} high`);
    assert.ok(box.x >= 0 && box.x + box.width <= 391 && box.y + box.height <= 845,
      `${name} is on the screen`);
    const on = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(on, `nothing covers ${name}`);
  }
});

test('a finger moves the board, two fingers bring it nearer, and no unit goes', async (t) => {
  const table = await phone(t);
  const before = await where(table, '0708');
  const units = await table.places();
  await touch(table, [path({ x: 195, y: 500 }, { x: 95, y: 420 })]);
  const after = await where(table, '0708');
  assert.ok(Math.abs(after.x - before.x + 100) < 30, `it went ${after.x - before.x} to the side`);
  assert.ok(Math.abs(after.y - before.y + 80) < 30, `and ${after.y - before.y} up`);
  const wide = async () => {
    const [a, b] = [await where(table, '0606'), await where(table, '0610')];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const narrow = await wide();
  await touch(table, [path({ x: 180, y: 400 }, { x: 120, y: 400 }), path({ x: 210, y: 400 }, { x: 330, y: 400 })]);
  assert.ok((await wide()) > narrow * 1.5, 'it is nearer');
  assert.deepEqual(await table.places(), units);
});

test('a tap takes a unit in hand, a tap sends it, undo brings it back', async (t) => {
  const table = await phone(t);
  const before = await table.placeOf('1/Gaz');
  await table.take('1/Gaz');
  await table.click('0506');
  await table.lies('1/Gaz', '0506');
  await table.button(/^Undo/).tap();
  await table.lies('1/Gaz', before);
});

test('a finger that nobody saw lifted does not keep the board', async (t) => {
  const table = await phone(t);
  await table.page.locator('.board').dispatchEvent('pointerdown',
    { pointerId: 77, pointerType: 'touch', isPrimary: true, clientX: 195, clientY: 400 });
  await table.click('1/Gaz');
  await eventually(async () => (await table.selected()) === '1/Gaz', 'a tap takes the unit');
});

test('the sheet is drawn up and down by its tabs and its handle', async (t) => {
  const table = await phone(t);
  assert.equal(await table.panelOpen(), false, 'it is down at first');
  await table.page.getByRole('tab', { name: 'Standing' }).tap();
  await table.page.getByRole('tabpanel').getByText(/points/i).first().waitFor();
  const sheet = await table.page.locator('aside.table-panel').boundingBox();
  assert.ok(sheet.height > 300 && sheet.y + sheet.height <= 845, 'it fills the lower part');
  assert.ok((await table.page.locator('main.table-board').boundingBox()).height > 100,
    'the board is still seen');
  await table.page.getByRole('button', { name: 'Lower the panel' }).tap();
  await eventually(async () => !(await table.panelOpen()), 'it is down again');
});

test('open layers and odds hide a unit until they are folded by taps', async (t) => {
  const text = position('1/Gaz@1514 2/Gaz@1614 V.a@1513 1/Suc@1414 2/Suc@1415 1/De@1615 1/Tau@1515',
    'combat french');
  const table = await phone(t, { text });
  for (const unit of ['1/Tau', '1/Gaz', '2/Gaz', '1/Suc', '2/Suc', '1/De']) {
    await table.click(unit);
    await eventually(async () =>
      (await table.marks(unit)).includes(unit === '1/Tau' ? 'defender' : 'attacker'),
    `${unit} takes part`);
  }
  const page = table.page;
  for (const shut of [page.locator('[data-tool="layers"][aria-expanded="false"]'),
    page.getByRole('button', { name: 'More' })])
    if (await shut.isVisible()) await shut.tap();
  await page.evaluate(() => document.querySelector('.board').board.centre('V.a'));
  await table.settle();
  assert.equal(await page.evaluate(() => {
    const { x, y } = document.querySelector('.board').board.where('V.a');
    return document.elementsFromPoint(x, y).some((one) => one.closest('.odds'));
  }), true, 'the odds lie over the middle of the board');
  await table.click('V.a');
  await eventually(async () => (await table.marks('V.a')).includes('attacker'), 'V.a joins them');
});

test('a refusal and its rule fit on the screen', async (t) => {
  const table = await phone(t);
  await table.take('1/Gaz');
  await table.click('0609');
  const { rule, box } = await table.refusal();
  const small = await box.boundingBox();
  assert.ok(small.x >= 0 && small.x + small.width <= 390, 'the box is on the screen');
  await box.getByRole('button', { name: `[${rule}]` }).tap();
  const dialog = await table.dialog(`Rule ${rule}`).boundingBox();
  assert.ok(dialog.x >= 0 && dialog.x + dialog.width <= 390 && dialog.y + dialog.height <= 845);
});

await run();
