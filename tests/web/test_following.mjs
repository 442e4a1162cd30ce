// Following the game with the eye: the computer's turn and what it leaves, decisions out of view, looking
// back by turns and phases, layers that close, and a seat that only looks on.
import { assert, eventually, run, test } from './harness.mjs';
import { quiet } from './positions.mjs';

const COMPUTER = 12_000; // ms that a turn of the computer is shown at most, what it thinks included
const replay = (table) => table.page.getByRole('group', { name: 'Replay' });
const step = async (table) => Number((await replay(table).locator('.count').innerText()).split('/')[0]);

test('a long turn of the computer is shown in ten seconds, and its moves stand as arrows after it', async (t) => {
  const table = await t.newGame({ as: ['prussian'], seats: { french: 'greedy' }, settings: { pace: 450 } });
  const skip = table.page.locator('[data-word="skip"]');
  await skip.waitFor();
  const begun = Date.now();
  await skip.waitFor({ state: 'detached', timeout: 60_000 });
  const took = Date.now() - begun;
  console.log(`  shown in ${(took / 1000).toFixed(1)} s`);
  assert.ok(took < COMPUTER, `${took} ms`);
  await table.myTurn(60_000);
  const arrows = table.page.locator('.b-plane .a-head');
  await eventually(async () => (await arrows.count()) > 5, 'its moves stand as arrows');
  await table.page.keyboard.press('m');
  await eventually(async () => (await arrows.count()) === 0, 'm puts them away');
});

test('a decision out of view comes into view, and the prompt names unit and hex', async (t) => {
  const table = await t.newGame({ text: quiet('1/Gaz@1504 2/Gaz@0205 1/Tau@1616', 'movement french') });
  await table.myTurn();
  await table.take('1/Gaz');
  const subject = table.page.locator('header.table-prompt .subject');
  await subject.waitFor();
  assert.match(await subject.innerText(), /1\/Gaz.*1504/);
  // A player who has looked elsewhere is taken back to what the next decision is about.
  await table.page.evaluate(() => {
    const board = document.querySelector('.board').board;
    board.centre('2/Gaz');
  });
  await table.settle();
  for (let i = 0; i < 5; i++) await table.page.keyboard.press('+');
  await table.settle();
  await table.page.evaluate(() => globalThis.document.querySelector('.board').board.centre('0205'));
  await table.settle();
  await table.page.keyboard.press('/');
  await table.page.keyboard.type('move 1/Gaz 1503');
  await table.page.keyboard.press('Enter');
  await table.lies('1/Gaz', '1503');
  await eventually(() => table.page.evaluate(() => {
    const frame = document.querySelector('.board');
    const at = frame.board.where('1/Gaz');
    const box = frame.getBoundingClientRect();
    return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
  }), 'the unit on the move is in view');
});

test('a replay goes on by itself, and keys leap to turns and phases', async (t) => {
  const table = await t.newGame({ as: ['prussian'], seats: { french: 'greedy' }, settings: { replayPace: 150 } });
  await table.myTurn(60_000);
  await table.page.keyboard.press('<');
  await replay(table).waitFor();
  const turn = await eventually(() => step(table).then((at) => at + 1), 'where the turn begins');
  await table.page.keyboard.press(')');
  await eventually(async () => (await step(table)) > turn, 'the next phase');
  const phase = await step(table);
  await table.page.keyboard.press('(');
  await eventually(async () => (await step(table)) < phase, 'and back');
  const from = await step(table);
  await replay(table).getByRole('button', { name: 'Autoplay' }).click();
  await eventually(async () => (await step(table)) > from + 3, 'it goes on by itself');
  await table.page.keyboard.press('j');
  const held = await step(table);
  await table.page.waitForTimeout(500);
  assert.ok((await step(table)) - held <= 1, 'j stops it');
  await replay(table).getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'slow' });
});

test('layers close by Escape and by a click beside them', async (t) => {
  const table = await t.newGame();
  await table.myTurn();
  const layers = table.page.getByRole('group', { name: 'Layers' });
  const open = async () => {
    await table.page.locator('[data-tool="layers"]').click();
    await layers.waitFor();
  };
  await open();
  assert.match(await layers.innerText(), /may end here[^]*may only pass/, 'they tell what glows');
  await table.page.keyboard.press('Escape');
  await layers.waitFor({ state: 'detached' });
  await open();
  await table.page.mouse.click(300, 500);
  await layers.waitFor({ state: 'detached' });
});

test('who only looks on is told so', async (t) => {
  const made = await t.server.create();
  const table = await t.table(made, made.watch ? [made.watch] : [], {});
  await table.page.locator('header.table-prompt').getByText('Onlooker').waitFor();
});

await run();
