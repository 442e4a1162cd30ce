// Numbers that the page works out, or puts beside each other, against what the protocol tells: every sum, count
// and share is found here a second time from the server's answers.
import { assert, eventually, run, test } from './harness.mjs';
import { OPERATIONS, position as areas } from './n06.mjs';
import { PEACE, position, SKIRMISH } from './positions.mjs';

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const numbersOf = (text) => (text.match(/-?\d+/g) ?? []).map(Number);
const bookOf = (sitter, game, more = {}) => sitter.wire.must('book', { game, ...more }).then((answer) => answer.book ?? answer);
const text = async (locator) => (await locator.innerText()).replace(/\s+/g, ' ').trim();
const region = (table, name) => table.page.getByRole('region', { name });

/** Both tables of a game: the page of a side, and the same seat over the wire. */
async function seated(t, wish, side = 'french') {
  const table = await t.newGame({ ...wish, as: [side] });
  const sitter = await t.sitter(table.made.links[side]);
  return { table, sitter };
}

// ---- Napoléon 1806 --------------------------------------------------------

const MEETING = areas(OPERATIONS, { french: ['F13', 'F41'], prussian: ['P01'], lines: [
  'places Ney@JEN Soult@JEN Hohenlohe@JEN Davout@KAH', 'fatigue Ney@2 Lannes@3 Hohenlohe@1', 'infantry Soult@4 Ruchel@2', 'vp 4',
] });
const menu = (table, name) => table.page.locator('.menu button').filter({ hasText: name });

test('forces: strength and fatigue of a side are those of its corps on the map', async (t) => {
  const { table, sitter } = await seated(t, { text: MEETING });
  const book = await bookOf(sitter, 'napoleon1806');
  const panel = await table.tab('Forces');
  for (const side of ['french', 'prussian']) {
    const corps = Object.entries(sitter.now.view.corps).filter(([unit]) => book.units[unit].side === side);
    const wanted = ['infantry', 'cavalry', 'fatigue'].map((what) => sum(corps.map(([, one]) => one[what])));
    assert.deepEqual(numbersOf(await text(panel.locator(`section[data-side="${side}"] h3`))), wanted, side);
    const { infantry, cavalry, fatigue } = sitter.now.view.forces[side];
    assert.deepEqual([infantry, cavalry, fatigue], wanted, `${side}, as the server adds`);
    for (const [unit, one] of corps) {
      const row = panel.locator(`section[data-side="${side}"] li`).filter({ hasText: book.units[unit].name });
      const told = await row.first().locator('[role="img"]').getAttribute('aria-label');
      assert.deepEqual(numbersOf(told), [one.infantry, one.cavalry, one.fatigue], unit);
      const drawn = await row.first().locator('.cubes').evaluate((e) => ['foot', 'horse', 'tired'].map((c) => e.querySelectorAll(`.${c}`).length));
      assert.deepEqual(drawn, [one.infantry, one.cavalry, one.fatigue], `${unit}, drawn`);
    }
  }
});

test('tracks: turn, victory points and cards are those of the view', async (t) => {
  const { table, sitter } = await seated(t, { text: MEETING });
  const tracks = region(table, 'Turn track');
  const { view } = sitter.now;
  assert.equal(view.vp, 4);
  assert.equal(numbersOf(await text(tracks.locator('.vp strong')))[0], view.vp);
  assert.equal(await text(tracks.locator('.scale .here')), String(view.vp));
  assert.equal(numbersOf(await text(tracks.locator('.turns [aria-current]')))[0], view.turn);
  for (const side of ['french', 'prussian']) {
    const { hand, deck } = view[`${side}-cards`];
    assert.deepEqual(numbersOf(await text(tracks.locator(`.decks [data-side="${side}"]`))), [hand, deck]);
  }
  assert.equal(await table.page.locator('.hand [data-card]').count(), Object.keys(view.hand).length);
});

