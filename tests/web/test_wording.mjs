// What people read: headings and names in French, French spacing, one point and many, and a start page
// whose button is there without scrolling.
import { assert, eventually, PHONE, run, test } from './harness.mjs';
import { PEACE } from './positions.mjs';

const GAMES = ['napoleon-at-war', 'napoleon1806'];
const ALIKE = new Set(['combat', 'initiative', 'vedettes', 'terrain']);

test('rules have French headings, and French spacing', async (t) => {
  const wire = await t.server.wire();
  for (const game of GAMES) {
    const { rules } = await wire.must('rules', { game, language: 'fr' });
    const { rules: english } = await wire.must('rules', { game });
    rules.forEach(({ chapter, text }, i) => {
      assert.ok(chapter !== english[i].chapter || ALIKE.has(chapter), `${chapter} is French`);
      assert.doesNotMatch(text, /[ \u00a0][:;!?»]|«[ \u00a0]/, text);
    });
  }
  wire.close();
});

test('a computer player has a French name, and Start is on the first screen of a phone', async (t) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await t.page({ ...PHONE, locale });
    await page.goto('/');
    const start = page.locator('button.start');
    await start.waitFor();
    let box;
    await eventually(async () => {
      box = await start.boundingBox();
      return box && box.y >= 0 && box.y + box.height <= 844;
    }, 'the button is in view').catch(async (why) => {
      throw new Error(`${locale}: ${JSON.stringify(box)}: ${await page.locator('main').innerText()}`, { cause: why });
    });
    const names = (await page.locator('select[data-seat="french"]').innerText()).replace(/\s+/g, ' ');
    assert.match(names, locale === 'en-GB' ? /computer: greedy/ : /glouton/);
    assert.doesNotMatch(await page.locator('main').innerText(), locale === 'en-GB' ? /^$/ : /[a-zé][ \u00a0][:;!?»]/);
  }
});

const SCREEN = 844;
/** Free below the button: a line or two more, in other fonts, leave it in view. */
const SPARE = 40;

for (const locale of ['en-GB', 'fr-FR'])
  test(`Start stands still on the first screen of a slow phone, for either game: ${locale}`, async (t) => {
    const page = await t.page({ ...PHONE, locale });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const servers = [];
    let lost = false;
    await page.routeWebSocket(/\/socket/, (socket) => {
      if (lost) return void socket.close();
      const server = socket.connectToServer();
      server.onMessage((text) => setTimeout(() => socket.send(text), 400));
      servers.push(socket);
    });
    await page.addInitScript(() => {
      window.bottoms = [];
      const look = () => {
        const start = document.querySelector('button.start');
        if (start) window.bottoms.push(Math.round(start.getBoundingClientRect().bottom));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    for (const game of GAMES) {
      await page.locator('select').filter({ has: page.locator(`option[value="${game}"]`) }).selectOption(game);
      await page.locator(`button.start:enabled`).waitFor();
      await page.evaluate(() => (window.bottoms = []));
      await page.waitForTimeout(1500); // whatever comes late has come
      await eventually(() => page.evaluate(() => window.bottoms.length > 3), 'it was drawn a few times');
      const bottoms = [...new Set(await page.evaluate(() => window.bottoms))];
      assert.ok(Math.max(...bottoms) <= SCREEN - SPARE, `${game}: ${bottoms}`);
    }
    // The server is lost: that is said, and nothing is pushed down by it.
    const before = (await page.locator('button.start').boundingBox()).y;
    lost = true;
    for (const socket of servers) await socket.close();
    await page.getByRole('status').filter({ hasText: locale === 'en-GB' ? 'does not answer' : 'ne répond pas' }).waitFor();
    assert.equal((await page.locator('button.start').boundingBox()).y, before);
  });

test('one point left is no points left', async (t) => {
  const table = await t.newGame({ text: PEACE });
  await table.myTurn();
  await table.move('1/Gaz', '1501');
  await table.prompted(/ 1 Movement Point left/);
});

await run();
