// A game played on the page by everybody who sits at it: each seat of a person has a window of its own. What is to be
// done is chosen by a seed among what the seat is told it may do, and carried out by pointing alone (carry.mjs).
import { assert, eventually, screenshot } from './harness.mjs';
import { Carrier, KeyCarrier } from './carry.mjs';
import { numbers } from './monkey.mjs';

/** One of what may be done: first a word, by how willingly each is done, then which. */
export function choose(legal, random, weights = {}) {
  const words = [...new Set(legal.map((action) => action.split(' ')[0]))];
  const weight = (word) => weights[word] ?? 5;
  let left = random() * words.reduce((sum, word) => sum + weight(word), 0);
  const word = words.find((one) => (left -= weight(one)) <= 0) ?? words[0];
  const fit = legal.filter((action) => action.split(' ')[0] === word);
  return fit[Math.floor(random() * fit.length)];
}

/** A game, a window for each person, and what each of them is told; `by`: a mouse or finger, or the keyboard. */
export async function seated(t, { wish, look = {}, game = wish.game, scenario = wish.scenario, by = 'pointing' }) {
  const made = await t.server.create(wish);
  const wire = await t.server.wire();
  const { book } = await wire.must('book', { game, scenario });
  wire.close();
  const seats = [];
  for (const link of Object.values(made.links)) {
    const sitter = await t.sitter(link);
    const table = await t.table(made, link, { settings: { pace: 0, confirm: false }, reducedMotion: 'reduce', ...look });
    table.touch = look.hasTouch === true;
    seats.push({ sitter, table, carrier: by === 'keyboard' ? await KeyCarrier.at(table, book) : new Carrier(table, book) });
  }
  return { seats, watch: t.watch };
}

/** The same by a typed command. */
async function type({ page, board }, text) {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await board.focus();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** One deed of a seat: chosen, carried out, and seen to have come about. */
async function act({ sitter, table, carrier }, pick, onvain) {
  const action = pick(sitter.legal);
  // What nobody is to notice is no step, and counts for none.
  const state = () => JSON.stringify([sitter.now.sequence, sitter.now.update]);
  const before = state();
  const changed = () => state() !== before;
  if (process.env.BT_TRACE) console.log(Math.round(performance.now()), sitter.side, action, '|', sitter.now.prompt);
  await table.calm();
  await eventually(async () => (await table.prompt()).startsWith(sitter.now.prompt.trim()), `${sitter.side} is asked: ${sitter.now.prompt}`);
  const vain = await carrier.carry(action, changed).then(() => '', (why) => `${sitter.side}: ${action}: ${why.message}`);
  if (vain && !onvain) throw new Error(vain);
  if (vain) {
    onvain(vain);
    await type(table, action);
  }
  await eventually(changed, `${sitter.side}: ${action}`);
  return action.split(' ')[0];
}

/** Play until the end, or so many deeds, or until somebody has seen enough; `stage` says of a view where the game is. */
export async function playSeated({ seats, watch }, { seed, limit = Infinity, until, weights, stage, shots, onvain, each, log = () => {} }) {
  const random = numbers(seed);
  const words = {};
  const [{ sitter }] = seats;
  let deeds = 0, at = null;
  while (!sitter.now.over && deeds < limit && !until?.(sitter.now.view)) {
    const seat = seats.find((one) => one.sitter.mine && one.sitter.legal.length > 0);
    if (!seat) {
      await new Promise((resume) => setTimeout(resume, 10));
      continue;
    }
    await each?.(seat);
    const word = await act(seat, (legal) => choose(legal, random, weights), onvain);
    words[word] = (words[word] ?? 0) + 1;
    deeds++;
    watch.check();
    if (stage(sitter.now.view) !== at) {
      log(`${at = stage(sitter.now.view)}, ${deeds} deeds`);
      if (shots) for (const one of seats) await screenshot(one.table.page, `${shots}-${at}-${one.sitter.side}`);
    }
  }
  if (sitter.now.over)
    for (const { table } of seats) {
      const end = table.page.getByRole('region', { name: 'The game is over' });
      await end.waitFor();
      assert.equal((await end.getByRole('heading').innerText()).trim(), sitter.now.result);
    }
  return { deeds, words, result: sitter.now.result ?? 'not over' };
}