test('a march: what is added to the card, what an area costs, tires and how likely it is', async (t) => {
  const { table, sitter } = await seated(t, { text: MEETING });
  await table.click('Davout');
  await menu(table, /^\s*Move/).click();
  const march = region(table, 'March');
  await march.waitFor();
  await eventually(async () => (await table.glow()).hexes.POE?.ways, 'the reach is told');
  const reach = await sitter.ask('reach', { unit: 'Davout' });
  assert.equal(reach.sum, sum(reach.lines.map((line) => line.value)));
  assert.deepEqual(numbersOf((await text(march.locator('p').first())).replace('−', '-').replace('- ', '-')), [reach.sum]);
  for (const id of ['POE', 'HOF', 'GER']) {
    const spot = reach.spots.find((one) => one.place === id);
    const { x, y } = await table.point(id);
    await table.page.mouse.move(x, y);
    await eventually(async () => /points/.test(await text(march)), 'its price');
    await eventually(async () => (await text(march)).includes(`(${Math.round((100 * spot.ways) / reach.of)} %)`), `${id}: ${spot.ways} of ${reach.of}`);
    assert.ok((await text(march)).includes(`points ${spot.cost}`), `${id} costs ${spot.cost}`);
    const signs = await table.page.evaluate(([sheet]) => sheet, [(await table.glow()).hexes[id]]);
    assert.deepEqual([signs.needs, signs.fatigue], [spot.needs, spot.fatigue]);
  }
});

/** The shares of a combat from the answer: first beaten, drawn, second beaten. */
function sharesOf(odds) {
  const other = odds.attacker === 'french' ? 'prussian' : 'french';
  const parts = (side, what) => odds.chances.find((one) => one.side === side && one.what === what).parts;
  const beaten = [odds.attacker, other].map((side) => sum(parts(side, 'beaten').slice(1)) / 1e4);
  return { sides: [odds.attacker, other], shares: [beaten[0], 100 - beaten[0] - beaten[1], beaten[1]], parts };
}

test('a combat: cards, sums, means and shares are those of the odds', async (t) => {
  const { table, sitter } = await seated(t, { text: MEETING });
  await table.click('Ney');
  await menu(table, 'Fight').click();
  await table.press('Go');
  await table.button('No card').waitFor();
  await eventually(() => sitter.legal.includes('decline'), 'the same for the wire');
  const odds = await sitter.ask('odds');
  const { sides, shares, parts } = sharesOf(odds);
  const combat = region(table, 'Combat');
  await combat.locator('.verdict').waitFor();
  assert.match(await text(combat.locator('h2')), /Jena/);
  for (const [i, side] of sides.entries()) {
    const column = combat.locator('.both > div').nth(i);
    assert.equal(await column.getAttribute('data-side'), side);
    const cards = Number(await text(column.locator('.cards strong')));
    assert.equal(cards, i === 0 ? odds.attack : odds.defence);
    const rows = await column.locator('tr').allInnerTexts();
    const values = rows.map((row) => Number(/([+-]\d+)/.exec(row)[1]));
    assert.equal(sum(values), cards, `the lines of ${side} add up to its cards`);
    assert.deepEqual(values, odds.lines.filter((line) => line.side === side).map((line) => line.value));
    for (const [k, what] of ['losses', 'fatigue'].entries()) {
      const told = Number((await text(column.locator('p.small .numbers').nth(k))).replace('⌀', ''));
      const mean = sum(parts(side, what).map((part, n) => n * part)) / 1e6;
      assert.ok(Math.abs(told - mean) <= 0.0501, `${what} of ${side}: ${told}, ${mean}`);
      const label = await column.locator('.strip').nth(k).getAttribute('aria-label');
      let least = 0;
      for (const [, from, to, percent] of label.matchAll(/(\d+)(?:–(\d+))?: (\d+) %/g)) {
        const last = Number(to ?? from);
        const share = sum(parts(side, what).slice(least, last + 1)) / 1e4;
        assert.ok(Math.abs(Number(percent) - share) <= 1, `${what} ${from}: ${percent} %, ${share}`);
        least = last + 1;
      }
      assert.equal(least, parts(side, what).length, 'nothing is left out');
    }
  }
  const verdict = (await combat.locator('.verdict li').allInnerTexts()).map((one) => numbersOf(one)[0]);
  assert.equal(sum(verdict), 100);
  for (const i of [0, 1, 2]) assert.ok(Math.abs(verdict[i] - shares[i]) <= 1, `${verdict} for ${shares}`);
});

