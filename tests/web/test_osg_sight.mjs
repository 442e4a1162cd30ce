// 1806 at the table, what is there to be seen and pressed: the slip of Command Points, what was lost, the tabs of
// partners, the list of layers, what is seen from afar; by mouse and by finger.
import { Carrier } from './carry.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';
import { Keys } from './keyhand.mjs';
import { at, bookOf, LOOKS, position, sit, squeeze, text } from './osg.mjs';

/** S2945 to S3452 is open ground. */
const COMMAND = position('places Napoleon@S3148 Murat@S3148 Lannes@S3147 Gudin@S3147 Suchet@S3147 Soult@S3048 Dupont@S3048 Tauentzien@S2952',
  'begin command french');
const ATTACKS = position('places Friant@S3148 Tauentzien@S3048', 'begin combat french');
const MEMORY = position('places Friant@S3148 Tauentzien@S2952 Grawert@S3346', 'seen Tauentzien@S3050 Grawert@S3346',
  'seen-turn Tauentzien@6 Grawert@9', 'begin movement french');
/** Two French and a vedette in the box, one Prussian too, one French gone for good. */
const LOST = position('places Friant@S3148 Gudin@day-box Morand@night-box Tilly.1@day-box Viallanes@lost Grawert@day-box Tauentzien@S2952',
  'reduced Viallanes', 'begin movement french');

const press = (table, one) => (table.touch ? one.tap() : one.click());
const openLayers = async (table) => {
  await press(table, table.page.locator('[data-tool="layers"]'));
  await table.page.locator('.layers').waitFor();
  return table.page.locator('.layers');
};

/** A place of the board comes to lie there on the screen. */
const put = async (table, id, x, y) => {
  await table.page.evaluate(([id, x, y]) => {
    const { board } = document.querySelector('.board');
    const now = board.where(id);
    board.panBy(now.x - x, now.y - y);
  }, [id, x, y]);
  await table.settle();
};
const isSeen = (table, id) => table.page.evaluate((id) => {
  const frame = document.querySelector('.board');
  const { x, y } = frame.board.where(id);
  return frame.contains(document.elementFromPoint(x, y));
}, id);

const BEFORE = position('places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Zeschwitz@S3346', 'begin movement french');
for (const [device, look] of LOOKS)
  test(`who points at an enemy before the stack is offered the Repulse, ${device}`, async (t) => {
    const { table, sitter } = await at(t, BEFORE, look);
    const press = (one) => (table.touch ? one.tap() : one.click());
    await table.click('Suchet');
    await press(table.page.locator('[data-gesture="stack"]'));
    await eventually(() => sitter.legal.includes('repulse'), 'a Repulse is possible');
    await table.click('S0350');
    const offer = table.page.getByRole('alertdialog', { name: 'Which?' }).getByRole('button', { name: 'Repulse' });
    await press(offer);
    await eventually(() => !sitter.legal.includes('repulse') && sitter.now.sequence > 1, 'it is tried');
    await offer.waitFor({ state: 'detached' });
  });

test('what Enter lets one choose from has the focus, and the board has it afterwards', async (t) => {
  const { table } = await sit(t, { game: 'osg1806', scenario: 'auerstadt', seats: { prussian: 'random' } });
  const keys = await Keys.at(table);
  await keys.press(' ');
  await table.prompted(/Can come on/);
  await keys.press('n');
  await eventually(async () => (await table.selected()) !== null, 'one is in hand');
  await keys.press('Enter');
  const focus = () => table.page.evaluate(() => [document.activeElement.closest('[role="alertdialog"] .menu') !== null, document.activeElement.classList.contains('board')]);
  await eventually(async () => (await focus())[0], 'the first choice has the focus');
  await keys.press('Escape');
  await eventually(async () => (await focus())[1], 'the board has it again');
  await keys.press('Enter');
  await eventually(async () => (await focus())[0], 'it can be asked for again');
  await keys.press('Enter');
  await table.prompted(/On the move/);
  assert.ok((await focus())[1], 'and goes on at the board');
  await keys.check();
});

test('who stands under a flag is told of by keys', async (t) => {
  const { table } = await at(t, BEFORE);
  const keys = await Keys.at(table);
  await keys.walk('S0349');
  await keys.press('k');
  const heard = (pattern) => eventually(async () => pattern.test((await table.page.locator('[aria-live]').allTextContents()).join(' ')), String(pattern));
  await heard(/S0350: Prussian, hidden: troops/);
  await keys.press('x');
  await heard(/Nearest enemies to S0349.*hidden/);
});

