// The board of a game on areas: blocks, roads, cards in hand and the sums of a combat, by mouse and
// by keys.
import { assert, eventually, PHONE, run, test } from './harness.mjs';

const HAND = ['F13', 'F41'];
const DECK = Array.from({ length: 48 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`)
  .filter((id) => !HAND.includes(id));
const START = `position napoleon1806/campaign
frames game/4/french/0 operations/0/french/0
hand-french ${HAND.join(' ')}
deck-french ${DECK.join(' ')}
`;
/** Ney has found Hohenlohe at Jena. */
const MEETING = `${START}places Ney@JEN Hohenlohe@JEN
`;

const menu = (page) => page.locator('.menu button');
const card = (page, id) => page.locator(`.hand [data-card="${id}"]`);

/** Decline whatever is asked, until something is so. */
async function until(table, what, condition) {
  await eventually(async () => {
    if (await condition()) return true;
    await table.calm();
    await table.button('No card').click({ timeout: 500 }).catch(() => {}); // it may be gone by now
    return false;
  }, what);
}

const glows = async (table) => (await table.glow()).hexes;

test('a corps is clicked, sets out, and marches over the roads that glow', async (t) => {
  const table = await t.newGame({ text: START });
  const other = await t.sitter(table.made.links.prussian);
  assert.ok((await table.glow()).units.includes('Lannes'));
  await table.click('Lannes');
  await menu(table.page).first().click();
  await table.press('Go');
  await until(table, 'the march begins', async () => {
    if (other.mine) await other.act('decline');
    return Object.values(await glows(table)).some((one) => one.kind === 'step' && one.cost);
  });
  const there = Object.entries(await glows(table)).filter(([, one]) => one.cost === '1');
  assert.deepEqual(there.map(([id]) => id).sort(), ['EBN', 'EIS', 'LIC', 'SON']);
  await table.click('HAL');
  const why = await table.refusal();
  assert.equal(why.rule, 'C6.9');
  await table.page.keyboard.press('Escape');
  await table.click('SON');
  await eventually(async () => (await table.placeOf('Lannes')) === 'SON', 'the block has moved');
});

test('a combat shows the cards of both sides, each with its rule, and a card is played in it', async (t) => {
  const table = await t.newGame({ text: MEETING });
  await table.click('Ney');
  await menu(table.page).filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  const combat = table.page.getByRole('region', { name: 'Combat' });
  await combat.waitFor();
  await eventually(async () => (await card(table.page, 'F13').getAttribute('aria-disabled')) === 'false',
    'the card can be played');
  assert.match(await combat.innerText(), /Ney[^[]*\[C8\.5\]/);
  assert.match(await combat.innerText(), /Hohenlohe[^[]*\[C8\.5\]/);
  assert.equal(await card(table.page, 'F41').getAttribute('aria-disabled'), 'true');
  await card(table.page, 'F13').click();
  await table.page.locator('.held').getByRole('button', { name: 'Play' }).click();
  await table.logged(/plays Elan/);
  await eventually(async () => (await card(table.page, 'F13').count()) === 0, 'the card is gone');
});

test('the cursor goes along the roads, and what it finds is told', async (t) => {
  const table = await t.newGame({ text: START });
  await table.board.focus();
  await table.page.keyboard.press('ArrowRight');
  await table.page.keyboard.press('ArrowUp');
  const at = await table.board.getAttribute('data-cursor');
  assert.ok(at, 'there is a cursor');
  await eventually(async () => /Roads/.test(
    await table.page.locator('[data-voice="assertive"]').allInnerTexts().then((all) => all.join(' '))),
  'the area is described');
});

test('on a phone the board, the cards and the buttons fit', async (t) => {
  const table = await t.newGame({ text: START, ...PHONE });
  const box = await table.board.boundingBox();
  assert.ok(box.width <= 430 && box.height > 300, `the board has room: ${JSON.stringify(box)}`);
  assert.equal(await table.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  assert.ok(await card(table.page, 'F13').isVisible());
});

await run();
