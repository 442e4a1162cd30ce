// Napoléon 1806 at ease: odds wherever one decides about a combat, cards that can be read, nothing that covers
// what it speaks of, blocks and names that can be seen from afar.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';
import { card, isReady, OPERATIONS, position } from './n06.mjs';

const HAND = ['F05', 'F34', 'F41', 'F10', 'F13'];
/** Ney and Soult have found three corps at Jena; many stand close by. */
const CROWD = position(OPERATIONS, { french: HAND, prussian: ['P01', 'P08'], lines: [
  'places Ney@JEN Soult@JEN Hohenlohe@JEN Tauentzien@JEN Louis@JEN Davout@KAH Lannes@ROD Brunswick@WMR Frederick@WMR Ruchel@WMR Kalckreuth@WMR',
] });
/** Davout stands one step from them. */
const NEAR = position(OPERATIONS, { french: HAND, prussian: ['P01', 'P08'], lines: [
  'places Davout@KAH Hohenlohe@JEN Tauentzien@JEN',
] });

const LOOKS = [['desktop', {}], ['phone', PHONE]];
const combat = (page) => page.getByRole('region', { name: 'Combat' });
const cardsOf = (page) => combat(page).locator('.cards strong').allInnerTexts();
const menu = (page, text) => page.locator('.menu button').filter({ hasText: text });
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
/** What an area takes on the screen, with all blocks in it. */
const extent = async (table, id) => {
  const { left, top, right, bottom } = await table.page.evaluate((area) =>
    document.querySelector('.board').board.extent(area), id);
  return { x: left, y: top, width: right - left, height: bottom - top };
};
async function open(t, text, look) {
  const table = await t.newGame({ text, ...look });
  table.touch = look === PHONE;
  return table;
}
async function fight(table) {
  // The board has its place when the hand below it has come.
  await table.page.locator('.hand').waitFor();
  await table.click('Ney');
  await menu(table.page, 'Fight').click();
  await table.press('Go');
  await table.button('No card').waitFor();
}

test('a Moving Attack is weighed before it sets out, area by area', async (t) => {
  const table = await open(t, NEAR, {});
  const sitter = await t.sitter(table.made.links.french);
  await table.click('Davout');
  // Who was pointed at need not be named again.
  await menu(table.page, 'Moving attack').waitFor();
  assert.deepEqual((await menu(table.page, '').allInnerTexts()).map((one) => one.trim()), ['Move', 'Moving attack']);
  await menu(table.page, 'Moving attack').click();
  const jena = table.page.locator('[data-fight="JEN"]');
  await jena.waitFor();
  assert.equal(await table.page.locator('[data-fight="KAH"], [data-fight="GER"]').count(), 0, 'only where enemies stand');
  await jena.click();
  await combat(table.page).waitFor();
  const told = await sitter.ask('odds', { place: 'JEN' });
  await eventually(async () => (await cardsOf(table.page)).join() === `${told.attack},${told.defence}`,
    'the cards are those of the odds');
  assert.ok(told.lines.some((line) => line.rule === 'C9.4'), 'one card less on the move');
  await combat(table.page).getByRole('button', { name: 'Close' }).click();
  await combat(table.page).waitFor({ state: 'detached' });
});

test('a card is weighed before it is played, by attacker and defender', async (t) => {
  const table = await open(t, CROWD, {});
  await fight(table);
  await eventually(() => isReady(table.page, 'F13'), 'Elan can be played');
  await eventually(async () => (await cardsOf(table.page)).join() === '2,4', 'the cards of both sides are told');
  await card(table.page, 'F13').click();
  await eventually(async () => (await cardsOf(table.page)).join() === '3,4', 'one card more with Elan');
  assert.match(await combat(table.page).innerText(), /with Elan/);
  await card(table.page, 'F13').click({ trial: true });
  await table.page.locator('.held').getByRole('button', { name: 'Put back' }).click();
  await eventually(async () => (await cardsOf(table.page)).join() === '2,4', 'as before without it');
  await table.press('No card');
  const other = await t.table(table.made, table.made.links.prussian);
  await other.button('No card').waitFor();
  await eventually(async () => (await cardsOf(other.page)).join() === '2,4', 'the defender is told');
  await other.page.getByRole('list', { name: 'Who will be beaten' }).waitFor();
});

