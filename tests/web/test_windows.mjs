// At every kind of moment a card is played for its event through the page's hand, and another one is
// refused with its reason; and two players at one screen pass it to each other.
//
// Decks hold only the cards named, so that what chance turns over is certain.
import { assert, eventually, run, test } from './harness.mjs';
import { card, isReady, playCard } from './n06.mjs';
import { Table } from './table.mjs';

const HEAD = 'position napoleon1806/campaign\nempty\nplaces Augereau@BAM Ruchel@ESN';
const BLUE = { french: 'F41', prussian: 'P47' }; // Saxon Defection, Supply: of use in no operation
const GREEN = 'F13'; // Elan: of use in a combat alone

/** Cards without losses, and cards that inflict one each. */
const MILD = { french: 'F01 F04 F06 F11', prussian: 'P01 P03 P05 P11' };
const SHARP = 'F02 F03 F05 F07';

/**
 * A game at a moment: who plays on the page and what he does there. `before` are the other side's
 * and the page's own actions that lead to it.
 */
const MOMENTS = [
  { moment: 'initiative', side: 'french', card: 'F27', name: 'Intuition', wrong: [GREEN, 'C4.2'],
    lines: [`hand-french F27 ${GREEN}`, 'begin initiative french'] },
  { moment: 'start', side: 'prussian', card: 'P34', name: 'Reaction', orders: 'start=ask',
    lines: ['places Ney@KUL Louis@SAA', 'hand-prussian P34 P47', 'begin operations french'],
    before: ['move Ney', 'go'], onto: ['Louis', 'KAH'] },
  { moment: 'own-start', side: 'french', card: 'F16', name: 'Forced March',
    lines: ['places Ney@KUL', 'hand-french F16 F41', 'deck-french F03', 'begin operations french'],
    before: ['move Ney', 'go'] },
  { moment: 'set-out', side: 'prussian', card: 'P04', name: 'Bernadotte', orders: 'set-out=ask',
    lines: ['places Bernadotte@KUL', 'hand-prussian P04 P47', 'deck-french F01',
      'begin operations french'],
    before: ['move Bernadotte', 'go'] },
  { moment: 'own-enter', side: 'french', card: 'F31', name: 'Organization',
    lines: ['places Ney@KUL Soult@MUN', 'hand-french F31 F41', 'deck-french F07',
      'begin operations french'],
    before: ['move Ney', 'go', 'decline', 'step MUN'] },
  { moment: 'enter', side: 'prussian', card: 'P08', name: 'Confusion', orders: 'enter=ask',
    lines: ['places Ney@KUL', 'hand-prussian P08 P47', 'deck-french F06', 'begin operations french'],
    before: ['move Ney', 'go', 'step MUN'] },
  { moment: 'halt', side: 'prussian', card: 'P18', name: 'Fatigue', orders: 'halt=ask',
    lines: ['places Ney@KUL', 'hand-prussian P18 P47', 'deck-french F07', 'begin operations french'],
    before: ['move Ney', 'go', 'step MUN', 'halt'] },
  { moment: 'combat', side: 'french', card: GREEN, name: 'Elan',
    lines: ['places Ney@JEN Hohenlohe@JEN', `hand-french ${GREEN} F41`, 'begin operations french'],
    before: ['fight Ney', 'go'] },
  { moment: 'retreat', side: 'french', card: 'F33', name: 'Panic',
    lines: ['places Davout@JEN Hohenlohe@JEN', 'hand-french F33 F41', `deck-french ${SHARP}`,
      `deck-prussian ${MILD.prussian}`, 'begin operations french'],
    before: ['fight Davout', 'go', 'decline'], until: /beaten stack has retreated/ },
  { moment: 'finish', side: 'french', card: 'F10', name: 'Coordination',
    lines: ['places Ney@KUL Soult@MUN', 'hand-french F10 F41', 'deck-french F03',
      'begin operations french'],
    before: ['move Ney', 'go', 'decline', 'step BAY', 'halt'] },
  { moment: 'counter', side: 'prussian', card: 'P10', name: 'Counter Order',
    orders: 'counter=ask', wrong: ['P04', 'E-COUNTER-ORDER.1'],
    lines: ['places Ney@KUL', 'hand-french F16', 'hand-prussian P10 P04', 'deck-french F03',
      'begin operations french'],
    before: ['move Ney', 'go', 'play F16'] },
];

/** The side that has to acts by the script; asked for a card that is not in it, it plays none. */
async function lead(sitters, script) {
  const left = [...script];
  while (left.length > 0) {
    let acting;
    await eventually(() => (acting = sitters.find((one) => one.mine && one.legal.length > 0)),
      `somebody acts before ${left[0]}`);
    const next = acting.legal.includes(left[0]) ? left.shift() : 'decline';
    assert.ok(acting.legal.includes(next), `${next} is legal in ${acting.legal}`);
    await acting.act(next);
  }
}

