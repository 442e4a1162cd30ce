// 1806 at the table: its panels against what the server tells, a march in column, attacks from hex to hex and what is
// owed, the memory of the enemy, nothing that is hidden; by mouse, by finger and by keys.
import { examine, isGrave, tell } from './axe.mjs';
import { KeyCarrier } from './carry.mjs';
import { Pointing } from './hands.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';
import { at, bookOf, LOOKS, position, sit, squeeze, text } from './osg.mjs';

/** S2945 to S3452 is open ground. */
const ATTACKS = position('places Friant@S3148 Davout@S3148 Gudin@S3345 Tauentzien@S3149 Grawert@S3346', 'begin combat french');
const COLUMN = position('places Davout@S3148 Friant@S3148 Gudin@S3147 Tauentzien@S2952', 'begin movement french');
const LOST = position('places Friant@S3148 Gudin@day-box Morand@night-box Viallanes@lost Tauentzien@S2952 Grawert@day-box', 'reduced Viallanes', 'begin movement french');
const MEMORY = position('places Friant@S3148 Tauentzien@S2952 Grawert@S3346', 'seen Tauentzien@S3050 Grawert@S3346', 'seen-turn Tauentzien@6 Grawert@9', 'begin movement french');
for (const [device, look] of LOOKS) {
  test(`the day, the turns of the scenario and who is to come, ${device}`, async (t) => {
    const { table } = await sit(t, { game: 'osg1806', scenario: 'auerstadt', seats: { prussian: 'random' } }, look);
    const panel = await table.tab('Turns');
    const track = table.page.getByRole('region', { name: 'Turn track' });
    assert.match(await text(track), /14 October, morning turn 29 of 31/);
    assert.equal(await track.locator('li').count(), 3);
    assert.match(await text(panel.locator('[aria-current="step"]')), /Turn 29 14 October, morning N1942, Kösen/);
    const french = (at) => panel.locator('li').filter({ hasText: `Turn ${at} ` }).locator('[data-side="french"] [data-unit]')
      .evaluateAll((all) => all.map((one) => one.dataset.unit).sort());
    assert.deepEqual(await french(29), ['Davout', 'Gudin', 'Viallanes']);
    assert.deepEqual(await french(30), ['Friant', 'Morand']);
  });

  test(`the army: losses against the level, who is where, ${device}`, async (t) => {
    const { table, view } = await at(t, LOST, look);
    const panel = await table.tab('Army');
    const corps = panel.locator('details').filter({ hasText: 'III Corps' }).first();
    const { losses, level } = view().morale.f3;
    assert.ok(level > 0);
    assert.ok((await text(corps.locator('summary'))).startsWith(`III Corps ${losses ?? 0}/${level}`), await text(corps.locator('summary')));
    const rows = (await corps.locator('li').allInnerTexts()).map(squeeze);
    assert.ok(rows.some((row) => /^Friant .*S3148/.test(row)), rows.join('\n'));
    const enemy = panel.locator('section[data-side="prussian"]');
    assert.doesNotMatch(await enemy.innerText(), /S2952/, 'nobody is told where an enemy stands under its flag');
  });

  test(`the halves of the box and who is gone for good, ${device}`, async (t) => {
    const { table } = await at(t, LOST, look);
    const panel = await table.tab('Score');
    const inside = (side, name) => panel.locator(`section[data-side="${side}"]`).getByRole('group', { name }).locator('[data-unit]')
      .evaluateAll((all) => all.map((one) => one.dataset.unit));
    assert.deepEqual(await inside('french', /^Day/), ['Gudin']);
    assert.deepEqual(await inside('french', /^Night/), ['Morand']);
    assert.deepEqual(await inside('french', /^Permanently/), ['Viallanes']);
    assert.deepEqual(await inside('prussian', /^Day/), ['Grawert']);
  });

  test(`the score as the server counts it, line by line, ${device}`, async (t) => {
    const { table, view } = await at(t, LOST, look);
    const panel = await table.tab('Score');
    const { score } = view();
    assert.equal(await text(panel.locator('.verdict')), score.text);
    assert.equal(await text(table.page.locator('[data-score]')), `Now: ${score.text}`);
    for (const side of ['french', 'prussian']) {
      const own = panel.locator(`section[data-side="${side}"]`).filter({ has: table.page.locator('.points') });
      assert.equal(await text(own.locator('h3 .numbers')), String(score[side]));
      const lines = score.lines.filter((line) => line.side === side);
      assert.deepEqual((await own.locator('.points').allInnerTexts()).map(squeeze), lines.map(({ points }) => String(points).replace('-', '−')));
    }
    const [{ more, points }] = score.lines.find(({ rule }) => rule === '20.11').next.filter(({ side }) => side === 'prussian');
    const half = String(more).replace(/\.5$/, '½').replace(/^0½/, '½');
    assert.ok((await text(panel)).includes(`Prussian: ${half} more lost → ${String(points).replace('-', '−')}`), await text(panel));
    assert.match(await text(panel), /III Corps 0\/16/);
    await screenshot(table.page, `osg-score-${device}`);
  });

  test(`flags, and where the enemy was seen, ${device}`, async (t) => {
    const { table, view } = await at(t, MEMORY, look);
    const panel = await table.tab('Enemy');
    assert.deepEqual(Object.keys(view().flags.prussian).sort(), ['S2952', 'S3346']);
    const told = await text(panel);
    assert.match(told, /S2952 .*troops \(Prussian\)/);
    assert.match(told, /S3050.* turn 6, 3 turns ago Tauentzien/);
    assert.doesNotMatch(told, /S2952[^S]*Tauentzien/);
    const ghost = (place) => table.page.locator(`[data-ghost="${place}"]`);
    assert.equal(squeeze(await ghost('S3050').textContent()), 'Tauentzien −3');
    assert.equal(squeeze(await ghost('S3346').textContent()), 'Grawert');
    const opacity = async (place) => Number(await ghost(place).evaluate((one) => getComputedStyle(one).opacity));
    assert.ok((await opacity('S3050')) < (await opacity('S3346')), 'what is long ago is faint');
    assert.deepEqual(Object.keys(await table.places()), ['Friant'], 'no counter of the enemy is in the page');
    await table.uncover();
    const layers = table.page.locator('[data-tool="layers"]');
    await (table.touch ? layers.tap() : layers.click());
    await table.page.getByRole('checkbox', { name: 'Where the enemy was seen last' }).uncheck();
    await ghost('S3050').waitFor({ state: 'detached' });
  });

  test(`a formation marches in column in one gesture and is taken back step by step, ${device}`, async (t) => {
    const { table, sitter, view } = await at(t, COLUMN, look);
    await table.click('Gudin');
    const press = (one) => (table.touch ? one.tap() : one.click());
    await press(table.page.locator('[data-gesture="column"]'));
    const column = table.page.getByRole('region', { name: 'March in column' });
    await press(column.getByRole('button', { name: 'The formation' }));
    await table.uncover();
    await table.click('S3145');
    await column.locator('li').first().waitFor();
    await table.calm();
    const rows = (await column.locator('li').allInnerTexts()).map(squeeze);
    assert.ok(rows.length >= 2, rows.join('\n'));
    assert.equal(new Set(rows.map((row) => row.split(' → ')[0])).size, rows.length, 'each has one line');
    const before = sitter.now.sequence;
    await press(column.locator('[data-gesture="go"]'));
    for (const row of rows) {
      const [name, place] = /^(.+) → (\w+)/.exec(row).slice(1);
      await eventually(() => view().places[name] === place, `${name} comes to ${place}`);
    }
    await table.calm();
    const undos = await table.undos();
    assert.ok(undos >= rows.length, `${undos} can be taken back`);
    for (let i = 0; i < undos; i++) {
      await table.push('undo');
      await eventually(async () => (await table.undos()) === undos - 1 - i, 'one is taken back');
    }
    assert.deepEqual([view().places.Gudin, view().places.Friant], ['S3147', 'S3148']);
    assert.ok(sitter.now.sequence > before);
  });

  test(`attacks from hex to hex, in a list with what is owed, ${device}`, async (t) => {
    const { table, sitter } = await at(t, ATTACKS, look);
    const list = table.page.getByRole('region', { name: 'Attacks' });
    await list.waitFor();
    await eventually(async () => /Still owed/.test(await text(list)), 'the duty is told');
    const why = await sitter.ask('why', { action: 'done' });
    assert.ok((await text(list)).includes(why.text), `${await text(list)}: ${why.text}`);
    for (const [from, to] of [['S3148', 'S3149'], ['S3345', 'S3346']]) {
      await table.uncover();
      await table.click(from);
      await eventually(async () => (await table.selected()) === from, `${from} is in hand`);
      await table.click(to);
      await eventually(() => sitter.now.view.attacks?.some((one) => Object.keys(one.defenders ?? {}).length > 0 &&
        Object.keys(one.defenders).every((unit) => sitter.now.view.places[unit] === to)), `${to} is attacked`);
    }
    await eventually(async () => (await list.locator('ol.attacks > li').count()) === 2 && !/Still owed/.test(await text(list)), 'nothing is owed');
    const row = (name) => list.locator('ol.attacks > li').filter({ hasText: name });
    assert.match(await text(row('Friant')), /Friant.*→ Tauentzien 9 : 5, 1-1 ▸ S3149/);
    const facesOf = async (name) => (await row(name).getByRole('list', { name: 'Outcome by die' }).locator('strong').allInnerTexts()).map((one) => one.toLowerCase());
    const told = async (place) => (await sitter.ask('odds', { place })).faces.map(({ result }) => result.toLowerCase());
    await eventually(async () => (await facesOf('Grawert')).length === 6, 'the odds of the last attack stand open');
    assert.deepEqual(await facesOf('Grawert'), await told('S3346'));
    const edge = await list.boundingBox();
    const faces = await row('Grawert').getByRole('list', { name: 'Outcome by die' }).boundingBox();
    assert.ok(faces.y > edge.y && faces.y + faces.height < edge.y + edge.height + 1, `the faces are seen: ${JSON.stringify([faces, edge])}`);
    await screenshot(table.page, `osg-attacks-${device}`);
    const odds = row('Friant').getByRole('button', { name: '1-1' });
    await (table.touch ? odds.tap() : odds.click());
    await eventually(async () => (await facesOf('Friant')).length === 6, 'those of another can be opened');
    assert.deepEqual([await facesOf('Friant'), await facesOf('Grawert')], [await told('S3149'), []]);
    const undo = table.page.locator('header.table-prompt [data-word="undo"]');
    await (table.touch ? undo.tap() : undo.click());
    await eventually(async () => !sitter.now.view.attacks.some(({ defenders }) => 'Grawert' in defenders), 'an attack can be said otherwise');
  });
}

