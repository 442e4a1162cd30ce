// Looking back, step by step, while the game goes on and after its end.
import { assert, eventually, run, test } from './harness.mjs';
import { quiet } from './positions.mjs';

const group = (table) => table.page.getByRole('group', { name: 'Replay' });
const at = (table) => group(table).locator('.count').innerText();

/** A march of two hexes. */
async function marched(t, options) {
  const table = await t.newGame(options);
  await table.myTurn();
  await table.drag('1/Gaz', ['0506', '0507']);
  await table.lies('1/Gaz', '0507');
  return table;
}

test('the keys step back and on, and the board shows each moment', async (t) => {
  const table = await marched(t);
  const now = await table.places();
  const steps = [];
  for (let i = 0; i < 10; i++) {
    const before = i > 0 ? await at(table) : '';
    await table.page.keyboard.press(',');
    await table.prompted(/Looking back/);
    await eventually(async () => (await at(table)) !== before, 'one step back');
    const place = await table.placeOf('1/Gaz');
    steps.push(place);
    if ((await at(table)).startsWith('0/')) break;
  }
  assert.equal(steps[steps.length - 1], '0606', 'at the beginning it stands where it began');
  assert.ok(steps.includes('0506'), 'and it was in 0506 on the way');
  assert.deepEqual((await table.glow()).units, [], 'nothing can be done in the past');
  await table.page.keyboard.press('.');
  await eventually(async () => (await at(table)).startsWith('1/'), 'one step on');
  assert.equal(await table.placeOf('1/Gaz'), '0506');
  assert.ok((await table.page.locator('.b-arrow, [class*="arrow"]').count()) > 0,
    'an arrow shows the move');
  await table.page.getByRole('button', { name: 'Back to now' }).click();
  await group(table).waitFor({ state: 'detached' });
  assert.deepEqual(await table.places(), now);
});

test('buttons and slider do the same, and each step is told', async (t) => {
  const table = await marched(t);
  const menu = await table.show('Menu');
  await menu.getByRole('button', { name: 'Replay the game' }).click();
  await group(table).waitFor();
  await group(table).getByRole('button', { name: 'First step' }).click();
  await eventually(async () => (await at(table)).startsWith('0/'), 'the beginning');
  assert.equal(await table.placeOf('1/Gaz'), '0606');
  await group(table).getByRole('button', { name: 'Next step' }).click();
  await table.lies('1/Gaz', '0506');
  assert.match(await group(table).innerText(), /1\/Gaz.*0506/);
  await group(table).getByRole('slider').fill('0');
  await table.lies('1/Gaz', '0606');
  for (let i = 0; i < 8 && (await group(table).count()) > 0; i++)
    await group(table).getByRole('button', { name: 'Next step' }).click();
  await group(table).waitFor({ state: 'detached' });
  assert.notEqual(await table.placeOf('1/Gaz'), '0606', 'at its end it is now again');
});

test('a move of the other side while one looks back does not tear one away', async (t) => {
  const made = await t.server.create();
  const french = await t.table(made, made.links.french);
  const prussian = await t.table(made, made.links.prussian);
  await french.myTurn();
  const to = await french.move('1/Gaz');
  await prussian.lies('1/Gaz', to);
  await prussian.page.keyboard.press(',');
  await prussian.prompted(/Looking back/);
  const place = await prussian.placeOf('1/Gaz');
  await french.move('2/Suc');
  await prussian.page.waitForTimeout(300);
  assert.equal(await prussian.placeOf('1/Gaz'), place);
  await prussian.board.focus();
  await prussian.page.keyboard.press('End');
  await prussian.lies('1/Gaz', to);
});

test('after the end the result stands there, and the whole game can be stepped through', async (t) => {
  const last = quiet('1/Gaz@1504 1/Tau@1616', 'combat prussian').replace('turn 6',
    'turn 12\noption A\noption-shown 1');
  const table = await t.newGame({ as: ['french', 'prussian'], text: last, settings: { handOver: false } });
  for (let i = 0; i < 6 && (await table.page.getByRole('region', { name: 'The game is over' }).count()) === 0; i++) {
    if (await table.can('done')) await table.press('Done');
    await table.page.waitForTimeout(200);
  }
  const end = table.page.getByRole('region', { name: 'The game is over' });
  await end.waitFor();
  assert.match(await end.getByRole('heading').innerText(), /victory|draw|wins/i);
  const [saved] = await Promise.all([
    table.page.waitForEvent('download'),
    end.getByRole('button', { name: 'Download the journal' }).click(),
  ]);
  assert.match(saved.suggestedFilename(), /\.txt$/);
  await end.getByRole('button', { name: 'Replay the game' }).click();
  await eventually(async () => (await at(table)).startsWith('0/'),
    'the replay begins at the beginning');
  assert.equal(await end.count(), 0, 'the result is out of the way');
  await group(table).getByRole('button', { name: 'Back to now' }).click();
  await end.waitFor();
});

await run();
