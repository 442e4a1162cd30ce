// Panels of Age of Napoleon against what the server tells: where an army can go and what the way does to it, what a
// step of a country would change, what is left of the limits, battles to choose from, cards that lie open, the sea.
import { examine, isGrave } from './axe.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const position = (...lines) => ['position age-of-napoleon/1805', 'empty', ...lines, ''].join('\n');
const MARCH = position(
  'places Napoleon@Wurttemberg Davout@Wurttemberg Ney@Wurttemberg Massena@Italia Karl@Tirol Johann@Tirol Mack@Bohmen Hiller@Bohmen',
  'spent Ney', 'alignment bayern@ally', 'hand-coalition pitt', 'round 3', 'begin campaign french');
const LEVIES = position('places Napoleon@Flandres Davout@Flandres Ney@prisoners Karl@Tirol', 'spent Davout', 'deployed france@2',
  'effects 1', 'alignment portugal@member', 'discard mud.1 joseph talleyrand', 'begin reinforcement french');
const BATTLES = position('places Davout@Bayern Soult@Bayern Massena@Tirol Mack@Bayern Karl@Tirol Johann@Tirol',
  'origins Davout@Wurttemberg Soult@Wurttemberg Massena@Italia', 'round 3', 'begin battle french');
const LINES = position('places Davout@Tirol Ney@Tirol Massena@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol',
  'origins Davout@Bayern Ney@Bayern Massena@Italia', 'hand-coalition interior-lines', 'round 3', 'begin battle french');
const BOTH = [['desktop', {}], ['phone', PHONE]];

const text = async (locator) => (await locator.innerText()).replace(/\s+/g, ' ').trim();
const numbersOf = (words) => (words.match(/\d+/g) ?? []).map(Number);
const open = async (table, name) => {
  await table.page.getByRole('tab', { name, exact: true }).click();
  const panel = table.page.getByRole('tabpanel', { name, exact: true });
  await panel.waitFor();
  return panel;
};
const narrow = async (panel) => {
  const wide = await panel.evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.ok(wide <= 1, `nothing is cut off at the side: ${wide}`);
};

/** Moments before the march go by without a card. */
async function calmed(t, table) {
  const other = await t.sitter(table.made.links.coalition);
  await eventually(async () => {
    if (other.legal.includes('decline')) await other.act('decline');
    else await table.button('No card').first().click({ timeout: 300 }).catch(() => {});
    return 'Napoleon' in Object.fromEntries((await table.glow()).units.map((unit) => [unit, 1]));
  }, 'an army can march');
  return other;
}

/** What the list says of an area, against the spot of the answer. */
async function compare(table, spots) {
  const march = table.page.getByRole('region', { name: 'March' });
  const list = march.getByRole('button', { name: 'All areas' });
  await list.click();
  const rows = march.locator('tr[data-way]');
  const wanted = spots.filter((spot) => spot.from >= 0);
  assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => row.dataset.way)), wanted.map((spot) => spot.place));
  for (const { place, cost, hazard } of wanted) {
    const row = march.locator(`tr[data-way="${place}"]`);
    assert.equal(await text(row.locator('td').first()), cost, place);
    const told = await text(row.locator('td').last());
    const [tired, of] = /(\d+) of (\d+) corps turn spent/.exec(told)?.slice(1).map(Number) ?? [0, hazard.units];
    assert.deepEqual([tired, of], [hazard.tired ?? 0, hazard.units], `${place}: ${told}`);
    assert.equal(Number(/dice for (\d+)/.exec(told)?.[1] ?? 0), hazard.tested ?? 0, place);
    const lost = [...told.matchAll(/(\d+) lost (\d+) %/g)].map((one) => [Number(one[1]), Number(one[2])]);
    assert.deepEqual(lost, (hazard.lost ?? []).flatMap((part, i) => (i > 0 && part > 0 ? [[i, part >= 1e6 ? 100 : Math.min(99, Math.max(1, Math.round(part / 1e4)))]] : [])), place);
    assert.equal(/violates/.test(told), hazard.trespass !== undefined, place);
    assert.equal(/may withdraw/.test(told), hazard.leaves === true, place);
    assert.equal(/intercepted from/.test(told), hazard.against !== undefined, place);
  }
}