test('the last cards: what each side inflicts is what the other suffers', async (t) => {
  const { table, sitter } = await seated(t, { text: MEETING });
  const other = await t.sitter(table.made.links.prussian);
  await table.click('Ney');
  await menu(table, 'Fight').click();
  await table.press('Go');
  const draws = region(table, 'Last cards');
  await eventually(async () => {
    if (await draws.count()) return true;
    if (other.legal.includes('decline')) await other.act('decline');
    if (!sitter.legal.includes('decline')) return false;
    const before = JSON.stringify(sitter.now);
    await table.button('No card').click();
    await eventually(() => JSON.stringify(sitter.now) !== before, 'it is told');
    return false;
  }, 'cards are drawn');
  const { steps } = await sitter.ask('history', { from: 0 });
  const events = steps.flatMap((step) => step.events);
  for (const side of ['french', 'prussian']) {
    const fought = events.filter((one) => one.event === 'fought' && one.args[0] === side);
    const suffers = events.find((one) => one.event === 'suffers' && one.args[0] !== side);
    const column = draws.locator(`[data-side="${side}"]`);
    const told = numbersOf(await text(column.locator('p')));
    assert.deepEqual(told, [2, 3].map((i) => sum(fought.map((one) => Number(one.args[i])))), side);
    assert.deepEqual(told, suffers.args.slice(1, 3).map(Number), `as the other suffers`);
    assert.equal(await column.locator('li').count(), fought.length);
    assert.equal(await column.locator('.loss').evaluateAll((all) => all.map((e) => e.textContent.length).reduce((a, b) => a + b, 0)), told[0]);
  }
});

test('a bid offers what may be bid, no more, and tells what was sealed', async (t) => {
  const { table, sitter } = await seated(t, { text: ['position napoleon1806/campaign rules=marshal', ''].join('\n') });
  const form = table.page.getByRole('form', { name: 'Your bid' });
  const bids = sitter.legal.filter((one) => one.startsWith('bid ')).map((one) => one.split(' '));
  for (const side of ['prussian', 'french']) {
    await form.getByRole('radio', { name: new RegExp(side, 'i') }).check();
    const most = Math.max(...bids.filter((one) => one[1] === side).map((one) => Number(one[2])));
    const field = form.getByRole('spinbutton');
    assert.equal(Number(await field.getAttribute('max')), most, side);
    assert.equal(Number(await field.getAttribute('min')), Math.min(...bids.filter((one) => one[1] === side).map((one) => Number(one[2]))));
  }
  await form.getByRole('spinbutton').fill('7');
  await form.getByRole('button').click();
  await eventually(() => sitter.now.view.bid, 'it is sealed');
  assert.deepEqual(sitter.now.view.bid, { side: 'french', points: 7 });
  assert.deepEqual(numbersOf(await text(table.page.locator('.bid [role="status"]'))), [7]);
});

// ---- Napoleon at War --------------------------------------------------------

/** Losses on both maps, units off the maps, the plan still open. */
const LATE = position('1/Gaz@1504 1/Tau@1616 2/Gaz@dead-jena V.a@dead-jena', 'movement french')
  .replace('turn 6', 'turn 6\nlosses 13 0 0 0 0 0 0 0');

test('losses: so many to go of so many, as the view tells of losses and levels', async (t) => {
  const { table, sitter } = await seated(t, { text: LATE });
  const book = await bookOf(sitter, 'napoleon-at-war');
  const panel = await table.tab('Standing');
  let compared = 0;
  for (const [side, maps] of Object.entries(sitter.now.view.morale))
    for (const [map, { losses, level, demoralized }] of Object.entries(maps)) {
      const title = book.maps.find((one) => one.id === map).title;
      const row = panel.locator(`.side[data-side="${side}"] .loss`).filter({ hasText: title });
      assert.equal(Number(await text(row.locator('.lost'))), losses, `${side} ${map}`);
      if (demoralized) continue;
      const printed = book.demoralization.find((one) => one.side === side && one.map === map);
      const levels = level !== undefined ? [level] : ['A', 'B'].flatMap((plan) => printed?.[plan] ?? []);
      const told = await row.locator('.level').allInnerTexts();
      assert.equal(told.length, levels.length, `${side} ${map}`);
      for (const [i, one] of levels.entries()) {
        assert.deepEqual(numbersOf(told[i].replace(/Option [AB]/, '')), [Math.max(0, one - losses), one]);
        assert.equal(Number(await row.locator('meter').nth(i).getAttribute('value')), losses);
        assert.equal(Number(await row.locator('meter').nth(i).getAttribute('max')), one);
        compared++;
      }
    }
  assert.ok(compared >= 3, `${compared} levels`);
});

