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

test('one point left is no points left', async (t) => {
  const table = await t.newGame({ text: PEACE });
  await table.myTurn();
  await table.move('1/Gaz', '1501');
  await table.prompted(/ 1 Movement Point left/);
});

await run();
