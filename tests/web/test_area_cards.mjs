// Cards in hand say why they are of no use, with the rule; one that is used on somebody shows on whom.
import { assert, eventually, run, screenshot, test } from './harness.mjs';

const HAND = ['F05', 'F34', 'F41', 'F10'];
const DECK = Array.from({ length: 48 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`)
  .filter((id) => !HAND.includes(id));
/** Ney has found Hohenlohe at Jena, and Davout hears the cannon at Kahla. */
const MEETING = `position napoleon1806/campaign
frames game/4/french/0 operations/0/french/0
hand-french ${HAND.join(' ')}
deck-french ${DECK.join(' ')}
places Ney@JEN Hohenlohe@JEN Davout@KAH
`;
const card = (page, id) => page.locator(`.hand [data-card="${id}"]`);

test('cards of no use say why; Cannon Sounds shows who can be called, and calls him', async (t) => {
  const table = await t.newGame({ text: MEETING });
  await table.click('Ney');
  await table.page.locator('.menu button').filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  await eventually(async () => (await card(table.page, 'F05').getAttribute('aria-disabled')) === 'false',
    'Cannon Sounds can be played');
  for (const [id, reason] of [['F34', /\[C1\.15\].*for the march, at a bridge/],
    ['F41', /\[C1\.10\].*Initiative/], ['F10', /\[[A-Z][^\]]*\].*for the end of an operation/]])
    await eventually(async () => reason.test(await card(table.page, id).locator('.text').innerText()),
      `${id} says why`);
  assert.deepEqual((await table.glow()).units, [], 'nobody glows before');
  await card(table.page, 'F05').click();
  await eventually(async () => (await table.glow()).units.includes('Davout'), 'Davout glows');
  assert.match(await table.page.locator('.held').innerText(), /Choose on the map/);
  await screenshot(table.page, 'cards-target');
  await table.click('Davout');
  await table.logged(/Cannon Sounds/);
  await eventually(async () => (await table.placeOf('Davout')) === 'JEN', 'Davout comes to Jena');
});

await run();
