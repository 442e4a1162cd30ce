// Solo games against `greedy`, begun on the start page as by somebody new: one by mouse to its end,
// one by keyboard alone and one on a phone for some turns.  whole-game.mjs plays all three to the
// end, moving more.
import { assert, run, test } from './harness.mjs';
import { beginSolo, playSolo } from './solo.mjs';

/** The last turn that is played in the short games. */
const TURNS = 3;

test('a whole game by mouse, from the start page to a victory level', async (t) => {
  const seat = await beginSolo(t, { by: 'mouse' });
  await playSolo(seat, { moves: 1, until: (seen) => seen.over });
  const end = seat.table.page.getByRole('region', { name: 'The game is over' });
  assert.match(await end.getByRole('heading').innerText(), /victory|draw/i);
  assert.ok((await seat.table.turn()) > TURNS, 'it took its turns');
});

test(`${TURNS} turns by keyboard alone, from the start page on`, async (t) => {
  const seat = await beginSolo(t, { by: 'keyboard' });
  await playSolo(seat, { moves: 2, until: (seen, turn) => seen.over || turn > TURNS });
  await seat.hand.check();
  assert.ok((await seat.table.log()).length > 0);
});

test(`${TURNS} turns on a phone, as the Prussians, by finger`, async (t) => {
  const seat = await beginSolo(t, { by: 'phone', side: 'prussian' });
  await playSolo(seat, { moves: 2, until: (seen, turn) => seen.over || turn > TURNS });
  await seat.table.tab(/^Log/);
  assert.ok((await seat.table.log()).length > 0);
});

await run();
