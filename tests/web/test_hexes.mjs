// What a board of hexes can show of games to come: stacks and their list, hidden counters, who owns a unit and
// of which nation it is. The game is an ordinary one whose book and view are given more on their way to the page.
import { assert, eventually, PHONE, run, test } from './harness.mjs';
import { quiet } from './positions.mjs';

const STACK = '1504';
const HIDDEN = '1316';
/** What the view has besides: a stack of three, a unit that has changed hands, three counters that stand hidden. */
const MORE = {
  owner: { '1/Tau': 'french' },
  standing: { prussian: { [HIDDEN]: { fresh: 2, activated: 1 } } },
  suspects: { '1/Gra': { [HIDDEN]: true }, '2/Gra': { [HIDDEN]: true, 1215: true } },
};
const STANDING = { '2/Gaz': STACK, 'V.a': STACK };
const NATIONS = { '1/Gaz': 'french', '2/Gaz': 'italy', 'V.a': 'baden' };

/** A line from the server, the view in it with what it has besides. */
function more(line) {
  const said = line ? JSON.parse(line) : null;
  if (!said?.view?.places) return line;
  Object.assign(said.view, MORE, { places: { ...said.view.places, ...STANDING } });
  return JSON.stringify(said);
}

async function open(t, look = {}) {
  const made = await t.server.create({ text: quiet('1/Gaz@1504 1/Tau@1616', 'movement french') });
  const page = await t.page({ viewport: { width: 1280, height: 800 }, ...look });
  await page.route('**/book/**', async (route) => {
    const answer = await route.fetch();
    const book = await answer.json();
    for (const [unit, nation] of Object.entries(NATIONS)) book.units[unit].nation = nation;
    await route.fulfill({ response: answer, json: book });
  });
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).split('\n').map(more).join('\n')));
  });
  await page.goto(`/#/play/${made.links.french}`);
  await page.waitForFunction((unit) => document.querySelector(`.board [data-unit="${unit}"]`) &&
    document.querySelector('.board')?.board?.where && !document.querySelector('.b-plane [aria-busy]'), '2/Gaz');
  const where = (id) => page.evaluate((at) => document.querySelector('.board').board.where(at), id);
  /** Bring a place to the middle; where it is when it has come to rest there. */
  const point = async (id) => {
    await page.evaluate((at) => document.querySelector('.board').board.centre(at), id);
    const { x, y, width, height } = await page.locator('.board').boundingBox();
    return eventually(async () => {
      // A flight that has begun has moved the plane by the second frame.
      const rests = await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() =>
        requestAnimationFrame(() => resume(!document.querySelector('.b-plane.moving'))))));
      const at = await where(id);
      return rests && Math.hypot(at.x - x - width / 2, at.y - y - height / 2) < 60 && at;
    }, `${id} is in the middle`);
  };
  return { page, point };
}

const listAt = (page, place) => page.getByRole('group', { name: `Stack at ${place}` });

test('a stack is listed where the mouse rests, from the top down; a line is the counter', async (t) => {
  const { page, point } = await open(t);
  const at = await point(STACK);
  await page.mouse.move(at.x, at.y);
  const list = listAt(page, STACK);
  await list.waitFor();
  const told = await list.locator('[data-line]').evaluateAll((all) => all.map((one) => one.dataset.line));
  assert.equal(told.length, 3);
  assert.deepEqual([...told].sort(), ['1/Gaz', '2/Gaz', 'V.a']);
  assert.equal(told[0], '1/Gaz', 'who can act lies on top');
  await list.locator('[data-line="1/Gaz"]').click();
  await eventually(() => page.evaluate(() => document.querySelector('.board').dataset.selected === '1/Gaz'), 'it is in hand');
  await page.mouse.move(at.x + 300, at.y + 200);
  await list.waitFor({ state: 'detached' });
});

test('a finger on a stack lists it, in lines that a finger hits', async (t) => {
  const { page, point } = await open(t, PHONE);
  const at = await point(STACK);
  await page.touchscreen.tap(at.x, at.y);
  const list = listAt(page, STACK);
  await list.waitFor();
  assert.equal(await list.locator('[data-line]').count(), 3);
  for (const line of await list.locator('[data-line]').all()) assert.ok((await line.boundingBox()).height >= 44);
});

test('hidden counters show their flag, used ones upside down, and who they may be', async (t) => {
  const { page, point } = await open(t);
  const hidden = page.locator(`.board [data-hidden="prussian"][data-place="${HIDDEN}"]`);
  assert.equal(await hidden.count(), 3);
  assert.equal(await hidden.locator('.u-cloth[transform="rotate(180)"]').count(), 1);
  const at = await point(HIDDEN);
  await page.mouse.move(at.x, at.y);
  const list = listAt(page, HIDDEN);
  await list.waitFor();
  const lines = await list.locator('p').allInnerTexts();
  assert.equal(lines.length, 3);
  assert.equal(lines.filter((line) => /hidden, activated/.test(line)).length, 1);
  for (const line of lines) assert.match(line, /hidden.*: .*1\/Gra.*, .*2\/Gra/);
  assert.equal(await list.locator('button').count(), 0, 'nobody is named for sure');
});

test('a unit that has changed hands is drawn as its owner’s, and a nation in its own ink', async (t) => {
  const { page } = await open(t);
  const looks = (unit) => page.locator(`.board [data-unit="${unit}"] .u`).evaluate((one) => {
    const body = one.querySelector('.u-body');
    return { side: one.dataset.side, nation: one.dataset.nation, shape: body.getAttribute('d'), fill: getComputedStyle(body).fill };
  });
  const [own, italy, baden, taken] = [await looks('1/Gaz'), await looks('2/Gaz'), await looks('V.a'), await looks('1/Tau')];
  assert.equal(taken.side, 'french');
  assert.equal(taken.shape, own.shape, 'the outline is that of its owner');
  assert.equal(taken.fill, own.fill, 'and its ink');
  assert.deepEqual([italy.nation, baden.nation], ['italy', 'baden']);
  assert.equal(italy.shape, own.shape, 'allies share an outline');
  assert.equal(new Set([own.fill, italy.fill, baden.fill]).size, 3, 'nations differ in ink');
});

for (const [device, look] of [['two clicks', {}], ['two taps', PHONE]])
  test(`${device} on the ground show it twice as large, about where they were`, async (t) => {
    const { page, point } = await open(t, look);
    const at = await point('1510');
    const scale = () => page.evaluate(() => Number(/scale\(([\d.]+)\)/.exec(document.querySelector('.b-plane').style.transform)[1]));
    const before = await scale();
    if (look === PHONE) {
      await page.touchscreen.tap(at.x, at.y);
      await page.touchscreen.tap(at.x, at.y);
    } else {
      await page.mouse.dblclick(at.x, at.y);
    }
    await eventually(async () => Math.abs((await scale()) - Math.min(3.2, 2 * before)) < 0.01, 'it is twice as large');
    await eventually(async () => {
      const now = await page.evaluate(() => document.querySelector('.board').board.where('1510'));
      return Math.hypot(now.x - at.x, now.y - at.y) < 4;
    }, 'the hex is where it was');
  });

await run();
