// What everybody meets in the first minutes: that a board begins where it can be read, that what can be done is seen at a
// glance, and that nothing covers it, is cut off or jumps.
import { examine, isGrave, tell } from './axe.mjs';
import { OPERATIONS, position } from './n06.mjs';
import { at, position as place } from './osg.mjs';
import { assert, eventually, PHONE, run, test } from './harness.mjs';

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const CAMPAIGN = { game: 'napoleon1806', scenario: 'campaign' };
const EUROPE = { game: 'age-of-napoleon', scenario: '1805' };

async function seat(t, wish, look = LAPTOP) {
  const made = await t.server.create(wish);
  const table = await t.table(made, made.links.french, look);
  table.touch = look.hasTouch === true;
  await table.myTurn();
  return table;
}

const box = (page, which) => page.locator(which).first().boundingBox();
const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const ROUND = { text: ['position age-of-napoleon/1805', 'empty', 'places Massena@Italia Davout@Flandres Karl@Tirol',
  'hand-french savary art-of-war talleyrand indecision', 'round 3', 'begin campaign french', ''].join('\n') };

/** Both at one moment: the board takes its height when the panels below it are there. */
const liesOnBoard = (slip) => slip.evaluate((one) => {
  const [own, board] = [one, document.querySelector('.board')].map((each) => each.getBoundingClientRect());
  return own.x >= board.x && own.y >= board.y && own.right <= board.right && own.bottom <= board.bottom;
});

/** It is to move an army: moments for cards of either side pass. */
async function marching(t) {
  const table = await seat(t, ROUND);
  const other = await t.sitter(table.made.links.coalition);
  await eventually(async () => {
    if (await table.can('decline')) await table.push('decline');
    if (other.mine && other.legal.includes('decline')) await other.act('decline');
    return (await table.glow()).units.includes('Massena');
  }, 'an army can be moved');
  await table.settle();
  return table;
}

test('where an army could go is washed with colour, and what it takes can be read', async (t) => {
  const table = await marching(t);
  const { page } = table;
  await table.click('Massena');
  await page.locator('.w-price').first().waitFor();
  const fills = await page.locator('.l-glow').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  assert.ok(fills.length > 8 && fills.every((fill) => fill !== 'none'), fills.join());
  const high = await page.locator('.w-price rect').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
  assert.ok(high >= 16, `a price is ${high} pixels high`);
});

test('a hand of cards is no higher where some of them are of no use', async (t) => {
  const { page } = await marching(t);
  await page.locator('.hand .why').first().waitFor({ state: 'attached' });
  const told = (await box(page, '.hand')).height;
  await page.locator('.hand .why').evaluateAll((all) => all.forEach((one) => (one.style.display = 'none')));
  assert.equal((await box(page, '.hand')).height, told);
});

for (const [device, look] of [['laptop', LAPTOP], ['phone', PHONE]])
  test(`a high country begins where its blocks can be read: ${device}`, async (t) => {
    const { page } = await seat(t, { ...CAMPAIGN, seats: { prussian: 'random' } }, look);
    await page.locator('.hand [data-card]').first().waitFor();
    // From Bamberg to Halle, which blocks and names have between them.
    await eventually(async () => await page.evaluate(() => {
      const [from, to] = ['BAM', 'HAL'].map((id) => document.querySelector('.board').board.where(id));
      return from.y - to.y > 700;
    }), 'towns lie well apart');
    // All of it is there for those who ask for it.
    await page.getByRole('button', { name: 'the whole sheet' }).click();
    const board = await box(page, '.board');
    await eventually(async () => meet(board, await box(page, '[data-name="HAL"]')) && meet(board, await box(page, '[data-name="BAM"]')), 'all is seen');
  });