test('attacks are declared by keys, stack by stack', async (t) => {
  const { table, sitter } = await at(t, position('places Friant@S3148 Davout@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346', 'begin combat french'));
  const keys = await Keys.at(table);
  const heard = (pattern) => eventually(async () => pattern.test((await table.page.locator('[aria-live]').allTextContents()).join(' ')), String(pattern));
  for (const count of [1, 2]) {
    await keys.press('n');
    await heard(/A stack can attack from here/);
    await keys.press('Enter');
    await heard(/S3\d+, selected/);
    await keys.press('g');
    await heard(/Can be attacked/);
    await keys.press('Enter');
    await eventually(() => sitter.now.view.attacks?.length === count, `attack ${count} is declared`);
    await table.calm();
  }
  await keys.press(' ');
  await eventually(() => sitter.legal.includes('done') === false, 'the attacks are fixed');
  await keys.check();
});

for (const [device, look] of LOOKS) {
  test(`a commander puts in command who stands in his stack, who stands beside it, and whom the slip names, ${device}`, async (t) => {
    const { table, sitter, view } = await at(t, COMMAND, look);
    const carrier = new Carrier(table, await bookOf(t, 'campaign'), { vain: 5000 });
    const slip = table.page.getByRole('region', { name: 'Command Points' });
    for (const action of ['command Lannes Gudin', 'command Napoleon Soult']) {
      assert.ok(sitter.legal.includes(action), action);
      const before = sitter.now.sequence;
      await table.calm();
      await carrier.carry(action, () => sitter.now.sequence > before);
      await eventually(() => sitter.now.sequence > before, action);
      assert.ok(view().placed[action.split(' ')[2]], `${action}: ${JSON.stringify(view().placed)}`);
    }
    await table.calm();
    const murat = slip.locator('li').filter({ hasText: 'Murat' });
    await press(table, murat.locator('.reached').getByRole('button', { name: 'Dupont', exact: true }));
    await eventually(() => view().placed.Dupont, 'the slip puts Dupont in command');
    assert.equal(view().commanders.Murat.units, 0, JSON.stringify(view().commanders));
    await eventually(async () => (await murat.allInnerTexts()).every((line) => !/Dupont/.test(line)), 'and names it no more');
  });

  test(`who is to be attacked comes out from under the list of attacks, ${device}`, async (t) => {
    const { table } = await at(t, ATTACKS, look);
    const list = await table.page.getByRole('region', { name: 'Attacks' }).boundingBox();
    // Friant lies above the list, and Tauentzien, whom it has to attack, under it.
    await put(table, 'S3148', list.x + list.width / 2, list.y - 25);
    assert.deepEqual([await isSeen(table, 'S3148'), await isSeen(table, 'S3048')], [true, false]);
    await table.click('S3148');
    await eventually(() => isSeen(table, 'S3048'), 'it is not covered any more');
  });

  test(`the board stays where the player put it, whatever a panel changes, ${device}`, async (t) => {
    const { table, view } = await at(t, COMMAND, look);
    const slip = table.page.getByRole('region', { name: 'Command Points' });
    await slip.waitFor();
    await table.settle();
    await put(table, 'S3148', -3000, -3000);
    const before = await table.page.evaluate(() => document.querySelector('.board').board.where('S3148'));
    await press(table, slip.locator('li').filter({ hasText: 'Murat' }).locator('.reached').getByRole('button', { name: 'Dupont', exact: true }));
    await eventually(() => view().placed.Dupont, 'the slip puts Dupont in command');
    await table.page.waitForTimeout(1200);
    const after = await table.page.evaluate(() => document.querySelector('.board').board.where('S3148'));
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 60, `${JSON.stringify(before)} to ${JSON.stringify(after)}`);
  });

  test(`a slip that comes later leaves who is in hand in sight, ${device}`, async (t) => {
    const { table } = await at(t, MEMORY, look);
    await table.page.evaluate(() => document.querySelector('.board').board.centre('S3148'));
    await table.settle();
    await table.click('Friant');
    await eventually(async () => (await table.selected()) === 'Friant', 'Friant is in hand');
    await table.page.waitForTimeout(800);
    const board = await table.board.boundingBox();
    const spot = await table.page.evaluate(() => document.querySelector('.board').board.where('S3148'));
    await table.page.evaluate(([left, top, width]) => {
      const one = document.createElement('section');
      one.className = 'slip';
      one.style.cssText = `position: absolute; z-index: 30; left: ${left}px; top: ${top}px; width: ${width}px; height: 60px`;
      document.querySelector('.board').parentElement.append(one);
    }, [0, spot.y - board.y - 30, spot.x - board.x + 60]);
    assert.equal(await isSeen(table, 'S3148'), false);
    await eventually(() => isSeen(table, 'S3148'), 'it is not covered any more');
  });

  test(`the slip of Command Points folds, and stays so, ${device}`, async (t) => {
    const { table, view } = await at(t, COMMAND, look);
    const slip = table.page.getByRole('region', { name: 'Command Points' });
    await press(table, slip.getByRole('button', { name: 'Less' }));
    await slip.locator('.reached').first().waitFor({ state: 'detached' });
    assert.ok((await slip.boundingBox()).height < 80, 'it leaves room');
    await new Carrier(table, await bookOf(t, 'campaign')).carry('command Napoleon Soult', () => view().placed?.Soult);
    await eventually(() => view().placed?.Soult, 'in command');
    await table.calm();
    assert.equal(await slip.locator('.reached').count(), 0);
  });

  test(`the strength of what was lost is what the server counts, ${device}`, async (t) => {
    const { table, view } = await at(t, LOST, look);
    const panel = await table.tab('Score');
    for (const side of ['french', 'prussian']) {
      const boxes = (await panel.locator(`section[data-side="${side}"] .box p`).allInnerTexts()).map(squeeze);
      const told = ['day-box', 'night-box', 'lost'].map((box) => String(view().eliminated[box][side]).replace(/\.5$/, '½'));
      assert.deepEqual(boxes.map((line) => /strength ([\d½]+)$/.exec(line)?.[1] ?? '0'), told, side);
    }
    assert.equal(view().eliminated['day-box'].french, 9.5, 'a vedette counts a half');
    const off = await table.tab('Off map');
    // Also a name too long for a counter is told.
    assert.match(await text(off.locator('[data-unit="Tilly.1"]')), /Tilly \(vedette 1\)$/);
    const inBox = (name, side) => text(off.locator('section').filter({ hasText: name }).locator(`p[data-side="${side}"]`));
    assert.match(await inBox('Available for reorganization, day', 'french'), /strength 9½$/);
    assert.match(await inBox('Available for reorganization, night', 'french'), /strength 12$/);
  });

  test(`from afar who was seen last is a small mark without words, as large at any distance, ${device}`, async (t) => {
    const { table } = await at(t, MEMORY, look);
    const { page } = table;
    const ghost = page.locator('[data-ghost="S3050"]');
    const sizes = () => ghost.evaluate((one) => {
      const { width, height } = one.querySelector('path').getBoundingClientRect();
      return { width, height, named: getComputedStyle(one.querySelector('text')).display !== 'none' };
    });
    await page.evaluate(() => document.querySelector('.board').board.centre('S3050'));
    await table.settle();
    await eventually(async () => (await sizes()).named, 'near it is named');
    assert.match(await ghost.textContent(), /Tauentzien/);
    const high = await ghost.locator('text').evaluate((one) => one.getBoundingClientRect().height);
    assert.ok(high >= 9.5, `letters that can be read: ${high}`);
    // About as large as a sign is high.
    for (const tool of ['the whole sheet', 'farther']) {
      await press(table, page.getByRole('button', { name: tool }));
      await table.settle();
      await page.locator('.b-campaign').waitFor();
      await eventually(async () => {
        const { width, height, named } = await sizes();
        return Math.abs(width - 27.6) < 1 && Math.abs(height - width) < 1 && !named;
      }, `small and without words: ${tool}`);
    }
    await screenshot(page, `osg-ghosts-afar-${device}`);
    const layers = await openLayers(table);
    await layers.getByRole('checkbox', { name: 'Where the enemy was seen last' }).uncheck();
    await ghost.waitFor({ state: 'detached' });
  });

  test(`the list of layers is told once, finds room, and leaves the head of the odds free, ${device}`, async (t) => {
    const { table } = await at(t, position('places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Zeschwitz@S3346', 'begin movement french'), look);
    const list = await openLayers(table);
    const names = (await list.locator('label > span').allInnerTexts()).map(squeeze);
    assert.equal(new Set(names).size, names.length, names.join('\n'));
    const book = await bookOf(t, 'campaign');
    for (const { id, text: said } of book.overlays.filter((one) => !['zoc', 'memory'].includes(one.id)))
      assert.equal(names.filter((name) => name.toLowerCase().startsWith(said.toLowerCase())).length, 1, `${id} in\n${names.join('\n')}`);
    assert.equal(await list.locator('.mark').count(), await list.locator('[data-layer]').count(), 'each shows its sign');
    const inside = async () => {
      const [box, board] = [await list.boundingBox(), await table.board.boundingBox()];
      return box.x >= board.x && box.y >= board.y && box.x + box.width <= board.x + board.width && box.y + box.height <= board.y + board.height;
    };
    assert.ok(await inside(), 'it lies on the board');
    await screenshot(table.page, `osg-layers-${device}`);
    await press(table, table.page.locator('[data-tool="layers"]'));
    await table.click('Suchet');
    await press(table, table.page.locator('[data-gesture="stack"]'));
    const odds = table.page.getByRole('region', { name: 'Odds' });
    await odds.waitFor();
    await openLayers(table);
    assert.ok(await inside(), 'it lies on the board beside the odds');
    if (!table.touch) return;
    const [above, below] = [await list.boundingBox(), await odds.locator('header').boundingBox()];
    assert.ok(above.y + above.height <= below.y, `${above.y} + ${above.height} over ${below.y}`);
    const last = list.locator('.signs li').last();
    await last.scrollIntoViewIfNeeded();
    await eventually(async () => {
      const box = await last.boundingBox();
      return box.y >= above.y && box.y + box.height <= above.y + above.height + 1;
    }, 'all of it can be scrolled to');
  });
}

