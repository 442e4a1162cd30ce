// The map of 1806: 4,120 hexes with relief, woods and names. How it pans and zooms where the processor is four times
// slower, what is seen from which distance, the small map, formations, and what is sent for it.
import { gzipSync } from 'node:zlib';
import { assert, eventually, PHONE, run, test } from './harness.mjs';

const SLOWER = 4;
const FRAME = 17.5; // milliseconds, the median: 60 frames a second
const BOOK = 60_000; // bytes, packed
const GAME = { game: 'osg1806', scenario: 'campaign' };

const board = (page, what, ...words) => page.evaluate(([name, rest]) =>
  document.querySelector('.board').board[name](...rest), [what, words]);
const scaleOf = (page) => page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector('.b-plane')).transform).a);
/** What is under way on the board: an empty text when it rests. */
const unrest = (page) => page.evaluate(() => [
  ...[...document.querySelectorAll('.b-plane.moving, .b-plane [aria-busy]')].map((one) => one.getAttribute('class')),
  ...(document.querySelectorAll('.b-map > g > g').length > 100 ? [] : ['few parts']),
].join(', '));
async function settled(page) {
  let last = '';
  await eventually(async () => (last = await unrest(page)) === '', 'the board rests', 90000).catch((error) => {
    throw new Error(`${error.message}: ${last}`);
  });
}

async function open(t, visit = {}, wish = GAME) {
  const made = await t.server.create(wish);
  const page = await t.page(visit);
  const client = await page.context().newCDPSession(page);
  await page.goto(`/#/play/${made.links.french}`);
  await page.waitForFunction(() => document.querySelector('.board')?.board?.where, null, { timeout: 60000 });
  await settled(page);
  return { made, page, client };
}

async function whole(page) {
  await board(page, 'fit');
  await page.waitForTimeout(600);
  await settled(page);
}

const touch = (client, type, ...points) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

/** Milliseconds from frame to frame while fingers move for three seconds. */
async function frames({ page, client }, fingersAt) {
  await page.evaluate(() => {
    const stamps = (window.stamps = []);
    const stamp = (time) => requestAnimationFrame((stamps.push(time), stamp));
    requestAnimationFrame(stamp);
  });
  await touch(client, 'touchStart', ...fingersAt(0));
  const begun = Date.now();
  for (let part = 0; part < 1; part = (Date.now() - begun) / 3000) await touch(client, 'touchMove', ...fingersAt(part));
  const stamps = await page.evaluate(() => window.stamps.splice(0));
  await touch(client, 'touchEnd');
  await settled(page);
  return stamps.slice(1).map((time, i) => time - stamps[i]).sort((a, b) => a - b);
}

async function measure(table, what, fingersAt) {
  const medians = [];
  for (let i = 0; i < 4 && (i === 0 || Math.min(...medians) >= FRAME); i++) {
    const times = await frames(table, fingersAt);
    const at = (part) => times[Math.floor(times.length * part)].toFixed(1);
    medians.push(times[Math.floor(times.length / 2)]);
    console.log(`  ${what}: from frame to frame ${at(0.5)} ms (median), ${at(0.95)} (95 of 100), ${times.at(-1).toFixed(1)} (longest) of ${times.length}`);
  }
  return Math.min(...medians);
}

for (const [name, visit] of [['a phone', PHONE], ['a desk', { viewport: { width: 1440, height: 900 }, hasTouch: true }]])
  test(`the map pans and zooms at 60 frames a second with the processor ${SLOWER} times slower: ${name}`, async (t) => {
    const table = await open(t, visit);
    const { page, client } = table;
    const { x, y, width, height } = await page.locator('.board').boundingBox();
    const [cx, cy] = [x + width / 2, y + height / 2];
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const circle = (part) => [[cx + 0.36 * width * Math.sin(9 * part), cy + 0.36 * height * Math.cos(9 * part)]];
    const pinch = (part) => {
      const by = 40 + (0.4 * width - 40) * (0.5 - 0.5 * Math.cos(7 * part));
      return [[cx - by, cy], [cx + by, cy]];
    };
    const all = [await measure(table, 'pan, near', circle)];
    await whole(page);
    all.push(await measure(table, 'zoom, whole map', pinch));
    await whole(page);
    all.push(await measure(table, 'pan, whole map', circle));
    assert.ok(all.every((ms) => ms < FRAME), `${all} ms`);
  }, { alone: true });

