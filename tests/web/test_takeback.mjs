// Taking back by consent: asked for on one page, answered on the other; at one screen nobody has to
// answer; a bot agrees to nothing.
import { assert, eventually, run, test } from './harness.mjs';
import { PEACE } from './positions.mjs';
import { Table } from './table.mjs';

const STRICT = { options: 'touch=strict' };

const bar = (table, mode) => table.page.locator(`[data-back="${mode}"]`);
const inBar = (table, mode, name) => bar(table, mode).getByRole('button', { name, exact: true });
const spoken = (table) => table.page.locator('[data-voice="polite"]').allInnerTexts();

/** A French and a Prussian page; the French has moved 1/Gaz one hex and halted it for good. */
async function moved(t) {
  const made = await t.server.create(STRICT);
  const french = await t.table(made, made.links.french);
  const prussian = await t.table(made, made.links.prussian);
  await french.myTurn();
  const before = await french.placeOf('1/Gaz');
  const to = await french.move('1/Gaz');
  if (await french.can('halt')) await french.push('halt');
  await eventually(async () => (await french.undos()) === 0, 'the move stands');
  await prussian.lies('1/Gaz', to);
  return { french, prussian, before, to, made };
}

test('a finished move is asked back by mouse, granted, and free to be undone', async (t) => {
  const { french, prussian, before, to } = await moved(t);
  await french.push('undo');
  await bar(french, 'ask').waitFor();
  assert.equal(await french.placeOf('1/Gaz'), to, 'nothing has happened yet');
  await inBar(french, 'ask', 'Ask').click();
  await bar(french, 'wait').waitFor();
  await bar(prussian, 'answer').waitFor();
  assert.match(await bar(prussian, 'answer').innerText(), /French: may this be taken back\?[^]*1\/Gaz/);
  await eventually(async () => (await spoken(prussian)).join(' ').includes('may this be taken back'),
    'it is said');
  assert.match(await prussian.page.title(), /Your turn/, 'the tab tells that somebody waits');
  await inBar(prussian, 'answer', 'Agree').click();
  await french.page.getByText('Agreed: it is taken back.').first().waitFor();
  await bar(prussian, 'answer').waitFor({ state: 'detached' });
  while (await french.undos()) {
    const left = await french.undos();
    await french.push('undo');
    await eventually(async () => (await french.undos()) < left, 'one less');
  }
  for (const table of [french, prussian]) await table.lies('1/Gaz', before);
  assert.equal((await prussian.log()).filter((line) => line.includes('1/Gaz')).length, 0,
    'nor does the log tell of it');
});

test('it is declined by keyboard alone; who was refused plays on before he asks again', async (t) => {
  const { french, prussian, to } = await moved(t);
  await french.page.keyboard.press('u');
  await bar(french, 'ask').waitFor();
  await eventually(() => french.page.evaluate(() => document.activeElement?.textContent === 'Ask'),
    'the first button has the focus');
  await french.page.keyboard.press('Enter');
  await bar(prussian, 'answer').waitFor();
  await prussian.page.locator('header.table-prompt [data-word="menu"]').focus();
  for (let i = 0; i < 2; i++) await prussian.page.keyboard.press('Tab');
  await prussian.page.keyboard.press('Enter');
  await french.page.getByText('Prussian: not agreed.').first().waitFor();
  assert.equal(await french.placeOf('1/Gaz'), to);
  await bar(french, 'wait').waitFor({ state: 'detached' });
  await french.page.keyboard.press('u');
  await french.page.getByText('Nothing can be taken back').first().waitFor();
  await french.move('1/Suc');
  await bar(prussian, 'answer').waitFor({ state: 'detached' });
});

test('a request is withdrawn, or lapses when the game goes on; typed words answer too', async (t) => {
  const { french, prussian } = await moved(t);
  const type = async (table, line) => {
    await table.page.keyboard.press('/');
    await table.page.keyboard.type(line);
    await table.page.keyboard.press('Enter');
    await table.page.keyboard.press('Escape');
  };
  await french.push('undo');
  await inBar(french, 'ask', 'Ask').click();
  await inBar(french, 'wait', 'Withdraw').click();
  for (const [table, kind] of [[french, 'wait'], [prussian, 'answer']])
    await bar(table, kind).waitFor({ state: 'detached' });
  await french.push('undo');
  await inBar(french, 'ask', 'Ask').click();
  await bar(prussian, 'answer').waitFor();
  await french.move('1/Suc');
  await bar(prussian, 'answer').waitFor({ state: 'detached' });
  if (await french.can('halt')) await french.push('halt');
  await eventually(async () => (await french.undos()) === 0, 'that stands too');
  await french.push('undo');
  await inBar(french, 'ask', 'Ask').click();
  await bar(prussian, 'answer').waitFor();
  await type(prussian, 'grant');
  await french.page.getByText('Agreed: it is taken back.').first().waitFor();
});

