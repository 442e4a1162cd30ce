// Standing orders: laid before the player, changed, obeyed, and refused for a card of the other deck.
// When one is asked all may know; what is armed nobody is told, and it need not be in hand.
import { examine, isGrave, tell } from './axe.mjs';
import { assert, eventually, PHONE, run, test } from './harness.mjs';
import { card, OPERATIONS, position } from './n06.mjs';

const ELAN = 'F13';
const START = position(OPERATIONS, {
  french: [ELAN, 'F41'], prussian: ['P01'], lines: ['places Ney@JEN Hohenlohe@JEN'],
});

const title = /^(Standing orders|Consignes)$/;
const order = (dialog, moment) => dialog.locator(`[data-moment="${moment}"]`);
const ordersOf = async (sitter) => (await sitter.ask('orders')).orders;

async function open(table) {
  await table.push('menu');
  await table.page.locator('dialog[open]').getByRole('button', { name: title }).click();
  const dialog = table.dialog(title);
  await order(dialog, 'combat').waitFor();
  return dialog;
}

test('orders are shown, changed and kept, and nobody else is told', async (t) => {
  const table = await t.newGame({ text: START });
  const french = await t.sitter(table.made.links.french);
  const prussian = await t.sitter(table.made.links.prussian);
  const theirs = await ordersOf(prussian);
  const before = JSON.stringify(prussian.now);
  const dialog = await open(table);
  assert.equal(await dialog.locator('select').count(), 11);
  assert.equal(await order(dialog, 'combat').inputValue(), 'ask');
  assert.equal(await order(dialog, 'enter').inputValue(), 'never');
  assert.match(await dialog.innerText(), /a pause, or none, tells nothing/);
  await order(dialog, 'enter').selectOption('ask');
  await eventually(async () => /enter=ask/.test(await ordersOf(french)), 'the server keeps it');
  await table.page.keyboard.press('Escape');
  const again = await open(table);
  assert.equal(await order(again, 'enter').inputValue(), 'ask');
  assert.equal(await ordersOf(prussian), theirs);
  assert.equal(JSON.stringify(prussian.now), before);
});

test('all cards of the own deck can be armed, and an armed card plays itself', async (t) => {
  const table = await t.newGame({ text: START });
  const dialog = await open(table);
  const offered = await order(dialog, 'combat').locator('option').evaluateAll((all) =>
    all.map((one) => one.value));
  assert.deepEqual(offered.slice(0, 4), ['ask', 'never', 'F41', ELAN], 'those in hand come first');
  assert.equal(new Set(offered).size, 2 + 48);
  assert.equal(offered.filter((id) => id.startsWith('P')).length, 0);
  await order(dialog, 'combat').selectOption(ELAN);
  await order(dialog, 'own-start').selectOption('never');
  await eventually(async () => /Saved/.test(await dialog.getByRole('status').innerText()), 'saved');
  await table.page.keyboard.press('Escape');
  await table.click('Ney');
  await table.page.locator('.menu button').filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  await table.logged(/plays Elan/);
  await eventually(async () => (await card(table.page, ELAN).count()) === 0, 'it has left the hand');
});

test('an order names the unit that a card is used with', async (t) => {
  const table = await t.newGame({ text: START });
  const french = await t.sitter(table.made.links.french);
  const dialog = await open(table);
  await order(dialog, 'combat').selectOption('F05');
  const target = dialog.locator('[data-target="combat"]');
  await target.selectOption('Soult');
  await eventually(async () => /combat=summon\+F05\+Soult/.test(await ordersOf(french)), 'it is kept');
  await order(dialog, 'combat').selectOption('ask');
  await target.waitFor({ state: 'detached' });
});

test('the server refuses a card of the other deck, and says so', async (t) => {
  const table = await t.newGame({ text: START });
  await table.board.focus();
  await table.page.keyboard.press('/');
  await table.page.keyboard.insertText('orders combat=P34');
  await table.page.keyboard.press('Enter');
  await eventually(async () => /Reaction is not a card of your deck\./.test(
    await table.page.locator('.said').innerText()), 'it is refused');
});

test('by keyboard alone, in French, on a phone; and axe has nothing against it', async (t) => {
  const table = await t.newGame({ text: START, locale: 'fr-FR', ...PHONE });
  const { page } = table;
  await table.board.focus();
  await page.keyboard.press('Shift+O');
  const dialog = table.dialog(title);
  const french = await t.sitter(table.made.links.french);
  const first = order(dialog, 'initiative');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await eventually(async () => /initiative=never/.test(await ordersOf(french)), 'a key changes it');
  assert.match(await dialog.innerText(), /ne révèle donc rien/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  const grave = (await examine('orders', page)).filter(isGrave);
  assert.equal(grave.map(tell).join('\n'), '');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

await run();