test('losses: where one side is broken nobody has a level to go, and the other is told why', async (t) => {
  const { table, sitter } = await seated(t, { text: LATE.replace('losses 13 0 0 0 0', 'demoralized prussian no no no\nlosses 13 0 0 0 50') });
  const book = await bookOf(sitter, 'napoleon-at-war');
  const [broken] = Object.entries(sitter.now.view.morale.prussian).filter(([, { demoralized }]) => demoralized).map(([map]) => map);
  assert.ok(broken, 'the Prussians are demoralized');
  const panel = await table.tab('Standing');
  const row = (side) => panel.locator(`.side[data-side="${side}"] .loss`).filter({ hasText: book.maps.find((one) => one.id === broken).title });
  assert.match(await text(row('prussian')), /demoralized$/);
  assert.match(await text(row('french')), /can no longer be demoralized$/);
  for (const side of ['french', 'prussian']) assert.equal(await row(side).locator('.level').count(), 0, side);
});

test('points: the sums are the score, the lines met are those it names, and they add up', async (t) => {
  const { table, sitter } = await seated(t, { text: LATE });
  const book = await bookOf(sitter, 'napoleon-at-war');
  const panel = await table.tab('Standing');
  const { score } = sitter.now.view;
  const plans = score.A || score.B ? ['A', 'B'].filter((plan) => score[plan]) : [''];
  const sections = panel.locator('section:has(.sums)');
  await sections.first().waitFor();
  assert.equal(await sections.count(), plans.length);
  for (const [i, plan] of plans.entries()) {
    const one = plan ? score[plan] : score;
    const section = sections.nth(i);
    const met = { french: 0, prussian: 0 };
    for (const line of await section.locator('li').all()) {
      const rule = /\[([^\]]+)\]/.exec(await line.innerText())[1];
      const is = (one.lines ?? []).includes(rule);
      assert.equal(await line.evaluate((e) => e.classList.contains('met')), is, rule);
      assert.match(await text(line), is ? /\bmet:/ : /not met:/);
      const printed = book.victory.find((each) => each.rule === rule);
      const award = printed.points !== undefined ? printed : printed[plan || sitter.now.view.option];
      assert.equal(Number(/(\d+)$/.exec(await text(line.locator('.award')))[1]), award.points, rule);
      if (is) met[award.side] += award.points;
    }
    for (const side of ['french', 'prussian']) {
      const told = Number(await text(section.locator(`.sums [data-side="${side}"] strong`)));
      assert.equal(told, one[side] ?? 0, `${side} under ${plan || 'the plan'}`);
      assert.equal(told, met[side], `${side}: what is met adds up to the score`);
    }
  }
});

test('off the map: the strength in a box is that of the counters in it', async (t) => {
  const { table, sitter } = await seated(t, { text: LATE });
  const book = await bookOf(sitter, 'napoleon-at-war');
  const panel = await table.tab('Off map');
  const dead = Object.entries(sitter.now.view.places).filter(([, place]) => place === 'dead-jena').map(([unit]) => unit);
  assert.equal(dead.length, 2);
  for (const side of ['french', 'prussian']) {
    const own = dead.filter((unit) => book.units[unit].side === side);
    const strength = sum(own.map((unit) => Number(/^\d+/.exec(book.units[unit].values)?.[0] ?? 0)));
    const section = panel.locator('section').filter({ hasText: book.boxes.find((box) => box.id === 'dead-jena').name });
    if (own.length > 0) assert.deepEqual(numbersOf(await text(section.locator(`p[data-side="${side}"]`))), [strength], side);
  }
});