/** Losses are taken and retreats gone until the prompt says something. */
async function finish(sitters, pattern) {
  for (let i = 0; i < 20; i++) {
    const acting = sitters.find((one) => one.mine && one.legal.length > 0);
    if (acting && pattern.test(acting.now.prompt ?? '')) return;
    if (acting) await acting.act(acting.legal[0]);
    else await new Promise((resume) => setTimeout(resume, 20));
  }
  throw new Error(`never asked: ${pattern}`);
}

/** Bring a new game to the moment; who sits there. */
async function bring(t, one) {
  const made = await t.server.create({ text: `${[HEAD, ...one.lines].join('\n')}\n` });
  const sitters = [await t.sitter(made.links.french), await t.sitter(made.links.prussian)];
  const mine = sitters.find((sitter) => sitter.side === one.side);
  if (one.orders) await mine.ask('orders', { set: one.orders });
  await lead(sitters, one.before ?? []);
  if (one.until) await finish(sitters, one.until);
  await eventually(() => mine.mine && mine.legal.includes('decline'), `${one.side} is asked`);
  return made;
}

/** The page shows why another card is of no use, and plays the one that is. */
async function play(table, one) {
  const { page } = table;
  const [wrong, rule] = one.wrong ?? [BLUE[one.side], 'C1.10'];
  await eventually(() => isReady(page, one.card), `${one.name} glows`);
  assert.equal(await isReady(page, wrong), false);
  assert.match(await table.prompt(), new RegExp(one.name));
  await card(page, wrong).click({ force: true }); // it says why not, below its text
  const held = page.locator('.held');
  await held.locator('.no').getByRole('button', { name: `[${rule}]`, exact: true }).waitFor();
  await held.getByRole('button', { name: 'Put back' }).click();
  await held.waitFor({ state: 'detached' });
  if (one.onto) {
    await card(page, one.card).click();
    await page.locator('.held').waitFor(); // the board has made room for what is said of it
    for (const target of one.onto) {
      await eventually(async () => {
        const { units, hexes } = await table.glow();
        return units.includes(target) || target in hexes;
      }, `${target} glows`);
      await table.settle();
      await table.click(target);
    }
  } else {
    await playCard(table, one.card);
  }
  await table.logged(new RegExp(`plays ${one.name}`));
  await eventually(async () => (await card(page, one.card).count()) === 0, 'it has left the hand');
}

for (const side of ['french', 'prussian'])
  test(`the ${side} play a card at each of their moments, and are refused another`, async (t) => {
    const page = await t.page();
    for (const one of MOMENTS.filter((each) => each.side === side)) {
      const made = await bring(t, one);
      const table = new Table(page, made);
      try {
        await table.open([made.links[side]]);
        await play(table, one);
      } catch (error) {
        throw new Error(`${one.moment}: ${error.stack}`);
      }
    }
  });

test('these are all kinds of moments there are', async (t) => {
  const made = await t.server.create({ text: `${[HEAD, ...MOMENTS[0].lines].join('\n')}\n` });
  const sitter = await t.sitter(made.links.french);
  const { book } = await sitter.wire.must('book', { game: 'napoleon1806' });
  assert.deepEqual(book.moments.map((moment) => moment.id).sort(),
    MOMENTS.map((one) => one.moment).sort());
});

test('at one screen the board is covered between two players, and nobody is asked in vain', async (t) => {
  const lines = ['places Ney@KUL', 'hand-french F41', 'hand-prussian P47', 'deck-french F07',
    'begin operations french'];
  const table = await t.newGame({ as: ['french', 'prussian'], text: `${[HEAD, ...lines].join('\n')}\n` });
  const { page } = table;
  const here = page.getByRole('button', { name: 'I am here' });
  await table.click('Ney');
  await page.locator('.menu button').first().click();
  await table.press('Go');
  await eventually(async () => 'MUN' in (await table.glow()).hexes, 'the march begins at once');
  assert.ok(!(await table.buttons()).includes('decline'));
  await eventually(async () => {
    if ((await table.placeOf('Ney')) === 'MUN') return true;
    if ('MUN' in (await table.glow()).hexes) await table.click('MUN');
    return false;
  }, 'he has come to Münchberg');
  await table.press('Halt');
  await here.waitFor();
  const html = await page.evaluate(() => document.body.outerHTML);
  assert.ok(!/F41|P47|Saxon Defection|Supply/.test(html), 'no hand lies open');
  assert.equal(await page.locator('.board, .hand').count(), 0);
  await here.click();
  await table.ready();
  await card(page, 'P47').waitFor();
  assert.equal(await card(page, 'F41').count(), 0);
  assert.equal(await page.locator('header.table-prompt .who').getAttribute('data-side'), 'prussian');
});

await run();
