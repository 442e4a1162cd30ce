// A fight by mouse: who attacks whom in any order, the odds with all that made them, the die, and what
// follows it.
import { assert, eventually, run, test } from './harness.mjs';
import { ASSAULT, CROWD, fated, result, SKIRMISH } from './positions.mjs';

/** The table of odds: { column, sum, lines: [{text, value, rule}], faces: [{face, result, text}] }. */
async function oddsOf(table) {
  const panel = table.page.getByRole('region', { name: 'Odds' });
  await panel.waitFor();
  return panel.evaluate((section) => ({
    column: section.querySelector('h2').lastChild.textContent.trim(),
    sum: section.querySelector('header .numbers').textContent,
    lines: [...section.querySelectorAll('tr')].map((row) => {
      const [text, value, rule] = [...row.cells].map((cell) => cell.innerText.trim());
      return { text, value, rule };
    }),
    faces: [...section.querySelectorAll('.faces li')].map((li) => ({
      face: li.querySelector('.die').getAttribute('aria-label'),
      result: li.querySelector('strong').innerText,
    })),
  }));
}

const column = (table, wanted) => eventually(async () =>
  (await oddsOf(table)).column === wanted, `the odds are ${wanted}`);

test('attackers first, then the target: they attack together, and the rest can join', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.prompted(/still to be attacked: 1\/Tau/);
  assert.match(await table.prompt(), /still to attack: .*1\/Gaz.*2\/Gaz/,
    'it says who has to fight');
  await table.click('1/Gaz');
  await eventually(async () => (await table.marks('1/Gaz')).includes('attacker'),
    'the wish is marked');
  await table.click('V.a');
  await table.click('1/Tau');
  await column(table, '2-1');
  const { sum, lines, faces } = await oddsOf(table);
  assert.equal(sum, '13 : 6');
  for (const line of lines) assert.match(line.rule, /^\[\d+\.\d+[a-z]?\]$/,
    `${line.text} names its rule`);
  assert.deepEqual(lines.slice(0, 3).map((line) => line.value), ['8', '5', '6']);
  assert.equal(faces.length, 6);
  assert.ok((await table.marks('1/Gaz')).includes('attacker'));
  assert.ok((await table.marks('1/Tau')).includes('defender'));
  await table.click('2/Gaz');
  await column(table, '3-1');
  assert.equal((await oddsOf(table)).faces.filter((face) => face.result === 'Dr').length, 5);
});

test('the target first, then attackers, comes to the same', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.click('1/Tau');
  await table.prompted(/Add attackers/);
  for (const unit of ['V.a', '2/Gaz', '1/Gaz']) await table.click(unit);
  await column(table, '3-1');
  assert.equal((await oddsOf(table)).sum, '21 : 6');
  await table.click('1/Gaz');
  const { rule } = await table.refusal();
  assert.ok(rule, 'who has joined cannot join again, and hears why');
});

test('the rule of a modifier opens from the odds; lower odds can be announced', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.click('1/Tau');
  await table.prompted(/Add attackers/);
  for (const unit of ['1/Gaz', '2/Gaz', 'V.a', '1/Suc']) await table.click(unit);
  await column(table, '4-1');
  const panel = table.page.getByRole('region', { name: 'Odds' });
  await panel.locator('td button').first().click();
  await table.dialog(/^Rule 7/).waitFor();
  await table.page.keyboard.press('Escape');
  await panel.getByText('Announce lower odds').click();
  await panel.getByRole('button', { name: '2-1' }).click();
  await column(table, '2-1');
  await table.logged(/2-1/);
});

test('the die is rolled: the log shows it as pips, with odds, result and rule', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  await table.click('1/Tau');
  await table.prompted(/Add attackers/);
  for (const unit of ['1/Gaz', '2/Gaz', '1/Suc', 'V.a']) await table.click(unit);
  await column(table, '4-1');
  const { faces } = await oddsOf(table);
  await table.page.getByRole('region', { name: 'Odds' }).getByRole('button', { name: 'Roll' }).click();
  await table.logged(/die \d at 4-1/);
  const row = table.page.locator('[data-row].dice');
  const line = (await row.innerText()).replace(/\s+/g, ' ');
  const [, face, said] = /die (\d) at 4-1: (\w+)/.exec(line);
  assert.equal(said, faces[face - 1].result, 'it came as the table of odds said');
  assert.equal(await row.locator('svg circle').count(), Number(face),
    'as many pips as the die shows');
  assert.equal(await table.undos(), 0, 'a die is not taken back');
});

test('a beaten defender retreats where his player clicks', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('Dr') });
  const table = await t.table(made, made.links.prussian);
  await table.myTurn();
  const hexes = await eventually(async () => {
    const { hexes } = await table.glow();
    return Object.keys(hexes).length > 0 && hexes;
  }, 'places to retreat to glow');
  assert.ok(Object.values(hexes).every((hex) => hex.kind === 'retreat'));
  await table.click('1517');
  assert.match((await table.refusal()).rule, /^7\.7/, 'two hexes back is not a retreat');
  const to = Object.keys(hexes)[0];
  await table.click(to);
  await table.lies('1/Tau', to);
  await table.logged(new RegExp(`1/Tau.*${to}`));
});

test('a victor advances by two clicks, and no gun does', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('De') });
  const table = await t.table(made, made.links.french);
  await table.prompted(/advance/);
  assert.deepEqual((await table.glow()).units.sort(), ['1/Gaz', '1/Suc', '2/Gaz'],
    'the guns are no victors');
  await table.click('2/Gaz');
  await eventually(async () => (await table.glow()).hexes['1515']?.kind === 'advance',
    '1515 glows');
  await table.click('1515');
  await table.lies('2/Gaz', '1515');
  await table.logged(/2\/Gaz.*advances/i);
});

test('an exchange is paid for by clicking units until it is enough', async (t) => {
  const made = await fated(t, { text: SKIRMISH, by: 'french', actions: ASSAULT, fits: result('Ex') });
  const table = await t.table(made, made.links.french);
  await table.prompted(/worth 6; 0 paid/);
  assert.equal(await table.placeOf('1/Tau'), undefined, 'the defender is gone');
  await table.push('paid');
  assert.match((await table.refusal()).rule, /^7\.6/, 'it is not paid yet');
  await table.page.keyboard.press('Escape');
  await table.click('1/Suc');
  await eventually(async () => (await table.placeOf('1/Suc')) === undefined, '1/Suc is given up');
  await eventually(async () => (await table.can('paid')) || /advance/.test(await table.prompt()),
    'it is paid');
  if (await table.can('paid')) await table.press('Paid');
  await table.prompted(/advance/);
});

test('a retreat on to a friend displaces him, to where his player clicks', async (t) => {
  const made = await fated(t, { text: CROWD, by: 'french', actions: ASSAULT, fits: result('Dr') });
  const table = await t.table(made, made.links.prussian);
  await table.myTurn();
  await eventually(async () => Object.keys((await table.glow()).hexes).join() === '1516',
    'only the hex of his friend is left');
  await table.click('1516');
  await eventually(async () => Object.values((await table.glow()).hexes)[0]?.kind === 'displace' ||
    Object.keys((await table.glow()).hexes)[0] !== '1516', 'the friend may be moved');
  const to = Object.keys((await table.glow()).hexes)[0];
  await table.click(to);
  await table.lies('1/Gra', to);
  await table.lies('1/Tau', '1516');
});

await run();
