// Cards in hand show what they do, whole and with a drawing, and say why they are of no use, with the rule;
// one that is used on somebody shows on whom.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';
import { OPERATIONS, position } from './n06.mjs';

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
    await eventually(async () => reason.test(await card(table.page, id).locator('.why').textContent()),
      `${id} says why`);
  for (const [id, event] of [['F34', /^During a French march/], ['F41', /^Tauentzien in a contested area/]])
    assert.match(await card(table.page, id).locator('.text').innerText(), event, 'what it does comes first');
  assert.deepEqual((await table.glow()).units, [], 'nobody glows before');
  await card(table.page, 'F05').click();
  await eventually(async () => (await table.glow()).units.includes('Davout'), 'Davout glows');
  assert.match(await table.page.locator('.held').innerText(), /Choose on the map/);
  await screenshot(table.page, 'cards-target');
  await table.click('Davout');
  await table.logged(/Cannon Sounds/);
  await eventually(async () => (await table.placeOf('Davout')) === 'JEN', 'Davout comes to Jena');
});

async function book(t) {
  const wire = await t.server.wire();
  const answer = await wire.must('book', { game: 'napoleon1806' });
  wire.close();
  return answer.book;
}

for (const [device, look] of [['desktop', {}], ['phone', PHONE]])
  test(`a card that is of no use is read in full, with its drawing, the reason and its rule: ${device}`, async (t) => {
    const table = await t.newGame({ text: MEETING, ...look });
    const { page } = table;
    await card(page, 'F34').waitFor();
    await card(page, 'F34').click({ force: true });
    const held = page.locator('.held');
    await eventually(async () => /Not now: .*\[C?[A-Z0-9.-]+\]/.test(await held.innerText()), 'it says why');
    for (const { text } of (await book(t)).cards.F34.lines)
      assert.ok((await held.innerText()).includes(text), 'every clause stands there');
    await held.locator('.picture .engraving path').first().waitFor({ state: 'attached' });
    assert.ok((await held.locator('.picture .engraving').boundingBox()).width > 90, 'large enough to be seen');
  });

const ALL = { french: 'F', prussian: 'P' };
for (const locale of ['en-GB', 'fr-FR'])
  for (const [side, letter] of Object.entries(ALL))
    test(`every ${side} card has its drawing and no cut word: ${locale}`, async (t) => {
      // Red cards are never held.
      const hand = Object.entries((await book(t))['faces-of-cards'])
        .filter(([id, { colour }]) => id.startsWith(letter) && colour !== 'red').map(([id]) => id).slice(1);
      const text = position(OPERATIONS, { [side]: hand });
      for (const look of [{}, PHONE]) {
        const table = await t.newGame({ text, as: [side], locale, ...look });
        const { page } = table;
        await eventually(async () => (await page.locator('.hand [data-card]').count()) === hand.length, 'all are there');
        await eventually(() => page.evaluate(() => [...document.querySelectorAll('.hand [data-card]')]
          .every((one) => one.querySelectorAll('.engraving path').length > 8)), 'each has its drawing');
        const cut = await page.evaluate(() => [...document.querySelectorAll('.hand [data-card]')].flatMap((one) => {
          const box = one.getBoundingClientRect();
          return [...one.querySelectorAll('.head, .name, .text, .kind, .foot, .box, .rest')].filter((part) => {
            const { left, right, bottom, width } = part.getBoundingClientRect();
            return width > 0 && (left < box.left || right > box.right || bottom > box.bottom ||
              part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 || part.scrollHeight > part.clientHeight + 3 && part.clientHeight > 0);
          }).map((part) => `${one.dataset.card} ${part.className}: ${part.textContent}`);
        }));
        assert.deepEqual(cut, []);
      }
    });

test('at a moment for cards the key of units goes to the cards that can be used', async (t) => {
  const table = await t.newGame({ text: MEETING });
  const { page } = table;
  await table.click('Ney');
  await page.locator('.menu button').filter({ hasText: 'Fight' }).click();
  await table.press('Go');
  await eventually(async () => (await card(page, 'F05').getAttribute('aria-disabled')) === 'false', 'Cannon Sounds can be played');
  for (const key of ['n', 'N']) {
    await table.board.focus();
    await page.keyboard.press(key);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.card), 'F05');
  }
  await page.keyboard.press('Enter');
  await page.locator('.held').waitFor();
});

test('the drawings are fetched with the first hand, not before', async (t) => {
  const fetched = [];
  const page = await t.page();
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await t.newGame({ page });
  assert.ok(!fetched.some((url) => /plates/.test(url)), 'a game without cards fetches none');
  await t.newGame({ page, text: MEETING });
  await eventually(() => fetched.some((url) => /plates/.test(url)), 'a hand does');
});

await run();
