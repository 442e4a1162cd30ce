// Blocks tell who they are when the whole sheet is seen: names, strength and fatigue in letters that can be read,
// the flags of what towns are worth not under them, and a list of those that stand together.
import { assert, eventually, PHONE, run, screenshot, test } from './harness.mjs';
import { OPERATIONS, position } from './n06.mjs';

const TIRED = 'fatigue Ney@2 Davout@1 Murat@3 Brunswick@2';
const CROWD = 'places Ney@JEN Soult@JEN Hohenlohe@JEN Tauentzien@JEN Louis@JEN Davout@KAH Lannes@ROD ' +
  'Brunswick@WMR Frederick@WMR Ruchel@WMR Kalckreuth@WMR';
const LEGIBLE = 10; // CSS pixels

/** Letters on the blocks: what, how large on the screen, and whether they lie within their block. */
const letters = (page) => page.evaluate(() => [...document.querySelectorAll('.board [data-unit]')].flatMap((block) => {
  const wood = block.querySelector('.k-wood').getBoundingClientRect();
  return [...block.querySelectorAll('.k-name, .k-strength, .k-number, .k-badge text')].map((text) => {
    const box = text.getBoundingClientRect();
    return {
      unit: block.dataset.unit, kind: text.getAttribute('class') ?? 'badge', text: text.textContent,
      px: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
      within: text.closest('.k-badge') !== null || (box.left > wood.left - 1 && box.right < wood.right + 1),
    };
  });
}));

async function whole(table) {
  await table.page.getByRole('button', { name: 'the whole sheet' }).click();
  await table.settle();
  await eventually(() => table.page.evaluate(() => document.querySelector('.board').dataset.detail === 'far'), 'it is seen from far');
}

for (const [name, lines] of [['as armies stand at first', [TIRED]], ['crowded', [CROWD, TIRED]]])
  for (const [device, look] of [['desktop', {}], ['phone', PHONE]])
    test(`blocks are read with the whole sheet in sight: ${name}, ${device}`, async (t) => {
      const table = await t.newGame({ text: position(OPERATIONS, { lines }), ...look });
      await table.myTurn();
      await whole(table);
      await eventually(async () => (await letters(table.page)).every(({ px }) => px >= LEGIBLE), 'letters have grown')
        .catch(async () => {
          const small = (await letters(table.page)).filter(({ px }) => px < LEGIBLE);
          assert.deepEqual(small.map(({ unit, kind, px }) => `${unit} ${kind} ${px.toFixed(1)}`), []);
        });
      const all = await letters(table.page);
      assert.deepEqual(all.filter(({ within }) => !within).map(({ unit, text }) => `${unit} ${text}`), []);
      const of = (unit) => all.filter((one) => one.unit === unit).map(({ text }) => text);
      assert.ok(of('Davout').includes('7+1') && of('Davout').includes('1'), `${of('Davout')}: strength and fatigue`);
      const least = device === 'desktop' ? 4 : 2;
      for (const { unit, kind, text } of all)
        if (/k-name/.test(kind) && unit !== 'Ney') assert.ok(text.replace('.', '').length >= least, `${unit}: ${text}`);
      await screenshot(table.page, `blocks-${name.slice(0, 7)}-${device}`);
    });

test('no block lies on the flag of a town', async (t) => {
  for (const lines of [[TIRED], [CROWD]]) {
    const table = await t.newGame({ text: position(OPERATIONS, { lines }) });
    await table.myTurn();
    await whole(table);
    const hidden = () => table.page.evaluate(() => {
      const blocks = [...document.querySelectorAll('.board .k-wood')].map((wood) => wood.getBoundingClientRect());
      return [...document.querySelectorAll('.board .c-flag')].filter((flag) => {
        const f = flag.getBoundingClientRect();
        return blocks.some((b) => Math.min(f.right, b.right) - Math.max(f.left, b.left) > 2 &&
          Math.min(f.bottom, b.bottom) - Math.max(f.top, b.top) > 2);
      }).map((flag) => flag.parentNode.textContent);
    });
    assert.ok(await table.page.evaluate(() => document.querySelectorAll('.board .c-flag').length) >= 4);
    await eventually(async () => (await hidden()).length === 0, 'the flags can be seen');
  }
});

test('blocks that stand together are listed where the mouse rests, with their strength', async (t) => {
  const table = await t.newGame({ text: position(OPERATIONS, { lines: [CROWD, TIRED] }) });
  const { page } = table;
  await table.myTurn();
  await table.settle();
  const at = await table.point('Kalckreuth');
  await page.mouse.move(at.x, at.y);
  const list = page.getByRole('group', { name: 'Stack at Weimar' });
  await list.waitFor();
  assert.equal(await list.locator('[data-line]').count(), 4);
  assert.match(await list.locator('[data-line="Brunswick"]').innerText(), /Brunswick\s+infantry 7, cavalry 1, fatigue 2/);
  const own = await page.evaluate(() => {
    const box = document.querySelector('.stack.slip').getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-place="WMR"] .k-wood')].every((wood) => {
      const one = wood.getBoundingClientRect();
      return one.right <= box.left + 1 || one.left >= box.right - 1;
    });
  });
  assert.ok(own, 'it lies beside them');
  const alone = await table.point('Bernadotte');
  await page.mouse.move(alone.x, alone.y);
  await list.waitFor({ state: 'detached' });
});

test('a finger on blocks that can do nothing lists them; a line is the block', async (t) => {
  const table = await t.newGame({ text: position(OPERATIONS, { lines: [CROWD] }), ...PHONE });
  table.touch = true;
  await table.myTurn();
  await whole(table);
  await table.click('Kalckreuth');
  const list = table.page.getByRole('group', { name: 'Stack at Weimar' });
  await list.waitFor();
  assert.ok((await list.locator('[data-line="Ruchel"]').boundingBox()).height >= 44, 'wide enough for a finger');
  await list.locator('[data-line="Ruchel"]').tap();
  await eventually(async () => /Rüchel/.test(await table.page.locator('body').innerText()), 'it is told of');
});

await run();