test('on a phone the tabs of partners stand in one row, the last of them a swipe away', async (t) => {
  const { table } = await sit(t, { game: 'osg1806', scenario: 'jena-auerstadt', options: 'prussians=two' }, PHONE, 'hohenlohe');
  const tabs = table.page.getByRole('tab');
  await table.page.getByRole('tab', { name: 'Messages' }).waitFor();
  const boxes = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length >= 7);
  for (const box of boxes) {
    assert.ok(Math.abs(box.y - boxes[0].y) < 1, 'one row');
    assert.ok(box.y + box.height <= PHONE.viewport.height, 'none below the screen');
  }
  const last = tabs.last();
  await table.tab(await last.innerText());
  const { x, width } = await last.boundingBox();
  const draw = await table.page.locator('.bar .draw').boundingBox();
  assert.ok(x >= 0 && x + width <= draw.x + 1, `the chosen one is in sight: ${x} to ${x + width}, ${draw.x}`);
  await screenshot(table.page, 'osg-tabs-phone');
  const first = tabs.first();
  await table.tab(await first.innerText());
  await eventually(async () => (await first.boundingBox()).x >= 0, 'the first is back in sight');
});

test('on a phone nobody stands half beside the screen when a game is opened', async (t) => {
  for (const [wish, side] of [[{ game: 'osg1806', scenario: 'jena-auerstadt' }, 'prussian'], [{ text: MEMORY.replace('Friant@S3148', 'Friant@S3148 Gudin@S0903') }, 'french']]) {
    const { table } = await sit(t, wish, PHONE, side);
    await table.page.locator('.b-campaign .f').first().waitFor();
    await table.settle();
    const board = await table.board.boundingBox();
    await screenshot(table.page, `osg-begin-${side}`);
    // Where it would be too far to read, a game begins with those who can act.
    const able = await table.page.locator('.b-campaign .f-glow').count();
    const signs = await table.page.locator(able > 0 ? '.b-campaign .f-glow' : '.b-campaign .f').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const sign of signs)
      assert.ok(sign.x >= board.x - 1 && sign.x + sign.width <= board.x + board.width + 1, `${JSON.stringify(sign)} on ${JSON.stringify(board)}`);
  }
});

