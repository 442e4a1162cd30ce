// Two to a side at 1806: what partners may say and write, when it is read, and who else reads it.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

// Hohenlohe stands alone between three French divisions; Brunswick is nearer than fourteen points.
const ALONE = [
  'position osg1806/campaign prussians=two', 'empty', 'turn 9',
  'places Brunswick@S1510 Wartensleben@S1510 Hohenlohe@S1518 Friant@S1616 Gudin@S1619 Morand@S1318 Napoleon@S1317',
  'begin command prussian',
].join('\n') + '\n';

const FIRST = 'Hold the bridge at Jena.';
const SECOND = 'Fall back on Weimar, all of you.';

const mail = (table) => table.tab('Messages');
const letters = async (table, state) => (await mail(table)).locator(`.letters li[data-state="${state}"]`);
const doing = async (table, name) => (await mail(table)).getByRole('button', { name, exact: true });

/** Wait until a line of the log says something like this. */
async function logged(table, pattern) {
  await table.tab('Log');
  await table.logged(pattern);
}

/** Write in the field that a button opens; the dialog, as it is after sending. */
async function write(table, button, words, title = 'Write a message') {
  const dialog = table.dialog(title);
  if (!(await dialog.isVisible())) await (await doing(table, button)).click();
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  return dialog;
}

/** Everybody says done until something is so. It is looked at after `done` was seen and before it is pushed: news
    may come between the two, and then it was another phase's. */
async function pass(tables, ready, what) {
  await eventually(async () => {
    for (const table of tables) {
      await table.calm();
      const done = await table.can('done');
      if (await ready()) return true;
      if (done) await table.push('done');
    }
    return false;
  }, what, 120000);
}

const holds = async (table, words) => (await table.page.content()).includes(words);

test('a message arrives, and one is captured with him it goes to', async (t) => {
  const made = await t.server.create({ text: ALONE });
  const brunswick = await t.table(made, made.links.prussian);
  const hohenlohe = await t.table(made, made.links.hohenlohe);
  const french = await t.table(made, made.links.french);
  const all = [brunswick, hohenlohe, french];

  // Their leaders are not together: nobody speaks.
  await (await doing(hohenlohe, 'Speak with your partner')).click({ force: true });
  assert.equal((await hohenlohe.refusal()).rule, '18.1a');

  const dialog = await write(brunswick, 'Write to Hohenlohe', 'Hold N2234 at any price.');
  const refused = dialog.getByRole('alert');
  await refused.waitFor();
  assert.match(await refused.innerText(), /\[18\.1c\].*never the numbers of hexes/s);
  await screenshot(brunswick.page, 'osg-message-refused-1440');
  await write(brunswick, 'Write to Hohenlohe', FIRST);
  await dialog.waitFor({ state: 'hidden' });
  await (await letters(brunswick, 'on-the-way')).waitFor();
  await logged(brunswick, /message goes to Hohenlohe: “Hold the bridge at Jena\.”/);
  await (await doing(brunswick, 'Write to Hohenlohe')).click({ force: true });
  assert.equal((await brunswick.refusal()).rule, '18.1b', 'one message a turn');
  await hohenlohe.calm();
  assert.equal(await (await mail(hohenlohe)).locator('.letters li').count(), 0, 'he knows of nothing');

  // The next Command Phase of theirs; either page may be the first to show it.
  const arrived = await letters(brunswick, 'arrived');
  const begun = async () => (await arrived.count()) === 1 && (await brunswick.can('done'));
  await pass(all, async () => (await hohenlohe.can('read')) || begun(), 'the message is there');
  await (await letters(hohenlohe, 'sealed')).waitFor();
  assert.equal(await holds(hohenlohe, FIRST), false, 'it is sealed');
  await screenshot(hohenlohe.page, 'osg-message-sealed-1440');
  await hohenlohe.press('Read messages');
  await (await letters(hohenlohe, 'read')).waitFor();
  assert.match(await (await letters(hohenlohe, 'read')).innerText(), /Hold the bridge at Jena/);
  await logged(hohenlohe, /Hohenlohe reads: “Hold the bridge at Jena\.”/);
  await screenshot(hohenlohe.page, 'osg-message-read-1440');
  assert.equal(await arrived.count(), 1);

  await write(brunswick, 'Write to Hohenlohe', SECOND);
  await (await letters(brunswick, 'on-the-way')).waitFor();
  for (const other of [hohenlohe, french]) assert.equal(await holds(other, SECOND), false);
  assert.equal(await holds(french, FIRST), false);

  // Napoléon puts Morand in command, and he closes the ring.
  const place = () => french.page.locator('.slip .reached').getByRole('button', { name: 'Morand', exact: true });
  await pass(all, () => place().isVisible(), 'the French command');
  await place().click();
  await pass([french], async () => /^Move what is in command/.test(await french.prompt()), 'the French move');
  await french.move('Morand', 'S1417');
  await logged(french, /Hohenlohe is captured|captured.*Hohenlohe/i);
  const papers = (await mail(french)).locator('.papers li');
  await eventually(async () => (await papers.count()) === 2, 'both messages are found');
  assert.deepEqual(await papers.allInnerTexts(), [`“${FIRST}”`, `“${SECOND}”`]);
  await logged(french, /message to Hohenlohe is found: “Fall back/);
  await screenshot(french.page, 'osg-message-captured-1440');
  await eventually(async () => (await (await letters(brunswick, 'captured')).count()) === 2, 'who wrote knows that');
  assert.equal(await holds(hohenlohe, SECOND), false, 'who is captured never reads the second');
});

test('a message is written on a phone, and partners who are together speak', async (t) => {
  const text = ALONE.replace('Hohenlohe@S1518', 'Hohenlohe@S1511');
  const made = await t.server.create({ text });
  const hohenlohe = await t.table(made, made.links.hohenlohe, PHONE);
  const brunswick = await t.table(made, made.links.prussian);
  const dialog = await write(hohenlohe, 'Speak with your partner', 'Hold S1510!', 'Say');
  await dialog.waitFor({ state: 'hidden' });
  await logged(brunswick, /Hohenlohe says: “Hold S1510!”/);
  await (await doing(hohenlohe, 'Write to Brunswick')).click();
  await hohenlohe.dialog('Write a message').getByRole('textbox').fill('Guard the bridge over the Saale at Jena.');
  await screenshot(hohenlohe.page, 'osg-message-390');
});

test('a split side is chosen on the start page', async (t) => {
  const page = await t.page();
  await page.goto('/');
  const game = page.locator('select').filter({ has: page.locator('option[value="osg1806"]') });
  await game.selectOption('osg1806');
  const scenario = page.locator('select').filter({ has: page.locator('option[value="campaign"]') });
  await scenario.selectOption('campaign');
  const seats = page.locator('section[aria-labelledby="new-game"] select[data-seat]');
  await eventually(async () => (await seats.count()) === 2, 'two seats at first');
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('#option-prussians').selectOption('two');
  await eventually(async () => (await seats.count()) === 3, 'three with Hohenlohe');
  await page.locator('#option-marshals').selectOption('yes');
  await eventually(async () => (await seats.count()) === 4, 'four with the marshals');
  await screenshot(page, 'osg-message-start-1440');
});

await run();