test('arrivals: turns and who is due are those of the view', async (t) => {
  const { table, sitter } = await seated(t, { text: LATE });
  const panel = await table.tab('To come');
  const groups = Object.values(sitter.now.view.coming).filter((one) => Object.keys(one.units ?? {}).length > 0);
  const wanted = groups.flatMap((one) => (one.turn === undefined ? [one.A, one.B] : [one]).filter((each) => each?.turn !== undefined)
    .map((each) => `${each.turn}${each.turn <= sitter.now.view.turn ? ' due' : ''}`)).sort();
  const told = (await panel.locator('li p').allInnerTexts()).map((line) =>
    `${/turn (\d+)/.exec(line)[1]}${/\(due\)/.test(line) ? ' due' : ''}`).sort();
  assert.deepEqual(told, wanted);
  assert.ok(told.length > 3);
});

test('odds: the totals, every line and every face are those of the answer', async (t) => {
  const { table, sitter } = await seated(t, { text: SKIRMISH });
  await table.myTurn();
  for (const unit of ['1/Tau', '1/Gaz', '2/Gaz']) await table.click(unit);
  const panel = region(table, 'Odds');
  // The page marks who is clicked at once; the server has heard of it when it tells so.
  await eventually(() => '2/Gaz' in (sitter.now.view.attackers ?? {}), 'they attack');
  const odds = await sitter.ask('odds');
  await eventually(async () => (await text(panel.locator('header'))).includes(odds.column), 'the column');
  assert.deepEqual(numbersOf(await text(panel.locator('header .numbers'))), [odds.attack, odds.defence]);
  const rows = await panel.locator('.lines tr').all();
  assert.equal(rows.length, odds.lines.length);
  for (const [i, row] of rows.entries()) {
    const value = await text(row.locator('.value'));
    assert.equal(Number(value || 0), odds.lines[i].value, odds.lines[i].text);
  }
  assert.equal(await panel.locator('.faces li').count(), odds.faces.length);
});

test('undo counts clicks: so many leave nothing of what the server lets be taken back', async (t) => {
  const { table, sitter } = await seated(t, { text: PEACE });
  await table.myTurn();
  assert.equal(await table.undos(), sitter.now.can_undo ?? 0);
  await table.move('1/Gaz');
  await eventually(async () => (await table.undos()) === 1 && sitter.now.can_undo >= 1, 'one click');
  await table.push('undo');
  await eventually(async () => (await table.undos()) === 0 && (sitter.now.can_undo ?? 0) === 0, 'all of it is taken back');
});

test('asking for more back tells how much would go', async (t) => {
  const { table, sitter } = await seated(t, { options: 'touch=strict' });
  await table.myTurn();
  for (const unit of ['1/Gaz', '2/Gaz', '1/Suc']) {
    await table.move(unit);
    if (await table.can('halt')) await table.push('halt');
    await eventually(async () => !(await table.can('halt')), `${unit} stands`);
  }
  await eventually(async () => (await table.undos()) === 0, 'they stand');
  await table.push('undo');
  const bar = table.page.locator('[data-back="ask"]');
  await bar.waitFor();
  const [, to] = sitter.now.may_ask;
  const { steps } = await sitter.ask('history', { from: to });
  const lines = sum(steps.map((step) => step.events.length));
  const shown = await bar.locator('li').allInnerTexts();
  const more = /and (\d+) more/.exec(shown.at(-1));
  assert.equal((more ? shown.length - 1 : shown.length) + Number(more?.[1] ?? 0), lines);
});

test('ending a phase: who could still act is counted, and "do not ask again" is kept', async (t) => {
  const { table, sitter } = await seated(t, { text: PEACE, settings: { confirm: true } });
  await table.myTurn();
  const book = await bookOf(sitter, 'napoleon-at-war');
  await table.push('done');
  const dialog = table.dialog('Is that all?');
  await dialog.waitFor();
  const able = new Set(sitter.legal.map((one) => one.split(' ')[1]).filter((unit) => book.units[unit]?.side === 'french'));
  assert.equal(numbersOf(await text(dialog.locator('p')))[0], able.size);
  const kept = () => table.page.evaluate(() => JSON.parse(localStorage.getItem('berthier.settings')).confirm);
  assert.equal(await kept(), true);
  await dialog.getByRole('button', { name: 'Go on playing' }).click();
  assert.equal(await kept(), true, 'nothing is kept of a question that was left');
  await table.push('done');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'That is all' }).click();
  await eventually(() => !sitter.legal.some((one) => one.startsWith('move ')), 'the phase is over');
  assert.equal(await kept(), false);
});

await run();
