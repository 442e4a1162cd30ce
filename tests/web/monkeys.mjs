// Games for monkeys: who plays, by which options; and what must be so at all times.
import { assert, PHONE } from './harness.mjs';
import { Monkey } from './monkey.mjs';
import { Table } from './table.mjs';

/** The optional rules, in turn. */
export const OPTIONS = [
  'louis=no bernadotte=no', 'louis=yes bernadotte=no', 'louis=no bernadotte=yes',
  'louis=yes bernadotte=yes deployment=free touch=strict',
];
/** Who plays: alone against either bot, both sides at one screen, alone on a phone. */
export const SEATS = [
  { name: 'French against random', sides: ['french'], seats: { prussian: 'random' } },
  { name: 'both at one screen', sides: ['french', 'prussian'], seats: {} },
  { name: 'Prussian against greedy', sides: ['prussian'], seats: { french: 'greedy' } },
  { name: 'French against greedy, phone', sides: ['french'], seats: { prussian: 'greedy' },
    phone: true },
];

/** What a seed stands for. */
export const settingOf = (seed) => ({
  options: OPTIONS[seed % OPTIONS.length],
  ...SEATS[Math.floor(seed / OPTIONS.length) % SEATS.length],
});

/** Let a monkey play the game of a seed; whether it came to the end, and the monkey. */
export async function letLoose(t, seed, { limit, seconds, log }) {
  const { options, sides, seats, phone } = settingOf(seed);
  const made = await t.server.create({ options, seats });
  const settings = { pace: 0, confirm: seed % 2 === 0 };
  const page = await t.page({ settings, ...(phone ? PHONE : {}) });
  const table = new Table(page, made);
  await table.open(sides.map((side) => made.links[side]));
  const sitter = await t.sitter(made.watch);
  const monkey = new Monkey(table, seed, { touch: phone === true });
  const over = await monkey.play({
    limit, seconds, log,
    complaints: () => t.watch.check(),
    check: () => sameAsServer(table, sitter),
  });
  if (over) assert.match(sitter.now.result, /victory|draw/, 'a victory level');
  return { over, monkey, result: sitter.now.result };
}

/** What lies on the board is where an onlooker is told it lies, unless something is happening. */
async function sameAsServer(table, sitter) {
  const quiet = await table.page.evaluate(() => document.querySelector('.board') !== null &&
    document.querySelector('.replay') === null &&
    document.querySelector('[data-word="skip"]') === null);
  const hidden = await table.page.locator('[data-unit]').count() === 0;
  if (!quiet || hidden) return;
  let shown, told;
  for (let i = 0; i < 40; i++) {
    const before = JSON.stringify(sitter.now.view.places);
    shown = await table.places();
    told = sitter.now.view.places;
    const differ = Object.keys(shown).filter((unit) => shown[unit] !== told[unit]);
    if (differ.length === 0 || before !== JSON.stringify(told)) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  assert.deepEqual(shown, Object.fromEntries(Object.keys(shown).map((unit) => [unit, told[unit]])));
}