test('a page that is busy between two turns of the wheel keeps the layer of its sheet', async (t) => {
  const { page } = await open(t);
  const gone = await page.evaluate(async () => {
    const [board, plane] = [document.querySelector('.board'), document.querySelector('.b-plane')];
    const { x, y, width, height } = board.getBoundingClientRect();
    const busy = (ms) => {
      for (const end = performance.now() + ms; performance.now() < end;);
    };
    let count = 0;
    new MutationObserver(() => (count += plane.classList.contains('zooming') ? 0 : 1)).observe(plane, { attributeFilter: ['class'] });
    for (let i = 0; i < 4; i++) {
      board.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, clientX: x + width / 2, clientY: y + height / 2, cancelable: true }));
      // Clocks run out meanwhile, one set by the other.
      for (let k = 0; k < 3; k++) {
        busy(170);
        await new Promise((resume) => setTimeout(resume));
      }
      await new Promise(requestAnimationFrame);
    }
    return count;
  });
  assert.equal(gone, 0);
  await settled(page);
});

test('numbers of hexes are strokes, which the browser need not lay out', async (t) => {
  const { page } = await open(t);
  await board(page, 'centre', 'N1330');
  await page.waitForTimeout(600);
  await settled(page);
  const count = (what) => page.locator(`.m-ids > ${what}`).count();
  await eventually(async () => (await count('path')) > 5, 'numbers are drawn');
  assert.equal(await count('text'), 0);
});

test('from afar formations stand for counters, and a click on one brings it near', async (t) => {
  const { page } = await open(t);
  await whole(page);
  await eventually(() => page.locator('[data-cluster]').count(), 'there are signs');
  assert.equal(await page.locator('.b-counters').evaluate((g) => getComputedStyle(g).display), 'none');
  const all = await page.evaluate(() => [...document.querySelectorAll('.b-counters [data-unit]')].map((g) => g.dataset.unit).sort());
  const signs = await page.evaluate(() => [...document.querySelectorAll('[data-cluster]')].flatMap((g) => g.dataset.cluster.split(' ')).sort());
  assert.deepEqual(signs.filter((id) => all.includes(id)), all, 'each unit is in one sign');
  const before = await scaleOf(page);
  const box = await page.locator('[data-cluster]').first().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await eventually(async () => (await scaleOf(page)) > 1.5 * before, 'it comes nearer');
  await settled(page);
  await eventually(async () => (await page.locator('[data-cluster]').count()) === 0, 'near there are counters');
});

test('two fingers spread on a sign that goes meanwhile, and the board follows them', async (t) => {
  const { page, client } = await open(t, PHONE);
  await whole(page);
  const sign = page.locator('[data-cluster]').first();
  const { x, y, width, height } = await sign.boundingBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const drawn = await page.evaluateHandle(([at, up]) => document.elementFromPoint(at, up), [cx, cy]);
  assert.equal(await drawn.evaluate((one) => one.closest('[data-cluster]') !== null), true, 'it is touched');
  const apart = (by) => [[cx - by, cy], [cx + by, cy]];
  const before = await scaleOf(page);
  await touch(client, 'touchStart', ...apart(3));
  for (let by = 4; by <= 60; by += 4) await touch(client, 'touchMove', ...apart(by));
  await eventually(async () => !(await drawn.evaluate((one) => one.isConnected)), 'it is drawn no more');
  const half = await scaleOf(page);
  assert.ok(half > 2 * before, `${half} of ${before}`);
  for (let by = 64; by <= 90; by += 2) await touch(client, 'touchMove', ...apart(by));
  await eventually(async () => (await scaleOf(page)) > 1.2 * half, 'the board follows still');
  await touch(client, 'touchEnd');
  await settled(page);
});