const LAYERS = [
  ['command', 'range', 'S3148', /^Napoleon has points left for officers: \d, for units: \d/],
  ['chain', 'chain', 'S3148', /command: .*Friant/],
  ['supply', 'supply', 'S0903', /in supply; hexes of the line: 2/],
  ['columns', 'column', 'S3148', /in Road March/],
  ['bridges', 'bridge', null, /bridge over the river to/],
  ['near', 'near', 'S3147', /Friant: .* of 5 Movement Points/],
];
const LAID = position('places Napoleon@S3148 Friant@S3148 Gudin@S0903 Tauentzien@S3151 Grawert@S2850', 'marching Friant', 'used-sources 1', 'begin movement french');

for (const [device, look] of LOOKS) {
  test(`a Repulse is foreseen before it is tried: both forces, the chance, what follows, each with its rule, ${device}`, async (t) => {
    const { table, sitter } = await at(t, position('places Suchet@S0349 Nansouty@S0349 Cerrini@S0350 Zeschwitz@S3346', 'begin movement french'), look);
    const press = (one) => (table.touch ? one.tap() : one.click());
    await table.click('Suchet');
    await press(table.page.locator('[data-gesture="stack"]'));
    const panel = table.page.getByRole('region', { name: 'Odds' });
    await panel.waitFor();
    const odds = await sitter.ask('odds', {});
    const chance = Math.round(odds.chances.find(({ what }) => what === 'repulse').parts[1] / 10000);
    assert.ok(odds.defence === -1 && chance > 0 && chance < 100, `${odds.defence}, ${chance}`);
    const [, told] = new RegExp(`Repulse: needs ${odds.column} strength ${odds.attack} against \\?.*not known.*The Repulse succeeds: (\\d+) %`).exec(await text(panel)) ?? [];
    assert.ok(Math.abs(told - chance) <= 1, `${chance}: ${await text(panel)}`);
    if (table.touch) {
      assert.ok((await panel.boundingBox()).height < 200, 'it leaves room to go on');
      await press(panel.getByRole('button', { name: 'More' }));
    }
    const rows = (await panel.locator('.lines tr').allInnerTexts()).map(squeeze);
    assert.equal(rows.length, odds.lines.length);
    for (const [i, { text, rule }] of odds.lines.entries()) assert.ok(rows[i].startsWith(text) && rows[i].endsWith(`[${rule}]`), `${rows[i]}: ${text} [${rule}]`);
    assert.match(await text(panel), /Strength of the enemy, with the ground: /);
    assert.doesNotMatch(await text(panel), /Cerrini|Zeschwitz/);
    await screenshot(table.page, `osg-repulse-${device}`);
  });

  test(`every layer of the server is offered, drawn where it says, and told with its rule, ${device}`, async (t) => {
    const { table, sitter } = await at(t, LAID, look);
    const { page } = table;
    const tap = (one) => (table.touch ? one.tap() : one.click());
    const book = await bookOf(t, 'campaign');
    const drawnOtherwise = ['zoc', 'memory']; // by sides, and as ghosts
    assert.deepEqual(book.overlays.map(({ id }) => id).filter((id) => !drawnOtherwise.includes(id)).sort(), LAYERS.map(([id]) => id).sort());
    const layers = page.locator('[data-tool="layers"]');
    const count = (kind) => page.evaluate((one) => [...document.querySelectorAll(`.b-marks .k-${one}`)]
      .reduce((sum, path) => sum + path.getAttribute('d').split('M').length - 1, 0), kind);
    const note = page.getByRole('region', { name: 'What the layers tell' });
    for (const [id, kind, place, told] of LAYERS) {
      await tap(layers);
      await page.locator(`[data-layer="${id}"]`).check();
      await tap(layers);
      const needs = book.overlays.find((one) => one.id === id).needs?.includes('place') ? { place } : {};
      const { marks } = await sitter.ask('survey', { overlay: id, ...needs });
      const at = place ?? marks[0].place;
      await page.evaluate((hex) => document.querySelector('.board').board.centre(hex), at);
      await table.settle();
      const spot = await table.point(at);
      await (table.touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.move(spot.x, spot.y, { steps: 2 }));
      assert.ok(marks.length > 0, `${id} marks something`);
      await eventually(async () => (await count(kind)) === marks.filter((one) => !one.blocked).length &&
        (await count('blocked')) === marks.filter((one) => one.blocked).length, `${id} is drawn where the server says`);
      await eventually(async () => (await note.locator('li').allInnerTexts()).some((line) => told.test(squeeze(line).replace(/^✕ /, '')) && /\[[\w.]+\]$/.test(squeeze(line))),
        `${id} is told: ${told}`);
      await screenshot(page, `osg-layer-${id}-${device}`);
      if (id === 'chain' || id === 'supply' || process.env.BT_SHOTS) {
        await page.evaluate(() => document.querySelector('.board').board.fit());
        await table.settle();
        await page.locator('.b-campaign').waitFor();
        const standing = new Set([...Object.values(sitter.now.view.places), ...Object.keys(sitter.now.view.flags?.prussian ?? {})]);
        assert.equal(await page.locator('.f-barred').count() > 0, marks.some((one) => one.blocked && standing.has(one.place)), 'signs tell for whom it does not hold');
        await screenshot(page, `osg-layer-${id}-afar-${device}`);
      }
      await page.keyboard.press('Escape');
      await tap(layers);
      await page.locator(`[data-layer="${id}"]`).uncheck();
      await tap(layers);
      await eventually(async () => (await count(kind)) === 0 && (await note.count()) === 0, `${id} is gone`);
    }
  });

  test(`a line of a stack's list is a click on that counter and on nothing beneath it, ${device}`, async (t) => {
    const { table, sitter } = await at(t, position(
      'places Napoleon@S3148 Davout@S3148 Murat@S3148 Viallanes@S3048 FrBaggage@S3048 Dupont@S3048 Tauentzien@S2952', 'begin command french'), look);
    const lines = table.page.locator('.stack [data-line]');
    // At the right edge of a phone the list has room nowhere but under the finger.
    if (table.touch) await table.page.evaluate(() => document.querySelector('.board').board.centre('S3146'));
    await table.settle();
    const { x, y } = await table.point('Murat');
    const hand = new Pointing(table);
    if (table.touch) await hand.hold(x, y, () => lines.first().waitFor());
    else await table.page.mouse.move(x, y, { steps: 2 });
    await lines.first().waitFor();
    await table.settle();
    const line = table.page.locator('.stack [data-line="Napoleon"]');
    if (!table.touch) await line.hover();
    await table.page.waitForTimeout(700); // who reads it rests on it
    assert.ok((await lines.count()) === 3 && (await table.selected()) === null, 'the finger that asked for it chose nothing');
    const before = await table.board.boundingBox();
    for (const one of await lines.all()) {
      const box = await one.boundingBox();
      assert.ok(box.y > before.y - 1 && box.y + box.height < before.y + before.height + 1, 'it lies on the board');
    }
    await (table.touch ? line.tap() : line.click());
    await eventually(async () => (await table.selected()) === 'Napoleon', 'he is in hand');
    await table.calm();
    assert.equal(await table.selected(), 'Napoleon', 'nobody else was clicked');
    if (table.touch) assert.equal(await lines.count(), 0, 'the list covers the board no longer');
    assert.equal(await table.page.getByRole('alertdialog').count(), 0);
    assert.equal(sitter.now.sequence, 0);
  });
}