for (const [device, look] of BOTH)
  test(`a march: areas, cost, attrition and who may come in are those of the answer: ${device}`, async (t) => {
    const table = await t.newGame({ text: MARCH, ...look });
    await calmed(t, table);
    const seat = await t.sitter(table.made.links.french);
    await table.click('Napoleon');
    await eventually(async () => (await table.glow()).hexes.Bayern?.kind === 'may', 'it is told before the march');
    const before = await seat.ask('reach', { unit: 'Napoleon' });
    assert.equal(before.spots[1].hazard.units, 3, 'with all whom he may take along');
    await compare(table, before.spots);
    await table.page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^March / }).click();
    await table.press('Free move');
    await eventually(async () => (await table.glow()).hexes.Bayern?.kind === 'step', 'it can go');
    await table.click('Ney');
    await eventually(async () => (await seat.ask('reach', { unit: 'Napoleon' })).spots[1].hazard.units === 2, 'Ney comes along');
    const { spots } = await seat.ask('reach', { unit: 'Napoleon' });
    await eventually(async () => {
      const glow = (await table.glow()).hexes;
      for (const { place, cost, from } of spots) if (from >= 0) assert.equal(glow[place]?.cost, cost, place);
      return true;
    }, 'all of it glows with its cost');
    const schweiz = spots.find((spot) => spot.place === 'Schweiz').hazard;
    assert.deepEqual([schweiz.tired, schweiz.tested, schweiz.rule], [1, 1, 'AON-12.7b']);
    assert.deepEqual(spots.find((spot) => spot.place === 'Bayern').hazard.against, ['Bohmen', 'Tirol'].sort());
    await screenshot(table.page, `aon-march-${device}`);
  });

test('the march is told beside what is pointed at, not over it', async (t) => {
  const WEST = position('places Napoleon@IledeFrance Davout@IledeFrance Massena@Italia Karl@Ukraina', 'round 3', 'begin campaign french');
  const table = await t.newGame({ text: WEST, viewport: { width: 1000, height: 680 } });
  await calmed(t, table);
  const { page } = table;
  await table.click('Napoleon');
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^March / }).click();
  await table.press('Free move');
  const glow = await eventually(async () => {
    const { hexes } = await table.glow();
    return Object.keys(hexes).length > 20 && hexes;
  }, 'it can go far');
  const march = page.getByRole('region', { name: 'March' });
  for (const area of Object.keys(glow)) {
    await table.calm();
    const at = await page.evaluate((id) => document.querySelector('.board').board.where(id), area);
    if (await page.evaluate(({ x, y }) => !document.elementFromPoint(x, y)?.closest('.board'), at)) continue;
    await page.mouse.move(at.x, at.y);
    await eventually(async () => (await march.innerText()).includes(`areas: ${glow[area].cost}`), `it is told what ${area} takes`);
    assert.ok(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y).closest('.board'), at), `${area} can still be clicked`);
  }
  await table.click('Bretagne');
  await eventually(async () => (await table.placeOf('Napoleon')) === 'Bretagne', 'the click counts');
});

test('ears hear what a way takes: the keyboard alone', async (t) => {
  const table = await t.newGame({ text: MARCH });
  await calmed(t, table);
  const { page } = table;
  const say = async (command) => {
    await page.getByRole('application').focus();
    await page.keyboard.press('/');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName === 'INPUT'), 'a line can be typed');
    await page.keyboard.type(command);
    await page.keyboard.press('Enter');
  };
  await say('march Napoleon');
  await eventually(async () => (await table.glow()).hexes.Schweiz?.hazard, 'the reach is told');
  await say('hex Schweiz');
  const said = await eventually(async () => {
    const all = (await page.locator('[data-voice="assertive"]').allInnerTexts()).join(' ');
    return /Schweiz/.test(all) && all;
  }, 'Schweiz is described');
  assert.match(said, /for 1\b.*1 of 1 corps turn spent.*may be intercepted from Tirol/i);
});

test('too many: the facts stand beside the refusal', async (t) => {
  const table = await t.newGame({ text: MARCH });
  await calmed(t, table);
  const seat = await t.sitter(table.made.links.french);
  await seat.act('march Ney');
  await seat.act('free');
  await eventually(() => seat.legal.includes('step Bayern'), 'it can go');
  const why = await seat.ask('why', { action: 'join Napoleon' });
  assert.deepEqual([why.legal, why.rule], [false, 'AON-12.2b']);
  assert.match(why.facts, /^Napoléon: seniority \d+; Ney: \d+$/);
});

