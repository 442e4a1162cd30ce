// Watching an example: from the start page, passage by passage and step by step, forward and back, through
// each pair of eyes, with mouse, finger and keys, in French; and what the start page says of rebuilt rules.
import { examine, isGrave } from './axe.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const GAME = 'age-of-napoleon';

async function startPage(t, visit = {}, game = GAME) {
  const page = await t.page(visit);
  await page.goto('/');
  await page.getByRole('combobox', { name: /^(Game|Jeu)$/ }).selectOption(game);
  return page;
}

async function watching(t, visit, game) {
  const page = await startPage(t, visit, game);
  await page.getByRole('link', { name: /Watch how it is played|Voir comment on y joue/ }).click();
  await page.locator('.replay .said').waitFor();
  await page.locator('.board [data-unit="Napoleon"]').first().waitFor();
  return page;
}

const said = (page) => page.locator('.replay .said').innerText();
const count = async (page) => (await page.locator('.replay .count').innerText()).split('/').map(Number);
const placeOf = (page, id) => page.locator(`.board [data-unit="${id}"]`).first().getAttribute('data-place');
/** Is the block on the board where nothing lies over it? */
const isSeen = (page, id) => page.locator(`.board [data-unit="${id}"]`).first().evaluate((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over?.closest('.board') !== null;
});
const reads = (page, words) => eventually(async () => words.test(await said(page)), `it says ${words}`);

