// Two people over links, each in a browser of his own; and an onlooker.
import { assert, eventually, run, test } from './harness.mjs';
import { PEACE } from './positions.mjs';
import { Table } from './table.mjs';

const seat = (table, side) => table.page.locator(`.seats [data-side="${side}"]`).innerText();

/** A French and a Prussian page of one game. */
async function two(t, wish = {}) {
  const made = await t.server.create(wish);
  return [await t.table(made, made.links.french), await t.table(made, made.links.prussian), made];
}

test('the other sees a move as it is made, and cannot move what is not his', async (t) => {
  const [french, prussian] = await two(t);
  await french.myTurn();
  const to = await french.move('1/Gaz');
  await prussian.lies('1/Gaz', to);
  await prussian.logged(/1\/Gaz/);
  await prussian.prompted(/Waiting for French/);
  assert.deepEqual(await prussian.glow(), { units: [], hexes: {} }, 'nothing glows for him');
  for (const unit of ['1/Suc', '1/Tau']) await prussian.click(unit);
  await prussian.click('0609');
  await prussian.drag('1/Suc', ['0509', '0510']);
  await prussian.lies('2/Suc', await french.move('2/Suc'));
  await prussian.logged(/2\/Suc/);
  assert.deepEqual(await prussian.places(), await french.places());
  assert.equal((await french.log()).filter((line) => line.includes('1/Suc')).length, 0,
    '1/Suc has not moved');
});

test('what is taken back is taken back on both pages', async (t) => {
  const [french, prussian] = await two(t, { text: PEACE });
  await french.myTurn();
  await french.take('1/Gaz');
  await french.click('1505');
  await prussian.lies('1/Gaz', '1505');
  await french.press(/^Undo/);
  await prussian.lies('1/Gaz', '1504');
  await eventually(async () => !(await prussian.log()).some((line) => line.includes('1505')),
    'nor does the log tell of it');
});

test('the turn goes over: the other is asked, and his answer is seen', async (t) => {
  const [french, prussian] = await two(t, { text: PEACE });
  await french.myTurn();
  await french.press('Done');
  await french.prompted(/Waiting for Prussian/);
  await eventually(async () => (await prussian.buttons()).includes('plan'), 'the Prussian decides');
  await prussian.button(/./).and(prussian.page.locator('[data-word="plan"]')).first().click();
  await eventually(async () => (await prussian.glow()).units.includes('1/Tau'), 'he may move');
  await prussian.take('1/Tau');
  await prussian.click('1617');
  await french.lies('1/Tau', '1617');
});

test('who is there and who is away is told to the other', async (t) => {
  const [french, prussian] = await two(t);
  await eventually(async () => /here/.test(await seat(french, 'prussian')), 'the Prussian is here');
  await prussian.page.goto('about:blank');
  await eventually(async () => /away/.test(await seat(french, 'prussian')), 'he is away');
  await prussian.open(prussian.links);
  await eventually(async () => /here/.test(await seat(french, 'prussian')), 'he is back');
});

test('who comes back hears what happened since, and can have it shown', async (t) => {
  const made = await t.server.create();
  const french = await t.table(made, made.links.french);
  const page = await t.page();
  // The map may come later than what is on it.
  await page.route('**/book/**', async (route) => {
    await new Promise((resume) => setTimeout(resume, 300));
    await route.continue();
  });
  const prussian = new Table(page, made);
  await prussian.open([made.links.prussian]);
  await french.myTurn();
  await prussian.page.goto('about:blank');
  const to = await french.move('1/Gaz');
  await prussian.open(prussian.links);
  const digest = prussian.dialog('Since you were away');
  await digest.waitFor();
  await eventually(async () => new RegExp(`1/Gaz .*${to}`).test(await digest.innerText()), 'what was missed');
  await digest.getByRole('button', { name: 'Show it step by step' }).click();
  await prussian.prompted(/Looking back: step 0/);
  assert.equal(await prussian.placeOf('1/Gaz'), '0606');
  await prussian.page.getByRole('button', { name: 'Back to now' }).click();
  await prussian.lies('1/Gaz', to);
});