test('each distance has its own names', async (t) => {
  const { page } = await open(t);
  const names = () => page.evaluate(() => [...document.querySelectorAll('.m-written')]
    .filter((g) => g.closest('g[style*="none"]') === null).map((g) => g.textContent).join(' '));
  await board(page, 'centre', 'N1330');
  await page.waitForTimeout(600);
  await settled(page);
  await eventually(async () => /Lützeroda/.test(await names()), 'villages are named when near');
  assert.ok(await page.locator('.m-written textPath').count() > 20, 'rivers and hills are named along a curve');
  await whole(page);
  const afar = await eventually(async () => /Erfurt/.test(await names()) && names(), 'towns are named from afar');
  assert.doesNotMatch(afar, /Lützeroda/);
  assert.equal(await page.locator('.m-relief').first().getAttribute('href').then((href) => href.slice(0, 21)), 'data:image/png;base64');
});

test('the small map shows what is looked at, and leads elsewhere', async (t) => {
  const { page } = await open(t);
  await board(page, 'centre', 'N1330');
  await page.waitForTimeout(600);
  await settled(page);
  const pane = () => page.locator('.mini .pane').boundingBox();
  const before = await pane();
  const box = await page.locator('.mini .box').boundingBox();
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.8);
  await eventually(async () => (await pane()).x > before.x + 10 && (await pane()).y > before.y + 10, 'the pane has moved');
  await settled(page);
  const seen = await pane();
  assert.ok(Math.abs(seen.x + seen.width / 2 - box.x - box.width * 0.8) < 4, 'its middle is where it was pressed');
  await page.locator('.mini button').click();
  await eventually(async () => (await page.locator('.mini .box').count()) === 0, 'it folds');
});

test('a formation is found by its name', async (t) => {
  const { page } = await open(t, {}, { game: 'osg1806', scenario: 'jena' });
  await whole(page);
  const before = await scaleOf(page);
  await page.locator('[data-tool="layers"]').click();
  const list = page.locator('[data-tool="formation"]');
  await list.selectOption({ index: 1 });
  await eventually(async () => (await scaleOf(page)) > before, 'it is shown');
});

test('the book with its map is small when packed, and a move sends none of it', async (t) => {
  const { page } = await open(t);
  const made = await t.server.create(GAME);
  const answer = await page.evaluate(() => fetch('/book/osg1806/campaign').then((one) => one.text()));
  const packed = gzipSync(answer).length;
  console.log(`  book: ${answer.length} bytes, ${packed} packed`);
  assert.ok(packed < BOOK, `${packed} bytes`);
  assert.equal(JSON.parse(answer).maps[0].hexes.length, 4120);
  const sitters = await Promise.all(Object.values(made.links).map((link) => t.sitter(link)));
  const sizes = [];
  for (const { wire } of sitters) {
    const { onupdate } = wire;
    wire.onupdate = (update) => {
      sizes.push(JSON.stringify(update).length);
      onupdate(update);
    };
  }
  let moves = 0;
  for (; moves < 80; moves++) {
    const one = await eventually(() => sitters.find(({ mine }) => mine), 'somebody is to act', 5000).catch(() => null);
    if (!one) break;
    const { legal } = one;
    await one.act(legal[(moves * 7919) % legal.length]);
  }
  const each = sizes.reduce((sum, size) => sum + size, 0) / moves;
  console.log(`  ${moves} moves: ${Math.round(each)} bytes each to both seats together, unpacked; the longest update ${Math.max(...sizes)}`);
  assert.ok(moves > 40 && each < 6000, `${each} bytes a move`);
});

await run();
