// The start page: choosing a game, its options and who plays what; my games; taking a game away as a
// journal and going on from it.
import { readFileSync } from 'node:fs';
import { assert, eventually, run, test } from './harness.mjs';
import { PEACE, quiet } from './positions.mjs';
import { Table } from './table.mjs';

const seat = (page, side) => page.locator(`select[data-seat="${side}"]`);

/** The table that a page has come to. */
async function seated(page) {
  const table = new Table(page);
  await table.ready();
  return table;
}

async function startPage(t, options) {
  const page = await t.page(options);
  await page.goto('/');
  await seat(page, 'french').waitFor();
  return page;
}

test('the page shows the board of what is picked, what it is, how long it takes and who is favoured', async (t) => {
  const page = await startPage(t);
  const figure = page.locator('figure');
  await figure.locator('[data-unit="1/Gaz"]').waitFor();
  assert.match(await figure.locator('figcaption').innerText(), /150 to 240 minutes\. Better chances: French\./);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Napoléon 1806');
  await figure.locator('[data-unit="Davout"]').waitFor();
  assert.match(await figure.locator('figcaption').innerText(), /90 to 120 minutes\. Better chances: Prussian\./);
  assert.equal(await figure.locator('[data-unit="1/Gaz"]').count(), 0);
  await page.locator('select').filter({ has: page.locator('option[value="osg1806"]') }).selectOption('osg1806');
  await figure.locator('.mini').waitFor({ state: 'attached' });
  assert.equal(await figure.locator('.mini').isVisible(), false, 'a picture is for looking at, not for looking around');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('jena');
  await figure.locator('[data-cluster], [data-hidden="prussian"]').first().waitFor({ state: 'attached' });
});

test('each of several who are invited has a link', async (t) => {
  const page = await startPage(t);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('1806');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('jena-auerstadt');
  await page.getByText('Options', { exact: true }).click();
  await page.locator('#option-prussians').selectOption('two');
  const seats = page.locator('select[data-seat]');
  await eventually(async () => (await seats.count()) === 3, 'three play');
  for (const i of [1, 2]) await seats.nth(i).selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite the other players' });
  await invite.getByText('Send each of these links').waitFor();
  assert.equal(await invite.getByRole('textbox').count(), 2);
});

test('a game against the computer, by hand: scenario, option with its rule, seats, start', async (t) => {
  const page = await startPage(t);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /by the book/);
  await page.getByText('Jena-Auerstadt, 14 October 1806').first().waitFor();
  await seat(page, 'prussian').selectOption('greedy');
  await page.getByText('You play against the computer').waitFor();
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('button', { name: '[20.1a]' }).click();
  await page.getByRole('dialog', { name: 'Rule 20.1a' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /Prince Louis/ }).selectOption('yes');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = await seated(page);
  await table.myTurn();
  const link = /play\/(\w{26})$/.exec(page.url())[1];
  const sitter = await t.sitter(link);
  const { view } = await sitter.ask('view', {});
  assert.ok(JSON.stringify(view.coming).includes('1/Lou'), 'Prince Louis is to come');
});

test('options are offered for the scenarios that have them', async (t) => {
  const page = await startPage(t);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Napoléon 1806');
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('combobox', { name: /what decides combats/ }).waitFor();
  const hands = page.getByRole('combobox', { name: /hands of event cards/ });
  assert.equal(await hands.count(), 0);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('short');
  await hands.selectOption('no');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('campaign');
  await hands.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // The computer may be the first to move, and under sanitizers it takes its time.
  await (await seated(page)).myTurn(90_000);
});

test('a game of several scenarios names them, in French too', async (t) => {
  const page = await startPage(t, { locale: 'fr' });
  await page.getByRole('combobox', { name: 'Jeu' }).selectOption('Napoléon 1806');
  const scenario = page.getByRole('combobox', { name: 'Scénario' });
  await scenario.selectOption('La partie courte, du 12 au 17 octobre 1806');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await seated(page);
  assert.match(await page.title(), /La partie courte/);
});