test('a long question with many buttons leaves the board its room', async (t) => {
  const lone = position('places Davout@S3147 Friant@S3148 Tauentzien@S3150', 'marching Friant', 'begin movement french');
  const { table } = await at(t, lone, { viewport: { width: 1120, height: 800 } });
  const bar = table.page.locator('header.table-prompt');
  await table.click('Friant');
  await table.click('S3149');
  await bar.locator('[data-word="repulse"]').waitFor();
  await table.calm();
  const { height } = await bar.boundingBox();
  const lines = await bar.locator('.prompt').evaluate((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight));
  await screenshot(table.page, 'osg-long-question');
  assert.ok(height < 110 && lines < 3.5, `${height}, ${lines} lines`);
});

for (const [device, look] of LOOKS)
  test(`a newcomer is told how to play, and shown a game, ${device}`, async (t) => {
    const { table } = await at(t, COMMAND, look);
    if (table.touch) await table.tab('Army');
    await press(table, table.page.getByRole('navigation').getByRole('button', { name: 'Help' }));
    const guide = table.dialog('How to play');
    await guide.getByText(/strength, in brackets initiative/).waitFor();
    assert.match(await guide.getByRole('link', { name: 'Watch how it is played' }).getAttribute('href'), /example\/osg1806/);
    await screenshot(table.page, `osg-guide-${device}`);
    await press(table, guide.getByRole('button', { name: 'Rule 1.5b' }));
    await table.page.getByRole('dialog').filter({ hasText: /inspected only while a combat/ }).waitFor();
  });

