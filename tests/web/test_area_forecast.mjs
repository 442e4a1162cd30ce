// What a combat may bring, shown before it is begun and while cards are played in it.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const HAND = ['F13', 'F41'];
const DECK = Array.from({ length: 48 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`)
  .filter((id) => !HAND.includes(id));
/** Ney has found Hohenlohe at Jena. */
const MEETING = `position napoleon1806/campaign
frames game/4/french/0 operations/0/french/0
hand-french ${HAND.join(' ')}
deck-french ${DECK.join(' ')}
places Ney@JEN Hohenlohe@JEN
`;

const combat = (page) => page.getByRole('region', { name: 'Combat' });
const menu = (page) => page.locator('.menu button');

/** What the strips say, by label: { "losses": {"0": 44, ...} } of both sides in turn. */
async function strips(page) {
  const labels = await combat(page).locator('.strip').evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')));
  return labels.map((label) => {
    const [, what, rest] = /^(\w+): (.*)$/.exec(label);
    const parts = rest.split(', ').map((part) => Number(/: (\d+) %$/.exec(part)[1]));
    return { what, parts, sum: parts.reduce((a, b) => a + b, 0) };
  });
}

async function begin(table) {
  await table.click('Ney');
  await combat(table.page).waitFor();
}

test('what a combat may bring is shown before one is chosen, and changes with a card', async (t) => {
  const table = await t.newGame({ text: MEETING });
  await begin(table);
  const before = await eventually(async () => {
    const found = await strips(table.page);
    return found.length === 4 && found;
  }, 'four strips');
  assert.deepEqual(before.map((one) => one.what), ['losses', 'fatigue', 'losses', 'fatigue']);
  assert.ok(before.every((one) => one.sum === 100 && one.parts.length > 1), JSON.stringify(before));
  const shares = await combat(table.page).getByRole('list', { name: 'Who will be beaten' })
    .getByRole('listitem').allInnerTexts();
  assert.equal(shares.reduce((sum, text) => sum + Number(/(\d+) %/.exec(text)[1]), 0), 100);
  await screenshot(table.page, 'forecast-before');
  await menu(table.page).filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  await table.page.locator('.hand [data-card="F13"]').click();
  await table.page.locator('.held').getByRole('button', { name: 'Play' }).click();
  await table.logged(/plays Elan|with \d cards|turns over/);
});

/** In the fog Ney has found two corps, which have lost four points between them. */
const FOG = ['position napoleon1806/campaign rules=grognard', 'empty',
  'places Ney@JEN Hohenlohe@JEN Tauentzien@JEN', 'infantry Hohenlohe@4 Tauentzien@0',
  'hand-french F13 F41', 'hand-prussian P08', 'begin operations french', ''].join('\n');

test('in the fog what may stand behind the screen is weighed', async (t) => {
  const table = await t.newGame({ text: FOG });
  await table.click('Ney');
  await menu(table.page).filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  await combat(table.page).waitFor();
  const cards = combat(table.page).locator('.cards strong');
  await eventually(async () => (await cards.allInnerTexts()).join() === '2,2–3', 'two or three cards');
  await combat(table.page).getByRole('list', { name: 'Who will be beaten' }).waitFor();
  const labels = await combat(table.page).locator('.strip').evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label').replace(/:.*/, '')));
  assert.deepEqual(labels, ['losses', 'fatigue', 'combat cards', 'losses', 'fatigue']);
  await screenshot(table.page, 'forecast-fog');
});

for (const look of [{ colorScheme: 'dark' }, { ...PHONE, colorScheme: 'light' }])
  test(`the sums fit the page: ${JSON.stringify(Object.keys(look))}`, async (t) => {
    const table = await t.newGame({ text: MEETING, ...look });
    await begin(table);
    await menu(table.page).filter({ hasText: 'Fight' }).click();
    await table.press('Go');
    // On a phone who will be beaten is told first, the rest by a tap.
    if (look.viewport) await combat(table.page).getByRole('button', { name: 'More' }).click();
    await eventually(async () => (await strips(table.page)).length === 4, 'four strips');
    assert.equal(await table.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await screenshot(table.page, `forecast-${look.viewport ? 'phone' : 'dark'}`);
  });

await run();
