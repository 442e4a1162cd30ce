// Age of Napoleon in the browser: the counters and what is hidden, the course of the year, diplomacy, tables; a
// part of a campaign round with a march and a battle; reinforcements.
import { examine, isGrave } from './axe.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const CAMPAIGN = ['position age-of-napoleon/1805', 'empty',
  'places Napoleon@Flandres Davout@Flandres Soult@Flandres Ney@Flandres Karl@Champagne Johann@Champagne Mack@Tirol Hiller@Tirol',
  'spent Ney', 'round 1', 'begin campaign french', ''].join('\n');
const REINFORCEMENT = ['position age-of-napoleon/1805', 'empty', 'places Napoleon@Flandres Karl@Tirol',
  'begin reinforcement french', ''].join('\n');
const BOTH = [['desktop', {}], ['phone', PHONE]];

const menu = (page) => page.locator('.menu button');
const tab = async (table, name) => {
  await table.page.getByRole('tab', { name, exact: true }).click();
  await table.page.getByRole('tabpanel', { name, exact: true }).waitFor();
};

for (const [device, look] of BOTH)
  test(`corps of one's own are named, of the enemy the leader and a number: ${device}`, async (t) => {
    const table = await t.newGame({ text: CAMPAIGN, ...look });
    const { page } = table;
    const own = page.locator('.b-spot[data-place="Flandres"]');
    await eventually(async () => (await own.count()) === 4, 'four corps in Flandres');
    await eventually(async () => (await page.locator('.b-spot[data-unit="Ney"] .n-spent').count()) === 1, 'Ney is spent');
    assert.equal(await page.locator('.b-spot[data-unit="Napoleon"] .n-star').count(), 1, 'Napoléon leads');
    assert.equal(await page.locator('.b-spot[data-unit="Davout"] .n-star').count(), 0, 'Davout does not');
    assert.equal(await page.locator('.b-spot[data-unit="Karl"]').count(), 1, 'Karl leads in Champagne');
    for (const hidden of ['Johann', 'Mack'])
      assert.equal(await page.locator(`.b-spot[data-unit="${hidden}"]`).count(), 0, `${hidden} is not shown`);
    for (const area of ['Champagne', 'Tirol'])
      assert.equal(await page.locator(`.b-spot[data-flag="coalition"][data-place="${area}"]`).textContent(), '1', `one more in ${area}`);
    await screenshot(page, `aon-counters-${device}`);
  });

for (const [device, look] of BOTH)
  test(`the diplomacy panel says what the server says: ${device}`, async (t) => {
    const table = await t.newGame({ text: CAMPAIGN, ...look });
    const { page } = table;
    const seat = await t.sitter(table.made.links.coalition);
    const { view } = seat.now;
    await tab(table, 'Diplomacy');
    const panel = page.getByRole('tabpanel', { name: 'Diplomacy', exact: true });
    await panel.locator('tr[data-country="france"]').waitFor();
    for (const [i, side] of ['french', 'coalition'].entries()) {
      const box = await panel.locator('dl.sides > div').nth(i).innerText();
      assert.match(box, new RegExp(`\\b${view.due[side]}\\s+cards due`));
      assert.match(box, new RegExp(`\\b${view.minors[side]}\\s+minor countries`));
    }
    const rows = await panel.locator('tr[data-country]').evaluateAll((all) =>
      Object.fromEntries(all.map((row) => [row.dataset.country, row.dataset.step])));
    assert.deepEqual(rows, view.alignment);
    assert.match(await panel.locator('tr[data-country="france"]').textContent(), /4 corps on the map of at most 10/);
    assert.match(await panel.locator('tr[data-country="osterreich"]').textContent(), /at most 6 corps on the map/);
    const wide = await panel.evaluate((one) => one.scrollWidth - one.clientWidth);
    assert.ok(wide <= 1, `nothing is cut off at the side: ${wide}`);
    await screenshot(page, `aon-diplomacy-${device}`);
  });

test('the head of the panel tells the year, the phase and the round', async (t) => {
  const table = await t.newGame({ text: CAMPAIGN });
  const year = table.page.getByRole('region', { name: 'Course of the year' });
  await year.waitFor();
  const now = await year.locator('[aria-current="step"]').allInnerTexts();
  assert.deepEqual(now.map((text) => text.trim().split('\n').at(-1)), ['1805', 'campaign', '1']);
  assert.equal(await year.locator('.winter').count(), 2, 'two winter rounds');
});

test('the printed charts stand in the dialog of tables', async (t) => {
  const table = await t.newGame({ text: CAMPAIGN });
  await table.page.getByRole('button', { name: 'Tables' }).click();
  const dialog = table.page.getByRole('dialog');
  await dialog.getByRole('table', { name: /Battle results/ }).waitFor();
  assert.equal(await dialog.getByRole('table').count(), 4);
  assert.match(await dialog.getByRole('table', { name: /Major countries/ }).innerText(), /France\s+5\s+10\s+5/);
});

/** The other side does what comes next: it engages what it may, and lets cards pass. */
async function answer(other) {
  if (!other.mine) return;
  const { legal } = other;
  await other.act(legal.find((action) => /^engage /.test(action)) ?? legal.find((action) => /^(decline|done|pass)$/.test(action)) ?? legal[0]);
}

