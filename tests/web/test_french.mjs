// French: chosen by the browser's language or by hand, and then everywhere, the server's texts too.
import { assert, eventually, run, test } from './harness.mjs';
import { ASSAULT, fated, PEACE, quiet, result, SKIRMISH } from './positions.mjs';
import { tourSeats } from './states.mjs';
import { englishOn } from './words.mjs';

const FRENCH = { locale: 'fr-FR' };

/** There is none, or there is none any more in a moment. */
async function noEnglish(page, where, options) {
  let found = [];
  for (let i = 0; i < 10; i++) {
    found = await englishOn(page, options);
    if (found.length === 0) return;
    await page.waitForTimeout(150);
  }
  assert.deepEqual(found, [], `English ${where}`);
}

test('the finder of English finds it', async (t) => {
  const page = await t.page();
  await page.goto('/');
  await page.getByText('Who plays what').waitFor();
  const found = await englishOn(page);
  for (const text of ['New game', 'Start', 'Who plays what', 'Language']) assert.ok(found.includes(text), text);
});

test('the start page speaks the language of the browser', async (t) => {
  const page = await t.page(FRENCH);
  await page.goto('/');
  await page.locator('select[data-seat="french"]').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.locator('textarea').fill('rien');
  await noEnglish(page, 'on the start page');
  await page.goto('/#/about');
  await page.getByText('OpenStreetMap').first().waitFor();
  await noEnglish(page, 'on the page about');
});

test('the board, the panel and every dialog', async (t) => {
  const table = await t.newGame(FRENCH);
  await table.myTurn();
  await noEnglish(table.page, 'on the board page');
  await table.take('1/Gaz');
  await table.click('0609');
  const { rule } = await table.refusal();
  await noEnglish(table.page, 'in a refusal');
  await table.page.keyboard.press('Escape');
  await table.move('1/Gaz');
  for (const tab of await table.page.getByRole('tab').all()) {
    await tab.click();
    await noEnglish(table.page, `under ${await tab.innerText()}`);
  }
  for (const button of await table.page.getByRole('navigation').getByRole('button').all()) {
    const name = await button.innerText();
    await button.click();
    await table.page.getByRole('dialog').waitFor();
    if (!/^Règles/.test(name)) await noEnglish(table.page, `in ${name}`);
    await table.page.keyboard.press('Escape');
    await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await table.push('menu');
  await table.page.getByRole('dialog').waitFor();
  await noEnglish(table.page, 'in the menu');
  assert.ok(rule);
});

test('a fight: odds, outcomes, die, what follows', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('Dr') });
  const beaten = await t.table(made, made.links.prussian, FRENCH);
  await beaten.myTurn();
  await noEnglish(beaten.page, 'for the beaten');
  const table = await t.newGame({ text: SKIRMISH, ...FRENCH });
  await table.myTurn();
  await table.click('1/Tau');
  await eventually(async () => (await table.undos()) === 1, 'the attack is begun');
  for (const unit of ['1/Gaz', '2/Gaz']) await table.click(unit);
  await table.page.locator('section.odds').waitFor();
  await eventually(async () => (await table.undos()) === 3, 'they have joined');
  await noEnglish(table.page, 'in the odds');
});

test('hand-over, replay, the end, an unknown link', async (t) => {
  const table = await t.newGame({ ...FRENCH, as: ['french', 'prussian'], text: PEACE });
  await table.myTurn();
  await table.push('done');
  await table.page.locator('main.over').waitFor();
  await noEnglish(table.page, 'on the hand-over');
  await table.page.getByRole('button', { name: 'Je suis là' }).click();
  await table.ready();
  await table.page.keyboard.press(',');
  await table.page.locator('.replay').waitFor();
  await noEnglish(table.page, 'in the replay');
  const last = quiet('1/Gaz@1504 1/Tau@1616', 'combat prussian')
    .replace('turn 6', 'turn 12\noption A\noption-shown 1');
  const end = await t.newGame({ ...FRENCH, as: ['french', 'prussian'], text: last, settings: { handOver: false } });
  for (let i = 0; i < 6 && (await end.page.locator('section.end').count()) === 0; i++) {
    if (await end.can('done')) await end.push('done');
    await end.page.waitForTimeout(200);
  }
  await end.page.locator('section.end').waitFor();
  await noEnglish(end.page, 'at the end');
  await end.page.goto(`/#/play/${'a'.repeat(26)}`);
  await end.page.locator('main.lost').waitFor();
  await noEnglish(end.page, 'for an unknown link');
});

test('a seat that is taken, and a lost key', async (t) => {
  await tourSeats(t, 'desktop light fr', (name, page) => noEnglish(page, `on the page: ${name}`));
});

test('the switch changes the language at once, of the game too, and is remembered', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz');
  const before = await table.places();
  const dialog = await table.show('Settings');
  await dialog.getByLabel('Language').selectOption('fr');
  await table.page.keyboard.press('Escape');
  await eventually(async () => /Déplacez|unités/i.test(await table.prompt()),
    'the server speaks French');
  await eventually(async () => (await table.log()).length > 0, 'the log is told again');
  await noEnglish(table.page, 'after the switch', { silent: true });
  assert.deepEqual(await table.places(), before);
  await table.page.goto('/#/');
  await table.page.locator('select[data-seat="french"]').waitFor();
  await table.page.reload();
  await noEnglish(table.page, 'on the start page after a reload');
  await table.page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await table.page.getByText('Who plays what').waitFor();
});

test('text commands are understood in French', async (t) => {
  const table = await t.newGame(FRENCH);
  await table.myTurn();
  await table.page.keyboard.press('?');
  const help = table.page.getByRole('dialog');
  await help.waitFor();
  await noEnglish(table.page, 'in the help');
  const word = await help.locator('dt', { hasText: /ennemi/i }).first().innerText().catch(() => '');
  await table.page.keyboard.press('Escape');
  await table.page.keyboard.press('/');
  await table.page.locator('#command-line').waitFor();
  await table.page.keyboard.type(`${word.replace(/\s+[A-ZÉ]{2,}$/, '')} 0607`);
  await table.page.keyboard.press('Enter');
  await table.page.locator('form.command p').last().getByText(/Tau/).waitFor();
  await noEnglish(table.page, 'in an answer');
});

await run();
