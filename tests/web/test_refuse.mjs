// What the rules forbid: the page says which one and why, where it was tried, and nothing happens.
import { assert, eventually, run, test } from './harness.mjs';
import { SKIRMISH } from './positions.mjs';

test('a hex out of reach says the rule, the reason and the facts, there and then', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const before = await table.places();
  await table.take('1/Gaz');
  await table.click('0609');
  const { rule, text, facts, box } = await table.refusal();
  assert.match(rule, /^\d+\.\d+[a-z]?$/);
  assert.match(text, /enemy-controlled/);
  assert.match(facts, /0609.*1\/Tau.*0610/);
  const at = await table.point('0609');
  const where = await box.boundingBox();
  const near = Math.hypot(where.x + where.width / 2 - at.x, where.y + where.height / 2 - at.y);
  assert.ok(near < 200, `the box is at the hex, not ${Math.round(near)} pixels off`);
  assert.deepEqual(await table.places(), before, 'nothing has moved');
  assert.equal(await table.undos(), 0);
});

test('a unit of the enemy, and a hex far away, are refused each with its reason', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.take('2/Suc');
  for (const id of ['1/Tau', '2520']) {
    await table.click(id);
    const { rule, text, box } = await table.refusal();
    assert.ok(rule && text, `${id} is refused with a rule`);
    await table.page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    assert.equal(await table.selected(), '2/Suc',
      'Escape closes the reason before it lets go of the unit');
  }
});

test('a button that is off says why when it is pressed', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  assert.ok(!(await table.can('done')), 'the Guard must come on first');
  await table.push('done');
  const { rule, text, facts } = await table.refusal();
  assert.match(rule, /^\d/);
  assert.match(`${text} ${facts}`, /Gd/);
  assert.equal(await table.turn(), 1);
});

test('a unit that is not beside the enemy may not attack it, and the player hears it', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.click('1/Gra');
  const { rule, text } = await table.refusal();
  assert.match(rule, /^[78]\./);
  assert.ok(text.length > 10);
});

test('the number of a rule opens what it says, in the words the server gives', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.take('1/Gaz');
  await table.click('0609');
  const { rule, box } = await table.refusal();
  const wire = await t.server.wire();
  const { rules } = await wire.must('rules', { game: 'napoleon-at-war' });
  wire.close();
  await box.getByRole('button', { name: `[${rule}]` }).click();
  const dialog = table.dialog(`Rule ${rule}`);
  const said = rules.find((one) => one.rule === rule);
  await eventually(async () => (await dialog.innerText()).includes(said.text), 'the rule is told');
  const at = rules.indexOf(said);
  await dialog.getByRole('button', { name: `Next ${rules[at + 1].rule}` }).click();
  await eventually(async () => (await table.dialog(`Rule ${rules[at + 1].rule}`).innerText())
    .includes(rules[at + 1].text), 'so is the next');
  await table.page.keyboard.press('Escape');
  await eventually(async () => (await table.page.getByRole('dialog').count()) === 0,
    'Escape closes it');
});

test('every line of the log names its rule and opens it', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  await table.move('1/Gaz');
  const rows = table.page.locator('[data-row]');
  for (const row of await rows.all()) assert.match(await row.locator('[data-rule]').innerText(),
    /^\d/);
  const rule = await rows.last().locator('[data-rule]').innerText();
  await rows.last().locator('[data-rule]').click();
  await table.dialog(`Rule ${rule}`).waitFor();
});

await run();