for (const [device, visit] of [['desktop', {}], ['phone', PHONE]])
  test(`an example is watched from the start page, passage by passage: ${device}`, async (t) => {
    const page = await watching(t, visit);
    await reads(page, /It is the autumn of 1805/);
    assert.equal((await count(page))[0], 0, 'from the beginning');
    assert.equal(await placeOf(page, 'Napoleon'), 'Flandres');
    const next = page.getByRole('button', { name: 'Next passage' });
    await next.click();
    await next.click();
    await reads(page, /Napoléon takes Murat, Davout and Soult along/);
    await eventually(async () => (await placeOf(page, 'Napoleon')) === 'Bayern', 'it is in Bayern');
    await next.click();
    await reads(page, /The battle of Ulm/);
    assert.deepEqual((await examine(`example: ${device}`, page)).filter(isGrave), []);
    await screenshot(page, `example-${device}`);
    await page.getByRole('button', { name: '[AON-13.6]' }).click();
    await page.getByRole('dialog', { name: 'Rule AON-13.6' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Passage before' }).click();
    await reads(page, /Napoléon takes Murat/);
    const [at, all] = await count(page);
    await page.getByRole('button', { name: 'Previous step' }).click();
    await eventually(async () => (await count(page))[0] === at - 1, 'one step back');
    await page.getByRole('slider', { name: 'Step' }).fill(String(all));
    await reads(page, /1807\. France passes/);
    await page.getByText('The example ends here.').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `nothing is cut off at the side: ${wide}`);
  });

test('on a map of hexes each passage begins where it happens, near enough to read', async (t) => {
  const page = await startPage(t, PHONE, 'napoleon-at-war');
  await page.getByRole('link', { name: 'Watch how it is played' }).click();
  const next = page.getByRole('button', { name: 'Next passage' });
  const seen = (id) => eventually(async () => await page.locator('.board').getAttribute('data-detail') !== 'far' &&
    isSeen(page, id), `${id} is seen, from near`);
  await seen('1/Suc');
  await next.click();
  await seen('Gd');
  for (let i = 0; i < 4; i++) await next.click();
  await reads(page, /Eleven units of the Prussian main army/);
  await next.click();
  await reads(page, /The last night turn/);
  await seen('Gd.a');
});

for (const [device, visit] of [['desktop', { viewport: { width: 1280, height: 800 } }], ['phone', PHONE]])
  test(`the moves that a passage tells of stand as arrows, and the last is in view: ${device}`, async (t) => {
    const page = await watching(t, visit, 'napoleon1806');
    const next = page.getByRole('button', { name: 'Next passage' });
    const arrows = page.locator('.board .a-line');
    await reads(page, /All blocks lie open/);
    for (let i = 0; i < 4; i++) await next.click();
    await reads(page, /Murat rides to Leipzig/);
    await eventually(async () => (await arrows.count()) === 1, 'all of its ride is one arrow');
    await eventually(async () => isSeen(page, 'Murat'), 'Murat is seen');
    for (let i = 0; i < 8; i++) await next.click();
    await reads(page, /gathers Bessières, Augereau and Ney/);
    await eventually(async () => (await arrows.count()) === 4, 'four stacks have marched');
    await page.getByRole('slider', { name: 'Step' }).fill('0');
    await eventually(async () => (await arrows.count()) === 0, 'at the beginning there is none');
  });

/** No passage is so long that one has to scroll in it. */
for (const [device, visit] of [['desktop', { viewport: { width: 1280, height: 800 } }], ['phone', PHONE]])
  test(`a first game is read from passage to passage to its end: ${device}`, async (t) => {
    const page = await watching(t, visit, 'napoleon1806');
    const next = page.getByRole('button', { name: 'Next passage' });
    let passages = 1;
    for (; await next.isEnabled(); passages++) {
      const before = await said(page);
      await next.click();
      await eventually(async () => (await said(page)) !== before, 'another passage');
      const cut = await page.locator('.replay .said').evaluate((it) => it.scrollHeight - it.clientHeight);
      assert.ok(cut <= 1, `${cut} more pixels: ${await said(page)}`);
    }
    assert.equal(passages, 32);
    await reads(page, /The last recovery decides/);
    await page.getByText('French victory on turn 5').first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  });

test('an example is watched with the keyboard alone, and heard', async (t) => {
  const page = await startPage(t);
  await page.getByRole('link', { name: 'Watch how it is played' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.replay .said').waitFor();
  await reads(page, /It is the autumn of 1805/);
  assert.equal(await page.locator('.replay .said').getAttribute('aria-live'), 'polite');
  await page.locator('.board').focus();
  await page.keyboard.press(')');
  await page.keyboard.press(')');
  await page.keyboard.press(')');
  await reads(page, /The battle of Ulm/);
  const [at] = await count(page);
  await page.keyboard.press('PageUp');
  await eventually(async () => (await count(page))[0] === at - 1, 'one step back');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('(');
  await reads(page, /Napoléon takes Murat/);
});

test('through other eyes it goes on at the same passage, and other hands are seen', async (t) => {
  const page = await watching(t);
  const next = page.getByRole('button', { name: 'Next passage' });
  for (const words of [/autumn/, /Murat/, /Ulm/]) {
    await next.click();
    await reads(page, words);
  }
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('coalition');
  await page.waitForURL(/example\/age-of-napoleon\/sample-game\/coalition$/);
  await reads(page, /The battle of Ulm/);
  // Its own corps are named then.
  await page.locator('.b-spot[data-unit="Johann"]').waitFor();
  await page.goBack();
  await page.locator('.replay .said').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  assert.equal(await page.getByText('The sample game').count(), 0, 'it is no game of this browser');
});

test('an example speaks French', async (t) => {
  const page = await watching(t, { locale: 'fr-FR' });
  await reads(page, /C’est l’automne 1805/);
  await page.getByRole('button', { name: 'Passage suivant' }).click();
  await page.getByRole('combobox', { name: 'Vu par' }).waitFor();
});

test('a link to an example that does not exist says so', async (t) => {
  const page = await t.page();
  await page.goto('/#/example/age-of-napoleon/nothing/french');
  await page.getByRole('heading', { name: 'This link opens no game' }).waitFor();
});

for (const [locale, mark, words] of [
  ['en-GB', 'partly rebuilt', 'Every clause and every line of data keeps its grade'],
  ['fr-FR', 'reconstitué en partie', 'Chaque clause et chaque ligne de données garde sa cote']])
  test(`rules that are rebuilt say so beside the game, and why: ${locale}`, async (t) => {
    const page = await startPage(t, { locale });
    const paragraph = page.getByText(words);
    await page.getByText(mark, { exact: true }).waitFor();
    assert.ok(!(await paragraph.isVisible()), 'only who asks reads it');
    await page.getByText(mark, { exact: true }).click();
    assert.ok(await paragraph.isVisible());
    await page.getByRole('combobox', { name: /^(Game|Jeu)$/ }).selectOption('napoleon1806');
    await page.getByText(mark, { exact: true }).waitFor({ state: 'detached' });
  });

for (const [game, scenario, piece] of [
  ['napoleon-at-war', 'jena-auerstadt', /A cross is infantry/],
  ['napoleon1806', 'campaign', /above 8 the corps is out of the game/],
  ['age-of-napoleon', '1805', /counts a battle point less/],
  ['osg1806', 'auerstadt', /strength, in brackets initiative/],
])
  test(`Help tells how it is played, and who wins: ${game}`, async (t) => {
    const table = await t.newGame({ text: `position ${game}/${scenario}\n` });
    await table.page.getByRole('navigation').getByRole('button', { name: 'Help' }).click();
    const guide = table.page.getByRole('dialog', { name: 'How to play' });
    await guide.getByText(piece).waitFor();
    for (const title of ['Mouse or finger', 'The pieces', 'Who wins'])
      await guide.getByRole('heading', { name: title }).waitFor();
    await guide.getByRole('link', { name: /Watch how it is played/ }).waitFor();
    await screenshot(table.page, `guide-${game}`);
    const rule = guide.getByRole('button', { name: /^Rule / }).last();
    const number = (await rule.innerText()).slice(1, -1);
    await rule.click();
    await table.page.getByRole('dialog').filter({ hasText: number }).last().waitFor();
  });

await run();