test('a request waits for who is away, through a reload; and My games tells him', async (t) => {
  const { french, prussian, made } = await moved(t);
  await prussian.page.goto('/#/');
  await french.push('undo');
  await inBar(french, 'ask', 'Ask').click();
  await prussian.page.reload();
  await prussian.page.getByText('Your answer is asked for').waitFor();
  await prussian.open([made.links.prussian]);
  await inBar(prussian, 'answer', 'Agree').waitFor();
  await french.page.reload();
  await french.ready();
  await bar(french, 'wait').waitFor();
});

test('from the past: back to an earlier decision', async (t) => {
  const { french, prussian, before } = await moved(t);
  await french.move('1/Suc');
  if (await french.can('halt')) await french.push('halt');
  await eventually(async () => (await french.undos()) === 0, 'two moves stand');
  await french.page.keyboard.press('PageUp');
  await french.page.getByRole('button', { name: 'First step' }).click();
  await french.prompted(/Looking back: step 0/);
  await french.page.getByRole('button', { name: 'Take back to here …' }).click();
  await inBar(french, 'ask', 'Ask').click();
  await inBar(prussian, 'answer', 'Agree').click();
  for (const table of [french, prussian]) await table.lies('1/Gaz', before);
});

test('at one screen an ended phase is taken back without a word', async (t) => {
  const table = await t.newGame({ text: PEACE, as: ['french', 'prussian'], settings: { handOver: true } });
  await table.myTurn();
  await table.take('1/Gaz');
  await table.press('Done');
  const sure = table.dialog('Is that all?');
  if (await sure.count()) await sure.getByRole('button', { name: 'That is all' }).click();
  await table.page.getByRole('button', { name: 'Not yet: take it back' }).click();
  await table.ready();
  await table.myTurn();
  assert.match(await table.page.locator('header.table-prompt .who').innerText(), /French/);
  await table.press('Done');
  if (await sure.count()) await sure.getByRole('button', { name: 'That is all' }).click();
  await table.page.getByRole('button', { name: 'I am here' }).click();
  await table.ready();
  await table.push('undo');
  await inBar(table, 'ask', 'Take it back').click();
  await table.page.getByRole('button', { name: 'I am here' }).click();
  await table.ready();
  assert.match(await table.page.locator('header.table-prompt .who').innerText(), /French/);
});

test('against the computer a finished move stands, and the button says so', async (t) => {
  const table = await t.newGame({ ...STRICT, seats: { prussian: 'random' } });
  await table.myTurn();
  await table.move('1/Gaz');
  if (await table.can('halt')) await table.push('halt');
  await eventually(async () => (await table.undos()) === 0, 'it stands');
  assert.equal(await table.can('undo'), false);
  await table.push('undo');
  await table.page.getByText('Nothing can be taken back').first().waitFor();
  assert.equal(await bar(table, 'ask').count(), 0);
});

test('in French, and an onlooker sees none of it', async (t) => {
  const { french, prussian, made } = await moved(t);
  const page = await t.page({ locale: 'fr-FR' });
  const onlooker = new Table(page, made);
  await onlooker.open([made.watch], { watch: true });
  await prussian.page.goto('about:blank');
  const prussien = await t.table(made, made.links.prussian, { locale: 'fr-FR' });
  await french.push('undo');
  await inBar(french, 'ask', 'Ask').click();
  const asked = bar(prussien, 'answer');
  await asked.waitFor();
  const text = await asked.innerText();
  assert.match(text, /Français\u202f: est-ce que ceci peut être annulé/);
  assert.doesNotMatch(text, /back|halts|moves|Agree/);
  assert.equal(await onlooker.page.locator('[data-back]').count(), 0);
  await prussien.page.getByRole('button', { name: 'Refuser' }).click();
  await french.page.getByText('Prussian: not agreed.').first().waitFor();
});

await run();
