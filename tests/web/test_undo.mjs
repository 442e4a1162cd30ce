// Taking back: free until the last die, and not beyond it.
import { assert, eventually, run, test } from './harness.mjs';
import { ASSAULT, fated, PEACE, result, SKIRMISH } from './positions.mjs';

test('an attack that is put together can be taken apart again, to its beginning', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.click('1/Tau');
  await table.prompted(/Add attackers/);
  await table.click('1/Gaz');
  await eventually(async () => (await table.undos()) === 2, 'two things can be taken back');
  for (const left of [1, 0]) {
    await table.press(/^Undo/);
    await eventually(async () => (await table.undos()) === left, `${left} are left`);
  }
  await table.prompted(/Choose an enemy/);
  assert.deepEqual((await table.marks('1/Gaz')).includes('attacker'), false);
  assert.equal((await table.log()).filter((line) => line.includes('attack')).length, 0,
    'nor is it in the log');
});

test('after a die undo goes back to the die and not beyond, and says so', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('Ex') });
  const table = await t.table(made, made.links.french);
  await table.prompted(/worth 6; 0 paid/);
  await table.click('1/Suc');
  await eventually(async () => (await table.placeOf('1/Suc')) === undefined, '1/Suc is given up');
  assert.equal(await table.undos(), 1);
  await table.page.keyboard.press('u');
  await table.lies('1/Suc', '1414');
  assert.equal(await table.undos(), 0);
  const die = (await table.log()).filter((line) => /die \d/.test(line));
  await table.push('undo');
  await table.page.getByText('Nothing can be taken back').first().waitFor();
  await table.page.keyboard.press('u');
  assert.deepEqual((await table.log()).filter((line) => /die \d/.test(line)), die,
    'the die stands');
  assert.equal(await table.placeOf('1/Tau'), undefined, 'and so does what it did');
});

test('what the other side has answered to cannot be taken back', async (t) => {
  const table = await t.newGame({ text: SKIRMISH, as: ['french', 'prussian'], settings: { handOver: false } });
  await table.myTurn();
  await table.click('1/Tau');
  await table.prompted(/Add attackers/);
  for (const unit of ['1/Gaz', '2/Gaz', '1/Suc', 'V.a']) await table.click(unit);
  await eventually(async () => (await table.undos()) === 5, 'all of it can be taken back');
  await table.press('Roll');
  await table.logged(/die \d/);
  assert.equal(await table.undos(), 0);
});

/** The log as it stands, and as it stands on a page that is loaded again. */
async function bothLogs(table) {
  const shown = await table.log();
  await table.page.reload();
  await table.ready();
  await table.myTurn();
  return { shown, loaded: await table.log() };
}

test('one click of movement is one undo, and the log stays what a page loaded again shows', async (t) => {
  const table = await t.newGame({ text: PEACE });
  await table.myTurn();
  await table.move('1/Gaz', '1502'); // two steps by one click
  assert.equal(await table.undos(), 1, 'one click can be taken back');
  await table.click('1501');
  await table.lies('1/Gaz', '1501');
  assert.equal(await table.undos(), 2);
  await table.press(/^Undo/);
  await table.lies('1/Gaz', '1502');
  await eventually(async () => (await table.undos()) === 1, 'the first click is left');
  const kept = await bothLogs(table);
  assert.deepEqual(kept.shown, kept.loaded, 'after one undo');
  assert.match(kept.shown.join(), /1502/);
  assert.equal(await table.undos(), 1, 'a page loaded again still knows its clicks');
  await table.press(/^Undo/);
  await table.lies('1/Gaz', '1504');
  assert.equal(await table.undos(), 0);
  const gone = await bothLogs(table);
  assert.deepEqual(gone.shown, gone.loaded, 'after both');
  assert.doesNotMatch(gone.shown.join(), /1502/);
});

test('a drawn path is taken back by one undo', async (t) => {
  const table = await t.newGame({ text: PEACE });
  await table.myTurn();
  await table.take('1/Gaz');
  await table.drag('1/Gaz', ['1503', '1502', '1501']);
  await table.lies('1/Gaz', '1501');
  await table.press(/^Undo/);
  await table.lies('1/Gaz', '1504');
  assert.equal(await table.undos(), 0);
});

await run();
