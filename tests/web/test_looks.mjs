// Dark mode, paper, reduced motion, and nothing that rests on colour alone.
import { assert, eventually, run, test } from './harness.mjs';
import { position, SKIRMISH } from './positions.mjs';

/** How light a colour of the computed style is, from 0 to 1. */
const lightness = (locator, property) => locator.evaluate((element, name) => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = getComputedStyle(element)[name];
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}, property);

test('dark where the system is dark, light where it is light, and as one likes by switch', async (t) => {
  for (const [colorScheme, dark] of [['dark', true], ['light', false]]) {
    const table = await t.newGame({ colorScheme });
    const body = table.page.locator('html');
    assert.equal((await lightness(body, 'backgroundColor')) < 0.3, dark, `${colorScheme}: paper`);
    assert.equal((await lightness(body, 'color')) > 0.6, dark, `${colorScheme}: ink`);
    const settings = await table.show('Settings');
    await settings.getByLabel('Colours').selectOption(dark ? 'light' : 'dark');
    await eventually(async () => (await lightness(body, 'backgroundColor')) < 0.3 === !dark,
      'switched');
    await table.page.reload();
    await table.ready();
    assert.equal((await lightness(body, 'backgroundColor')) < 0.3, !dark, 'and remembered');
  }
});

test('who asks for more contrast gets it by day and in the dark, by the system and by the switch', async (t) => {
  for (const [colorScheme, switched] of [['light', ''], ['dark', ''], ['light', 'dark'], ['dark', 'light']]) {
    const table = await t.newGame({ colorScheme });
    const { page } = table;
    if (switched) await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), switched);
    const inks = () => page.evaluate(() => ['--ink', '--ink-soft', '--line'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name).trim()));
    assert.equal(new Set(await inks()).size, 3, 'three inks as a rule');
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const [ink, ...others] = await inks();
    assert.deepEqual(others, [ink, ink], `${colorScheme} ${switched}`);
  }
});

test('on paper there is the sheet with its counters, and no button', async (t) => {
  const table = await t.newGame();
  await table.page.emulateMedia({ media: 'print' });
  for (const gone of ['header.table-prompt button', '[role="tablist"]', 'aside.table-panel'])
    assert.equal(await table.page.locator(gone).first().isVisible(), false,
      `${gone} is not printed`);
  const map = await table.page.locator('.b-map').boundingBox();
  assert.ok(map.width > 400 && map.height > 200, 'the map is');
  const inside = await table.page.evaluate(() => {
    const sheet = document.querySelector('.b-map').getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-unit]')].every((g) => {
      const box = g.getBoundingClientRect();
      return box.left >= sheet.left - 1 && box.right <= sheet.right + 1 && box.top >= sheet.top - 1 &&
        box.bottom <= sheet.bottom + 1;
    });
  });
  assert.ok(inside, 'and every counter on it');
});

test('the panel keeps its width while the computer decides, in both languages', async (t) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const text = position('1/Gaz@1504 1/Tau@1616 Gd@unused V.a@unused', 'movement french')
      .replace('turn 6', 'turn 1');
    const table = await t.newGame({ text, seats: { prussian: 'greedy' }, locale,
      settings: { pace: 2000 } });
    await table.myTurn();
    await table.push('done');
    const { page } = table;
    await page.locator('[data-word="skip"]').waitFor();
    const wide = () => page.evaluate(() => {
      const { right } = document.querySelector('.table-panel').getBoundingClientRect();
      return [...document.querySelectorAll('.table-panel :is(.seats, .seats *, .track, .track *)')]
        .filter((one) => !one.matches('.heard') && one.getBoundingClientRect().right > right + 0.5)
        .map((one) => one.textContent.trim());
    });
    assert.equal(await page.locator('.seats li.acts').getAttribute('data-side'), 'prussian');
    assert.deepEqual(await wide(), []);
  }
});

test('who wants no motion gets none', async (t) => {
  const table = await t.newGame({ reducedMotion: 'reduce' });
  await table.myTurn();
  const spot = table.page.locator('.board [data-unit="1/Gaz"]');
  const moving = await spot.evaluate((g) => {
    const style = getComputedStyle(g);
    return style.transitionDuration.split(',').some((text) => parseFloat(text) > 0.01) &&
      style.transitionProperty !== 'none';
  });
  assert.equal(moving, false);
});

test('sides and marks differ in shape, not in colour alone', async (t) => {
  const table = await t.newGame({ text: SKIRMISH });
  await table.myTurn();
  const shapes = await table.page.evaluate(() => {
    const outline = (id) => {
      const g = document.querySelector(`.board [data-unit="${id}"]`);
      const first = g.querySelector('path, rect, polygon');
      return `${first.tagName} ${first.getAttribute('d') ?? first.getAttribute('rx')}`;
    };
    return [outline('1/Gaz'), outline('1/Tau')];
  });
  assert.notEqual(shapes[0], shapes[1], 'counters of the two sides have different outlines');
  const marks = () => table.page.locator('.board [data-unit="1/Gaz"]').evaluate((g) => g.innerHTML.length);
  const plain = await marks();
  await table.click('1/Gaz');
  await eventually(async () => (await marks()) !== plain, 'a mark adds a shape');
});

await run();