for (const [device, look] of BOTH)
  test(`a country: what a step either way would change is what the view tells: ${device}`, async (t) => {
    const table = await t.newGame({ text: LEVIES, ...look });
    const seat = await t.sitter(table.made.links.french);
    const { view } = seat.now;
    const panel = await open(table, 'Diplomacy');
    let compared = 0;
    for (const [country, name] of [['preussen', 'Preußen'], ['napoli', 'Napoli'], ['bayern', 'Bayern'], ['france', 'France'], ['italia', 'Italia']]) {
      await panel.getByRole('button', { name, exact: true }).click();
      const steps = panel.locator(`tr[data-steps="${country}"]`);
      for (const side of ['french', 'coalition']) {
        const shift = view.shifts[country][side];
        const told = await text(steps.locator(`[data-shift="${side}"]`));
        if (shift.rule) {
          assert.match(told, new RegExp(`not by diplomacy \\[${shift.rule.replace('.', '\\.')}\\]`), `${country} ${side}`);
          continue;
        }
        for (const [who, cards] of Object.entries(shift.due ?? {}))
          assert.ok(told.includes(`${cards} cards instead of ${view.due[who]}`), `${country} ${side}: ${told}`);
        assert.equal(/cards instead of/.test(told), shift.due !== undefined, `${country} ${side}`);
        for (const [who, corps] of Object.entries(shift.thirds ?? {}))
          assert.ok(told.includes(`${corps} minor corps a year instead of ${view['minor-corps'][who].most}`), told);
        assert.equal(Number(/(\d+) of its corps come/.exec(told)?.[1] ?? 0), shift.come ?? 0, told);
        assert.equal(Number(/(\d+) of your corps leave/.exec(told)?.[1] ?? 0), shift.gone ?? 0, told);
        compared++;
      }
    }
    assert.ok(compared >= 4, `${compared} steps`);
    await narrow(panel);
    await screenshot(table.page, `aon-shifts-${device}`);
  });

