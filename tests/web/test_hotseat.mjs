// Two players at one screen: the board is covered until the next one sits down, and what one side
// keeps secret never stands on the page of the other.
import { assert, eventually, run, test } from './harness.mjs';
import { PEACE } from './positions.mjs';

/** Everything the page holds, shown or not: texts, labels, attributes. */
const everything = (page) => page.evaluate(() => document.body.outerHTML);

const BOTH = ['french', 'prussian'];

const here = (page) => page.getByRole('button', { name: 'I am here' });

test('when the phase ends the board is covered, without a unit on the page', async (t) => {
  const table = await t.newGame({ as: BOTH, text: PEACE });
  await table.myTurn();
  await table.press('Done');
  await here(table.page).waitFor();
  assert.equal(await table.page.getByRole('heading').innerText(), 'Prussian player, take the seat');
  const html = await everything(table.page);
  assert.ok(!html.includes('1/Gaz') && !html.includes('1/Tau'), 'no unit is named anywhere');
  assert.equal(await table.page.locator('.board, [role="tabpanel"], [data-row]').count(), 0);
  for (const key of ['n', 'l', 'x', 'u', '?']) await table.page.keyboard.press(key);
  assert.ok(!(await everything(table.page)).includes('1/Tau'), 'no key tells either');
  await here(table.page).click();
  await table.ready();
  assert.equal(await table.page.locator('header.table-prompt .who').getAttribute('data-side'),
    'prussian');
});

test('the pointer may rest on the board as it is covered: nothing comes of it', async (t) => {
  const table = await t.newGame({ as: BOTH, text: PEACE });
  await table.myTurn();
  const { x, y, width, height } = await table.page.locator('.board').first().boundingBox();
  const done = table.page.locator('header.table-prompt [data-word="done"]');
  await done.waitFor();
  await table.page.mouse.move(x + width / 3, y + height / 3);
  await table.page.mouse.move(x + width / 2, y + height / 2);
  await done.evaluate((button) => button.click());
  await here(table.page).waitFor();
  await table.page.waitForTimeout(600); // longer than who rests has to wait for a list
});

test('the hand-over has the focus on its button, so that Enter is enough', async (t) => {
  const table = await t.newGame({ as: BOTH, text: PEACE });
  await table.myTurn();
  await table.press('Done');
  await here(table.page).waitFor();
  await table.page.keyboard.press('Enter');
  await table.ready();
});

test('the plan one side has chosen is not told to the other', async (t) => {
  const table = await t.newGame({ as: BOTH, text: PEACE });
  const prussian = await t.sitter(table.made.links.prussian);
  const french = await t.sitter(table.made.links.french);
  await french.act('done');
  await eventually(() => prussian.mine, 'the Prussian is to act');
  await table.page.reload();
  await here(table.page).waitFor();
  await here(table.page).click();
  await table.ready();
  await eventually(async () => (await table.buttons()).includes('plan'), 'the plan may be chosen');
  const plan = table.page.locator('header.table-prompt [data-word="plan"]');
  assert.equal(await plan.count(), 2);
  await plan.last().click();
  await eventually(async () => !(await table.buttons()).includes('plan'), 'it is chosen');
  assert.equal(prussian.now.view.option, 'B');
  assert.equal(french.now.view.option, 'open');
  const told = table.page.getByText(/Option B/);
  assert.ok((await told.count()) > 0 || (await table.log()).some((line) => line.includes('B')),
    'he who chose is told');
  await eventually(async () => (await table.can('done')), 'the Prussian may end his phase');
  await table.press('Done');
  await here(table.page).waitFor();
  await here(table.page).click();
  await table.ready();
  await table.tab('Log');
  const named = (await table.log()).some((line) => /Option B|chosen.*B/.test(line));
  assert.equal(named, french.now.view.option === 'B', 'the log tells what all are shown as the phase ends, and nothing else');
});

test('players who trust each other may go without the cover', async (t) => {
  const table = await t.newGame({
    as: BOTH, text: PEACE, settings: { handOver: false },
  });
  await table.myTurn();
  await table.press('Done');
  await eventually(async () => (await table.page.locator('header.table-prompt .who')
    .getAttribute('data-side')) === 'prussian', 'the screen is the Prussian’s');
  assert.equal(await here(table.page).count(), 0);
});

await run();