test('every panel is as axe wants it', async (t) => {
  for (const [lines, look, names] of [[LOST, {}, ['Army', 'Turns', 'Score']], [MEMORY, PHONE, ['Enemy', 'Score']]]) {
    const { table } = await at(t, lines, look);
    for (const name of names) {
      await table.tab(name);
      await table.calm();
      const grave = (await examine(name, table.page)).filter(isGrave);
      assert.equal(grave.length, 0, `${name}: ${grave.map(tell).join('\n')}`);
    }
    const help = table.page.getByRole('navigation').getByRole('button', { name: 'Help' });
    await (table.touch ? help.tap() : help.click());
    await table.dialog('How to play').getByRole('link').waitFor();
    const grave = (await examine('Help', table.page)).filter(isGrave);
    assert.equal(grave.length, 0, `Help: ${grave.map(tell).join('\n')}`);
  }
});

test('by keys alone: a reinforcement comes on, marches, halts, and the turn goes on', async (t) => {
  const { made, table, sitter } = await sit(t, { game: 'osg1806', scenario: 'auerstadt' });
  const other = await t.sitter(made.links.prussian);
  await eventually(() => other.legal.includes('done'), 'the Prussians set up');
  await other.act('done');
  await eventually(() => sitter.legal.includes('done'), 'the French command');
  const book = await bookOf(t, 'auerstadt');
  const carrier = await KeyCarrier.at(table, book);
  for (const action of ['done', 'file Gudin N1942', 'step N2041', 'halt', 'enter Davout N1942', 'halt', 'enter Viallanes N1942', 'halt', 'done']) {
    await eventually(() => sitter.legal.includes(action), `${action} can be done`);
    const before = sitter.now.sequence;
    await table.calm();
    await carrier.carry(action, () => sitter.now.sequence > before);
    await eventually(() => sitter.now.sequence > before, `${action} is done`);
  }
  assert.ok(sitter.now.view.marching?.Gudin, 'it came on by road');
  assert.deepEqual([sitter.now.view.places.Gudin, sitter.now.view.places.Davout], ['N2041', 'N1942']);
  await carrier.keys.check();
});