for (const [what, change] of [
  ['the head of the page grows', () => (document.querySelector('header').style.paddingBottom = '120px')],
  // The board has not heard yet that it is lower: what was at its foot lies out of view.
  ['something is brought into view as panels come', () => {
    document.documentElement.dataset.motion = 'none';
    document.querySelector('.hand').style.paddingTop = '120px';
    document.querySelector('.board').board.reveal('BAM');
  }],
])
  test(`a sheet that is seen whole stays so when ${what}`, async (t) => {
    const table = await seat(t, { ...CAMPAIGN, seats: { prussian: 'random' } }, { viewport: { width: 1280, height: 1100 } });
    const { page } = table;
    await page.locator('.hand [data-card]').first().waitFor();
    await table.settle();
    const high = async () => (await box(page, '.board')).height;
    const bamberg = () => page.evaluate(() => document.querySelector('.board').board.where('BAM').y);
    const before = await high();
    await page.evaluate(change);
    await eventually(async () => await high() < before - 40, 'less of the board is left');
    await new Promise((resume) => setTimeout(resume, 400));
    const after = await bamberg();
    await page.getByRole('button', { name: 'the whole sheet' }).click();
    await new Promise((resume) => setTimeout(resume, 400));
    assert.ok(Math.abs(await bamberg() - after) < 2, `Bamberg lay at ${after}, and lies at ${await bamberg()} in the whole sheet`);
  });

test('what a way takes covers no strength', async (t) => {
  const table = await seat(t, { text: position(OPERATIONS) });
  const { page } = table;
  await table.click('Davout');
  await page.locator('.r-price').first().waitFor();
  await table.settle();
  const covered = await page.evaluate(() => {
    const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
    const prices = boxes('.r-price');
    return boxes('.board [data-unit] .k-strength').filter((one) => prices.some((price) =>
      price.left < one.right - 1 && price.right > one.left + 1 && price.top < one.bottom - 1 && price.bottom > one.top + 1)).length;
  });
  assert.equal(covered, 0);
});

test('the small map stands on the slips of its corner, and gives way where they leave little', async (t) => {
  const attacks = place('places Friant@S3148 Davout@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346', 'begin combat french');
  const { table: { page } } = await at(t, attacks, LAPTOP);
  const slip = page.locator('.land > .slip').filter({ has: page.locator('ol.attacks') });
  await slip.waitFor();
  await eventually(async () => !meet(await slip.boundingBox(), await box(page, '.mini')), 'it is seen whole');
  await slip.evaluate((one) => (one.style.cssText = 'height: 60%; max-height: none'));
  await page.locator('.mini').waitFor({ state: 'hidden' });
  await slip.evaluate((one) => (one.style.cssText = ''));
  await page.locator('.mini').waitFor();
});

test('a toast leaves the buttons of the panel free', async (t) => {
  const made = await t.server.create({ game: 'osg1806', scenario: 'auerstadt', seats: { prussian: 'random' } });
  const { page } = await t.table(made, made.links.french, LAPTOP);
  await t.table(made, made.links.french, PHONE);
  const toast = page.locator('.toast').filter({ hasText: 'open on 2 devices' });
  await toast.waitFor();
  const [said, foot, panel] = [await toast.boundingBox(), await box(page, 'nav.foot'), await box(page, '.table-panel')];
  assert.ok(!meet(said, foot) && said.x >= panel.x, JSON.stringify([said, foot, panel]));
});

test('on a phone the small map gives way to a slip, and what can be done stands first', async (t) => {
  const march = place('places Suchet@S0349 Nansouty@S0349 Cerrini@S0350', 'begin movement french');
  const { table } = await at(t, march, PHONE);
  const { page } = table;
  await page.locator('.mini').waitFor();
  await table.click('Suchet');
  await page.locator('[data-gesture="stack"]').tap();
  await page.getByRole('region', { name: 'Odds' }).waitFor();
  await page.locator('.mini').waitFor({ state: 'hidden' });
  const bar = await box(page, '.choices');
  const main = page.locator('.choices .primary');
  await eventually(async () => (await main.count()) === 1, 'one button stands out');
  const edge = await main.boundingBox();
  assert.ok(edge.x >= bar.x && edge.x + edge.width <= bar.x + bar.width, JSON.stringify([edge, bar]));
});

for (const wish of [EUROPE, { game: 'osg1806', scenario: 'auerstadt' }])
  test(`tabs stand apart in French: ${wish.game}`, async (t) => {
    const { page } = await seat(t, wish.game === EUROPE.game ? wish : { ...wish, seats: { prussian: 'greedy' } }, { ...LAPTOP, locale: 'fr-FR' });
    const gaps = await page.locator('[role="tab"]').evaluateAll((all) => {
      const words = all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, i) => word.left - words[i].right);
    });
    assert.ok(Math.min(...gaps) >= 5, gaps.join());
  });

