// The set-up of 1806 by pointing: who is in hand, who is taken instead, and what the bar and the panel say meanwhile.
import { assert, eventually, PHONE, run, test } from './harness.mjs';
import { sit } from './osg.mjs';

const JENA = { game: 'osg1806', scenario: 'jena', seats: { prussian: 'random' } };

for (const [device, look] of [['desktop', {}], ['phone', PHONE]]) {
  test(`a click on another unit puts the one in hand back, ${device}`, async (t) => {
    const { table } = await sit(t, JENA, look);
    table.touch = device === 'phone';
    await table.prompted(/^May be placed elsewhere: Guyot, Margaron/);
    await table.click('Margaron');
    await table.prompted(/^Say where Margaron is placed/);
    assert.equal(await table.selected(), 'Margaron', 'who is in hand is ringed');
    await table.click('Treillard');
    await table.prompted(/^Say where Treillard is placed/);
    assert.equal(await table.selected(), 'Treillard');
    assert.equal(await table.undos(), 1, 'what was put back is not to be taken back');
    // A unit that has no choice is not taken, and says why; nobody is in hand then.
    await table.click('Klein');
    assert.ok((await table.refusal()).rule);
    await table.prompted(/^May be placed elsewhere: Guyot, Margaron, Treillard/);
  });

  test(`what was told on the board is gone when the panel is looked at, ${device}`, async (t) => {
    const { table } = await sit(t, JENA, look);
    table.touch = device === 'phone';
    await table.prompted(/^May be placed elsewhere/);
    await table.click('Murat');
    await table.refusal();
    await table.tab('Army');
    await eventually(async () => (await table.page.getByRole('alertdialog').count()) === 0, 'it is gone');
  });
}

test('buttons of the set-up are gone when it is over', async (t) => {
  const { table } = await sit(t, JENA);
  await table.prompted(/^May be placed elsewhere/);
  await table.click('Margaron');
  await table.prompted(/^Say where/);
  const all = () => table.page.locator('header.table-prompt button[data-word]').evaluateAll((each) => each.map((one) => one.dataset.word));
  assert.ok((await all()).includes('hold-back'));
  await table.press(/^Undo/);
  await table.prompted(/^May be placed elsewhere/);
  await table.press('Done');
  await eventually(async () => !/set-up/.test(await table.prompt()) && (await table.can('done')), 'the set-up is over');
  assert.deepEqual((await all()).filter((word) => ['hold-back', 'put'].includes(word)), []);
});

for (const locale of ['en-GB', 'fr-FR'])
  test(`the tabs stand in one row, ${locale}`, async (t) => {
    const { table } = await sit(t, JENA, { viewport: { width: 1280, height: 800 }, locale });
    const tops = await table.page.getByRole('tab').evaluateAll((all) => [...new Set(all.map((one) => one.offsetTop))]);
    assert.equal(tops.length, 1);
    const europe = await t.server.create({ game: 'age-of-napoleon', scenario: '1809', seats: { coalition: 'random' } });
    const five = await t.table(europe, europe.links.french, { viewport: { width: 1280, height: 800 }, locale });
    assert.equal((await five.page.getByRole('tab').evaluateAll((all) => [...new Set(all.map((one) => one.offsetTop))])).length, 1);
  });

test('two who are waited for are named as two, and a long name leaves the question its room on a phone', async (t) => {
  const made = await t.server.create({ game: 'osg1806', scenario: 'jena-auerstadt', options: 'prussians=two' });
  const french = await t.table(made, made.links.french);
  const other = Object.keys(made.links).find((seat) => /hohenlohe/i.test(seat));
  const hohenlohe = await t.table(made, made.links[other], PHONE);
  await french.press('Done');
  await french.prompted(/^Waiting for Prussians, Brunswick and Prussians, Hohenlohe/);
  await hohenlohe.prompted(/^May be placed elsewhere/);
  const [who, question] = await Promise.all(['.who', '.prompt'].map((one) => hohenlohe.page.locator(`header.table-prompt ${one}`).boundingBox()));
  assert.ok(question.width > 1.3 * who.width, `${question.width} beside ${who.width}`);
});

await run();