/** Let the other side answer, engage whom one may, and press what ends a choice of one's own, until something is so. */
async function until(table, other, what, condition) {
  await eventually(async () => {
    if (await condition()) return true;
    await table.calm();
    await answer(other);
    const [next] = (await table.glow()).units;
    if (next && /take part|fights|engage/i.test(await table.prompt())) {
      await table.click(next);
      // Which of the two is asked of a corps that might lead as well [AON-4.1].
      await table.page.locator('[role="alertdialog"] .menu button').filter({ hasText: 'Engage' }).click({ timeout: 300 }).catch(() => {});
    } else await table.button('Done').click({ timeout: 300 }).catch(() => {}); // it may be gone by now
    return false;
  }, what);
}

for (const [device, look] of BOTH)
  test(`an army marches into a battle, its odds are told, and a card is played in it: ${device}`, async (t) => {
    const table = await t.newGame({ text: CAMPAIGN.replace('round 1', 'hand-french art-of-war\nround 1'), ...look });
    const { page } = table;
    const other = await t.sitter(table.made.links.coalition);
    await table.click('Davout');
    await table.press(/^March /);
    await table.press('Free move');
    await eventually(async () => (await table.glow()).hexes.Champagne?.kind === 'step', 'Champagne can be entered');
    await table.click('Soult');
    const soult = page.locator('.b-spot[data-unit="Soult"]');
    await eventually(async () => /stack/.test((await soult.getAttribute('data-marks')) ?? ''), 'Soult is of the army');
    await table.click('Champagne');
    const combat = page.getByRole('region', { name: 'Combat' });
    await until(table, other, 'a card can be played', async () => /Play a battle card/.test(await table.prompt()));
    await combat.waitFor();
    const [, french, coalition] = /French (\d+), Coalition (\d+)/.exec(await table.prompt());
    await eventually(async () => new RegExp(`${french} strength[^]*${coalition} strength`).test(await combat.innerText()), 'both strengths stand there');
    assert.ok(Number(french) > 10, 'both corps fight');
    assert.deepEqual(await combat.evaluate((one) => {
      const edge = one.getBoundingClientRect().right;
      return [...one.querySelectorAll('td, li, h3, p')].filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.textContent);
    }), [], 'nothing is cut off at the side');
    if (device === 'desktop') assert.match(await combat.innerText(), /Davout[^]*\[AON-13\.3a\][^]*Johann[^]*\[AON-13\.3a\]/);
    await screenshot(page, `aon-battle-${device}`);
    await page.locator('.hand [data-card="art-of-war"]').click();
    await page.locator('.held').getByRole('button', { name: 'Play' }).click();
    await table.logged(/Art of War/);
  });

test('who attacks is told the odds before he has engaged anybody', async (t) => {
  const table = await t.newGame({ text: ['position age-of-napoleon/1805', 'empty', 'places Massena@Tirol Soult@Tirol Suchet@Tirol Karl@Tirol Johann@Tirol',
    'origins Massena@Italia Soult@Italia Suchet@Italia', 'round 3', 'begin battle french', ''].join('\n'), as: ['french'] });
  const combat = table.page.getByRole('region', { name: 'Combat' });
  await eventually(async () => /engage/i.test(await table.prompt()), 'who fights is asked');
  await combat.waitFor();
  await eventually(async () => /15 strength[^]*losses/.test(await combat.innerText()), 'the strength of all three, and what it may cost');
});

test('in a low window the sums of a battle cover none of those who may be engaged', async (t) => {
  const table = await t.newGame({ text: ['position age-of-napoleon/1805', 'empty', 'places Massena@Tirol Soult@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol',
    'origins Massena@Italia Soult@Italia', 'round 3', 'begin battle french', ''].join('\n'),
  as: ['coalition'], viewport: { width: 1000, height: 680 } });
  const other = await t.sitter(table.made.links.french);
  await eventually(async () => {
    await answer(other);
    return (await table.glow()).units.includes('Johann');
  }, 'Johann can be engaged');
  await table.page.getByRole('region', { name: 'Combat' }).waitFor();
  await eventually(async () => assert.deepEqual(await table.page.evaluate(() => ['Johann', 'Hiller'].map((unit) => {
    const { x, y } = document.querySelector('.board').board.where(unit);
    return document.elementFromPoint(x, y)?.closest('.b-spot')?.dataset.unit;
  })), ['Johann', 'Hiller']) === undefined, 'both can be clicked');
});

for (const [device, look] of BOTH)
  test(`a corps of the reserve is placed: ${device}`, async (t) => {
    const table = await t.newGame({ text: REINFORCEMENT, ...look });
    const { page } = table;
    const other = await t.sitter(table.made.links.coalition);
    const block = page.locator('.tray [data-block="Davout"]');
    await until(table, other, 'Davout waits', async () => (await block.count()) === 1);
    await block.click();
    await eventually(async () => 'IledeFrance' in (await table.glow()).hexes, 'it can come to Paris');
    await screenshot(page, `aon-reinforcement-${device}`);
    await table.click('IledeFrance');
    await eventually(async () => (await table.placeOf('Davout')) === 'IledeFrance', 'Davout stands there');
  });

for (const [device, look] of BOTH)
  test(`its panels have no grave fault for assistive technology: ${device}`, async (t) => {
    const table = await t.newGame({ text: CAMPAIGN.replace('round 1', 'hand-french art-of-war\nround 1'), ...look });
    await table.page.locator('.hand [data-card]').waitFor();
    for (const name of ['Diplomacy', 'Off map']) {
      await tab(table, name);
      await table.calm();
      assert.deepEqual((await examine(`aon: ${name}`, table.page)).filter(isGrave), [], name);
    }
  });

await run();