const READY = position('places Napoleon@S3148 Davout@S3148 Viallanes@S3048 Dupont@S3048 Gudin@S3049 Tauentzien@S2952', 'begin command french');
const moves = (sitter) => sitter.legal.some((one) => one.startsWith('move '));

test('who presses Done twice has pressed it once', async (t) => {
  const { table, sitter } = await at(t, READY, {});
  await table.button('Done').waitFor();
  await table.page.evaluate(() => {
    const done = document.querySelector('[data-word="done"]');
    done.click();
    done.click();
  });
  await eventually(() => moves(sitter), 'it is time to move');
  await table.page.waitForTimeout(400);
  assert.ok(moves(sitter), 'and nothing has ended that');
});

test('on a phone a note lies over nothing that can be pressed', async (t) => {
  const { table } = await at(t, READY, PHONE);
  const note = table.page.locator('.toast');
  await note.waitFor();
  const free = () => table.page.evaluate(() => [...document.querySelectorAll('.table-prompt button, .tabs button, [data-tool]')].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return width > 0 && x + width / 2 < innerWidth && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((one) => one.innerText || one.dataset.tool));
  assert.deepEqual(await free(), []);
});

test('on a phone a second tap where Done has come to stand ends nothing', async (t) => {
  const { table, sitter } = await at(t, READY, PHONE);
  const done = table.page.locator('.table-prompt [data-word="done"]:not([aria-disabled="true"])');
  await done.waitFor();
  // Two sit here, the page and who looks over its shoulder.
  await table.page.locator('.toast').getByRole('button', { name: 'Close' }).tap();
  const { x, y, width, height } = await done.boundingBox();
  const tap = () => table.page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await eventually(() => moves(sitter), 'it is time to move');
  await tap();
  await table.page.waitForTimeout(900);
  assert.ok(moves(sitter), 'and nothing has ended that');
  await done.tap();
  await eventually(async () => !moves(sitter) || (await table.page.getByRole('dialog').count()) > 0, 'a little later it does');
});

