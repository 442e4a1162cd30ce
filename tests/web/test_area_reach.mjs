// Where a stack can go on a map of areas: told before it goes, by card; then exactly, with points and
// fatigue; and a click on an area several steps off leads it there.
import { assert, eventually, run, screenshot, test } from './harness.mjs';

// Every card of the French deck that is left has the value 4.
const FOURS = ['F04', 'F07', 'F11', 'F14'];
const CARDS = Array.from({ length: 48 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
const at = (deck) => `position napoleon1806/campaign
frames game/4/french/0 operations/0/french/0
deck-french ${deck.join(' ')}
discard-french ${CARDS.filter((id) => !deck.includes(id)).join(' ')}
`;

const menu = (page) => page.locator('.menu button');
const march = (page) => page.getByRole('region', { name: 'March' });
const heard = async (page) => (await page.locator('[data-voice="assertive"]').allInnerTexts()).join(' ');

/** Begin a Move with a corps and nobody else. */
async function setOut(table, unit) {
  await table.click(unit);
  await menu(table.page).filter({ hasText: 'Move' }).first().click();
  await table.button('Go').waitFor();
}

test('before the card is known, areas say which card leads there', async (t) => {
  const table = await t.newGame({ text: at(['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08']) });
  await setOut(table, 'Lannes');
  const glow = await eventually(async () => {
    const { hexes } = await table.glow();
    return Object.keys(hexes).length > 4 && hexes;
  }, 'areas are told');
  const needs = Object.values(glow).map((one) => one.needs);
  assert.ok(new Set(needs).size > 1, `some need more than others: ${JSON.stringify(glow)}`);
  assert.ok(Object.values(glow).every((one) => one.of === 8 && one.ways <= 8 && one.fatigue >= 0));
  await march(table.page).waitFor();
  await screenshot(table.page, 'reach-before');
  // What cannot be done yet says why, and nothing has moved.
  const [far] = Object.entries(glow).find(([, one]) => Number(one.cost) > 1);
  await table.click(far);
  assert.equal(await table.placeOf('Lannes'), 'COB');
});

test('a stack is led several steps by one click, and tires as it was told', async (t) => {
  const table = await t.newGame({ text: at(FOURS) });
  await setOut(table, 'Lannes');
  await table.press('Go');
  const glow = await eventually(async () => {
    const { hexes } = await table.glow();
    return Object.values(hexes).some((one) => Number(one.cost) > 2 && one.kind === 'step') && hexes;
  }, 'ways of several steps glow');
  const [to, told] = Object.entries(glow).sort(([, a], [, b]) => Number(b.cost) - Number(a.cost))[0];
  await table.page.mouse.move(...Object.values(await table.point(to)).slice(0, 2));
  await eventually(async () => new RegExp(`points ${told.cost}, fatigue ${told.fatigue}`)
    .test(await march(table.page).innerText()), 'the price is told in words');
  await screenshot(table.page, 'reach-march');
  await table.click(to);
  await eventually(async () => (await table.placeOf('Lannes')) === to, `Lannes comes to ${to}`);
});

test('the cursor says what an area takes', async (t) => {
  const table = await t.newGame({ text: at(FOURS) });
  await setOut(table, 'Lannes');
  await eventually(async () => Object.values((await table.glow()).hexes).filter((one) => one.cost).length > 2,
    'prices are told');
  await table.calm();
  await table.board.focus();
  await table.page.keyboard.press('ArrowRight');
  await table.page.keyboard.press('ArrowUp');
  await eventually(async () => /May be reached, for \d, with a card of 4 or more: 4 of 4, fatigue \d/
    .test(await heard(table.page)), 'the price is spoken');
});

await run();
