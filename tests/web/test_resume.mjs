// Coming back: after a reload, a lost connection, a killed server; and what a broken server says.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { assert, eventually, run, test } from './harness.mjs';

const LOST = /The connection is lost/;
/** What a browser says on its console when a connection fails, which is meant to happen here. */
const OFFLINE = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_CONTENT_LENGTH/;

test('a reload shows the same game: units, log, what can be taken back', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz');
  const before = [await table.places(), await table.log(), await table.undos(), await table.prompt()];
  await table.page.reload();
  await table.ready();
  await table.myTurn();
  await eventually(async () => (await table.log()).length === before[1].length, 'the log is back');
  assert.deepEqual([await table.places(), await table.log(), await table.undos(), await table.prompt()],
    before);
  await table.press(/^Undo/);
  await eventually(async () => (await table.undos()) === before[2] - 1, 'and the game goes on');
});

test('the server is killed and comes back: the page says so calmly, and goes on by itself', async (t) => {
  t.watch.excuse(OFFLINE);
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz');
  const before = await table.places();
  await t.server.down('SIGKILL');
  await table.page.getByText(LOST).waitFor();
  assert.deepEqual(await table.places(), before, 'the board stays');
  await t.server.up();
  await table.page.getByText(LOST).waitFor({ state: 'detached' });
  assert.deepEqual(await table.places(), before, 'nothing was lost');
  await table.move('2/Suc');
  await table.logged(/2\/Suc/);
});

test('what is clicked while the server is away happens once when it is back', async (t) => {
  t.watch.excuse(OFFLINE);
  const table = await t.newGame();
  await table.myTurn();
  await table.take('1/Gaz');
  await t.server.down();
  await table.page.getByText(LOST).waitFor();
  await table.click('0506');
  await t.server.up();
  await table.lies('1/Gaz', '0506');
  assert.equal((await table.log()).filter((line) => line.includes('0506')).length, 1);
  assert.equal(await table.undos(), 1);
  const sitter = await t.sitter(table.made.links.french);
  assert.equal(sitter.now.update, 1, 'the server knows of one step');
});

test('what is opened while the server is away comes when it is back, style and all', async (t) => {
  t.watch.excuse(OFFLINE);
  const table = await t.newGame();
  await table.myTurn();
  await t.server.down();
  await table.page.getByText(LOST).waitFor();
  await table.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await table.page.waitForTimeout(500);
  assert.equal(await table.page.getByRole('dialog').count(), 0, 'it was not here before');
  await t.server.up();
  // A browser that keeps it that a part could not be had loads the page again, and has it then.
  const again = new Promise((resume) => table.page.once('load', () => resume(true)));
  if (await Promise.race([again, table.page.getByRole('dialog').waitFor()]) === true)
    await table.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await table.page.getByRole('dialog').waitFor();
  await eventually(() => table.page.evaluate(() => {
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
    return links.length > 2 && links.every(({ sheet }) => sheet?.cssRules.length > 0);
  }), 'every style sheet is here', 8000);
});

test('a damaged game is shown as far as it goes, says so, and gives its record away', async (t) => {
  t.watch.excuse(OFFLINE);
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz');
  await table.move('2/Suc');
  await t.server.down();
  execFileSync('python3', ['-c', `import sqlite3
with sqlite3.connect(${JSON.stringify(path.join(t.server.scratch, 'games.db'))}) as games:
    games.execute("DELETE FROM action WHERE number = (SELECT max(number) FROM action)")`]);
  await t.server.up();
  await table.prompted(/can be looked at, but not played on: its record is damaged/);
  assert.deepEqual(await table.page.locator('header.table-prompt button[data-word="end"]').count(), 0);
  const sitter = await t.sitter(table.made.links.french);
  assert.equal(sitter.now.shut.why, 'damage');
  assert.match((await sitter.ask('journal')).journal, /^berthier-journal 1/);
  assert.match(t.server.complaints(), /"event":"game-shut"/);
  rmSync(t.server.log);
});

test('a start page open while the server is away says so, and loads when it is back', async (t) => {
  t.watch.excuse(OFFLINE);
  const page = await t.page();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await t.server.down();
  await page.getByText('The server does not answer; trying again').waitFor();
  await t.server.up();
  await page.getByText('The server does not answer; trying again').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('application').waitFor();
});

test('frames that make no sense are passed over', async (t) => {
  const page = await t.page();
  let line;
  await page.routeWebSocket('**/socket', (socket) => {
    line = socket;
    socket.connectToServer();
  });
  const table = await t.newGame({ page });
  await table.myTurn();
  for (const text of ['', 'no json', '{', 'null', '7', '"text"', '[]', '{}', '{"match":1}', '{"ok":true}',
    '{"ok":true,"id":99999}', '{"ok":false,"id":"x"}', '{"match":77,"update":3,"view":{"places":null}}'])
    line.send(text);
  await table.move('1/Gaz');
  await table.logged(/1\/Gaz/);
});

await run();