test('a track names its sides apart in French', async (t) => {
  const { page } = await seat(t, { ...CAMPAIGN, seats: { prussian: 'random' } }, { ...LAPTOP, locale: 'fr-FR' });
  const gaps = await page.locator('.vp > *').evaluateAll((all) => all.slice(1)
    .map((one, i) => one.getBoundingClientRect().left - all[i].getBoundingClientRect().right));
  assert.ok(Math.min(...gaps) >= 6, gaps.join());
});

test('a question of many names leaves the board where it was; all of it is a click away', async (t) => {
  const names = ['Friant', 'Gudin', 'Morand', 'Dupont', 'Rivaud', 'Drouet', 'Suchet', 'Gazan', 'Marchand', 'Leval', 'Legrand', 'Viallanes', 'Tilly', 'Lasalle', 'Milhaud'];
  const lines = place(`places ${names.map((name, i) => `${name}@S${3110 + 2 * i}`).join(' ')} Tauentzien@S0903`, 'begin movement french');
  const { table: { page } } = await at(t, lines, LAPTOP);
  await eventually(async () => (await page.locator('.prompt .question').innerText()).length > 220, 'it is long');
  const bar = async () => (await box(page, 'header.table-prompt')).height;
  assert.ok(await bar() <= 85, `the bar is ${await bar()} pixels high`);
  await page.locator('header.table-prompt').getByRole('button', { name: 'More', exact: true }).click();
  await eventually(async () => await bar() > 95, 'all of it is read');
  await page.locator('header.table-prompt').getByRole('button', { name: 'Less', exact: true }).click();
  await eventually(async () => await bar() <= 85, 'and cut again');
});

for (const width of [1280, 1440])
  test(`a stack in hand leaves the board as large as it was: ${width}`, async (t) => {
    const march = place('places Suchet@S0349 Nansouty@S0349 Cerrini@S0350', 'begin movement french');
    const { table } = await at(t, march, { viewport: { width, height: 900 } });
    const { page } = table;
    await table.settle();
    const bar = async () => (await box(page, 'header.table-prompt')).height;
    const before = await bar();
    await table.click('Nansouty');
    await page.locator('[data-gesture="stack"]').waitFor();
    assert.ok(await bar() <= Math.max(85, before), `${before}, then ${await bar()}`);
    await page.locator('.subject').waitFor();
    await page.locator('header.table-prompt').getByRole('button', { name: 'More', exact: true }).click();
    await eventually(async () => await bar() > 95, 'all of it is read');
  });

test('a board on which nobody stands yet shows a part that can be read', async (t) => {
  const page = await t.page(LAPTOP);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('osg1806');
  await page.locator('figure .board[data-detail="mid"]').waitFor();
});

test('names of those who fight are not broken', async (t) => {
  const { page } = await seat(t, { text: ['position age-of-napoleon/1805', 'empty',
    'places Napoleon@Bayern Davout@Bayern Mack@Bayern Karl@Bayern', 'origins Napoleon@Wurttemberg Davout@Wurttemberg', 'round 3',
    'begin battle french', ''].join('\n') });
  const line = page.getByRole('region', { name: 'Combat' }).locator('td:first-child').filter({ hasText: 'Napoléon' });
  await line.waitFor();
  const lines = await line.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  });
  assert.equal(lines, 1);
});

for (const game of ['napoleon-at-war', 'napoleon1806', 'age-of-napoleon', 'osg1806'])
  for (const [device, look] of [['laptop', LAPTOP], ['phone', PHONE]])
    test(`a game can be started without scrolling: ${game}, ${device}`, async (t) => {
      const page = await t.page(look);
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Game' }).selectOption(game);
      await page.locator('.promise').waitFor();
      await eventually(async () => {
        const { y, height } = await box(page, 'button.start');
        return y + height <= page.viewportSize().height;
      }, 'the button is on the screen', 5000);
    });