const GOING = position('places Friant@S3148 Gudin@S3148 Morand@S3247 Tauentzien@S3250', 'begin movement french');

test('a click on what is forbidden tells why: on the march, and in the Command Phase', async (t) => {
  const told = async (table, id, words) => {
    for (let i = 0; i < 2; i++) await table.page.keyboard.press('Escape');
    await table.click(id);
    const box = table.page.getByRole('alertdialog');
    await box.waitFor();
    if (process.env.BT_TRACE) console.log(await text(box));
    assert.match(await text(box), words, id);
  };
  const { table } = await at(t, GOING);
  await table.click('Friant');
  await table.page.locator('[data-gesture="stack"]').click();
  await table.button('Halt').waitFor();
  await table.settle();
  await table.page.waitForTimeout(800);
  await told(table, 'S3250', /^(?!.*the move under way).*\[\d/);
  await table.page.keyboard.press('Escape');
  const other = await at(t, READY);
  await other.table.button('Done').waitFor();
  await other.table.settle();
  await told(other.table, 'Gudin', /\[\d/);
});

test('the board stays under the pointer when the question above it grows', async (t) => {
  const { table, sitter } = await at(t, READY, { viewport: { width: 1000, height: 700 } });
  await table.push('done');
  await eventually(() => moves(sitter), 'it is time to move');
  await table.settle();
  const [bar, before] = [await table.page.locator('.table-prompt').boundingBox(), await table.point('Gudin')];
  await table.page.evaluate(() => {
    document.querySelector('.table-prompt').style.minHeight = '260px';
  });
  await table.settle();
  const after = await table.point('Gudin');
  assert.ok((await table.page.locator('.table-prompt').boundingBox()).height > bar.height + 40, 'the bar has grown');
  assert.ok(Math.abs(after.y - before.y) < 2 && Math.abs(after.x - before.x) < 2, `${after.y} for ${before.y}`);
});

await run();
