// Two to a side at Napoléon 1806: one with the order of battle, one with the cards, each at a page of
// its own; and the choice of who sits where.
import { assert, eventually, run, test } from './harness.mjs';

const RECOVERY = [
  'position napoleon1806/campaign team=yes', 'empty', 'control french prussian prussian french',
  'places Soult@KUL Louis@GOT', 'fatigue Soult@6', 'activated Soult', 'hand-french F02',
  'begin recovery french',
].join('\n') + '\n';

const seatsOf = (table) => table.page.locator('.seats li strong').allInnerTexts();
const sidesOf = (table) => table.page.locator('.seats li').evaluateAll((all) => all.map((one) => one.dataset.side));
const waiting = (table, name) => table.page.locator('.seats li', { hasText: name }).locator('.turn');

test('each partner decides what is its own, and both see all of their side', async (t) => {
  const made = await t.server.create({ text: RECOVERY });
  const staff = await t.table(made, made.links.french);
  const cards = await t.table(made, made.links['french-cards']);
  const enemy = await t.table(made, made.links.prussian);
  await cards.myTurn();
  assert.deepEqual(await seatsOf(staff),
    ['French, order of battle', 'Prussians, order of battle', 'French, cards', 'Prussians, cards']);
  assert.deepEqual(await sidesOf(staff), ['french', 'prussian', 'french', 'prussian'], 'colours go by side');
  await staff.prompted(/Waiting for French, cards/);
  await eventually(() => waiting(staff, 'French, cards').isVisible(), 'the cards decide');
  const hand = (table) => table.page.locator('.hand [data-card="F02"]');
  await eventually(() => hand(staff).isVisible(), 'the hand is seen by the partner');
  assert.equal(await hand(enemy).count(), 0, 'and not by the enemy');
  await cards.press('Done');
  await staff.myTurn();
  await cards.prompted(/Waiting for French, order of battle/);
  assert.deepEqual((await cards.glow()).units, [], 'nothing glows for who waits');
});

test('who sits where is chosen on the start page', async (t) => {
  const page = await t.page();
  await page.goto('/');
  const game = page.locator('select').filter({ has: page.locator('option[value="napoleon1806"]') });
  await game.selectOption('napoleon1806');
  const seats = page.locator('section[aria-labelledby="new-game"] select[data-seat]');
  await eventually(async () => (await seats.count()) === 2, 'two seats at first');
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('#option-team').selectOption('yes');
  await eventually(async () => (await seats.count()) === 4, 'four with partners');
  await page.locator('select[data-seat="french-cards"]').selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const invited = page.getByRole('dialog');
  await eventually(async () => /French, cards/.test(await invited.innerText()), 'the partner is invited by name');
});

await run();
