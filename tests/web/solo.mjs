// A solo game begun on the start page, as somebody new to it begins one, and played by the page
// alone: by mouse, by keyboard, or by finger on a phone.
import { PHONE, screenshot } from './browser.mjs';
import { Pointing, playUntil } from './hands.mjs';
import { Keys } from './keyhand.mjs';
import { Habits } from './play.mjs';
import { Table } from './table.mjs';

/** Nothing was set before: moves of the bot are shown one by one, ends of phases asked about. */
const NEW_READER = { pace: 450, confirm: true };

const press = { mouse: (at) => at.click(), phone: (at) => at.tap() };

/** Open the start page, choose a side, begin; the table and the hand that plays at it. */
export async function beginSolo(t, { by, side = 'french', bot = 'greedy', shots = 'solo' }) {
  const page = await t.page({ settings: NEW_READER, ...(by === 'phone' ? PHONE : {}) });
  const table = new Table(page, null);
  table.touch = by === 'phone';
  await page.goto('/');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.getByText('Jena-Auerstadt, 14 October 1806').waitFor();
  await screenshot(page, `${shots}-1-start`);
  const hand = by === 'keyboard' ? await Keys.on(table) : new Pointing(table);
  await choose(page, { by, hand, side, bot });
  await screenshot(page, `${shots}-2-set-up`);
  if (by === 'keyboard') await startByKey(page, hand);
  else await press[by](page.getByRole('button', { name: 'Start', exact: true }));
  await table.ready();
  if (by === 'keyboard') await hand.focusBoard();
  return { table, hand };
}

/** The form: options are opened and read; sides are changed if need be. */
async function choose(page, { by, hand, side, bot }) {
  const change = page.getByRole('button', { name: 'Change sides' });
  const options = page.locator('summary').filter({ hasText: 'Options' });
  if (by === 'keyboard') {
    if (side !== 'french') {
      await hand.tabTo(() => document.activeElement?.textContent.includes('Change sides'), 'sides');
      await hand.press('Enter');
    }
    await hand.tabTo(() => document.activeElement?.textContent === 'Options', 'the options');
    await hand.press('Enter');
  } else {
    if (side !== 'french') await press[by](change);
    await press[by](options);
  }
  const other = side === 'french' ? 'prussian' : 'french';
  const seated = await page.locator(`[data-seat="${other}"]`).inputValue();
  if (seated !== bot) throw new Error(`${seated} plays ${other} where ${bot} should`);
  await page.locator('[data-seat]').first().scrollIntoViewIfNeeded();
}

async function startByKey(page, hand) {
  await hand.tabTo(() => document.activeElement?.classList.contains('start'), 'Start');
  await hand.press('Enter');
}

/** Moments worth a picture, each taken once. */
export function moments(page, shots) {
  const seenBefore = new Set();
  const once = async (name, so) => {
    if (seenBefore.has(name) || !so()) return;
    seenBefore.add(name);
    await screenshot(page, `${shots}-${name}`);
  };
  const kinds = (seen) => new Set(seen.hexes.map((hex) => hex.kind));
  return async (seen, turn) => {
    if (!process.env.BT_SHOTS) return;
    await once('3-board', () => seen.hexes.length > 0 || seen.units.length > 0);
    await once('4-reach', () => seen.selected !== null && turn >= 1 &&
      seen.hexes.filter((hex) => hex.cost !== undefined).length > 8);
    await once('5-odds', () => seen.buttons.includes('roll') && turn > 2);
    await once('6-retreat', () => kinds(seen).has('retreat') || kinds(seen).has('displace'));
    await once('7-middle', () => turn >= 6 && seen.units.length > 3);
    await once('8-end', () => seen.over);
  };
}

/** Play until a condition holds, asking and answering what a new reader is asked. */
export async function playSolo({ table, hand }, { moves, shots = 'solo', until, log = () => {} }) {
  const take = moments(table.page, shots);
  let turn = 0;
  return playUntil(table, new Habits({ moves }), hand, (seen) => until(seen, turn), {
    limit: 20000,
    each: async (seen, steps) => {
      const now = await table.turn().catch(() => turn);
      if (now !== turn) log(`turn ${turn = now}, ${steps} deeds`);
      await take(seen, turn);
    },
  });
}