test('who could join is weighed by pointing at him', async (t) => {
  const table = await open(t, CROWD, {});
  await table.click('Ney');
  await menu(table.page, 'Fight').click();
  await combat(table.page).waitFor();
  await eventually(async () => (await cardsOf(table.page)).join() === '2,4', 'Ney alone');
  const { x, y } = await table.point('Soult');
  await table.page.mouse.move(x, y);
  await eventually(async () => (await cardsOf(table.page)).join() === '4,4', 'with Soult');
});

for (const [device, look] of LOOKS) {
  test(`every card can be read, and why it is of no use now: ${device}`, async (t) => {
    const table = await open(t, CROWD, look);
    await fight(table);
    const held = table.page.locator('.held');
    for (const [id, reason] of [['F34', /\[C1\.15\]/], ['F41', /C1\.10/]]) {
      await card(table.page, id).click({ force: true });
      const box = held.locator('.no');
      await eventually(async () => reason.test(await box.innerText()), `${id} says why`);
      assert.match(await held.innerText(), /\[E-/, 'its text, with the rule');
      const seen = await held.evaluate((element) => {
        const full = element.querySelector('.full');
        return full.scrollHeight <= full.clientHeight + 1 || getComputedStyle(full).overflowY === 'auto';
      });
      assert.ok(seen, 'all of it can be read');
      assert.equal(await table.page.getByRole('alertdialog').count(), 0, 'no bubble covers anything');
      for (const button of await table.page.locator('header.table-prompt button:visible').all()) {
        await button.scrollIntoViewIfNeeded();
        assert.ok(await button.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }), 'nothing covers the buttons');
      }
    }
    await screenshot(table.page, `area-read-${device}`);
    await table.page.keyboard.press('Escape');
    await held.waitFor({ state: 'detached' });
  });

  test(`the hand hides no edge of the map, with a card in it or without: ${device}`, async (t) => {
    const table = await open(t, CROWD, look);
    await fight(table);
    await table.page.getByRole('button', { name: 'the whole sheet' }).click();
    await table.settle();
    for (const id of [null, 'F34']) {
      if (id) await card(table.page, id).click({ force: true });
      await new Promise((resume) => setTimeout(resume, 300));
      await table.settle();
      const frame = await table.board.boundingBox();
      const hand = await table.page.locator('.hand').boundingBox();
      const map = await table.page.locator('.area-board .m-frame-out').boundingBox();
      assert.ok(map.y + map.height <= Math.min(frame.y + frame.height, hand.y) + 1, `the map ends above the hand: ${JSON.stringify({ map, hand })}`);
      assert.ok(map.y >= frame.y - 1 && map.x >= frame.x - 1 && map.x + map.width <= frame.x + frame.width + 1, `${id}: ${JSON.stringify({ map, frame })}`);
    }
  });

  test(`what speaks of an area does not cover it: ${device}`, async (t) => {
    const table = await open(t, CROWD, look);
    await table.click('Ney');
    await table.page.locator('.menu').waitFor();
    await table.settle();
    const bubble = await table.page.locator('.popover').boundingBox();
    assert.ok(!overlap(bubble, await extent(table, 'JEN')), 'the menu stands beside the stack');
    const board = await table.board.boundingBox();
    assert.ok(bubble.y + bubble.height <= board.y + board.height + 1, 'and above the cards and buttons');
    await menu(table.page, 'Fight').click();
    await table.press('Go');
    await table.button('No card').waitFor();
    for (const area of ['BAM', 'JEN', 'HAL'])
      await table.page.evaluate((id) => document.querySelector('.board').board.reveal(id), area);
    await eventually(async () => {
      const slip = await combat(table.page).boundingBox();
      return !overlap(slip, await extent(table, 'JEN'));
    }, 'the sums lie beside the combat');
  });

  test(`no block is hidden by another, and names can be read, on the whole sheet: ${device}`, async (t) => {
    const table = await open(t, CROWD, look);
    await table.page.getByRole('button', { name: 'the whole sheet' }).click();
    await table.settle();
    await table.page.mouse.move(2, 2);
    await new Promise((resume) => setTimeout(resume, 400));
    const hidden = await table.page.evaluate(() => [...document.querySelectorAll('.board [data-unit]')].filter((g) => {
      const { x, y, width, height } = g.querySelector('.k-wood').getBoundingClientRect();
      // Its corners, a little inside: another block must not lie on any of them.
      return [[0.2, 0.2], [0.8, 0.2], [0.5, 0.5], [0.2, 0.8], [0.8, 0.8]].some(([a, b]) =>
        document.elementFromPoint(x + a * width, y + b * height)?.closest('[data-unit]') !== g);
    }).map((g) => g.dataset.unit));
    assert.deepEqual(hidden, []);
    const names = await table.page.evaluate(() => [...document.querySelectorAll('.board .r-name')].map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return { text: text.textContent, x, y, width, height, size: parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().d) };
    }));
    assert.ok(names.length >= (device === 'phone' ? 20 : 45), `${names.length} names are written`);
    for (const name of names) assert.ok(name.size >= 11, `${name.text} is ${name.size.toFixed(1)} pixels high`);
    const blocks = await table.page.evaluate(() => [...document.querySelectorAll('.board [data-unit] .k-wood')].map((wood) => {
      const { x, y, width, height } = wood.getBoundingClientRect();
      return { x, y, width, height };
    }));
    const inner = ({ x, y, width, height }) => ({ x: x + 3, y: y + height * 0.3, width: width - 6, height: height * 0.4 });
    for (const name of names)
      assert.ok(!blocks.some((block) => overlap(inner(name), block)), `${name.text} lies on a block`);
  });
}

