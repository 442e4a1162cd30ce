// Moving by mouse: what glows and what it costs, dragging a path, undo, and a whole turn.
import { Pointing, playUntil } from './hands.mjs';
import { assert, eventually, run, test } from './harness.mjs';
import { Habits } from './play.mjs';
import { quiet } from './positions.mjs';

test('a click on a unit shows where it can go and at what cost; a click there sends it', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  assert.match(await table.prompt(), /move/i);
  assert.ok((await table.glow()).units.includes('1/Gaz'), '1/Gaz can move');
  const hexes = await table.take('1/Gaz');
  assert.equal(hexes['0707'].cost, '1');
  const before = await table.placeOf('1/Gaz');
  const to = await table.move('1/Gaz');
  assert.notEqual(to, before);
  assert.ok((await table.log()).some((line) => line.includes('1/Gaz') && line.includes(to)),
    'the log tells of it');
});

test('undo takes the unit back, hex by hex, until nothing is left to take back', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const before = await table.places();
  await table.move('2/Suc');
  assert.notDeepEqual(await table.places(), before);
  for (let left = await table.undos(); left > 0; left--) {
    await table.press(/^Undo/);
    await eventually(async () => (await table.undos()) === left - 1, `${left - 1} are left`);
  }
  assert.deepEqual(await table.places(), before);
});

test('a drag draws the path that the unit takes, though another were cheaper', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.drag('1/Gaz', ['0506', '0507']);
  await table.lies('1/Gaz', '0507');
  assert.match((await table.log()).join('\n'), /1\/Gaz 0606 → 0506 → 0507/);
});

test('a map that is pulled beyond its edge lets go of the mouse', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const { mouse } = table.page;
  await mouse.move(500, 500);
  await mouse.down();
  await mouse.move(900, 450, { steps: 5 });
  await mouse.move(1400, 400, { steps: 5 }); // over the panel
  await mouse.up();
  await table.settle();
  await table.click('1/Gaz');
  await eventually(async () => (await table.selected()) === '1/Gaz', 'a click takes the unit');
});

test('who was halted upon lies on top, so that a click takes him and he makes way', async (t) => {
  const text = quiet('1/Gaz@1504 V.a@1505 1/Tau@1616', 'movement french');
  const table = await t.newGame({ text });
  await table.myTurn();
  await table.take('V.a');
  // A friend stands there, whom a click would take; the last hex of a drag is meant as drawn.
  await table.drag('V.a', ['1504']);
  await table.lies('V.a', '1504');
  await table.press('Halt');
  await eventually(async () => (await table.glow()).units.join() === '1/Gaz', 'only 1/Gaz may go');
  await table.click('1504');
  await eventually(async () => (await table.selected()) === '1/Gaz', 'a click takes 1/Gaz');
  await table.move('1/Gaz');
});

test('a turn by mouse: units move, reinforcements come on, the phase ends, the bot answers', async (t) => {
  const table = await t.newGame({ seats: { prussian: 'greedy' } });
  await table.myTurn();
  await table.click('0104');
  await table.page.getByRole('alertdialog').getByRole('button', { name: /Guard/ }).click();
  await eventually(async () => (await table.placeOf('Gd')) !== undefined,
    'the Guard is on the map');
  await table.move('Gd');
  await table.click('0104');
  await eventually(async () => (await table.selected()) === 'V.a',
    'the artillery is taken in hand');
  await table.click('0104');
  await eventually(async () => (await table.placeOf('V.a')) !== undefined, 'so is the artillery');
  await table.press('Halt');
  const hand = new Pointing(table);
  await playUntil(table, new Habits({ moves: 3 }), hand, async () => (await table.turn()) === 2);
  // A player who has done nothing in the new turn yet still reads how the last one ended.
  assert.equal(await table.page.getByRole('button', { name: /Turn 1/ }).getAttribute('aria-expanded'), 'true');
  const lines = await table.log();
  assert.ok(lines.some((line) => line.includes('1/Tau')), 'the log tells what the Prussians did');
});

await run();