for (const wish of [{ game: 'napoleon-at-war', scenario: 'jena-auerstadt' }, EUROPE, { game: 'osg1806', scenario: 'auerstadt' }])
  test(`tables are seen whole on a phone, in French: ${wish.game}`, async (t) => {
    const made = await t.server.create(wish);
    const { page } = await t.table(made, made.links.french, { ...PHONE, locale: 'fr-FR' });
    await page.locator('.bar .draw').tap();
    await page.getByRole('navigation').getByRole('button', { name: 'Tables' }).tap();
    const tables = page.locator('dialog[open] .wide');
    await tables.first().waitFor();
    const over = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    assert.ok(over.every((px) => px <= 0), over.join());
  });

for (const [device, look] of [['laptop', LAPTOP], ['phone', PHONE]])
  for (const [game, scenario, about, won] of [
    ['napoleon-at-war', 'jena-auerstadt', /./, /After the last turn losses/],
    ['napoleon1806', 'campaign', /./, /the Prussians have won/],
    ['age-of-napoleon', '1805', /ten years/, /mastery of the Continent/],
    ['osg1806', 'saalfeld', /Lannes/, /When the last turn has ended/],
  ])
    test(`a game introduces itself once: ${game}, ${device}`, async (t) => {
      const enemy = game === EUROPE.game ? 'coalition' : 'prussian';
      const made = await t.server.create({ game, scenario, seats: { [enemy]: 'greedy' } });
      const table = await t.table(made, made.links.french, { ...look, settings: { met: '' } });
      const { page } = table;
      const note = page.locator('.welcome');
      await note.getByRole('heading', { name: 'Who wins' }).waitFor();
      assert.match(await note.innerText(), won);
      assert.match(await note.locator('p').first().innerText(), about);
      await eventually(() => liesOnBoard(note), 'it lies on the board', 5000);
      assert.deepEqual((await examine('welcome', page, '.welcome')).filter(isGrave).map(tell), []);
      await note.getByRole('button', { name: 'How to play' }).click();
      const guide = table.dialog('How to play');
      await guide.getByRole('heading', { name: 'Mouse or finger' }).waitFor();
      // What it is about and who wins comes before how it is done.
      assert.deepEqual((await examine('guide', page, 'dialog')).filter(isGrave).map(tell), []);
      const titles = await guide.locator('h3').allInnerTexts();
      assert.deepEqual(titles.slice(1, 4), ['Who wins', 'Mouse or finger', 'The pieces']);
      await page.keyboard.press('Escape');
      await page.reload();
      await table.ready();
      assert.equal(await note.count(), 0, 'it is known');
      await table.push('menu');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'How to play' }).click();
      await guide.waitFor();
    });

test('on a low screen an introduction covers no card', async (t) => {
  const made = await t.server.create({ ...CAMPAIGN, seats: { prussian: 'random' } });
  const low = { ...PHONE, viewport: { width: 390, height: 640 }, settings: { met: '' } };
  const { page } = await t.table(made, made.links.french, low);
  await page.locator('.hand [data-card]').first().waitFor();
  const note = page.locator('.welcome');
  await note.getByRole('heading', { name: 'Who wins' }).waitFor();
  await eventually(() => liesOnBoard(note), 'it lies on the board', 5000);
  await note.getByRole('button', { name: 'To the board' }).click();
  await note.waitFor({ state: 'detached' });
});

test('who begins to play needs no introduction', async (t) => {
  const made = await t.server.create({ game: 'napoleon-at-war', scenario: 'jena-auerstadt', seats: { prussian: 'greedy' } });
  const table = await t.table(made, made.links.french, { ...LAPTOP, settings: { met: '' } });
  await table.page.locator('.welcome').waitFor();
  await table.move('1/Suc');
  await table.page.locator('.welcome').waitFor({ state: 'detached' });
});

test('a list of who may do something says what', async (t) => {
  const table = await seat(t, { game: 'napoleon-at-war', scenario: 'jena-auerstadt', seats: { prussian: 'random' } });
  await table.click('0104');
  const menu = table.page.getByRole('alertdialog', { name: 'Which?' });
  await menu.locator('.menu button').nth(1).waitFor();
  const book = await table.page.evaluate(() => fetch('/book/napoleon-at-war/jena-auerstadt?lang=en').then((answer) => answer.json()));
  assert.equal(await menu.locator('.deed').innerText(), book.actions.find(({ word }) => word === 'enter').label);
});

await run();