test('beside the question: not again this turn, and the standing orders', async (t) => {
  const table = await open(t, CROWD, {});
  const french = await t.sitter(table.made.links.french);
  await fight(table);
  assert.equal((await french.ask('orders')).moment, 'combat');
  await table.page.locator('[data-word="orders"]').click();
  await table.dialog('Standing orders').waitFor();
  await table.page.keyboard.press('Escape');
  await table.page.locator('[data-word="rest"]').click();
  await eventually(async () => !french.mine, 'the question is answered');
  await table.page.getByText(/not asked again: a combat begins/).waitFor();
  assert.match((await french.ask('orders')).orders, /combat=ask/, 'the standing order stays');
});

/** What of each button of the bar can be seen, in its box that scrolls; by its word. */
const shownButtons = (page) => page.locator('header.table-prompt .buttons button').evaluateAll((all) =>
  all.map((button) => {
    let { left, top, right, bottom } = button.getBoundingClientRect();
    for (let box = button.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const clip = box.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    }
    return { word: button.dataset.word, x: left, y: top, width: Math.max(0, right - left), height: bottom - top };
  }));

const whole = (page) => page.locator('header.table-prompt [data-word="menu"]').evaluate((menuButton) =>
  menuButton.getBoundingClientRect().width);

test('on a phone the menu lies over no button, however many there are', async (t) => {
  const table = await open(t, CROWD, PHONE);
  await fight(table);
  for (const word of ['decline', 'orders', 'undo']) {
    await table.page.locator(`header.table-prompt [data-word="${word}"]`).scrollIntoViewIfNeeded();
    const shown = await shownButtons(table.page);
    const menuButton = shown.find((one) => one.word === 'menu');
    assert.ok(menuButton.width > 0 && menuButton.x + menuButton.width <= 390.5, `the menu is in sight, at ${menuButton.x}`);
    assert.equal(menuButton.width, await whole(table.page), 'all of it');
    const under = shown.filter((one) => one !== menuButton && one.width > 0 && overlap(one, menuButton));
    assert.deepEqual(under.map((one) => one.word), [], `nothing lies under it, with ${word} in view`);
  }
});

await run();