test('who comes back to nothing new is not told anything', async (t) => {
  const [french] = await two(t);
  await french.myTurn();
  await french.move('1/Gaz');
  await french.page.reload();
  await french.ready();
  await french.myTurn();
  assert.equal(await french.page.getByRole('dialog').count(), 0);
});

test('an onlooker sees the game and has no button to play with', async (t) => {
  const [french, , made] = await two(t);
  const page = await t.page();
  await page.goto(`/#/watch/${made.watch}`);
  await page.getByRole('application').waitFor();
  const onlooker = new Table(page, made);
  await onlooker.ready();
  await french.myTurn();
  const to = await french.move('1/Gaz');
  await onlooker.lies('1/Gaz', to);
  assert.deepEqual(await onlooker.buttons(), []);
  assert.deepEqual((await onlooker.glow()).units, []);
});

/** Go with a link to a browser that has never seen it. */
async function come(t, made, link) {
  const table = new Table(await t.page(), made);
  await table.page.goto(`/#/play/${link}`);
  return table;
}

test('who comes with an invitation has a key from then on, and the maker cannot sit there', async (t) => {
  const made = await t.server.create();
  const french = await t.table(made, made.links.french);
  await eventually(async () => /invited/.test(await seat(french, 'prussian')), 'nobody sits there');
  const friend = await come(t, made, made.links.prussian);
  await friend.ready();
  await eventually(async () => !friend.page.url().includes(made.links.prussian), 'the address has the key');
  await eventually(async () => /here/.test(await seat(french, 'prussian')), 'the friend is here');
  const maker = await come(t, made, made.links.prussian);
  await maker.page.getByRole('heading', { name: 'This seat is taken' }).waitFor();
  assert.equal(await maker.page.getByRole('application').count(), 0);
  // The friend comes back with the key, and with the invitation that is still in a letter.
  const key = friend.page.url();
  await friend.page.reload();
  await friend.ready();
  await friend.page.goto('/#/about');
  await friend.page.goto(`/#/play/${made.links.prussian}`);
  await friend.ready();
  assert.equal(friend.page.url(), key);
  // Another device with the key is told to both.
  const phone = await come(t, made, key.split('/').at(-1));
  await phone.ready();
  await phone.page.getByText(/This seat was taken before, elsewhere/).first().waitFor();
  await eventually(async () => /you, on 2 devices/.test(await seat(friend, 'prussian')), 'the owner sees it');
});

test('a lost key is replaced when the other agrees, and all see it', async (t) => {
  const made = await t.server.create();
  const french = await t.table(made, made.links.french);
  const friend = await come(t, made, made.links.prussian);
  await friend.ready();
  const old = friend.page.url();
  await friend.page.goto('about:blank');
  await eventually(async () => /away/.test(await seat(french, 'prussian')), 'the friend is away');
  const back = await come(t, made, made.links.prussian);
  await back.page.locator('[data-ask="prussian"]').click();
  await french.page.locator('[data-key-asked="prussian"]').getByRole('button', { name: 'Agree' }).click();
  await back.ready();
  await eventually(async () => /here/.test(await seat(french, 'prussian')), 'the friend is back');
  for (const table of [french, back])
    await table.page.locator('[data-new-key="prussian"]').waitFor({ state: 'attached' });
  await friend.page.goto(old);
  await friend.page.getByRole('heading', { name: 'This link opens no game' }).waitFor();
});

test('links that open nothing all get the same page', async (t) => {
  const made = await t.server.create();
  const real = made.links.french;
  const wrong = [
    'a'.repeat(26), real.slice(0, 25) + (real[25] === 'a' ? 'b' : 'a'), real.slice(1), `${real}a`, 'x', '%00',
  ];
  const page = await t.page();
  const told = new Set();
  for (const link of wrong) {
    await page.goto('/#/about');
    await page.goto(`/#/play/${link}`);
    const heading = page.getByRole('heading', { name: 'This link opens no game' });
    if (/^[a-z2-7]{26}$/.test(link)) await heading.waitFor();
    else await heading.or(page.getByRole('heading', { name: /by the book/ })).first().waitFor();
    if (await heading.count()) told.add(await page.locator('main').innerText());
  }
  assert.equal(told.size, 1, [...told].join(' / '));
});

await run();
