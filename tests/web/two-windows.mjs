// A whole game in the fog in two windows, one a seat, played on the pages alone: blocks are clicked
// into their areas, marches clicked over the map, plain deeds pressed, the rest typed as commands.
// Pictures of both seats at the same moments; docs/screenshots/README.md tells what came of it.
//
//     node tests/web/two-windows.mjs [--seed 1] [--scenario campaign] [--journal FILE]
//
// BT_SHOTS=DIR keeps the pictures there.
import { assert, eventually, run, screenshot, test } from './harness.mjs';
import { numbers } from './monkey.mjs';
import { option } from './options.mjs';

const scenario = option('scenario', 'campaign');
const journal = option('journal', '');
const random = numbers(Number(option('seed', '1')));
const any = (list) => list[Math.floor(random() * list.length)];
const of = (legal, word) => legal.filter((action) => action.split(' ')[0] === word);

/** What a general without much thought would do. */
function choose(legal) {
  for (const word of ['ready', 'place', 'go', 'fight', 'tire', 'rest', 'feign', 'lose-foot', 'lose-horse',
    'retreat', 'name', 'tend', 'pick', 'come', 'slip'])
    if (of(legal, word).length > 0) return any(of(legal, word));
  if (of(legal, 'step').length > 0 && (of(legal, 'halt').length === 0 || random() < 0.75))
    return any(of(legal, 'step'));
  if (of(legal, 'halt').length > 0) return 'halt';
  const cards = ['play', 'summon', 'react', 'spend'].flatMap((word) => of(legal, word));
  if (cards.length > 0 && random() < 0.4) return any(cards);
  for (const word of ['decline', 'done']) if (of(legal, word).length > 0) return word;
  const operations = [...of(legal, 'assault'), ...of(legal, 'move')];
  return operations.length > 0 ? any(operations) : any(legal);
}

async function type(table, text) {
  const { page } = table;
  await page.keyboard.press('Escape');
  await table.board.focus();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Carry an action out on the page, the way a person would. */
async function carryOut(table, action) {
  const [word, first, second] = action.split(' ');
  if (word === 'place') {
    await table.page.locator(`.tray [data-block="${first}"]`).click();
    return table.click(second);
  }
  if (word === 'step' || word === 'retreat') return table.click(first);
  if (first === undefined) {
    const button = table.page.locator(`header.table-prompt button[data-word="${word}"]`).first();
    if (await button.count()) return button.click();
  }
  return type(table, action);
}

test(`a whole game in the fog, in two windows (${scenario})`, async (t) => {
  const made = await t.server.create({ game: 'napoleon1806', scenario, options: 'rules=grognard' });
  const seats = {};
  for (const side of ['french', 'prussian'])
    seats[side] = {
      sitter: await t.sitter(made.links[side]),
      table: await t.table(made, made.links[side], { settings: { pace: 0, confirm: false } }),
    };
  const { french, prussian } = seats;
  let deeds = 0, typed = 0, turn = 0, fights = 0;
  const shoot = async (name) => {
    await screenshot(french.table.page, `two-windows-${name}-french`);
    await screenshot(prussian.table.page, `two-windows-${name}-prussian`);
  };
  while (!french.sitter.now.over) {
    assert.ok(deeds < 6000, 'it comes to an end');
    const acting = [french, prussian].find((seat) => seat.sitter.mine && seat.sitter.legal.length > 0);
    if (!acting) {
      await new Promise((resume) => setTimeout(resume, 10));
      continue;
    }
    const { sitter, table } = acting;
    const before = JSON.stringify(sitter.now);
    const action = choose(sitter.legal);
    const changed = () => JSON.stringify(sitter.now) !== before;
    await carryOut(table, action);
    await eventually(changed, action, 1500).catch(async () => {
      typed++; // a click may have opened a choice
      await type(table, action);
    });
    await eventually(changed, `${sitter.side}: ${action}`, 8000);
    deeds++;
    const { view } = sitter.now;
    if (view.turn !== turn && !sitter.legal.some((one) => one.startsWith('place'))) {
      turn = view.turn;
      if ([1, 3, 5].includes(turn)) await shoot(`turn-${turn}`);
    }
    if (Object.keys(view.revealed ?? {}).length > 0 && fights++ === 3) await shoot('combat');
  }
  await french.table.page.getByRole('region', { name: 'The game is over' }).waitFor();
  await shoot('end');
  console.log(`${deeds} deeds, ${typed} of them typed after a click in vain; ${french.sitter.now.result}`);
  if (journal) {
    const end = french.table.page.getByRole('region', { name: 'The game is over' });
    const [file] = await Promise.all([french.table.page.waitForEvent('download'),
      end.getByRole('button', { name: 'Download the journal' }).click()]);
    await file.saveAs(journal);
  }
});

await run();
