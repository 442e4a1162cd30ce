// The keyboard alone, and what a screen reader hears.
import { assert, eventually, run, test } from './harness.mjs';
import { Keys } from './keyhand.mjs';
import { SKIRMISH } from './positions.mjs';

/** Everything spoken so far, in order: each change of a live region is noted. */
async function listen(table) {
  await table.page.evaluate(() => {
    window.heard = [];
    for (const region of document.querySelectorAll('[data-voice]'))
      new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text) window.heard.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
}
const heard = async (table, pattern) => eventually(async () =>
  (await table.page.evaluate(() => window.heard)).find((text) => pattern.test(text)),
    `"${pattern}" is spoken`);
const forget = (table) => table.page.evaluate(() => (window.heard = []));

async function start(t, options) {
  const table = await t.newGame(options);
  await table.myTurn();
  await listen(table);
  return { table, keys: await Keys.at(table) };
}

/** Type a command; what is answered. */
async function command(table, text) {
  const form = table.page.getByRole('form', { name: 'Commands' });
  if ((await form.count()) === 0) await table.page.keyboard.press('/');
  const line = form.getByRole('combobox', { name: 'Command' }).or(form.getByRole('textbox'));
  await line.waitFor();
  const answers = form.getByRole('log').locator('p');
  const before = await answers.count();
  await table.page.keyboard.type(text);
  await table.page.keyboard.press('Enter');
  await eventually(async () => (await answers.count()) > before ||
    (await answers.last().innerText()).startsWith(`/ ${text}`), `"${text}" is answered`);
  return (await answers.last().innerText()).split('\n').slice(1).join(' ').trim();
}

test('n and N go from unit to unit, which are told; arrows move the cursor, which is told too', async (t) => {
  const { table, keys } = await start(t);
  await keys.press('n');
  const first = await eventually(() => table.selected(), 'a unit is in hand');
  await heard(table, /8-4|2-5|infantry|cavalry/);
  await keys.press('n');
  await eventually(async () => (await table.selected()) !== first, 'another one');
  await keys.press('Shift+N');
  await eventually(async () => (await table.selected()) === first, 'the first again');
  await keys.press('Escape');
  await forget(table);
  await keys.press('i');
  const cursor = await table.board.getAttribute('data-cursor');
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'q', 'e', 'd', 'a', 'w', 's']) {
    const before = await table.board.getAttribute('data-cursor');
    await keys.press(key);
    await eventually(async () => (await table.board.getAttribute('data-cursor')) !== before,
      `${key} moves the cursor`);
  }
  await heard(table, /\d{4}/);
  assert.match(cursor ?? '', /^\d{4}$/);
  await keys.check();
});

test('a march by keys: Enter sends the unit, u takes it back, Space ends; refusals are spoken', async (t) => {
  const { table, keys } = await start(t);
  await keys.press('n');
  while ((await table.selected()) !== '1/Gaz') await keys.press('n');
  await eventually(async () => (await table.glow()).hexes['0506']?.cost, 'its ways are known');
  await keys.walk('0506');
  await keys.press('Enter');
  await table.lies('1/Gaz', '0506');
  await heard(table, /1\/Gaz moves from 0606 to 0506/);
  await keys.press('u');
  await table.lies('1/Gaz', '0606');
  await heard(table, /Taken back/);
  await forget(table);
  await keys.press(' ');
  await heard(table, /Rule \d/);
  await keys.check();
});

test('a fight by keys: the target, those who join, and the die', async (t) => {
  const { table, keys } = await start(t, { text: SKIRMISH });
  await keys.walk('1515');
  await keys.press('Enter');
  await table.prompted(/Add attackers/);
  for (const hex of ['1614', '1514', '1414', '1513']) {
    await keys.walk(hex);
    await keys.press('Enter');
  }
  await table.logged(/V\.a bombards/);
  await eventually(() => table.can('roll'), 'the die may be rolled');
  await keys.press('1');
  await table.logged(/die \d at 4-1/);
  await heard(table, /die \d/);
  await keys.check();
});

test('questions: the nearest enemy, what threatens a hex, who stands around, what is asked', async (t) => {
  const { table, keys } = await start(t);
  await keys.walk('0607');
  await forget(table);
  await keys.press('x');
  await heard(table, /2\/Tau|1\/Tau/);
  await keys.press('r');
  await heard(table, /What threatens 0607/);
  await keys.press('k');
  await heard(table, /1\/Gaz/);
  await keys.press('p');
  await heard(table, /Move your units/);
  await keys.press('l');
  await heard(table, /1\/Suc/);
  await keys.check();
});

test('text commands ask, move, refuse with a rule, and take back', async (t) => {
  const { table, keys } = await start(t);
  assert.match(await command(table, 'nearest enemy 0607'), /1\/Tau.*2\/Tau|2\/Tau.*1\/Tau/s);
  assert.match(await command(table, 'threats 0607'), /0607/);
  assert.match(await command(table, 'where jena'), /Jena/);
  assert.match(await command(table, 'reach 1/Gaz'), /0506/);
  assert.match(await command(table, 'rule 7.71'), /7\.71/);
  assert.match(await command(table, 'odds'), /\w/);
  assert.match(await command(table, 'move 1/Gaz 0609'), /✕ \[\d+\.\d+\w?\]/);
  assert.match(await command(table, 'dance'), /is not a command/);
  assert.equal(await command(table, 'move 1/Gaz 0405'), '✓',
    'a march further off takes the cheapest way');
  await table.lies('1/Gaz', '0405');
  await command(table, 'undo');
  await table.lies('1/Gaz', '0606');
  assert.equal(await table.undos(), 0, 'one command is taken back by one, however many hexes it went');
  await keys.check();
});

test('? lists the keys and commands; Escape gives the board back', async (t) => {
  const { table, keys } = await start(t);
  await keys.press('?');
  const help = table.dialog('Keys and commands');
  await help.waitFor();
  const text = await help.innerText();
  for (const words of ['next unit that can act', 'take back', 'nearest enemies', 'what threatens a hex', 'Space'])
    assert.ok(text.includes(words), `it names "${words}"`);
  await keys.press('Escape');
  await help.waitFor({ state: 'detached' });
  await eventually(() => table.page.evaluate(() => document.activeElement?.classList.contains('board')),
    'the board has the focus again');
  await keys.check();
});

test('what the other side does is spoken', async (t) => {
  const made = await t.server.create();
  const french = await t.table(made, made.links.french);
  const prussian = await t.table(made, made.links.prussian);
  await french.myTurn();
  await listen(prussian);
  await french.move('1/Gaz');
  await heard(prussian, /1\/Gaz moves/);
});

await run();