for (const [device, look] of BOTH)
  test(`levies: limits and what is left of them are those of the view: ${device}`, async (t) => {
    const table = await t.newGame({ text: LEVIES, ...look });
    const seat = await t.sitter(table.made.links.french);
    const { view } = seat.now;
    const panel = await open(table, 'Levies');
    const cells = async (row) => (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
    const france = panel.locator('tr[data-levy="france"]');
    await france.waitFor();
    const { corps, mobilization, deployment, reserve, left } = view.majors.france;
    assert.deepEqual(await cells(france), [`2/${deployment}`, `${corps}/${mobilization}`, String(reserve), String(left)]);
    assert.equal(left, 3, 'two of five have been placed');
    const austria = view.majors.osterreich;
    assert.deepEqual(await cells(panel.locator('tr[data-levy="osterreich"]')),
      [`0/${austria.deployment}`, `–/${austria.mobilization}`, '–', String(austria['yearly-left'])]);
    for (const [i, side] of ['french', 'coalition'].entries()) {
      const thirds = view['minor-corps'][side];
      const [placed, , , rest] = await cells(panel.locator('tr[data-levy="minor"]').nth(i));
      assert.deepEqual([placed, rest], [`${thirds.placed}/${thirds.most}`, String(thirds.left ?? thirds['yearly-left'])], side);
    }
    const sea = panel.locator('[data-sea]');
    assert.equal(await sea.getAttribute('data-sea'), 'open');
    assert.equal(numbersOf(await text(sea))[0], Object.keys(view.shores).length);
    assert.match(await text(panel.locator('[data-box="prisoners"]').first()), /\(1\): Ney/);
    await narrow(panel);
    await screenshot(table.page, `aon-levies-${device}`);
  });

for (const [device, look] of BOTH)
  test(`battles: the side that orders them sees all with what is known, and picks: ${device}`, async (t) => {
    const table = await t.newGame({ text: BATTLES, ...look });
    const seat = await t.sitter(table.made.links.french);
    const panel = table.page.getByRole('region', { name: 'Battles due' });
    await panel.waitFor();
    const due = Object.keys(seat.now.view.fields);
    assert.equal(due.length, 2);
    for (const area of due) {
      const odds = await seat.ask('odds', { place: area });
      const row = panel.locator(`tr[data-battle="${area}"]`);
      const known = (value) => (value < 0 ? '?' : String(value));
      const value = { [odds.attacker]: odds.attack, [odds.attacker === 'french' ? 'coalition' : 'french']: odds.defence };
      for (const [i, side] of ['french', 'coalition'].entries())
        await eventually(async () => /^\d+|^\?/.exec(await text(row.locator('td.numbers').nth(i)))?.[0] === known(value[side]), `${area} ${side}`);
      const beaten = odds.chances.filter((one) => one.what === 'beaten');
      const told = numbersOf(await text(row.locator('td.small')));
      for (const [i, side] of ['french', 'coalition'].entries()) {
        const part = beaten.find((one) => one.side === side).parts[1] / 1e4;
        assert.ok(Math.abs(told[i] - part) <= 1, `${area} ${side}: ${told} for ${part}`);
      }
    }
    await screenshot(table.page, `aon-battles-${device}`);
    await panel.locator('tr[data-battle="Tirol"]').getByRole('button', { name: /^Fight/ }).click();
    await eventually(async () => seat.now.view.field === 'Tirol', 'that one begins');
  });

for (const [device, look] of BOTH)
  test(`interior lines: the armies to fight one by one, what is known of each, and the lines of the one picked: ${device}`, async (t) => {
    const table = await t.newGame({ text: LINES, as: ['coalition'], ...look });
    const seat = await t.sitter(table.made.links.coalition);
    await eventually(() => seat.legal.includes('play interior-lines'), 'the card can be played');
    await seat.act('play interior-lines');
    const panel = table.page.getByRole('region', { name: 'Battles due' });
    await panel.getByRole('heading', { name: 'Armies to fight one by one' }).waitFor();
    const armies = seat.legal.map((action) => action.split(' ')[1]).sort();
    assert.deepEqual(armies, ['Bayern', 'Italia']);
    let known = 0;
    for (const area of armies) {
      const odds = await seat.ask('odds', { place: area }).catch(() => null);
      const row = panel.locator(`tr[data-battle="${area}"]`);
      for (const [i, side] of ['french', 'coalition'].entries()) {
        const value = odds ? (side === odds.attacker ? odds.attack : odds.defence) : -1;
        known += value >= 0 ? 1 : 0;
        await eventually(async () => /^\d+|^\?/.exec(await text(row.locator('td.numbers').nth(i)))?.[0] === (value < 0 ? '?' : String(value)), `${area} ${side}: ${value}`);
      }
    }
    console.log(`${known} of 4 strengths are known`);
    await screenshot(table.page, `aon-interior-${device}`);
    await panel.locator('tr[data-battle="Italia"]').getByRole('button', { name: /^Fight/ }).click();
    await eventually(() => seat.legal.includes('engage Johann'), 'that army is fought');
    const combat = table.page.getByRole('region', { name: 'Combat' });
    await combat.waitFor();
    const more = combat.getByRole('button', { name: 'More' });
    if ((await more.count()) > 0) await more.click();
    const { lines } = await seat.ask('odds');
    assert.ok(lines.length > 3, 'there are lines');
    for (const { text: said, rule, value } of lines)
      await eventually(async () => {
        const rows = (await combat.locator('tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
        return rows.some((row) => row.includes(`[${rule}]`) && row.includes(said) && numbersOf(row).includes(Math.abs(Number(value))));
      }, `${said} ${value} [${rule}]`);
  });

test('cards that lie open can be read, and what lasts', async (t) => {
  const table = await t.newGame({ text: LEVIES });
  const seat = await t.sitter(table.made.links.french);
  const panel = await open(table, 'Cards');
  const pile = panel.locator('[data-pile="discard"]');
  await pile.waitFor();
  assert.deepEqual((await pile.locator('[data-card]').evaluateAll((all) => all.map((one) => one.dataset.card))).sort(),
    Object.keys(seat.now.view.discard).sort());
  await pile.locator('[data-card="joseph"]').click();
  assert.match(await text(pile), /becomes a dominion/);
  assert.match(await text(panel.getByRole('region', { name: 'In effect' })), /Britannia \[CARD-BRITANNIA\.1\]/);
});

test('sea lanes are there once Britannia has been played, and not before', async (t) => {
  const without = await t.newGame({ text: MARCH });
  await without.page.locator('.l-land').first().waitFor({ state: 'attached' });
  assert.equal(await without.page.locator('.l-realm ~ .l-port, .l-lane:not(.c-legend *)').count(), 0);
  const { page } = await t.newGame({ text: LEVIES });
  await page.locator('.l-land').first().waitFor({ state: 'attached' });
  await eventually(async () => (await page.locator('.l-lane:not(.c-legend *)').count()) === 1, 'lanes are drawn');
  assert.ok((await page.locator('.l-port:not(.c-legend *)').count()) > 15);
});

test('the new panels have no grave fault for assistive technology', async (t) => {
  const dark = { ...PHONE, colorScheme: 'dark' };
  for (const [wish, names, looks] of [[LEVIES, ['Levies', 'Cards', 'Diplomacy'], [{}, dark]], [BATTLES, ['Log'], [dark]]])
    for (const look of looks) {
      const table = await t.newGame({ text: wish, ...look });
      if (wish === BATTLES) await table.page.getByRole('region', { name: 'Battles due' }).waitFor();
      for (const name of names) {
        const panel = await open(table, name);
        if (name === 'Diplomacy') await panel.getByRole('button', { name: 'Preußen', exact: true }).click();
        await table.calm();
        assert.deepEqual((await examine(`aon: ${name}`, table.page)).filter(isGrave), [], name);
      }
    }
});

await run();
