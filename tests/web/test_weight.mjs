// Weight: what the first load transfers, and in how many pieces a board comes.  What was counted is printed;
// the limits are the project's own.
import { assert, run, test } from './harness.mjs';
import { GAMES, open, slowed } from './slow.mjs';

const FIRST_LOAD = 150_000; // bytes on the wire

/** Bytes received by a page so far, headers and all. */
async function meter(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sum = { bytes: 0, files: [] };
  const names = new Map();
  client.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    sum.files.push(`${names.get(requestId)?.split('/').pop() || '/'} ${encodedDataLength}`);
  });
  client.on('Network.webSocketFrameReceived', ({ response }) => (sum.bytes += response.payloadData.length));
  return sum;
}

async function firstLoad(t, locale) {
  // A directory is served as it is; only what is compiled in was packed.
  if (process.env.BERTHIER_WEB) return console.log('  not measured: BERTHIER_WEB is set');
  const page = await t.page({ locale });
  const sum = await meter(page);
  await page.goto('/');
  await page.locator('select[data-seat="french"]').waitFor();
  await page.waitForTimeout(2500); // what is fetched when nothing is done
  console.log(`  start page and board: ${sum.bytes} bytes: ${sum.files.join(', ')}`);
  assert.ok(sum.bytes < FIRST_LOAD, `${sum.bytes} bytes`);
  const other = await t.page({ locale });
  const direct = await meter(other);
  const table = await t.newGame({ page: other });
  await table.myTurn();
  console.log(`  a link to a game: ${direct.bytes} bytes: ${direct.files.join(', ')}`);
  assert.ok(direct.bytes < FIRST_LOAD, `${direct.bytes} bytes`);
  return undefined;
}

for (const locale of ['en-GB', 'fr-FR'])
  test(`the first load is under 150 kB, the board and its map included: ${locale}`,
    (t) => firstLoad(t, locale));

/** In how many pieces a processor slowed four times draws the board: a fast one draws several at a time, so
 * that a light map would come in few. */
async function piecesOf(t, wish) {
  const slow = await slowed(t, wish, 4);
  await slow.page.addInitScript(() => {
    window.pieces = 0;
    addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
      if (changes.some(({ target }) => target.closest?.('.b-plane svg > :is(g:first-child, .l-realm)'))) window.pieces++;
    }).observe(document, { childList: true, subtree: true }));
  });
  await open(slow);
  // What draws the map may be fetched after the board stands.
  await slow.page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('.l-realm > g')];
    return window.pieces > 0 && parts.every((part) => part.firstChild);
  });
  let [pieces, before] = [0, -1];
  while (pieces > before) {
    [before, pieces] = [pieces, await slow.page.evaluate(() => window.pieces)];
    await slow.page.waitForTimeout(2000);
  }
  return pieces;
}

for (const [name, wish] of Object.entries(GAMES))
  test(`the board is built in pieces: ${name}`, async (t) => {
    const pieces = await piecesOf(t, wish);
    console.log(`  ${pieces} pieces`);
    assert.ok(pieces > 3, 'it comes piece by piece');
  });

await run();
