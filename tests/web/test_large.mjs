// A board of 4,120 hexes: how it pans where the processor is four times slower, and how much is drawn. The game
// is an ordinary one whose book is given a larger map on its way to the page.
import assert from 'node:assert/strict';
import { eventually, test, run } from './harness.mjs';
import { quiet } from './positions.mjs';

const [COLUMNS, ROWS, ABSENT] = [77, 54, 38];
const SLOWER = 4;
const FRAME = 17.5; // milliseconds: 60 frames a second
const LONGEST = 100; // from one frame to the next, in the best of the pans
const LAYOUT = 20; // all that a pan may lay out at once

const numbered = (n) => String(n).padStart(2, '0');

/** A map of so many hexes, a third of them woods, with roads and streams. */
function largeMap() {
  const hexes = [];
  for (let c = 1; c <= COLUMNS; c++)
    for (let r = 1; r <= ROWS; r++) {
      const hex = { id: `${numbered(c)}${numbered(r)}`, x: c - 1, y: 2 * r + (c % 2 ? 0 : 1) };
      const pick = (c * 7 + r * 13 + ((c * r) % 5)) % 10;
      if (pick < 3) hex.terrain = 'forest';
      if (c % 9 === 4 && r % 8 === 3) Object.assign(hex, { terrain: 'town', name: `Ort ${c}` });
      hex.sides = { ...(r % 6 === 2 ? { 0: ['road'], 3: ['road'] } : {}), ...(c % 8 === 3 ? { 1: ['stream'] } : {}) };
      hexes.push(hex);
    }
  return { id: 'large', title: 'Large', columns: COLUMNS, rows: ROWS, default: 'clear', hexes: hexes.slice(0, -ABSENT) };
}

async function open(t) {
  const made = await t.server.create({ text: quiet('1/Gaz@1504 1/Tau@1616', 'movement french') });
  const page = await t.page({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  await page.route('**/book/**', async (route) => {
    const answer = await route.fetch();
    const book = await answer.json();
    await route.fulfill({ response: answer, json: { ...book, maps: [largeMap()], boxes: [] } });
  });
  const client = await page.context().newCDPSession(page);
  await page.goto(`/#/play/${made.links.french}`);
  await page.waitForFunction(() => document.querySelectorAll('.board [data-unit]').length > 0 &&
    !document.querySelector('.b-plane [aria-busy]'));
  return { page, client };
}

const finger = (client, type, x, y) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

/** A finger pans to and fro; milliseconds from frame to frame. */
async function pan({ page, client }) {
  const { x, y, width, height } = await page.locator('.board').boundingBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.evaluate(() => {
    const stamps = (window.stamps = []);
    const stamp = (time) => requestAnimationFrame((stamps.push(time), stamp));
    requestAnimationFrame(stamp);
  });
  await finger(client, 'touchStart', cx, cy);
  const end = Date.now() + 3000;
  for (let i = 0; Date.now() < end; i++)
    await finger(client, 'touchMove', cx + 300 * Math.sin(i / 14), cy + 200 * Math.cos(i / 14));
  const stamps = await page.evaluate(() => window.stamps.splice(0));
  await finger(client, 'touchEnd');
  return stamps.slice(1).map((time, i) => time - stamps[i]).sort((a, b) => a - b);
}

const drawn = (page) => page.evaluate(() =>
  [...document.querySelectorAll('.b-map > g > g')].reduce((sum, g) => sum + g.innerHTML.length, 0));
const settled = (page) => eventually(() => page.evaluate(() => !document.querySelector('.b-plane.moving') &&
  !document.querySelector('.b-plane [aria-busy]')), 'the board rests', 30000);

test(`${COLUMNS * ROWS - ABSENT} hexes pan at 60 frames a second with the processor ${SLOWER} times slower`, async (t) => {
  const table = await open(t);
  const { page, client } = table;
  await settled(page);
  const near = await drawn(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [runs, longest] = [[], []];
  // The best of a few tries: another process may have had the machine in one of them.
  for (let i = 0; i < 5 && (i < 3 || Math.min(...longest) >= LONGEST); i++) {
    const times = await pan(table);
    const at = (part) => times[Math.floor(times.length * part)];
    runs.push(at(0.5));
    longest.push(times.at(-1));
    console.log(`  from frame to frame ${at(0.5).toFixed(1)} ms (median), ${at(0.95).toFixed(1)} (95 of 100), ` +
      `${times.at(-1).toFixed(1)} (longest) of ${times.length}`);
    await settled(page);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`  drawn at first ${Math.round(near / 1024)} kB, after panning ${Math.round((await drawn(page)) / 1024)} kB`);
  assert.ok(Math.min(...runs) < FRAME, `${runs} ms`);
  assert.ok(Math.min(...longest) < LONGEST, `longest frames: ${longest} ms`);
  assert.ok(near < 3.5e6, `${near} bytes drawn at first`);
}, { alone: true });

test('a pan does not lay the sheet out', async (t) => {
  const table = await open(t);
  const { page, client } = table;
  await settled(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await t.browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pan(table);
  const { traceEvents } = JSON.parse(String(await t.browser.stopTracing()));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const layouts = traceEvents.filter(({ ph, name }) => ph === 'X' && name === 'Layout').map(({ dur }) => dur / 1000);
  console.log(`  ${layouts.length} layouts, the longest ${Math.max(0, ...layouts).toFixed(1)} ms`);
  assert.ok(Math.max(0, ...layouts) < LAYOUT, `${Math.max(...layouts)} ms`);
}, { alone: true });

test('a large sheet is drawn where one looks: numbers come near, and go far away', async (t) => {
  const { page } = await open(t);
  await settled(page);
  const numbers = () => page.evaluate(() => [...document.querySelectorAll('.b-map .m-ids text')]
    .filter((one) => one.closest('g[style*="none"]') === null).length);
  const show = async (id) => {
    await page.evaluate((at) => document.querySelector('.board').board.centre(at), id);
    await page.waitForTimeout(700); // it flies there
    await settled(page);
  };
  await show('1504');
  const first = await numbers();
  assert.ok(first > 50 && first < 3000, `${first} numbers`);
  await show('7040');
  assert.ok(await page.evaluate(() => [...document.querySelectorAll('.b-map .m-ids text')]
    .some((one) => one.textContent === '7040' && one.closest('g[style*="none"]') === null)), 'what was far is drawn');
  await page.evaluate(() => document.querySelector('.board').board.fit());
  await page.waitForTimeout(700);
  await settled(page);
  assert.equal(await page.evaluate(() => document.querySelector('.board').dataset.detail), 'far');
  await eventually(async () => (await numbers()) === 0, 'from far there are no numbers');
});

await run();
