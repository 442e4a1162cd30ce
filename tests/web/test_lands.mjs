// A map of whole lands: Europe, drawn from outlines, in the colours of those who hold with France and of those who
// do not. What is asked of the drawing is what a person sees: which land is whose, and where a click falls.
import { examine, isGrave, tell } from './axe.mjs';
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';

const europe = async (t, options = {}, scenario = '1805') => {
  const made = await t.server.create({ game: 'age-of-napoleon', scenario });
  const table = await t.table(made, [made.links.french], options);
  await table.page.locator('.l-land[data-land="france"]').waitFor({ state: 'attached' });
  await drawn(table.page);
  return table;
};

/** All layers of the map are there, the frame last. */
const drawn = (page) => eventually(() => page.evaluate(() =>
  document.querySelector('.l-realm .m-frame-in') !== null && !document.querySelector('.area-board [aria-busy]')), 'the map is drawn');

const stands = (page, land) => page.locator(`.l-land[data-land="${land}"]`).evaluate((at) =>
  [at.dataset.side ?? 'nobody', at.dataset.hatch].join(' '));

/** A point of the map (in its own units) on the screen. */
const onScreen = (page, x, y) => page.evaluate(([u, v]) => {
  const svg = document.querySelector('.area-board svg');
  const at = new DOMPoint(u, v).matrixTransform(svg.getScreenCTM());
  return { x: at.x, y: at.y };
}, [2.5 * x, 2.5 * y]);

test('lands are coloured for the side they stand with, and hatched by how', async (t) => {
  const { page } = await europe(t, { viewport: { width: 1500, height: 1000 } });
  const all = await page.locator('.l-land').count();
  assert.equal(all, 23);
  const wanted = { france: 'french', italia: 'french heavy', bayern: 'french light', britain: 'coalition', danmark: 'nobody none',
    tirol: 'coalition light', polen: 'nobody none' };
  for (const [land, how] of Object.entries(wanted)) assert.ok((await stands(page, land)).startsWith(how), `${land}: ${await stands(page, land)}`);
  for (const cls of ['l-coast', 'l-state', 'l-inner', 'l-ferry', 'l-lake']) assert.ok(await page.locator(`.l-realm .${cls}`).count() > 0, cls);
  assert.equal(await page.locator('.c-road').count(), 0, 'no roads');
  await screenshot(page, 'lands-1805');
});

test('in 1809 Spain is up in arms, and hatched as nothing else is', async (t) => {
  const { page } = await europe(t, { viewport: { width: 1500, height: 1000 }, colorScheme: 'dark' }, '1809');
  assert.equal(await stands(page, 'spain'), 'coalition broken');
  assert.equal(await stands(page, 'sachsen'), 'french heavy');
  await screenshot(page, 'lands-1809-dark');
});

test('an area is pointed at wherever its land is, and the sea is nobody\'s', async (t) => {
  const table = await europe(t, { viewport: { width: 1500, height: 1000 } });
  const { page } = table;
  const sicily = await onScreen(page, 545, 712);
  await page.mouse.move(sicily.x, sicily.y);
  await page.locator('.l-here').waitFor({ state: 'attached' });
  const ocean = await onScreen(page, 90, 330);
  await page.mouse.move(ocean.x, ocean.y);
  await eventually(async () => await page.locator('.l-here').count() === 0, 'nothing is pointed at');
});

test('ears hear whose land an area is, and what is next to it', async (t) => {
  const { page } = await europe(t);
  await page.getByRole('application').focus();
  await page.keyboard.press('/');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName === 'INPUT'), 'a line can be typed');
  await page.keyboard.type('hex Tirol');
  await page.keyboard.press('Enter');
  const said = await eventually(async () => {
    const all = (await page.locator('[data-voice="assertive"]').allInnerTexts()).join(' ');
    return /Tirol/.test(all) && all;
  }, 'Tirol is described');
  assert.match(said, /part of Österreich, Coalition member, mountain/i);
  assert.match(said, /Next to it: .*Schweiz \(west/);
});

for (const colorScheme of ['light', 'dark'])
  test(`on a phone, ${colorScheme}, names of the areas in view can be read`, async (t) => {
    const { page } = await europe(t, { ...PHONE, colorScheme }, '1809');
    const sizes = await eventually(async () => {
      const all = await page.locator('.r-name').evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
      return all.length > 10 && all;
    }, 'areas are named');
    assert.ok(Math.min(...sizes) >= 11, `${Math.min(...sizes)} pixels high`);
    await screenshot(page, `lands-phone-${colorScheme}`);
  });

for (const look of [{ viewport: { width: 1500, height: 1000 }, colorScheme: 'dark' }, { ...PHONE, locale: 'fr-FR', colorScheme: 'light' }])
  test(`nothing bars anybody from it: ${look.colorScheme}, ${look.locale ?? 'en-GB'}`, async (t) => {
    const { page } = await europe(t, look);
    const grave = (await examine('Europe', page)).filter(isGrave);
    assert.deepEqual(grave.map(tell), []);
    const sea = look.locale ? 'Mer Baltique' : 'Ostsee';
    await eventually(async () => (await page.locator('.l-sea-name').allTextContents()).includes(sea), `the sea is named ${sea}`);
  });

test('a map of towns does not fetch what draws lands', async (t) => {
  const page = await t.page();
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  const made = await t.server.create({ game: 'napoleon1806', scenario: 'short' });
  await page.goto(`/#/play/${made.links.french}`);
  await page.getByRole('application').waitFor();
  await eventually(() => page.evaluate(() => document.querySelector('.m-frame-in') !== null), 'the map is drawn');
  assert.ok(fetched.some((url) => /AreaBoard/.test(url)), 'the board of areas is fetched');
  assert.deepEqual(fetched.filter((url) => /Lands/.test(url)), []);
});

await run();
