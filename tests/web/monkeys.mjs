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

/** Seeds from here on play on areas, with cards. */
export const AREAS = 100;
/** Its games: the scenario and the options, in turn. */
const CAMPAIGNS = [
  ['campaign', 'combat=cards'], ['short', 'combat=dice'], ['campaign', 'rules=grognard'],
  ['short', 'hands=no'], ['short', 'combat=cards'], ['campaign', 'rules=marshal'],
];
const AREA_HABITS = {
  keys: ['O', 'O'],
  lines: ['help', 'legal', 'units', 'score', 'odds', 'why fight Ney', 'reach Ney', 'step Jena',
    'hex Jena', 'where Ney', 'nearest enemy', 'threats', 'rule C8.11', 'orders', 'orders combat=never',
    'orders combat=P01', 'orders noon=ask', 'undo', 'é ß "', '{0}'],
  texts: ['Ney', 'C8', 'attack', 'Jena', '(', 'é{0}', ''],
  long: Infinity, // the scripted player knows no areas
};

/** Seeds from here on play on whole lands, for years. */
export const LANDS = 200;
/** Its games, in turn. */
const EUROPES = [['1805', 'yield=no'], ['1813', 'yield=yes losses=largest'], ['1809', 'return=yes allies=weakest']];
/** Who plays there: the other side has another name. */
const POWERS = SEATS.map((one) => ({ ...one, name: one.name.replace('Prussian', 'Coalition'),
  sides: one.sides.map((side) => (side === 'prussian' ? 'coalition' : side)),
  seats: Object.fromEntries(Object.entries(one.seats).map(([side, bot]) => [side === 'prussian' ? 'coalition' : side, bot])) }));
const LAND_HABITS = {
  keys: ['O', 'O'],
  lines: ['help', 'legal', 'units', 'score', 'odds', 'why march Ney', 'reach Ney', 'step Bayern', 'hex Tirol', 'where Ney', 'nearest enemy',
    'rule AON-12.1a', 'orders', 'go Tirol', 'go', 'withdraw', 'withdraw Bayern', 'swap Napoléonica Mud', 'scout savary Minsk Tirol', 'pay Pitt',
    'sway Pitt Bayern', 'undo', 'é ß "', '{0}'],
  texts: ['Ney', 'AON', 'march', 'Tirol', '(', 'é{0}', ''],
  long: Infinity,
};

/** What a seed stands for. */
export function settingOf(seed) {
  const nth = seed % AREAS;
  const [games, powers] = seed < AREAS ? [OPTIONS, SEATS] : seed < LANDS ? [CAMPAIGNS, SEATS] : [EUROPES, POWERS];
  const seats = powers[Math.floor(nth / games.length) % powers.length];
  if (seed < AREAS) return { options: OPTIONS[nth % OPTIONS.length], ...seats };
  const [scenario, options] = games[nth % games.length];
  const [game, habits] = seed < LANDS ? ['napoleon1806', AREA_HABITS] : ['age-of-napoleon', LAND_HABITS];
  return { game, scenario, options, habits, ...seats, fog: seed >= LANDS || /grognard|marshal/.test(options),
    name: `${seats.name}, ${scenario}` };
}

/** Blocks are placed for him: a monkey would go on placing and lifting them for hours. */
async function arrange(t, made, sides) {
  for (const side of sides) {
    const sitter = await t.sitter(made.links[side]);
    for (let i = 0; i < 200; i++) {
      const next = sitter.legal.includes('ready') ? 'ready'
        : sitter.legal.find((action) => action.startsWith('place '));
      if (!next) break;
      await sitter.act(next);
    }
    sitter.leave();
  }
}

/** Let a monkey play the game of a seed; whether it came to the end, and the monkey. */
export async function letLoose(t, seed, { limit, seconds, log }) {
  const { game, scenario, options, sides, seats, phone, habits, fog } = settingOf(seed);
  const made = await t.server.create({ options, seats, ...(game ? { game, scenario } : {}) });
  if (/grognard/.test(options)) await arrange(t, made, sides);
  const settings = { pace: 0, confirm: seed % 2 === 0 };
  const page = await t.page({ settings, ...(phone ? PHONE : {}) });
  const table = new Table(page, made);
  await table.known(sides.map((side) => made.links[side]));
  await page.goto(`/#/play/${sides.map((side) => made.links[side]).join('+')}`);
  await page.locator('.board [data-unit], main.over').first().waitFor();
  const sitter = await t.sitter(made.watch);
  // In the fog an onlooker is told another map than a player; and a second screen at a seat that
  // shares its own with the other would change who is asked.
  const eye = fog ? sides.length === 1 && await t.sitter(made.links[sides[0]]) : sitter;
  const monkey = new Monkey(table, seed, { touch: phone === true, ...habits });
  const over = await monkey.play({
    limit, seconds, log,
    complaints: () => t.watch.check(),
    check: async () => eye && sameAsServer(table, eye),
  });
  if (over) assert.match(sitter.now.result, /victory|draw|wins/, 'a victory level');
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
