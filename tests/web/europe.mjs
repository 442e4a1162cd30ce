// Age of Napoleon played on the page: each seat of a person has a window of its own. What is to be done is chosen
// by a seed among what the seat is told it may do, and carried out by pointing alone (carry.mjs).
import { assert, eventually, screenshot } from './harness.mjs';
import { Carrier } from './carry.mjs';
import { numbers } from './monkey.mjs';

/** How willingly each thing is done, when it can be. */
const WEIGHTS = {
  sway: 6, crown: 6, 'play-at': 4, recall: 6, swap: 6, spy: 3, scout: 8, play: 4, name: 3, decline: 3, show: 3,
  pass: 9, done: 2, deploy: 14, rally: 2, return: 1, replace: 4, march: 9, free: 9, pay: 5, force: 2, manoeuvre: 3,
  join: 5, drop: 0.2, step: 9, sail: 3, halt: 2, withdraw: 2, stay: 2, intercept: 4, go: 3, engage: 14, yield: 0.2, stand: 2,
};

export function choose(legal, random) {
  const words = [...new Set(legal.map((action) => action.split(' ')[0]))];
  const weight = (word) => WEIGHTS[word] ?? 5;
  let left = random() * words.reduce((sum, word) => sum + weight(word), 0);
  const word = words.find((one) => (left -= weight(one)) <= 0) ?? words[0];
  const fit = legal.filter((action) => action.split(' ')[0] === word);
  return fit[Math.floor(random() * fit.length)];
}

/** A game, a window for each person, and what each of them is told. */
export async function europe(t, { wish, look = {}, scenario = wish.scenario ?? '1805' }) {
  const made = await t.server.create(wish);
  const wire = await t.server.wire();
  const { book } = await wire.must('book', { game: 'age-of-napoleon', scenario });
  wire.close();
  const seats = [];
  for (const link of Object.values(made.links)) {
    const sitter = await t.sitter(link);
    const table = await t.table(made, link, { settings: { pace: 0, confirm: false }, reducedMotion: 'reduce', ...look });
    table.touch = look.hasTouch === true;
    seats.push({ sitter, table, carrier: new Carrier(table, book) });
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
async function act({ sitter, table, carrier }, random, onvain) {
  const action = choose(sitter.legal, random);
  // What nobody is to notice is no step, and counts for none.
  const state = () => JSON.stringify([sitter.now.sequence, sitter.now.update]);
  const before = state();
  const changed = () => state() !== before;
  if (process.env.BT_TRACE) console.log(Math.round(performance.now()), sitter.side, sitter.now.view.year, sitter.now.view.round, action, '|', sitter.now.prompt);
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

/** Play until the end, or so many deeds. */
export async function playEurope({ seats, watch }, { seed, limit, shots, onvain, log = () => {} }) {
  const random = numbers(seed);
  const words = {};
  const [{ sitter }] = seats;
  let deeds = 0, year = 0;
  while (!sitter.now.over && deeds < limit) {
    const seat = seats.find((one) => one.sitter.mine && one.sitter.legal.length > 0);
    if (!seat) {
      await new Promise((resume) => setTimeout(resume, 10));
      continue;
    }
    const word = await act(seat, random, onvain);
    words[word] = (words[word] ?? 0) + 1;
    deeds++;
    watch.check();
    if (sitter.now.view.year !== year) {
      log(`${year = sitter.now.view.year}, ${deeds} deeds`);
      if (shots) for (const one of seats) await screenshot(one.table.page, `${shots}-${year}-${one.sitter.side}`);
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