test('sides are changed with one button; the computer can play both', async (t) => {
  const page = await startPage(t);
  const before = [await seat(page, 'french').inputValue(), await seat(page, 'prussian').inputValue()];
  await page.getByRole('button', { name: /Change sides/ }).click();
  assert.deepEqual([await seat(page, 'french').inputValue(), await seat(page, 'prussian').inputValue()],
    before.reverse());
  for (const side of ['french', 'prussian']) await seat(page, side).selectOption('random');
  await page.getByText('The computer plays both sides').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = await seated(page);
  assert.match(page.url(), /#\/watch\/\w{26}$/);
  await eventually(async () => (await table.log()).length > 3, 'they play');
});

test('a friend gets a link, which opens his seat in another browser', async (t) => {
  const page = await startPage(t);
  await seat(page, 'prussian').selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite the other player' });
  const link = await invite.getByRole('textbox', { name: 'For Prussian' }).inputValue();
  assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/#\/play\/\w{26}$/);
  await invite.getByRole('button', { name: 'To the board' }).click();
  const mine = await seated(page);
  const other = await t.page();
  await other.goto(link);
  const his = await seated(other);
  assert.equal(await other.locator('header.table-prompt .who').getAttribute('data-side'),
    'prussian');
  await mine.myTurn();
  const to = await mine.move('1/Gaz');
  await his.lies('1/Gaz', to);
});

test('my games: whose move it is, going back, and taking one off the list', async (t) => {
  const page = await startPage(t);
  assert.equal(await page.getByRole('heading', { name: 'My games' }).count(), 0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = await seated(page);
  await table.myTurn();
  const to = await table.move('1/Gaz');
  await page.goto('/#/');
  const mine = page.getByRole('region', { name: 'My games' });
  await mine.getByText('Your turn', { exact: true }).waitFor();
  await mine.getByText(/last played (now|\d+ minutes? ago)/).waitFor();
  await mine.getByText(/against the computer/).waitFor();
  await mine.getByRole('link').click();
  await table.ready();
  await table.lies('1/Gaz', to);
  await page.goto('/#/');
  await mine.getByRole('button', { name: /off the list/ }).click();
  await mine.getByRole('button', { name: 'Forget it' }).click();
  await mine.waitFor({ state: 'detached' });
  await page.reload();
  await seat(page, 'french').waitFor();
  assert.equal(await mine.count(), 0);
});

test('export and import: the journal begins where the game was, and goes on', async (t) => {
  const table = await t.newGame({ as: ['french', 'prussian'] });
  await table.myTurn();
  await table.move('1/Gaz');
  const before = await table.places();
  const menu = await table.show('Menu');
  const [saved] = await Promise.all([
    table.page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Download the journal' }).click(),
  ]);
  const file = await saved.path();
  assert.match(readFileSync(file, 'utf8'), /^berthier-journal 1\n/);
  const page = await startPage(t);
  await page.getByText('Import a game').click();
  await page.getByLabel('From a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const again = await seated(page);
  assert.deepEqual(await again.places(), before);
  await again.myTurn();
  assert.ok((await again.undos()) > 0, 'it can be undone into');
});

test('play it again: the same scenario, options and players, from the beginning', async (t) => {
  const last = quiet('1/Gaz@1504 1/Tau@1616', 'combat prussian')
    .replace('jena-auerstadt', 'jena-auerstadt louis=yes touch=strict')
    .replace('turn 6', 'turn 12\noption A\noption-shown 1');
  const page = await startPage(t);
  await page.getByText('Import a game').click();
  await page.getByLabel('Or paste it here').fill(last);
  const place = page.locator('section', { has: page.getByLabel('Or paste it here') });
  await place.locator('[data-seat="french"]').selectOption('greedy');
  await place.locator('[data-seat="prussian"]').selectOption('me');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const table = await seated(page);
  const end = page.getByRole('region', { name: 'The game is over' });
  await eventually(async () => {
    if (await table.can('done')) await table.press('Done');
    return (await end.count()) > 0;
  }, 'the game ends');
  const before = page.url();
  await end.getByRole('button', { name: 'Play it again' }).click();
  await eventually(() => page.url() !== before, 'there is a new game');
  const sitter = await t.sitter(/play\/(\w{26})$/.exec(page.url())[1]);
  const joined = await sitter.wire.must('join', { link: /play\/(\w{26})$/.exec(page.url())[1] });
  assert.equal(joined.side, 'prussian');
  assert.equal(joined.scenario, 'jena-auerstadt');
  assert.match(joined.options, /louis=yes .*touch=strict/);
  assert.equal(joined.seats.french.bot, 'greedy');
  assert.equal(sitter.now.view.turn, 1);
});

test('a journal that does not replay names the line and shows it', async (t) => {
  const made = await t.server.create();
  const sitters = [await t.sitter(made.links.french)];
  await sitters[0].wire.must('join', { link: made.links.prussian });
  await sitters[0].act('move 1/Gaz 0506');
  await sitters[0].act('step 0507');
  const { journal } = await sitters[0].ask('journal');
  const lines = journal.split('\n');
  const bad = lines.findIndex((line) => /^2 french/.test(line));
  lines[bad] = lines[bad].replace('0507', '2520');
  const page = await startPage(t);
  await page.getByText('Import a game').click();
  await page.getByLabel('Or paste it here').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText(`Line ${bad + 1}:`).waitFor();
  assert.equal(await alert.locator('pre').innerText(), lines[bad]);
  await page.getByLabel('Or paste it here').fill('nonsense');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await alert.getByText('Line 1:').waitFor();
  await page.getByLabel('Or paste it here').fill(PEACE);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const table = await seated(page);
  assert.deepEqual(Object.keys(await table.places()).sort(), ['1/Gaz', '1/Tau'],
    'a good one is played');
});

await run();
