// Small things a player would miss: whose turn it is in the tab, the first sight of the board, a path
// drawn while another unit is on the move, the die beside the board, an advance by its hex.
import { assert, eventually, run, test } from './harness.mjs';
import { ASSAULT, fated, result, SKIRMISH } from './positions.mjs';

test('the tab says whose turn it is, in words and by its icon', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  const icon = table.page.locator('link[rel="icon"]');
  await eventually(async () => /^● Your turn – /.test(await table.page.title()), 'the title tells');
  assert.equal(await icon.getAttribute('href'), '/icon-turn.svg');
  const other = await t.table(table.made, table.made.links.prussian);
  assert.doesNotMatch(await other.page.title(), /Your turn/);
  assert.equal(await other.page.locator('link[rel="icon"]').getAttribute('href'), '/icon.svg');
});

test('at first sight the board shows the units and where others come on', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const { at, box } = await table.page.evaluate(() => {
    const frame = document.querySelector('.board');
    return { at: frame.board.where('0104'), box: frame.getBoundingClientRect().toJSON() };
  });
  assert.ok(at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom,
    '0104, where the Guard comes on, is in view');
});

test('a path drawn while another unit is on the move halts that one first', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz', '0605');
  await table.drag('2/Gaz', ['0507', '0506']);
  await table.lies('2/Gaz', '0506');
  assert.equal(await table.placeOf('1/Gaz'), '0605');
  const log = await table.log();
  assert.equal(log.filter((line) => /halts/.test(line)).length, 0, 'a halt is no line of its own');
});

test('the log begins with the turn and the phase, and the panel names it', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const panel = await table.tab('Log');
  await panel.getByRole('button', { name: 'Game-Turn 1 begins (night)' }).waitFor();
  assert.match((await table.log())[0], /French Movement Phase/);
  assert.match(await table.page.getByRole('region', { name: 'Turn track' }).innerText(),
    /French Movement Phase/);
});

test('the die that was just rolled stands on the board until it is closed', async (t) => {
  const made = await t.server.create({ text: SKIRMISH });
  const sitter = await t.sitter(made.links.french);
  for (const action of ASSAULT.slice(0, -1)) await sitter.act(action);
  sitter.leave();
  const table = await t.table(made, made.links.french);
  const die = table.page.getByRole('region', { name: 'Last die' });
  await eventually(() => table.can('roll'), 'the die can be rolled');
  assert.equal(await die.count(), 0);
  await table.press('Roll');
  await die.waitFor();
  assert.match(await die.innerText(), /4-1\s+(De|Dr|Ex)\b/);
  await die.getByRole('button', { name: 'Close' }).click();
  await die.waitFor({ state: 'detached' });
});

test('the die that was rolled goes when something else is pointed at', async (t) => {
  const made = await t.server.create({ text: SKIRMISH });
  const sitter = await t.sitter(made.links.french);
  for (const action of ASSAULT.slice(0, -1)) await sitter.act(action);
  sitter.leave();
  const table = await t.table(made, made.links.french);
  const die = table.page.getByRole('region', { name: 'Last die' });
  await eventually(() => table.can('roll'), 'the die can be rolled');
  await table.press('Roll');
  await die.waitFor();
  await table.settle();
  const board = await table.board.boundingBox();
  await table.page.mouse.click(board.x + board.width / 2, board.y + board.height / 3);
  await die.waitFor({ state: 'detached' });
});

test('a click on the hex that was left offers who may advance', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('De') });
  const table = await t.table(made, made.links.french);
  await eventually(async () => (await table.glow()).hexes['1515']?.kind === 'advance', 'the hex glows');
  await table.click('1515');
  await table.page.getByRole('alertdialog').getByRole('button', { name: /1\/Gazan/ }).click();
  await table.lies('1/Gaz', '1515');
});

await run();