test('a die that no table reads says what it was thrown for', async (t) => {
  const { table } = await sit(t, { game: 'osg1806', scenario: 'jena', seats: { prussian: 'random' } });
  await table.push('done'); // the set-up
  await table.prompted(/in command/);
  await table.push('done'); // officers out of command make their checks
  const die = table.page.getByRole('region', { name: 'Last die' });
  await die.waitFor();
  assert.match(await text(die), /initiative/i);
});

test('in French turns and what lies off the map are French', async (t) => {
  const made = await t.server.create({ game: 'osg1806', scenario: 'auerstadt', seats: { prussian: 'random' } });
  const table = await t.table(made, made.links.french, { locale: 'fr-FR' });
  assert.match(await text(table.page.getByRole('region', { name: 'Piste des tours' }).locator('ol').first()), /29 14 octobre, matin/);
  await table.page.getByRole('tab', { name: 'Hors carte' }).click();
  const panel = table.page.getByRole('tabpanel');
  await panel.locator('[data-unit]').first().waitFor();
  assert.doesNotMatch(await text(panel), /replacement|Prince Wilhelm|bridge train/);
});

test('who says done while a partner moves is asked whether that is all', async (t) => {
  const both = ['position osg1806/campaign prussians=two', 'empty', 'turn 9',
    'places Brunswick@S0350 Wartensleben@S0350 Hohenlohe@S0330 Grawert@S0330', 'begin movement prussian', ''].join('\n');
  const made = await t.server.create({ text: both });
  const partner = await t.sitter(made.links.prussian);
  const table = await t.table(made, made.links.hohenlohe, { settings: { pace: 0, confirm: true } });
  await partner.act('take Wartensleben');
  await table.prompted(/Your partner is moving a unit/);
  await table.push('done');
  const dialog = table.dialog('Is that all?');
  await dialog.waitFor();
  assert.match(await text(dialog), /Your partner is moving a unit/);
  await dialog.getByRole('button', { name: 'Go on playing' }).click();
  assert.ok(await table.can('done'));
});

for (const [device, look] of LOOKS)
  test(`in the set-up a unit and a hex are two clicks, ${device}`, async (t) => {
    const { table, view } = await sit(t, { game: 'osg1806', scenario: 'jena', seats: { prussian: 'random' } }, look);
    await table.click('FrBaggage');
    await table.prompted(/where French baggage is placed/);
    await table.calm();
    const places = Object.keys((await table.glow()).hexes);
    assert.ok(places.length > 1, places.join());
    const before = view().places.FrBaggage;
    const there = places.find((place) => place !== before);
    await table.click(there);
    await eventually(() => view().places.FrBaggage === there, 'it stands there');
  });

for (const [device, look] of LOOKS)
  test(`a click on an empty hex tells what is there and what to do, ${device}`, async (t) => {
    const { table } = await at(t, COMMAND, look);
    const box = table.page.getByRole('alertdialog', { name: 'What is there' });
    await table.click('S3247');
    await box.waitFor();
    assert.match(await text(box), /^S3247\. .*Point first at one of your pieces that glow/);
    await table.click('S3248');
    await box.waitFor({ state: 'detached' });
    await table.click('S2952'); // an enemy under its flag
    await eventually(async () => (await table.page.getByRole('alertdialog').count()) === 1, 'a click on a flag is answered');
    assert.doesNotMatch(await text(table.page.getByRole('alertdialog')), /Tauentzien/);
  });

await run();
